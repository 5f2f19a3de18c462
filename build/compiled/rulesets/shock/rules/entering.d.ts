import { type Entrant } from '../kinds/combatant.ts';
import { type Cited, type ShockScene } from '../scene.ts';
/** Puts a combatant into the fight with everything it begins with; returns its row. Whom it holds or screens comes by {@link relate}. */
export declare function admit(scene: ShockScene, entrant: Entrant, rule: Cited): number;
/** Holds, screens, swarms and aims that combatants bring into the fight, once all of them are there. */
export declare function relate(scene: ShockScene, row: number, entrant: Entrant, rule: Cited): void;
//# sourceMappingURL=entering.d.ts.map