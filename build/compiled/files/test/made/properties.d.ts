import { type Game, type Setup } from '@fray/kernel';
import { type Known } from '../random-play.ts';
/** What came of one property in one fight, in which at most so many commands are played: how many were played or compared. */
export type Property = (game: Game, setup: Setup, known: Known, seed: string, most: number) => number;
/** Everything that is asked of a made fight. */
export declare const PROPERTIES: Readonly<Record<string, Property>>;
/** Whether two sides stand and the rules do not end the fight at once: others are over before they begin. */
export declare function isUnderWay(game: Game, setup: Setup): boolean;
//# sourceMappingURL=properties.d.ts.map