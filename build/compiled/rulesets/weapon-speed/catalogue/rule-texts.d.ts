import type { WeaponSpeedRule } from './rule-ids.ts';
/** A rule's whole entry in the catalogue; `default` and `choices` are an option's. */
export interface WeaponSpeedRuleText {
    readonly group: string;
    readonly title: string;
    readonly text: string;
    readonly from: string;
    readonly status: 'source' | 'ruling' | 'option';
    readonly needs?: readonly WeaponSpeedRule[];
    readonly default?: string;
    readonly choices?: readonly string[];
}
/** Every rule's text and where it comes from. */
export declare const weaponSpeedRuleTexts: Record<WeaponSpeedRule, WeaponSpeedRuleText>;
//# sourceMappingURL=rule-texts.d.ts.map