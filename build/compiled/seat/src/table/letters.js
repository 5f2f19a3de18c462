/**
 * The letters of the tokens of one seat's board: short, unlike each other, and for each combatant the same as long as the
 * fight is looked at, whoever comes or is found later.
 */
export class Letters {
    known = new Map();
    taken = new Set();
    /** The letters that were given, by name. */
    get all() {
        return [...this.known];
    }
    /** Says which letters were given before the fight was put away. */
    recall(letters) {
        for (const [name, letter] of letters) {
            this.known.set(name, letter);
            this.taken.add(letter);
        }
    }
    /** The letter of the combatant with that name. */
    of(name) {
        const known = this.known.get(name);
        if (known !== undefined)
            return known;
        const letter = this.free(name);
        this.known.set(name, letter);
        this.taken.add(letter);
        return letter;
    }
    free(name) {
        for (const letter of candidates(name))
            if (!this.taken.has(letter))
                return letter;
        throw new Error('There is no end of letters.');
    }
}
/** Letters for a name, the likeliest first: `G` or `G2` for the second Gob, then other letters of it, then numbers. */
function* candidates(name) {
    const letters = [...name].filter((one) => /\p{L}/u.test(one)).map((one) => one.toUpperCase());
    const [first = '?'] = letters;
    const number = /[0-9]$/.exec(name)?.[0];
    if (number === undefined)
        yield first;
    else if (!/[0-9].$/.test(name))
        yield first + number;
    for (const other of letters.slice(1))
        yield first + other.toLowerCase();
    for (let n = 2;; n++)
        yield first + n;
}
//# sourceMappingURL=letters.js.map