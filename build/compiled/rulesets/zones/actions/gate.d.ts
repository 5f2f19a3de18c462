import type { Refusal, Who } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** Why the referee's command comes too late, or null. */
export declare function notOver(scene: ZonesScene): Refusal | null;
/** Why the combatant may not command at all now, or null. */
export declare function mayCommand(scene: ZonesScene, actor: Who): Refusal | null;
/** Why the one whose Turn it is cannot do anything but end it, or null. Checks that its Turn has begun. */
export declare function cannotDoAnything(scene: ZonesScene, actor: Who): Refusal | null;
/** Why it cannot take an Action, or null. */
export declare function cannotAct(scene: ZonesScene, actor: Who): Refusal | null;
/** Why it cannot do something hostile, or null: one who flees or parleys does not. */
export declare function cannotBeHostile(scene: ZonesScene, actor: Who): Refusal | null;
/** Why it cannot do anything that a fleeing Creature does not do, or null. */
export declare function cannotTarry(scene: ZonesScene, actor: Who): Refusal | null;
/** Rows of everybody on the other side who is up. */
export declare const opponentsUp: (scene: ZonesScene, actor: Who) => number[];
//# sourceMappingURL=gate.d.ts.map