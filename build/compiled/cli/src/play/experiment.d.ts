import { type AnyRuleset, type Setup } from '@fray/kernel';
import { type Experiment } from '@fray/lab';
import { type Loaded } from '../io/encounters.ts';
/**
 * The policies of an experiment. Each wish is a policy's name for everybody, or `SIDE=NAME`; later ones count more. A side of
 * which nothing is said is played as the encounter says. Throws a {@link Stop} for a name that means nothing.
 */
export declare function readPolicies(rules: AnyRuleset, setup: Setup, wishes: readonly string[]): Experiment['policies'];
/** A fight to be simulated: an encounter, or the point that a saved fight had reached. */
export interface Simulated extends Loaded {
    /** Commands that lead to the point; none for the beginning of an encounter. */
    readonly opening: readonly unknown[];
    /** Of which command of how many it is the point after; null for the beginning of an encounter. */
    readonly at: {
        readonly command: number;
        readonly of: number;
    } | null;
}
/**
 * Reads what is to be simulated: an encounter's file or name, or a journal, with the command after which the trials begin
 * (`at`; the last one if left out). Throws a {@link Stop} that says what is wrong.
 */
export declare function readSimulated(given: string, at: string | undefined): Promise<Simulated>;
//# sourceMappingURL=experiment.d.ts.map