import { formatLine, Session } from '@fray/kernel';
import { describe, expect, it } from 'vitest';
import { readJournalText } from './journal-file.js';
import { BRIDGE, read } from './test/sample.js';
async function played() {
    const { setup, game } = await read(BRIDGE);
    const lines = [];
    const session = new Session(game.rules, setup, { seed: 'x', onLine: (line) => lines.push(formatLine(line)) });
    session.submit('referee', { actor: 'referee', action: 'start' });
    return lines;
}
const said = async (text) => {
    const reading = await readJournalText(text, 'f.fray');
    return 'problems' in reading ? reading.problems.map((p) => `${p.line}: ${p.message}`) : [];
};
const withHead = async (changes) => {
    const [head = '', ...rest] = await played();
    return `${JSON.stringify({ ...JSON.parse(head), ...changes })}\n${rest.join('\n')}\n`;
};
describe('a journal', () => {
    it('is read with its ruleset and set-up, and plays on', async () => {
        const reading = await readJournalText(`${(await played()).join('\n')}\n`, 'f.fray');
        if ('problems' in reading)
            throw new Error('not read');
        const session = new Session(reading.game.rules, reading.setup, { seed: reading.journal.head.seed });
        session.restore(reading.journal.lines);
        expect(session.ply).toBe(1);
    });
    it('that is cut off says in which line', async () => {
        const lines = await played();
        expect(await said(`${lines.join('\n').slice(0, -20)}\n`)).toEqual([expect.stringMatching(/^2: .*cut off/)]);
        expect(await said(lines.join('\n'))).toEqual([expect.stringMatching(/^2: .*no end/)]);
    });
    it('of another version or ruleset says so', async () => {
        expect(await said(await withHead({ rulesetVersion: '0' }))).toEqual([
            expect.stringMatching(/version 0 of the ruleset zones/),
        ]);
        expect(await said(await withHead({ version: 9 }))).toEqual([expect.stringMatching(/version 9/)]);
        expect(await said(await withHead({ ruleset: 'zons' }))).toEqual([expect.stringMatching(/Did you mean "zones"/)]);
        expect(await said(await withHead({ encounter: {} }))).toEqual([
            expect.stringMatching(/encounter\.combatants: .*missing/),
        ]);
    });
    it('is not just any file', async () => {
        expect(await said('ruleset: zones\n')).toHaveLength(1);
        expect(await said('{"a":1}\n')).toEqual([expect.stringMatching(/^1: This is not a journal/)]);
    });
});
//# sourceMappingURL=journal-file.test.js.map