import { type Path } from '@fray/rulesets/reading';
import { type Plain } from './plain.ts';
/** A combatant of an encounter. */
export interface Member {
    readonly entry: Plain;
    readonly name: string;
    /** The id of the content that it was made from; empty for none. */
    readonly kind: string;
    /** Its list of combatants, and where it stands there. */
    readonly list: Plain[];
    readonly path: Path;
}
/** Everybody in an encounter in full, in the order of the lists. */
export declare function membersOf(encounter: Plain): Member[];
/** `Goblin` of `Goblin 3`. */
export declare const withoutNumber: (name: string) => string;
/** Those of a kind, those counted under a name (`Goblin 1`, `Goblin 2`), and the one who is called just so. */
export declare function familyOf(members: readonly Member[], word: string): Member[];
/** Whom a word means: the one of that name, else its {@link familyOf}. */
export declare function meant(members: readonly Member[], word: string): Member[];
/** Every word that means somebody. */
export declare const wordsFor: (members: readonly Member[]) => string[];
/** Places in the encounter's own content that a word of a kind means: what is summoned is made from them. */
export declare function contentOf(encounter: Plain, word: string): Path[];
//# sourceMappingURL=who.d.ts.map