import { type About, type ThingRef } from '@fray/kernel/rules';
/** Everything ready-made, the rows of the tables of injuries, and what one may be by the rules alone. */
export declare const content: () => readonly ThingRef[];
/** Explains something ready-made, read as an encounter would read it. */
export declare function aboutContent({ kind, name }: ThingRef): About | null;
//# sourceMappingURL=content.d.ts.map