import { type Refusal, type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** Why the unit may not command at all now, or null. */
export declare function mayCommand(scene: FreeHitsScene, actor: Who): Refusal | null;
/** Why the unit's condition forbids it to act, or null. */
export declare function cannotAct(scene: FreeHitsScene, actor: Who): Refusal | null;
/** Why it is not the unit's turn, or null. */
export declare function notYourTurn(scene: FreeHitsScene, actor: Who): Refusal | null;
/**
 * When an action may be taken: `turn` on the own turn; `any` says itself when; `end` on the own turn even if it cannot act.
 */
export type When = 'turn' | 'any' | 'end';
/** Why it is not the time for such an action, or null. */
export declare function badTime(scene: FreeHitsScene, actor: Who, when: When): Refusal | null;
/** Why the referee's command comes too late, or null. */
export declare const notOver: (scene: FreeHitsScene) => Refusal | null;
/** Why the command is for a running battle only, or null. */
export declare const notInBattle: (scene: FreeHitsScene) => Refusal | null;
/** Why the unit is not in the battle, or null. */
export declare const notHere: (scene: FreeHitsScene, row: Who) => Refusal | null;
/** Why nothing of that size can be put there, or null; `target` is in nobody's way where it stands. */
export declare function cannotPut(scene: FreeHitsScene, target: Who, to: number, size: number): Refusal | null;
//# sourceMappingURL=gate.d.ts.map