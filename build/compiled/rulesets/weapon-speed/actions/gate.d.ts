import type { Refusal, Who } from '@fray/kernel/rules';
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts';
import { type WeaponSpeedScene } from '../scene.ts';
/** Why the combatant may not command at all now, or null. */
export declare function mayCommand(scene: WeaponSpeedScene, actor: Who): Refusal | null;
/** Why it is not the combatant's turn, or null. */
export declare function notYourTurn(scene: WeaponSpeedScene, actor: Who): Refusal | null;
/** Why the referee's command comes too late, or null. */
export declare const notOver: (scene: WeaponSpeedScene) => Refusal | null;
/** Why the fight is not under way, or null. */
export declare const notUnderWay: (scene: WeaponSpeedScene) => Refusal | null;
/** Why nothing can befall or be done to the combatant, or null: it is dead or gone. */
export declare const notHere: (scene: WeaponSpeedScene, target: Who) => Refusal | null;
/** What is for the time before the first round: why it is too late for it, in that sentence, or null. */
export declare const inSetup: (scene: WeaponSpeedScene, rule: WeaponSpeedRule, why: string) => Refusal | null;
/** Why nobody attacks that one, or null: it is the attacker. */
export declare const notItself: (scene: WeaponSpeedScene, actor: Who, target: Who) => Refusal | null;
//# sourceMappingURL=gate.d.ts.map