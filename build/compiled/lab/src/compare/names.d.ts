import { type Plain } from './plain.ts';
/** Takes a combatant's name out of every list, pair of positions and map of those in the middle of a fight. */
export declare function forget(encounter: Plain, name: string): void;
/** Puts a copy next to its original in every list, and as far from others as the original is; nobody is engaged with it. */
export declare function remember(encounter: Plain, original: string, copy: string): void;
/**
 * Takes the combatants off a text map, where they are letters: in an encounter in full everybody's place is written with
 * the combatant. The ground under them stays what it was.
 */
export declare function clearLetters(encounter: Plain): void;
//# sourceMappingURL=names.d.ts.map