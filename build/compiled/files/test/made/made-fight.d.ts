import { type Game, type Setup } from '@fray/kernel';
/** An encounter that nobody would write: made from the ruleset's schema with the dice of the seed, and mended. */
export declare function madeSetup(game: Game, seed: string, complaints?: Map<string, number>): Setup;
//# sourceMappingURL=made-fight.d.ts.map