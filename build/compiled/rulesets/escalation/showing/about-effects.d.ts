import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { OwnCondition } from '../kinds/conditions.ts';
import type { Effect } from '../kinds/effects.ts';
/** Effects in one clause each; what is for the target of an ability for oneself is for its user. */
export declare const effectClauses: (effects: readonly Effect[], isForOneself: boolean, own: readonly OwnCondition[]) => string[];
/** The rules behind effects, each once. */
export declare const effectRules: (effects: readonly Effect[]) => EscalationRule[];
//# sourceMappingURL=about-effects.d.ts.map