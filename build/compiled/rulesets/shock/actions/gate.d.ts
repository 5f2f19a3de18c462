import type { Refusal, Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Why the combatant may not command at all now, or null. */
export declare function mayCommand(scene: ShockScene, actor: Who): Refusal | null;
/** Why one who retreats does not attack of its own choice, or null. */
export declare function noAttacks(scene: ShockScene, actor: Who): Refusal | null;
/** Why the referee's command comes too late, or null. */
export declare const notOver: (scene: ShockScene) => Refusal | null;
//# sourceMappingURL=gate.d.ts.map