import { meanWithin } from '../statistics/mean.js';
/** Which trials were won, in their order: a byte each, to be paired with those of other values. */
export class Won {
    length = 0;
    bytes = new Uint8Array(256);
    add(won) {
        if (this.length === this.bytes.length) {
            const before = this.bytes;
            this.bytes = new Uint8Array(2 * before.length);
            this.bytes.set(before);
        }
        this.bytes[this.length++] = won ? 1 : 0;
    }
    at(trial) {
        return this.bytes[trial];
    }
}
/** Counts the trials that both have. */
export function wonPairs(first, second) {
    const pairs = Math.min(first.length, second.length);
    let [both, gained, lost] = [0, 0, 0];
    for (let n = 0; n < pairs; n++) {
        const [a, b] = [first.at(n), second.at(n)];
        if (a === 1 && b === 1)
            both++;
        else if (b === 1)
            gained++;
        else if (a === 1)
            lost++;
    }
    return { pairs, both, gained, lost };
}
/** The chance left beyond each end: a little less than 2.5%, for the search that has led to the pair has looked as well. */
const TAIL = 0.02;
/**
 * How much farther the second chance lies from what is wanted than the first, with its 95% interval. The trials share their
 * dice, so their errors are not independent: where both chances lie on one side the errors cancel, where they lie on two
 * sides they add up. So the distance is taken pair by pair, each chance counted as it lies (`above` what is wanted, or below).
 */
export function distanceBeyond({ pairs, both, gained, lost }, wanted, above) {
    const [first, second] = above.map((one) => (one ? 1 : -1));
    const of = (a, b) => second * (b - wanted) - first * (a - wanted);
    const counts = [
        [of(1, 1), both],
        [of(0, 1), gained],
        [of(1, 0), lost],
        [of(0, 0), pairs - both - gained - lost],
    ];
    const values = counts.map(([value]) => value);
    const bounds = { least: Math.min(...values), most: Math.max(...values) };
    return meanWithin(counts.filter(([, count]) => count > 0).sort(([a], [b]) => a - b), bounds, TAIL);
}
//# sourceMappingURL=nearness.js.map