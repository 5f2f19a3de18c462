import { expect, test } from 'vitest';
import { Letters } from './letters.js';
test('letters are short, unlike each other, and stay', () => {
    const letters = new Letters();
    const names = ['Gob', 'Gob 2', 'Gob 3', 'Grim', 'Ada', 'Gob 12', 'Alda', 'Ål', '7'];
    expect(names.map((name) => letters.of(name))).toEqual(['G', 'G2', 'G3', 'Gr', 'A', 'Go', 'Al', 'Å', '?7']);
    expect(letters.of('Gob')).toBe('G');
});
//# sourceMappingURL=letters.test.js.map