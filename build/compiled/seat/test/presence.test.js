import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounterText } from '@fray/files';
import { Session } from '@fray/kernel';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.js';
const root = join(import.meta.dirname, '..', '..', '..');
/** A ready encounter in which the other side says so much of who is there, at its first decision of a person. */
async function sitDown(file, presence) {
    const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file);
    if ('problems' in reading)
        throw new Error(`${file} cannot be read.`);
    const { game, setup } = reading;
    const sides = setup.sides.map(({ presence: _, ...side }, i) => i === 1 && presence !== undefined ? { ...side, presence } : side);
    const session = new Session(game.rules, { ...setup, sides }, { seed: 'presence' });
    return new Play(session, setup.seats.map(() => null));
}
const knownTo = (play, seat) => play.table(seat).cards.map(({ who }) => who);
describe('later opponents of a day', () => {
    const DAY = 'encounters/escalation/four-bridges.yaml';
    test('are known to the referee alone, by no name in a list and no refusal', async () => {
        const play = await sitDown(DAY, undefined);
        const seat = play.session.setup.seats[1]?.id;
        expect(knownTo(play, 'referee')).toContain('Sexton');
        expect(JSON.stringify(play.table(seat))).not.toMatch(/Sexton|Cockle/);
        const refused = ['Sexton', 'Nobody Here'].map((target) => {
            const outcome = play.submit(seat, { actor: 'Greta', action: 'move', target });
            return JSON.stringify(outcome).replaceAll(target, 'X');
        });
        expect(refused[0]).toContain('"done":false');
        expect(refused[0]).toBe(refused[1]);
        expect(refused[0]).not.toMatch(/Cockle|Ledger/);
    });
    test('are known where their side says so', async () => {
        const play = await sitDown(DAY, 'known');
        expect(knownTo(play, play.session.setup.seats[1]?.id)).toContain('Sexton');
    });
});
test('whom nobody can place is named or not, as its side says', async () => {
    for (const presence of ['here', 'seen']) {
        const play = await sitDown('encounters/shock/plain.yaml', presence);
        const seat = play.session.setup.seats[1]?.id;
        const foe = play.table('referee').cards.find(({ side }) => side === play.session.setup.sides[1]?.id)?.who;
        const hide = { actor: 'referee', action: 'override', path: `${foe}.unseen`, to: 'unlocated' };
        expect(play.submit('referee', hide)).toEqual({ done: true });
        expect(knownTo(play, seat).includes(foe)).toBe(presence === 'here');
        expect(JSON.stringify(play.table(seat)).includes(`"${foe}"`)).toBe(presence === 'here');
    }
});
//# sourceMappingURL=presence.test.js.map