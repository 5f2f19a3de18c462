/**
 * A number made of parts. It always adds up; it remembers its parts only while somebody listens, so that a simulation
 * pays for one addition and no more. `R` are the ids of the rules that may add to it.
 */
export class Tally {
    total = 0;
    parts;
    constructor(remember) {
        // biome-ignore lint/style/useArrayLiterals: made this way an array has room for a few parts, not for seventeen.
        this.parts = remember ? new Array() : null;
    }
    /** Adds a part. */
    add(value, rule, source) {
        this.total += value;
        if (this.parts !== null)
            this.remember(this.parts, { value, rule, source, counted: true, dice: null });
        return this;
    }
    /** Adds all parts of another one, which were told beforehand. */
    addAll(other) {
        this.total += other.total;
        if (this.parts !== null)
            for (const part of other.parts ?? [])
                this.remember(this.parts, part);
        return this;
    }
    /** Notes something that might have counted and did not. */
    pass(value, rule, source) {
        if (this.parts !== null)
            this.remember(this.parts, { value, rule, source, counted: false, dice: null });
        return this;
    }
    /** One part more. A number that was told stays as it was told: whoever listened would otherwise have heard another. */
    remember(parts, part) {
        if (told.has(this)) {
            throw new Error(`${part.source} [${part.rule}] is added to a number that has been told already: tell it later, or go on with another tally (scene.tally().addAll(told)).`);
        }
        parts.push(part);
    }
    /** Multiplies what has been added so far; the part shows the difference. */
    times(factor, rule, source) {
        return this.add(this.total * (factor - 1), rule, source);
    }
    /** Raises or lowers the total to the bound where it lies outside; the part shows the difference. */
    atLeast(bound, rule, source) {
        return this.total < bound ? this.add(bound - this.total, rule, source) : this;
    }
}
/** Numbers that stand in an event. Only those that are listened to come here. */
const told = new WeakSet();
/** The tally for an event: complete, for whatever is added to it afterwards is an error. */
export function recordTally(tally) {
    told.add(tally);
    return tally;
}
/** `10 + 2 = 12 damage`; `damage` where the number may not be known. `kind`: `fire`. */
export const damageText = (tally, kind = '') => [tally === null ? '' : sumText(tally), kind, 'damage'].filter((word) => word !== '').join(' ');
/** What a sentence says of a roll's numbers: `: 10 + 2 = 12 against AC 14`, as far as they may be known; '' where none may. */
export function rolledText({ tally, against }, what = '') {
    const number = tally === null ? '' : `: ${sumText(tally)}`;
    return against === null ? number : `${number} against ${what === '' ? '' : `${what} `}${against}`;
}
/** `10 + 2 = 12`, parts of nothing left out; one part alone is just the number. */
export function sumText(record) {
    const shown = record.parts.filter((p) => p.counted && (p.value !== 0 || p.dice !== null));
    if (shown.length <= 1)
        return String(record.total);
    const terms = shown.map((p, i) => (i === 0 ? String(p.value) : p.value < 0 ? `- ${-p.value}` : `+ ${p.value}`));
    return `${terms.join(' ')} = ${record.total}`;
}
//# sourceMappingURL=tally.js.map