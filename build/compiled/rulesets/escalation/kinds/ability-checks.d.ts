import type { Given } from '../../kinds/record.ts';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { Ability } from './abilities.ts';
import { type abilityFields } from './ability-fields.ts';
import type { Reader } from './fields.ts';
type Told = Given<keyof typeof abilityFields, EscalationRule>;
/** What the checks look at. */
type Settled = Pick<Ability, 'name' | 'action' | 'trigger' | 'escalation' | 'special' | 'isMelee' | 'isRanged' | 'target' | 'includesMove' | 'vs' | (typeof LISTS)[number] | 'natural' | 'odd' | 'even'>;
declare const LISTS: readonly ['hit', 'miss', 'crit', 'fumble', 'effects', 'below', 'above'];
/** What only an ability with a trigger can do, in one without. */
export declare function checkAnswers(r: Reader, ability: Settled, { at }: Told): void;
/** Interrupts answer something, and nothing but Interrupts and free actions does. */
export declare function checkTrigger({ action, trigger, name }: Settled, { raw, wrong }: Told): void;
/** What is special at some escalation says at which. */
export declare function checkEscalation({ escalation, special, name, below, above }: Settled, { wrong }: Told): void;
/** What says what an attack does needs one; an attack needs somebody else that it reaches. */
export declare function checkAttack(ability: Settled, { raw, wrong }: Told): void;
export {};
//# sourceMappingURL=ability-checks.d.ts.map