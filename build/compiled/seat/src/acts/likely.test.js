import { expect, test } from 'vitest';
import { inOrder } from './likely.js';
const act = (key, action, rest = {}) => {
    const { target, ...given } = rest;
    return {
        ...{
            key,
            action,
            label: action,
            words: '',
            drastic: null,
            finer: '',
            asks: [],
            about: { kind: 'action', name: action, of: null },
        },
        command: { actor: 'Ada', action, ...(target === undefined ? {} : { target }) },
        ...given,
    };
};
test('what is done to foes comes first, what waits after what is done now, what cannot be mended last', () => {
    const acts = [
        act('y1', 'yield', { drastic: 'gives-up', target: 'Gob' }),
        act('r1', 'ready', { target: 'Gob' }),
        act('h1', 'help', { target: 'Cid' }),
        act('a1', 'attack', { target: 'Gob' }),
        act('m1', 'move'),
        act('s1', 'shoot', {
            asks: [{ param: 'target', label: 'a target', kind: 'combatant', candidates: ['Cid', 'Hob'] }],
        }),
    ];
    const keys = inOrder(acts, new Set(['Gob', 'Hob']), (id) => id === 'ready').map(({ key }) => key);
    expect(keys).toEqual(['a1', 's1', 'h1', 'm1', 'r1', 'y1']);
});
//# sourceMappingURL=likely.test.js.map