import type { Refusal, Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Why the combatant may not command at all now, or null. */
export declare function mayCommand(scene: EscalationScene, actor: Who): Refusal | null;
/** Why it is not the combatant's turn, nor one that it could begin, or null. */
export declare function notYourTurn(scene: EscalationScene, actor: Who): Refusal | null;
/** Why one who is down can do nothing, or null. */
export declare function isDown(scene: EscalationScene, actor: Who): Refusal | null;
/**
 * When an action may be taken: `turn` on the own turn, by one who is up; `begin` to begin a turn or end it; `any` says
 * itself when. A readied action that is being carried out may come at any time.
 */
export type When = 'turn' | 'begin' | 'any';
/** Why it is not the time for the actor's action, or null. */
export declare function badTime(scene: EscalationScene, actor: Who, when: When): Refusal | null;
/** Why the referee's command comes too late, or null. */
export declare const notOver: (scene: EscalationScene) => Refusal | null;
/** Why there is no encounter going on, or null. */
export declare function notFighting(scene: EscalationScene): Refusal | null;
//# sourceMappingURL=gate.d.ts.map