import { expect, test } from 'vitest';
import { freeHits } from '../index.js';
import { reachWith } from '../rules/pace.js';
import { wayTo } from '../rules/ways.js';
const who = (pc, at) => ({ pc, hp: 9, weapons: ['blade melee d4'], at });
const encounter = {
    ruleset: 'free-hits',
    battlefield: '9x7',
    combatants: {
        Ada: who(true, '1,3'),
        Bea: who(true, '2,3'),
        Orc: who(false, '4,2'),
        Ogg: who(false, '4,3'),
        Urk: who(false, '4,4'),
    },
};
function open() {
    const { setup, problems } = freeHits.readEncounter(encounter);
    if (setup === null)
        throw new Error(problems.map((p) => p.message).join('\n'));
    return freeHits.rules.open(setup);
}
test('a way is the same whatever reach map was asked for before', () => {
    const plain = open();
    const asked = open();
    for (let to = 0; to < 63; to++) {
        for (const before of [1, 3, 30]) {
            reachWith(asked, 0, before);
            for (const spaces of [2, 5, 12]) {
                plain.reaches.forget();
                expect(wayTo(asked, 0, to, [], spaces)).toEqual(wayTo(plain, 0, to, [], spaces));
            }
        }
    }
});
//# sourceMappingURL=reach.test.js.map