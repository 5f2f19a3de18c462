import { type Command } from '@fray/kernel';
import type { Measure } from './measure.ts';
import type { Reading } from './reading.ts';
import { type OddsWishes, type SampledOdds, type Situation } from './results.ts';
/** What sampling needs besides the wishes. */
interface SampleWishes<T> extends OddsWishes<T> {
    readonly reading: Reading<T>;
    readonly why: string;
    readonly measure?: Measure;
}
/** The odds of a command by playing it so many times with seeded dice. The scene is unchanged afterwards. */
export declare function sampled<T>({ rules, scene }: Situation, command: Command, wishes: SampleWishes<T>): SampledOdds<T>;
export {};
//# sourceMappingURL=sampled.d.ts.map