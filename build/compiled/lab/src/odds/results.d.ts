import { type AnyRuleset, type AnyScene, Recorder } from '@fray/kernel';
import type { Fraction } from './fraction.ts';
import type { Measure } from './measure.ts';
import type { Reactions } from './reactions.ts';
import type { Reading } from './reading.ts';
/** How odds are worked out. */
export interface OddsWishes<T> {
    /** What is read from the fight afterwards: `happenings` if left out. */
    readonly reading?: Reading<T>;
    /** Who answers: `nobody` if left out. */
    readonly reactions?: Reactions;
    /** What `best` is best for each side: `lifeMargin` if left out. */
    readonly measure?: Measure;
    /** Odds that take more ways than this are sampled instead; {@link MOST_WAYS} if left out. */
    readonly ways?: number;
    /** Whether every way is followed to its end, also those that come to what others have come to: slow, for checking. */
    readonly apart?: boolean;
    /** How many samples are taken then; {@link SAMPLES} if left out. */
    readonly samples?: number;
    /** How many dice are rolled for them, all together, before no further sample is taken; {@link MOST_DICE} if left out. */
    readonly dice?: number;
    /** The seed of the samples; the same seed gives the same samples. */
    readonly seed?: string;
    /** Asked now and then; the odds end with {@link OddsStopped} when it says true. */
    readonly stopped?: () => boolean;
}
/** Ways of falling that are followed before odds are sampled instead. */
export declare const MOST_WAYS = 100000;
/** Samples that are taken where an exact answer would take too long. */
export declare const SAMPLES = 10000;
/** Dice after which no further sample is taken. */
export declare const MOST_DICE = 2000000;
/** How often somebody is asked whether to stop. */
export declare const ASK_EVERY = 256;
/** Odds that were given up because somebody wanted it. */
export declare class OddsStopped extends Error {
    name: string;
}
/** Every distinct outcome with its exact chance; the chances add up to one. */
export interface ExactOdds<T> {
    readonly kind: 'exact';
    /** In the order in which they were met. */
    readonly outcomes: readonly {
        readonly value: T;
        readonly chance: Fraction;
    }[];
    /** Executions of the rules: ways that were followed to their end, or to where they came to the same as another. */
    readonly ways: number;
    /** In a sentence, who has answered where the answers that were wanted would have taken too many ways. */
    readonly instead?: string;
}
/** Outcomes of seeded samples, where the exact odds would have taken too long. */
export interface SampledOdds<T> {
    readonly kind: 'sampled';
    readonly outcomes: readonly {
        readonly value: T;
        readonly count: number;
    }[];
    readonly samples: number;
    readonly seed: string;
    /** Why they are not exact, in a sentence. */
    readonly why: string;
}
/** The odds of a command: exact, or sampled, and they say which. */
export type Odds<T> = ExactOdds<T> | SampledOdds<T>;
/** Outcomes, numbered as they come. */
export declare class Outcomes<T> {
    readonly values: T[];
    private readonly numbers;
    private readonly byMark;
    private latestMark;
    private latest;
    private readonly reading;
    constructor(reading: Reading<T>);
    /** The number of what is read from the scene now, with what was heard of the blows. */
    read(scene: AnyScene): number;
    private numberOf;
}
/** A recorder for a reading, or null where it wants no events. */
export declare const recorderFor: (reading: Reading<unknown>) => Recorder | null;
/** One fight at the point where a command may be given. */
export interface Situation {
    readonly rules: AnyRuleset;
    /** Used for working, and as before when the odds are there. */
    readonly scene: AnyScene;
}
//# sourceMappingURL=results.d.ts.map