import { expect, it } from 'vitest';
import { familyOf } from './who.js';
const member = (name, kind = '') => ({ entry: {}, name, kind, list: [], path: [] });
const all = [member('Goblin 1', 'goblin'), member('Goblin 12', 'goblin'), member('Hob Goblin', 'ogre'), member('aa')];
const names = (word) => familyOf(all, word).map(({ name }) => name);
it('stars stand for anything, between what stands at the ends', () => {
    expect(names('goblin*')).toEqual(['Goblin 1', 'Goblin 12']);
    expect(names('*goblin')).toEqual(['Goblin 1', 'Goblin 12', 'Hob Goblin']);
    expect(names('*')).toHaveLength(4);
    expect(names('g*n*2')).toEqual(['Goblin 12']);
    expect(names('h*b*goblin')).toEqual(['Hob Goblin']);
    expect(names('a*a')).toEqual(['aa']);
    expect(names('aa*a')).toEqual([]);
    expect(names('o*o*o*o')).toEqual([]);
    expect(names(`${'*'.repeat(5000)}x`)).toEqual([]);
});
//# sourceMappingURL=who.test.js.map