import type { About, ThingRef } from '@fray/kernel/rules';
/** Everything ready-made, and the conditions that there are. */
export declare const content: () => readonly ThingRef[];
/** Explains something ready-made, read as an encounter would read it. */
export declare function aboutContent({ kind, name }: ThingRef): About | null;
//# sourceMappingURL=content.d.ts.map