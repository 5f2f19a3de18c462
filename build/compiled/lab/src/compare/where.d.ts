import { type Path } from '@fray/rulesets/reading';
import type { KnownFields } from './known-fields.ts';
import { type Plain } from './plain.ts';
/** What the path of a change means in an encounter: how many there are of somebody, or values at places. */
export type Meaning = {
    readonly kind: 'count';
    readonly word: string;
} | {
    readonly kind: 'places';
    readonly places: readonly Path[];
};
/**
 * Finds what a path means: a combatant's name, a kind or a pattern with what they have (`Ogre.hp`, `goblin*.hp`,
 * `Ada.longsword.damage`), a thing with a field for all who carry it (`longsword.damage`), or a field of the encounter
 * (`surprised`). A word alone that means combatants, or content from which some can be made, is about their number.
 * Throws a {@link ChangeError} without the change's own name in front.
 */
export declare function meaningOf(encounter: Plain, known: KnownFields, text: string): Meaning;
/** Ids of the content that combatants can be made from: the encounter's own, then the ruleset's. */
export declare function contentKinds(encounter: Plain, known: KnownFields): string[];
//# sourceMappingURL=where.d.ts.map