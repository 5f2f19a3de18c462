import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch } from './patch.js';
describe('changes between two values', () => {
    test('only what differs is said', () => {
        const was = {
            round: 1,
            cards: [
                { who: 'Ada', hp: 7 },
                { who: 'Gob', hp: 4 },
            ],
            notes: ['a'],
        };
        const now = {
            round: 1,
            cards: [
                { who: 'Ada', hp: 7 },
                { who: 'Gob', hp: 1 },
            ],
            notes: ['a', 'b'],
        };
        expect(diff(was, now)).toEqual([
            { path: ['cards', 1, 'hp'], value: 1 },
            { path: ['notes'], value: ['a', 'b'] },
        ]);
        expect(diff(was, was)).toEqual([]);
    });
    test('any plain data becomes any other', () => {
        const plain = fc.jsonValue();
        fc.assert(fc.property(plain, plain, (a, b) => {
            expect(patch(a, diff(a, b))).toStrictEqual(b);
        }));
    });
    test('the value stays as it is, and a path that leads nowhere is an error', () => {
        const was = { a: { b: 1 } };
        expect(patch(was, [{ path: ['a', 'b'], value: 2 }])).toEqual({ a: { b: 2 } });
        expect(was).toEqual({ a: { b: 1 } });
        expect(() => patch(was, [{ path: ['x', 'y'], value: 2 }])).toThrow('There is nothing at x to change.');
        expect(() => patch([1], [{ path: [3], value: 2 }])).toThrow('There is nothing at 3 to change.');
    });
    test('a key from a wire that is called __proto__ is a key like any other', () => {
        const now = patch({}, JSON.parse('[{"path":["__proto__"],"value":{"polluted":true}}]'));
        expect(Object.keys(now)).toEqual(['__proto__']);
        expect({}.polluted).toBeUndefined();
    });
});
//# sourceMappingURL=patch.test.js.map