import type { Game, Setup } from '@fray/kernel';
import { type EncounterChange } from './change.ts';
/** An encounter with changes made, ready to be played; or why they cannot be made, a sentence each. */
export type Changed = {
    readonly setup: Setup;
} | {
    readonly problems: readonly string[];
};
/**
 * Makes changes to an encounter, given as plain data as its file has it or as a journal carries it; neither is touched.
 * Options are set first, as if they stood in the file; then everything else in its order, in the encounter in full. The
 * ruleset reads the result, so that nothing comes out that could not have been written by hand.
 */
export declare function changeEncounter(game: Game, encounter: unknown, changes: readonly EncounterChange[]): Changed;
//# sourceMappingURL=changes.d.ts.map