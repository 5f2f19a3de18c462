import type { Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import type { Effect } from '../kinds/effects.ts';
import { type Attack, type EscalationScene } from '../scene.ts';
export declare const NO_EFFECTS: readonly Effect[];
/** Whether an effect is damage to the target: of an attack it is part of the blow, whichever list it stands in. */
export declare const isBlow: (effect: Effect) => effect is Effect & {
    readonly effect: 'damage';
};
/**
 * The lists of an ability that the result of an attack calls up, in their order: of the hit or the miss, of the Crit, of
 * the Natural, of the escalation die. A Crit Fail has none of those that belong to a miss.
 */
export declare function listsOf(scene: EscalationScene, attack: Attack): (readonly Effect[])[];
/** What an ability adds on an odd or even die, below and from its escalation on. */
export declare function parityLists(scene: EscalationScene, who: Who, ability: Ability): (readonly Effect[])[];
//# sourceMappingURL=attack-lists.d.ts.map