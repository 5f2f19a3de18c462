import type { AnyScene, Column } from '@fray/kernel/rules';
/** After an override: nobody has more in the column than its most. */
export declare function keepToMost(scene: AnyScene, column: Column, most: Column): void;
//# sourceMappingURL=bounds.d.ts.map