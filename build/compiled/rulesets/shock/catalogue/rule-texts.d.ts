import type { ShockRule } from './rule-ids.ts';
/** A rule's whole entry in the catalogue; `default` and `choices` are an option's. */
export interface ShockRuleText {
    readonly group: string;
    readonly title: string;
    readonly text: string;
    readonly from: string;
    readonly status: 'source' | 'ruling' | 'option';
    readonly needs?: readonly ShockRule[];
    readonly default?: string;
    readonly choices?: readonly string[];
}
/** Every rule's text and where it comes from. */
export declare const shockRuleTexts: Record<ShockRule, ShockRuleText>;
//# sourceMappingURL=rule-texts.d.ts.map