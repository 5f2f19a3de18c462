import { type AnyScene, type Command } from '@fray/kernel';
import { type Happening, type Reading } from './reading.ts';
import { type ExactOdds, type Odds, type OddsWishes, type Situation } from './results.ts';
/** The command whose odds are wanted may not be given now; the message is the rules' own. */
export declare class IllegalCommand extends Error {
    name: string;
}
/**
 * The odds of a command: what may follow and how likely it is. Exact where that takes no more than the wished number of
 * ways, else sampled. Throws {@link IllegalCommand} for one that may not be
 * given now. The scene is unchanged afterwards, also when a reading throws.
 */
export declare function oddsOf(situation: Situation, command: Command, wishes?: OddsWishes<Happening>): Odds<Happening>;
export declare function oddsOf<T>(situation: Situation, command: Command, wishes: OddsWishes<T> & {
    readonly reading: Reading<T>;
}): Odds<T>;
/**
 * The same where everybody answers as wished and every way is followed; null where that would take too many, and nothing is
 * tried instead.
 */
export declare function exactOddsOf<T>(situation: Situation, command: Command, wishes: OddsWishes<T> & {
    readonly reading: Reading<T>;
}): ExactOdds<T> | null;
/** The two ends of what a command can come to, over all ways of reacting. */
export interface OddsRange<T> {
    readonly low: ExactOdds<T>;
    readonly high: ExactOdds<T>;
}
/**
 * What the odds are when all who are asked do what makes a number least, and when they do what makes it most: whatever
 * people do, its average lies between. Nobody chooses by dice that are still to fall. Null where there are more ways
 * than the wished number: extremes cannot be sampled.
 */
export declare function rangeOf<T>(situation: Situation, command: Command, wishes: Omit<OddsWishes<T>, 'reactions' | 'measure' | 'samples' | 'seed'> & {
    readonly reading: Reading<T>;
    /** The number whose extremes are wanted. */
    readonly of: (value: T, scene: AnyScene) => number;
}): OddsRange<T> | null;
//# sourceMappingURL=odds.d.ts.map