import { type Entrant } from '../kinds/combatant.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** Puts a unit into the fight with what it begins with; returns its row. What concerns others comes by {@link relate}. */
export declare function admit(scene: FreeHitsScene, entrant: Entrant, rule: Cited, name?: string): number;
/** What a unit brings that concerns others, once all of them are there. */
export declare function relate(scene: FreeHitsScene, row: number, entrant: Entrant, rule: Cited): void;
//# sourceMappingURL=entering.d.ts.map