import type { Refusal, Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Whether it is the actor's own turn: its side's, and it has not passed. */
export declare const isOwnTurn: (scene: ShockScene, actor: Who) => boolean;
/** Whether the actor has held its action and may trigger it, or is in the middle of doing so. */
export declare const mayTrigger: (scene: ShockScene, actor: Who) => boolean;
/** Whether the actor may do now what only a turn of one's own, or a held action, allows. */
export declare const isOnTurn: (scene: ShockScene, actor: Who) => boolean;
/** Why it is not the time for the actor's ordinary actions, or null. One who holds may act on anyone's turn. */
export declare function notYourTurn(scene: ShockScene, actor: Who): Refusal | null;
/** Why no Free Action can be taken, or null: they are for the own turn. */
export declare function notFree(scene: ShockScene, actor: Who): Refusal | null;
//# sourceMappingURL=timing.d.ts.map