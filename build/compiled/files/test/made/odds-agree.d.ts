import { type AnyScene, type Command, type Game, type Random, type Setup } from '@fray/kernel';
/** Whoever may command now, and its legal commands; the referee's own where nobody else may. */
export declare function legalNow(game: Game, scene: AnyScene): Command[];
/** Exact chances of some commands of a situation against plays with the generator; returns how many were compared. */
export declare function checkOdds(game: Game, setup: Setup, random: Random, seed: string): number;
/** Goes on from what one play of the command comes to. */
export declare function advance(game: Game, scene: AnyScene, command: Command, seed: string): void;
//# sourceMappingURL=odds-agree.d.ts.map