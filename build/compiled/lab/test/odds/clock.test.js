import { Runner } from '@fray/kernel';
import { describe, expect, it } from 'vitest';
import { RULESETS, ready } from '../fights.js';
/** An encounter of each ruleset that takes more than a few rounds; `mirror` of others, which every ruleset has. */
const LONG = {
    zones: 'warband',
    shock: 'last-stand',
    escalation: 'four-bridges',
    'free-hits': 'fair',
    'weapon-speed': 'tithe-day',
};
/** Everything that is commanded from a checkpoint on, by the random policy with these dice. */
function goesOn({ rules, setup }, from, seed, round) {
    const scene = rules.open(setup);
    scene.load(from);
    if (round !== null)
        rules.setClock?.(scene, round);
    const told = [];
    const policies = setup.seats.map(() => rules.policies.get('random'));
    const onCommand = (command) => void told.push(JSON.stringify(command));
    new Runner(rules, scene, { policies, limit: 40, onCommand }).run(seed);
    return told;
}
describe.each(RULESETS)('the clock of %s', (ruleset) => {
    it('can be put back in the middle of a fight, and everything goes on alike', async () => {
        const fight = await ready(ruleset, LONG[ruleset] ?? 'mirror');
        const { rules, setup } = fight;
        const policies = setup.seats.map(() => rules.policies.get('random'));
        let compared = 0;
        for (let n = 0; n < 2; n++) {
            const scene = rules.open(setup);
            const runner = new Runner(rules, scene, { policies, limit: 25 });
            const now = scene.now.fight;
            for (let i = 0; i < 60 && now.over[0] !== 1 && now.round[0] < 3 + (n % 2); i++)
                runner.run(`${n} ${i}`);
            if (now.over[0] === 1 || now.round[0] < 3)
                continue;
            const from = scene.save();
            expect(goesOn(fight, from, `after ${n}`, 2)).toEqual(goesOn(fight, from, `after ${n}`, null));
            compared++;
        }
        expect(compared).toBeGreaterThan(0);
    });
});
//# sourceMappingURL=clock.test.js.map