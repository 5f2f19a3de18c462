import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DICE_LIMITS, DiceError, formatDice, parseDice, } from './notation.js';
const PLAIN = { sign: 1, count: 1, sides: 6, keep: null, explodes: false };
const terms = fc
    .record({
    sign: fc.constantFrom(1, -1),
    count: fc.integer({ min: 1, max: DICE_LIMITS.count }),
    sides: fc.integer({ min: 1, max: DICE_LIMITS.sides }),
    which: fc.constantFrom('highest', 'lowest'),
    kept: fc.integer({ min: 1, max: DICE_LIMITS.count }),
    explodes: fc.boolean(),
})
    .map(({ which, kept, ...term }) => ({
    ...term,
    explodes: term.explodes && term.sides > 1,
    keep: kept < term.count ? { which, count: kept } : null,
}));
const expressions = fc.record({
    terms: fc.array(terms, { maxLength: DICE_LIMITS.terms }),
    bonus: fc.integer({ min: -DICE_LIMITS.bonus, max: DICE_LIMITS.bonus }),
});
describe('reading dice', () => {
    test.each([
        ['d20', { sides: 20 }],
        ['d%', { sides: 100 }],
        ['d100', { sides: 100 }],
        ['2d%', { count: 2, sides: 100 }],
        ['-d6', { sign: -1 }],
        ['3d1', { count: 3, sides: 1 }],
        ['100d1000', { count: 100, sides: 1000 }],
        ['4d6kh3', { count: 4, keep: { which: 'highest', count: 3 } }],
        ['4d6k3', { count: 4, keep: { which: 'highest', count: 3 } }],
        ['4d6k', { count: 4, keep: { which: 'highest', count: 1 } }],
        ['2d20kl1', { count: 2, sides: 20, keep: { which: 'lowest', count: 1 } }],
        ['2d20kl', { count: 2, sides: 20, keep: { which: 'lowest', count: 1 } }],
        ['4d6dl1', { count: 4, keep: { which: 'highest', count: 3 } }],
        ['4d6dl', { count: 4, keep: { which: 'highest', count: 3 } }],
        ['4d6dh2', { count: 4, keep: { which: 'lowest', count: 2 } }],
        ['2d6kh2', { count: 2 }],
        ['1d6kl', {}],
        ['1d8!', { sides: 8, explodes: true }],
        ['4d6!kh3', { count: 4, explodes: true, keep: { which: 'highest', count: 3 } }],
        ['4d6kh3!', { count: 4, explodes: true, keep: { which: 'highest', count: 3 } }],
        [' 4 D 6 KH 3 ! ', { count: 4, explodes: true, keep: { which: 'highest', count: 3 } }],
    ])('%s', (text, term) => {
        expect(parseDice(text)).toEqual({ terms: [{ ...PLAIN, ...term }], bonus: 0 });
    });
    test.each([
        ['2d6+3', '2d6+3'],
        ['D20', '1d20'],
        ['3+2d6', '2d6+3'],
        ['1d8+1d4-1', '1d8+1d4-1'],
        ['1d8 + 2 \u2212 1d4 \u2013 5', '1d8-1d4-3'],
        ['-1d4+10', '-1d4+10'],
        ['+5', '5'],
        ['1d6+2-2', '1d6'],
        ['0', '0'],
        ['-3', '-3'],
        ['4d6kh3!+d%', '4d6!kh3+1d100'],
        ['\t2d06\u00a0+\n0003', '2d6+3'],
    ])('%j is %s', (text, canonical) => {
        expect(formatDice(parseDice(text))).toBe(canonical);
    });
    test('reads back what it writes', () => {
        fc.assert(fc.property(expressions, (expression) => void expect(parseDice(formatDice(expression))).toEqual(expression)));
    });
    test('does not mind case and spaces', () => {
        fc.assert(fc.property(expressions, fc.constantFrom('', ' ', '  ', '\t'), (expression, space) => {
            const loose = formatDice(expression).replaceAll(/[+\-!]|d|k[hl]/g, (sign) => space + sign.toUpperCase() + space);
            expect(parseDice(loose)).toEqual(expression);
        }));
    });
});
describe('a text that is not dice', () => {
    test.each([
        ['', 1, 'The dice are missing: write dice or a number, as in 2d6+3'],
        ['   ', 1, 'The dice are missing: write dice or a number, as in 2d6+3'],
        ['3d', 3, '"3d" ends after the d at column 3: a die needs a number of sides, as in 3d6'],
        ['d ', 2, '"d " ends after the d at column 2: a die needs a number of sides, as in 1d6'],
        ['3dx', 3, '"3dx" has "x" at column 3: a die needs a number of sides, as in 3d6'],
        ['2d6+', 5, '"2d6+" ends at column 5: here there should be dice or a number, as in 2d6+3'],
        ['2d6++3', 5, '"2d6++3" has "+" at column 5: here there should be dice or a number, as in 2d6+3'],
        ['sword', 1, '"sword" has "s" at column 1: here there should be dice or a number, as in 2d6+3'],
        ['1d6+🗡', 5, '"1d6+🗡" has "🗡" at column 5: here there should be dice or a number, as in 2d6+3'],
        ['2d6 3', 5, '"2d6 3" has "3" at column 5: terms are joined by + or -, as in 2d6+3'],
        ['2d6x2', 4, '"2d6x2" has "x" at column 4: terms are joined by + or -, as in 2d6+3'],
        ['1d6+2.5', 6, '"1d6+2.5" has "." at column 6: dice are written in whole numbers'],
        ['4d6d1', 4, '"4d6d1" has "d" at column 4: to drop dice write dl1 or dh1, as in 4d6dl1'],
        ['0d6', 1, '"0d6" asks for 0 dice at column 1: a term has 1 to 100 dice'],
        ['1d4+101d6', 5, '"1d4+101d6" asks for 101 dice at column 5: a term has 1 to 100 dice'],
        ['1d0', 3, '"1d0" asks for a die with 0 sides at column 3: a die has 1 to 1000 sides'],
        ['1d1001', 3, '"1d1001" asks for a die with 1001 sides at column 3: a die has 1 to 1000 sides'],
        [
            '1d1!',
            4,
            '"1d1!" explodes a die with one side at column 4: it would never stop, so exploding dice have at least 2 sides',
        ],
        ['1d6!!', 5, '"1d6!!" has a second ! at column 5: one is enough, as in 1d8!'],
        ['2d6kh3', 6, '"2d6kh3" keeps 3 of 2 dice at column 6: it can keep 1 to 2'],
        ['2d6kl0', 6, '"2d6kl0" keeps 0 of 2 dice at column 6: it can keep 1 to 2'],
        ['1d6k2', 5, '"1d6k2" keeps 2 of 1 die at column 5: it can keep 1'],
        ['2d6dl2', 6, '"2d6dl2" drops 2 of 2 dice at column 6: it can drop 1'],
        ['d6dl', 5, '"d6dl" drops 1 of 1 die at column 5: the only die has to stay'],
        ['4d6kh3dl1', 7, '"4d6kh3dl1" has a second keep or drop at column 7: a term has at most one, as in 4d6kh3'],
        [
            '1d6+1000001',
            5,
            '"1d6+1000001" has the number 1000001 at column 5: flat numbers go up to 1000000, alone and added up',
        ],
        [
            '-600000-400001',
            9,
            '"-600000-400001" comes to a flat -1000001 with the number at column 9: flat numbers go up to 1000000, alone and added up',
        ],
    ])('%j', (text, column, message) => {
        const error = errorOf(text);
        expect(error.message).toBe(message);
        expect(error.column).toBe(column);
        expect(error.text).toBe(text);
        expect(error.name).toBe('DiceError');
    });
    test('may have twenty terms and no more', () => {
        const twenty = new Array(20).fill('1d6').join('+');
        expect(parseDice(twenty).terms).toHaveLength(20);
        const error = errorOf(`${twenty}+1d6`);
        expect(error.column).toBe(81);
        expect(error.message).toMatch(/^"1d6\+.*\.\.\." has too many kinds of dice from column 81 on: at most 20 can be added up$/);
    });
    test('throws nothing but a DiceError with a column in the text or just after it', () => {
        const likely = fc.string({ unit: fc.constantFrom(...'0123456789dDkKhHlL!%+- .x'), maxLength: 12 });
        fc.assert(fc.property(fc.oneof(likely, fc.string({ unit: 'binary' })), (text) => {
            try {
                const expression = parseDice(text);
                expect(parseDice(formatDice(expression))).toEqual(expression);
            }
            catch (error) {
                if (!(error instanceof DiceError))
                    throw error;
                expect(error.column).toBeGreaterThanOrEqual(1);
                expect(error.column).toBeLessThanOrEqual(text.length + 1);
            }
        }), { numRuns: 2000 });
    });
});
function errorOf(text) {
    try {
        parseDice(text);
    }
    catch (error) {
        if (error instanceof DiceError)
            return error;
        throw error;
    }
    throw new Error(`"${text}" was read as dice`);
}
//# sourceMappingURL=notation.test.js.map