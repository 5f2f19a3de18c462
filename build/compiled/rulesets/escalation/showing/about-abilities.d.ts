import { type About } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import type { OwnCondition } from '../kinds/conditions.ts';
/** What sets off an ability that answers something: `a Melee attack hits its user`. Only attacks are told apart by kind. */
export declare function triggerWords({ trigger }: Ability): string;
/** An ability or attack, from its data: the same in a fight and out of any. */
export declare function aboutAbility(ability: Ability, own: readonly OwnCondition[]): About;
/** What stands on a card beside the name: `Standard action, against AC, 3 Power`. */
export declare const inShort: (ability: Ability) => string;
/** Things by name in a sentence; '' for none. */
export declare const listLine: (title: string, names: readonly string[]) => string[];
//# sourceMappingURL=about-abilities.d.ts.map