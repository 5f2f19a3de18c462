import type { Budget, CardFacts, Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** What is left of the actions of this turn, or what the next one will have; spaces that are bought and not yet walked. */
export declare function budgets(scene: FreeHitsScene, row: number): Budget[];
/** Free hits left this round, the attacks that feats give, and getting up out of turn. */
export declare function reactions(scene: FreeHitsScene, row: number, lens: Lens): CardFacts['reactions'];
//# sourceMappingURL=budgets.d.ts.map