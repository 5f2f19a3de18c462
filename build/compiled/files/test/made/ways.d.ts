import type { Game, Random } from '@fray/kernel';
import { type Chances, type Hints, type Json, type Maker } from './from-schema.ts';
/** How encounters of one ruleset are made at random: what the schema cannot say, how likely fields are, and the ground. */
export interface Way {
    readonly hints: Hints;
    readonly chances: Chances;
    /** What is not left to chance: who is there and where. */
    fixed(maker: Maker, root: Json): Record<string, unknown>;
}
/** Names that are easy to tell apart; the first of the list come first. */
export declare const NAMES: string[];
/** How encounters of a ruleset are made. */
export declare const wayOf: (game: Game) => ((random: Random) => Way);
//# sourceMappingURL=ways.d.ts.map