import type { Entrant } from '../kinds/combatant.ts';
import { type Cited, type ZonesScene } from '../scene.ts';
/** Puts a combatant into the fight with everything it begins with; returns its row. */
export declare function admit(scene: ZonesScene, entrant: Entrant, rule: Cited): number;
//# sourceMappingURL=entering.d.ts.map