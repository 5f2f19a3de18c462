import type { About, ThingRef } from '@fray/kernel/rules';
/** Everything ready-made, the conditions and the options that there are. */
export declare const content: () => readonly ThingRef[];
/** Explains something ready-made, read as an encounter would read it. */
export declare function aboutContent({ kind, name }: ThingRef): About | null;
//# sourceMappingURL=content.d.ts.map