/** The text with one full stop at its end, whether it had one or not. */
export function ended(text) {
    let end = text.length;
    while (end > 0 && /[.\s]/.test(text.charAt(end - 1)))
        end--;
    return `${text.slice(0, end)}.`;
}
/** `1 die`, `3 dice`. */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
/** Whether a name of a side is followed by "win", not "wins": Characters, People of the barn, The hired men. */
export const isPlural = (name) => /s$|^(the )?(people|folk|men|women)\b|\b(people|men|women|folk)$/i.test(name);
//# sourceMappingURL=words.js.map