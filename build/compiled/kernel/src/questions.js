/** The row that stands for the referee wherever a combatant's row could stand. */
export const REFEREE = -1;
/** The prompt of a question with names in place of `{0}`, `{1}`. */
export const promptText = ({ prompt, about }, name) => prompt.replace(/\{(\d+)\}/g, (_, n) => name(about[Number(n)] ?? REFEREE));
/** A choice among options, the usual question. */
export function choice(rule, to, prompt, about, options, preset = 0) {
    return { rule, kind: 'choice', to, prompt, about, options, preset };
}
//# sourceMappingURL=questions.js.map