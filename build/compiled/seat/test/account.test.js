import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounterText } from '@fray/files';
import { Session } from '@fray/kernel';
import { policyNamed } from '@fray/lab';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.js';
const root = join(import.meta.dirname, '..', '..', '..');
/** A fight that computers have played to its end. */
async function played(file, seed) {
    const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file);
    if ('problems' in reading)
        throw new Error(`${file} cannot be read.`);
    const { game, setup } = reading;
    const policy = policyNamed(game.rules, 'aggressive');
    const play = new Play(new Session(game.rules, setup, { seed }), setup.seats.map(() => policy));
    expect(play.account()).toBeNull();
    expect(play.goOn()).toBe('over');
    return play;
}
describe.each([
    'encounters/zones/duel.yaml',
    'encounters/shock/plain.yaml',
    'encounters/free-hits/hayfield.yaml',
    'encounters/weapon-speed/two-wells.yaml',
    'encounters/escalation/threshing-floor.yaml',
])('the account of %s', (file) => {
    test('agrees with the fight as it ended', async () => {
        const play = await played(file, 'account');
        const account = play.account();
        const { session } = play;
        const { scene, rules, setup } = session;
        const before = rules.open(setup);
        expect(account?.deeds.length).toBe(scene.sheets.length);
        for (const [row, { attacks, hits, taken, healed, fell }] of (account?.deeds ?? []).entries()) {
            expect(hits).toBeLessThanOrEqual(attacks);
            expect(fell === null).toBe(rules.isStanding(scene, row) || rules.fate?.(scene, row) === 'away');
            // Nobody is healed in these fights but by itself or a friend, so what was lost is what is missing.
            const lost = rules.vitality(before, row) - rules.vitality(scene, row);
            expect(taken).toBeGreaterThanOrEqual(lost);
            if ((account?.deeds ?? []).every((one) => one.healed === 0) && healed === 0)
                expect(taken).toBe(lost);
        }
        const sum = (of) => (account?.deeds ?? []).reduce((all, one) => all + one[of], 0);
        expect(sum('attacks')).toBeGreaterThan(0);
        expect(sum('dealt')).toBeGreaterThan(0);
        expect(sum('dealt')).toBeLessThanOrEqual(sum('taken'));
    });
});
//# sourceMappingURL=account.test.js.map