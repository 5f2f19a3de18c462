import { type Game, type Problem } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
/**
 * What of a piece of data is larger than anything that is played, found before anything is made of it: numbers, also those
 * within texts, how deep and how long it is, how many fight. Data that passes can be read in a moment and fits the fight's
 * numbers.
 */
export declare function boundProblems(value: unknown, path?: Path): Problem[];
/** The game, which reads nothing that is out of bounds. */
export declare const bounded: (game: Game) => Game;
//# sourceMappingURL=bounds.d.ts.map