import { EVERY } from '@fray/kernel';
/** The policy that says what somebody sensible might do. Every ruleset has it. */
export const SENSIBLE = 'aggressive';
/** The answer of one who does not react: reactions are declined, other questions take their preset. */
export const declined = ({ decline, preset }) => decline !== undefined && decline >= 0 ? decline : preset;
/** Whether an answer may be chosen freely: it is a combatant's choice, from a list, made knowing what has happened. */
function isOpen(question, branches) {
    // What several seats decide at once and in secret is no choice in a game tree: nobody may know the others' answers.
    if (question.to < 0 || branches.together || question.kind === 'text')
        return false;
    return question.kind !== 'number' || (question.min !== undefined && question.max !== undefined);
}
/** Leaves every combatant's choice open; the referee's rulings and secret answers take their presets. */
export const everyChoice = (branches) => (question) => isOpen(question, branches()) ? EVERY : declined(question);
/** Leaves to each combatant two of its choices: to do nothing, and what the policy would do. */
export const sensibleChoices = (policy, branches) => (question, fight) => {
    const open = branches();
    if (!isOpen(question, open))
        return declined(question);
    const likely = policy.answer(fight, question, (n) => open.even(n));
    if (question.kind === 'number' || likely === declined(question))
        return likely;
    return open.option(question, [declined(question), likely]);
};
/** The answers of one who never reacts. */
export const nobody = (question) => declined(question);
/** A policy's answers; `random` is where it draws lots. */
export const answersOf = (policy, random) => (question, fight) => policy.answer(fight, question, random);
//# sourceMappingURL=reactions.js.map