import { badInput } from '../io/stop.js';
/** A whole number of an option. Throws a {@link Stop} with what would be right. */
export function readNumber(option, text, otherwise, most) {
    if (text === undefined)
        return otherwise;
    const n = Number(text);
    if (Number.isInteger(n) && n >= 1 && n <= most)
        return n;
    throw badInput(`${option} ${text}: give a whole number from 1 to ${most.toLocaleString('en')}.`);
}
//# sourceMappingURL=odds-options.js.map