import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSE_BY, closeTo, comeClose, comeNear, FAR_OFF, NEAR, partFrom, stepAway, } from '../src/rules.js';
/** A battlefield of so many who are all near to each other. */
function fieldOf(count) {
    const pairs = new Map();
    const key = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;
    return {
        everybody: Array.from({ length: count }, (_, row) => row),
        distance: (a, b) => pairs.get(key(a, b)) ?? NEAR,
        put: (a, b, distance) => {
            pairs.set(key(a, b), distance);
        },
    };
}
const table = (field) => field.everybody.map((a) => field.everybody.map((b) => (a === b ? '-' : field.distance(a, b))).join('')).join(' ');
describe('relations', () => {
    it('come close to one alone, and to those named as well', () => {
        const field = fieldOf(4);
        comeClose(field, 0, 1);
        expect(closeTo(field, 0)).toEqual([1]);
        comeClose(field, 2, 1);
        expect(field.distance(2, 0)).toBe(NEAR);
        comeClose(field, 3, 1, [0]);
        expect(closeTo(field, 3)).toEqual([0, 1]);
        expect(closeTo(field, 1)).toEqual([0, 2, 3]);
    });
    it('take over who is far off from the one they come to', () => {
        const field = fieldOf(3);
        field.put(1, 2, FAR_OFF);
        comeClose(field, 0, 1);
        expect(field.distance(0, 2)).toBe(FAR_OFF);
        comeNear(field, 0, 2);
        expect(table(field)).toBe('-21 2-2 12-');
    });
    it('step away from one, and from all who are close to that one', () => {
        const field = fieldOf(4);
        comeClose(field, 0, 1);
        comeClose(field, 2, 1);
        stepAway(field, 0, [1]);
        expect(field.distance(0, 1)).toBe(NEAR);
        stepAway(field, 0, [1]);
        expect(field.distance(0, 1)).toBe(FAR_OFF);
        expect(field.distance(0, 2)).toBe(FAR_OFF);
        expect(field.distance(0, 3)).toBe(NEAR);
        stepAway(field, 0, [1]);
        expect(field.distance(0, 1)).toBe(FAR_OFF);
    });
    it('part only if they were close', () => {
        const field = fieldOf(3);
        field.put(0, 1, FAR_OFF);
        partFrom(field, 0, 1);
        expect(field.distance(0, 1)).toBe(FAR_OFF);
        comeClose(field, 0, 2);
        partFrom(field, 2, 0);
        expect(field.distance(0, 2)).toBe(NEAR);
    });
    it('stay one of three for each pair, the same both ways, and nobody else is moved', () => {
        const step = fc.record({ what: fc.nat(2), mover: fc.nat(4), target: fc.nat(4), also: fc.subarray([0, 1, 2, 3, 4]) });
        fc.assert(fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
            const field = fieldOf(5);
            for (const { what, mover, target, also } of steps) {
                if (mover === target)
                    continue;
                const others = field.everybody.filter((one) => one !== mover);
                const before = others.map((a) => others.map((b) => (a === b ? 0 : field.distance(a, b))));
                if (what === 0)
                    comeClose(field, mover, target, also);
                else if (what === 1 && field.distance(mover, target) === FAR_OFF)
                    comeNear(field, mover, target);
                else if (what === 2)
                    stepAway(field, mover, closeTo(field, mover).concat(target));
                expect(others.map((a) => others.map((b) => (a === b ? 0 : field.distance(a, b))))).toEqual(before);
                for (const a of others)
                    expect([CLOSE_BY, NEAR, FAR_OFF]).toContain(field.distance(a, mover));
            }
        }));
    });
});
//# sourceMappingURL=relations.test.js.map