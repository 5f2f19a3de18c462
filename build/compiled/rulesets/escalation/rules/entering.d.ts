import type { Entrant } from '../kinds/combatant.ts';
import { type Cited, type EscalationScene } from '../scene.ts';
/** Puts a combatant into the fight with what it begins with; returns its row. What concerns others comes by {@link relate}. */
export declare function admit(scene: EscalationScene, entrant: Entrant, rule: Cited): number;
/** What a combatant brings that concerns others, once all of them are there. */
export declare function relate(scene: EscalationScene, row: number, entrant: Entrant, rule: Cited): void;
//# sourceMappingURL=entering.d.ts.map