/**
 * A refusal whose reason gets its capital when somebody reads it. Policies try many commands and read no reasons, and a look
 * at the first letter of a text that has just been put together makes the engine copy it: 2 to 5% of a fight of shock.
 */
class Refused {
    rule;
    said;
    constructor(rule, said) {
        this.rule = rule;
        this.said = said;
    }
    get reason() {
        return asSentence(this.said);
    }
    toJSON() {
        return { rule: this.rule, reason: this.reason };
    }
}
/** A refusal by the rule, with its reason in a sentence. */
export const refuse = (rule, reason) => new Refused(rule, reason);
/** How a ruleset refuses: by one of its rules `R` or one of the kernel's; a misspelt id does not compile. */
export const refusing = () => refuse;
/**
 * How a ruleset's code names rules that nothing in it names by itself, because they say what does not happen or in what
 * order: `cite('dice-order')`. It does nothing; a misspelt id does not compile, and `npm run rules` finds the place.
 */
export const citing = () => (..._rules) => { };
/** The text with a capital. */
function asSentence(text) {
    const first = text.charCodeAt(0);
    return first >= CAPITAL_A && first <= CAPITAL_Z ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
const CAPITAL_A = 65;
const CAPITAL_Z = 90;
/**
 * Rules that come from no ruleset: `unknown-action`, `unknown-name`, `bad-value`, `missing-value`, `unknown-field`
 * (the command says something that means nothing here), `not-your-seat` (it is another seat's combatant), `not-now`
 * (somebody else may command at this point), `fight-over`, `question-open` (an answer is awaited first); and `override`, by which the referee changes values.
 */
const KERNEL_RULE_IDS = [
    'unknown-action',
    'unknown-name',
    'bad-value',
    'missing-value',
    'unknown-field',
    'not-your-seat',
    'not-now',
    'fight-over',
    'question-open',
    'override',
];
export const KERNEL_RULES = new Set(KERNEL_RULE_IDS);
//# sourceMappingURL=refusal.js.map