import { type AnyRuleset, type AnyScene, type Question } from '@fray/kernel';
import type { Heard } from './case-stream.ts';
import type { Step } from './cases.ts';
/** Whether the question is one by that rule to that seat or combatant, at that moment where one is said. */
export declare function isPutTo(scene: AnyScene, { to, rule, at }: NonNullable<Step['asked']>, question: Question): boolean;
/** What is wrong with a step's word that somebody is not asked, in a sentence, or null. */
export declare function notAskedProblem(rules: AnyRuleset, scene: AnyScene, said: NonNullable<Step['notAsked']>, { questions, passedOver }: Heard): string | null;
//# sourceMappingURL=case-not-asked.d.ts.map