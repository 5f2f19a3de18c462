import type { Game } from '@fray/kernel';
import type { Experiment } from '../src/simulate/simulation.ts';
/** A ready encounter for each ruleset, each quick to play. */
export declare const READY: readonly ['zones/plain', 'shock/plain', 'free-hits/churchyard', 'weapon-speed/clock-yard', 'escalation/toll-house'];
/** The ruleset of a ready encounter. */
export declare const gameOf: (ready: string) => Promise<Game>;
/** An experiment with a ready encounter, every side played by `aggressive` unless said otherwise. */
export declare function experimentWith(ready: string, more?: Partial<Experiment>): Promise<Experiment>;
//# sourceMappingURL=experiments.d.ts.map