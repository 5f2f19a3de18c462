import type { Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import { type Attack, type EscalationScene } from '../scene.ts';
/** An attack about to be made; `vs` and the rest as the ability says, AC for a Basic Attack. */
export declare function prepare(attacker: Who, target: Who, ability: Ability | null, basic: number, more?: {
    readonly knockOut?: boolean;
    readonly coup?: boolean;
    readonly damageOnly?: boolean;
}): Attack;
/**
 * Declares and rolls one attack: the save against an Invisible target, Interrupts before and after the roll. Returns false
 * where it comes to nothing.
 */
export declare function rollAttack(scene: EscalationScene, attack: Attack): boolean;
//# sourceMappingURL=attack.d.ts.map