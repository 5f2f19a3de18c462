import type { EscalationRule } from './rule-ids.ts';
/** A rule's whole entry in the catalogue; `default` and `choices` are an option's. */
export interface EscalationRuleText {
    readonly group: string;
    readonly title: string;
    readonly text: string;
    readonly from: string;
    readonly status: 'source' | 'ruling' | 'option';
    readonly needs?: readonly EscalationRule[];
    readonly default?: string;
    readonly choices?: readonly string[];
}
/** Every rule's text and where it comes from. */
export declare const escalationRuleTexts: Record<EscalationRule, EscalationRuleText>;
//# sourceMappingURL=rule-texts.d.ts.map