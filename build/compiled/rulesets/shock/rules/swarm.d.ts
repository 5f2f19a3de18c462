import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** How many belong to the swarm of that side on the target. */
export declare function swarmOn(scene: ShockScene, side: number, target: Who): number;
/** The combatant is in no swarm any more. */
export declare function leaveSwarm(scene: ShockScene, row: Who, rule: 'swarm-one-attack' | 'swarm-lapse' | 'retreat'): void;
/** The swarm of that side on the target has struck. */
export declare function useUpSwarm(scene: ShockScene, side: number, target: Who): void;
//# sourceMappingURL=swarm.d.ts.map