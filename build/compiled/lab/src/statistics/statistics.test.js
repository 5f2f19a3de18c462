import { describe, expect, it } from 'vitest';
import { precisionOf, shareOf } from './share.js';
import { Counter } from './spread.js';
describe('a share', () => {
    it('has the interval of Wilson', () => {
        const { share, low, high } = shareOf(30, 100);
        expect(share).toBe(0.3);
        expect(low).toBeCloseTo(0.2189, 4);
        expect(high).toBeCloseTo(0.3958, 4);
    });
    it('is honest about none, all and nothing tried', () => {
        expect(shareOf(0, 10)).toMatchObject({ low: 0, share: 0 });
        expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 4);
        expect(shareOf(10, 10)).toMatchObject({ high: 1, share: 1 });
        expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
        expect(precisionOf(shareOf(0, 0))).toBe(0.5);
    });
});
describe('a spread', () => {
    it('is the same whatever was counted first', () => {
        const first = new Counter();
        for (const value of [3, 1, 2, 2, 9, -1, 3, 3])
            first.add(value);
        const second = new Counter();
        second.merge(first.counts());
        expect(second.spread()).toEqual(first.spread());
        expect(first.spread()).toMatchObject({ trials: 8, mean: 2.75, min: -1, max: 9, median: 2, quarter: 1 });
        expect(first.spread().deviation).toBeCloseTo(2.8661, 4);
    });
    it('of nothing is all zeros', () => {
        expect(new Counter().spread()).toMatchObject({ trials: 0, mean: 0, deviation: 0, min: 0, max: 0, counts: [] });
    });
});
//# sourceMappingURL=statistics.test.js.map