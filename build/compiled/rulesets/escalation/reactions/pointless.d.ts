import type { Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import { type Attack, type EscalationScene } from '../scene.ts';
/**
 * Says why an ability that does nothing but add to the defense against a hit cannot undo it: a critical hit stands, and
 * the roll may be higher than all that the target's side could add. Nothing is said where some seat may not know the roll,
 * the defense or the ability: that nobody is asked would tell of it.
 */
export declare function pointlessOf(scene: EscalationScene, who: Who, ability: Ability, when: number, attack: Attack | null): {
    readonly pointless?: string;
};
//# sourceMappingURL=pointless.d.ts.map