import type { AnyRuleset, RuleText } from '@fray/kernel';
import type { Terminal } from '../io/terminal.ts';
/** `fray rules [RULESET [ID]]`: the rulesets, the rules of one, or one rule in full. */
export declare function rules(terminal: Terminal, rulesetId: string | undefined, id: string | undefined, { json }?: {
    readonly json?: boolean;
}): Promise<void>;
/** The rule's text. Throws a {@link Stop} with the nearest id that there is. */
export declare function findRule(rules: AnyRuleset, id: string): Promise<RuleText>;
/** One rule in full. */
export declare function showRule(terminal: Terminal, id: string, rule: RuleText): void;
//# sourceMappingURL=rules.d.ts.map