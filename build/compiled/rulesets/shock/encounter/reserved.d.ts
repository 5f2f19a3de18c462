import type { ShockSide } from '../kinds/fields.ts';
/** Words that cannot be names in a fight of these sides. */
export declare const reservedNames: (sides: readonly ShockSide[]) => string[];
//# sourceMappingURL=reserved.d.ts.map