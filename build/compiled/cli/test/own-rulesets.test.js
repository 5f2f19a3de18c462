import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Place } from './fray.js';
vi.setConfig({ testTimeout: 60_000 });
const place = new Place();
afterAll(() => place.remove());
const example = (path) => fileURLToPath(new URL(`../../../examples/breath/${path}`, import.meta.url));
const yard = example('encounters/yard.yaml');
const env = { FRAY_RULESETS: example('index.ts') };
describe('a ruleset from elsewhere, named by FRAY_RULESETS', () => {
    it('plays a fight with a person, undo and reactions in words', async () => {
        const typed = ['cut Bert high', 'undo', 'referee undo', 'card Hanne', 'what bleeding', 'quit'];
        const { code, out } = await place.fray(['play', yard, '--seed', '3'], typed, env);
        expect(code).toBe(0);
        expect(out).toContain('Mara cuts at Bert');
        expect(out).toContain('Taken back');
        expect(out).toContain('reaction: duck (1 of 1)');
        expect(out).toContain('It loses 1 Life at the beginning of each round.');
    });
    it('keeps from a seat what the encounter hides of the others', async () => {
        const { out } = await place.fray(['play', yard, '--seed', '3'], ['card Hanne', 'card Mara', 'quit'], env);
        const [hanne = '', mara = ''] = out.split('Mara: fighter');
        expect(mara).toContain('guard high');
        expect(hanne.slice(hanne.indexOf('Hanne: fighter'))).not.toMatch(/guard|defense|skill/);
    });
    it('simulates in threads, gives odds and runs cases', async () => {
        const { code, out } = await place.fray(['simulate', yard, '--trials', '100', '--threads', '2'], [], env);
        expect(code).toBe(0);
        expect(out).toContain('The bailiffs win');
        expect((await place.fray(['odds', yard, 'Mara cut Bert high'], [], env)).out).toContain('13/20');
        expect((await place.fray(['check', example('cases'), '--quiet'], [], env)).out).toMatch(/^\d+ passed, 0 failed$/m);
    });
    it('is not there without it, and a file that is none says so', async () => {
        expect((await place.fray(['validate', yard])).err).toContain('There is no ruleset "breath"');
        const wrong = place.write('wrong.ts', 'export const nothing = 1\n');
        const { code, err } = await place.fray(['rules'], [], { FRAY_RULESETS: wrong });
        expect(code).toBe(2);
        expect(err).toBe('FRAY_RULESETS: wrong.ts exports no ruleset (an object of the type Game).\n');
        const missing = await place.fray(['rules'], [], { FRAY_RULESETS: 'missing.ts' });
        expect(missing.err).toBe('FRAY_RULESETS: there is no file missing.ts.\n');
    });
});
//# sourceMappingURL=own-rulesets.test.js.map