import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HIDEABLE, Runner, randomFrom, refuse, } from '@fray/kernel';
import { choice } from '@fray/kernel/rules';
import { rulesets } from '@fray/rulesets';
import { encounterFiles, encountersFolder } from '@fray/rulesets/test/homes';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkSecrets, hideSome, seatEverybody, withSecrets } from './secrets.js';
/** Moments of each encounter that are looked at; more by the environment. */
const MOMENTS = Number(process.env.FRAY_FIGHTS ?? 2);
const FIRST = Number(process.env.FRAY_FIRST ?? 0);
const root = join(import.meta.dirname, '../../..');
/** Any of the secrets that an encounter may set. */
const anySecrets = (random) => ({
    sees: ['exact', 'word', 'nothing'][random(3)],
    hides: HIDEABLE.filter(() => random(2) === 1),
});
/** Compares moments of one encounter of the ruleset; `rules` may be other ones than the game's. */
function compare({ readEncounter }, rules, file, secretsOf, moments = MOMENTS) {
    const { setup } = readEncounter(parse(readFileSync(join(root, encountersFolder(rules.id), file), 'utf8')));
    let cells = 0;
    let commands = 0;
    for (let n = FIRST; n < FIRST + moments; n++) {
        const random = randomFrom(`${file} ${n}`);
        const secrets = secretsOf(random);
        const fight = withSecrets(setup, secrets);
        const scene = rules.open(fight);
        seatEverybody(rules, scene);
        const policies = fight.seats.map(() => rules.policies.get(n % 2 === 0 ? 'aggressive' : 'random'));
        new Runner(rules, scene, { policies, limit: 3 + ((n * 17) % 60) }).run(`secrets ${n}`);
        if (n % 3 !== 2)
            hideSome(rules, scene, random);
        try {
            const compared = checkSecrets(rules, scene, `dice ${n}`, random);
            cells += compared.cells;
            commands += compared.commands;
        }
        catch (error) {
            throw new Error(`${file}, moment ${n}, ${JSON.stringify(secrets)}: ${error.message}`, { cause: error });
        }
    }
    return { cells, commands };
}
describe.each(Object.entries(rulesets))('in %s', (id, load) => {
    const files = encounterFiles(id).map((path) => basename(path));
    test.each(['word', 'nothing'])('fights that differ in secrets are one to a seat that sees: %s', async (sees) => {
        const game = await load();
        const all = files.map((file) => compare(game, game.rules, file, () => ({ sees, hides: [] })));
        expect(all.reduce((sum, { cells }) => sum + cells, 0)).toBeGreaterThan(0);
        expect(all.reduce((sum, { commands }) => sum + commands, 0)).toBeGreaterThan(0);
    });
    test('so are they whatever a side hides', async () => {
        const game = await load();
        const all = files.map((file) => compare(game, game.rules, file, anySecrets));
        const cells = all.reduce((sum, one) => sum + one.cells, 0);
        const commands = all.reduce((sum, one) => sum + one.commands, 0);
        process.stdout.write(`${id}: ${files.length * MOMENTS} moments, ${commands} commands, ${cells} cells otherwise\n`);
        expect(cells).toBeGreaterThan(0);
        expect(commands).toBeGreaterThan(0);
    });
});
describe('a ruleset that gives hit points away is found out', () => {
    const nothing = () => ({ sees: 'nothing', hides: [] });
    const hp = (scene) => Array.from(scene.now.combatant.hp).join('-');
    /** Zones with every action changed. */
    const withActions = (rules, change) => ({
        ...rules,
        actions: new Map([...rules.actions].map(([id, action]) => [id, { ...action, ...change(action) }])),
    });
    const leaks = [
        ['in what it describes', (rules) => ({ ...rules, describeFight: (scene) => ({ mood: hp(scene) }) })],
        ['in the log', (rules) => ({ ...rules, tell: (scene) => `Somebody groans ${hp(scene)} times.` })],
        [
            'in a refusal',
            (rules) => withActions(rules, ({ check }) => ({
                check(scene, command) {
                    const why = check(scene, command);
                    return why === null ? null : refuse(why.rule, `Not with ${hp(scene)}.`);
                },
            })),
        ],
        [
            'in a question',
            (rules) => withActions(rules, ({ resolve }) => ({
                resolve(scene, command) {
                    const options = [{ value: 'yes', label: hp(scene) }];
                    if (scene.recorder !== null)
                        scene.ask(choice('free-attack-each-enemy', command.actor, 'Well?', [command.actor], options));
                    resolve(scene, command);
                },
            })),
        ],
    ];
    test.each(leaks)('%s', async (_where, leaking) => {
        const game = (await rulesets.zones?.());
        expect(compare(game, game.rules, 'bridge.yaml', nothing, 6).commands).toBeGreaterThan(0);
        expect(() => compare(game, leaking(game.rules), 'bridge.yaml', nothing, 6)).toThrow(/gives a secret away/);
    });
});
//# sourceMappingURL=secrets.test.js.map