import type { Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import { type Attack, type EscalationScene } from '../scene.ts';
/** How far an ability reaches once its move is made, a position in RANGES: what is Melee and moves strikes those engaged. */
export declare const reachOf: ({ target, includesMove, isMelee, isRanged, vs }: Ability) => number;
/** Whether what reaches so far (a position in RANGES) reaches over that distance (a position in DISTANCES). */
export declare const spans: (range: number, apart: number) => boolean;
/** Whether what reaches so far (a position in RANGES) reaches from the one to the other. */
export declare const reaches: (scene: EscalationScene, who: Who, target: Who, range: number) => boolean;
/** Whether the attack still reaches its target: somebody may have moved since it was declared. */
export declare function isInReach(scene: EscalationScene, { attacker, target, ability, basic }: Attack): boolean;
//# sourceMappingURL=reach.d.ts.map