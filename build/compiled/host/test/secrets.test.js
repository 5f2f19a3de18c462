import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HIDEABLE, lensOf, Runner, randomFrom, Session, } from '@fray/kernel';
import { rulesets } from '@fray/rulesets';
import { Play } from '@fray/seat';
import { changeSecrets, seatEverybody, withSecrets } from '@fray/seat/test/secrets';
import { describe, expect, test } from 'vitest';
import { Door } from '../src/door/door.js';
import { OpenFight } from '../src/fight/live-fight.js';
import { firstSeating } from '../src/fight/seating.js';
import { encounterOf, hostingOf, houseWith, settle, sit } from './halls.js';
import { moveAtRandom } from './moving.js';
const root = join(import.meta.dirname, '../../..');
/** Moments of each encounter that are looked at; more by the environment. */
const MOMENTS = Number(process.env.FRAY_FIGHTS ?? 1);
/** A conversation of the seat `eyes` with a host whose fight stands there: everything that the host says. */
async function conversation(game, setup, moment, names) {
    const hosting = hostingOf();
    const session = new Session(game.rules, setup, { seed: 'secrets' });
    session.scene.load(moment);
    const play = new Play(session, setup.seats.map(() => null));
    const fight = new OpenFight(hosting, 'fight', {
        ...{ game, setup, session, play, lines: [], version: 1 },
        ...{ seating: firstSeating(setup), answers: new Map(), carriedOver: null, readOnly: null },
    });
    const heard = [];
    const hall = {
        ...{ program: 'test 1', now: () => 0, find: async () => null, open: async () => fight },
        ...{ knock: () => '', presence: () => undefined, left: () => undefined },
    };
    const wire = { send: (text) => heard.push(text), close: () => undefined, waiting: 0 };
    const door = new Door(hall, wire, { fight: 'fight', seat: 'eyes' });
    const say = async (message) => {
        door.hear(typeof message === 'string' ? message : JSON.stringify(message));
        await settle();
    };
    await say({ do: 'hello', protocol: 1 });
    const { table } = JSON.parse(heard[1] ?? '{}');
    let id = 0;
    const ask = (message) => say({ ...message, id: ++id });
    for (const who of table.turn.who)
        await ask({ do: 'acts', who });
    for (const who of names) {
        for (const word of ['acts', 'reach', 'threat'])
            await ask({ do: word, who });
        await ask({ do: 'between', who, other: table.cards[0]?.who ?? '' });
        for (const kind of ['item', 'spell', 'attack', 'creature'])
            await ask({ do: 'about', kind, name: who, of: who });
        await ask({ do: 'submit', act: { actor: who, action: 'move' } });
        await ask({ do: 'plan', who, commands: [] });
    }
    for (const message of [
        ...[
            { do: 'told' },
            { do: 'table' },
            { do: 'seats' },
            { do: 'undo' },
            { do: 'redo' },
            { do: 'undo', sameDice: true },
        ],
        ...[
            { do: 'answer', question: 'q1', value: 1 },
            { do: 'option-chances', question: 'q1' },
            { do: 'roll', faces: [1] },
        ],
        ...[
            { do: 'submit', act: 'z99' },
            { do: 'submit', act: 'a1', at: 99 },
            { do: 'submit', act: { actor: 'referee', action: 'override', path: 'fight.round', to: 1 } },
        ],
        ...[{ do: 'chances', act: 'z99' }, { do: 'invite', to: 'anybody' }, { do: 'dance' }],
    ])
        await ask(message);
    for (const text of [
        '{',
        '[]',
        '{"do":"resume","epoch":"other","seq":0}',
        '{"do":"ping"}',
        '{"do":"table","__proto__":{}}',
    ])
        await say(text);
    return heard;
}
const anySecrets = (random) => ({
    sees: ['exact', 'word', 'nothing'][random(3)],
    hides: HIDEABLE.filter(() => random(2) === 1),
});
describe.each(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])('in %s', (id) => {
    const files = readdirSync(join(root, 'encounters', id)).filter((name) => name.endsWith('.yaml'));
    test('two fights that differ only in what a seat may not know send it equal bytes, whatever it asks and however it errs', async () => {
        const game = (await rulesets[id]?.());
        const rules = game.rules;
        let cells = 0;
        let frames = 0;
        for (const file of files) {
            for (let n = 0; n < MOMENTS; n++) {
                const random = randomFrom(`${file} ${n}`);
                const { setup } = game.readEncounter(encounterOf(`encounters/${id}/${file}`));
                const fight = withSecrets(setup, anySecrets(random));
                const scene = rules.open(fight);
                seatEverybody(rules, scene);
                const policies = fight.seats.map(() => rules.policies.get('aggressive'));
                new Runner(rules, scene, { policies, limit: 3 + ((n * 17 + file.length) % 40) }).run(`frames ${n}`);
                const names = scene.sheets.map(({ name }) => name).slice(0, 6);
                const before = scene.save();
                const first = await conversation(game, fight, before, names);
                cells += changeSecrets(rules, scene, lensOf(scene, 1), random);
                scene.settle();
                const second = await conversation(game, fight, scene.save(), names);
                expect(second, `${file}, moment ${n}`).toEqual(first);
                frames += first.length;
            }
        }
        process.stdout.write(`${id}: ${frames} frames equal, ${cells} cells otherwise\n`);
        expect(cells).toBeGreaterThan(0);
        expect(frames).toBeGreaterThan(50);
    });
    test('no frame names anybody of whom the seat does not know', async () => {
        let frames = 0;
        let unknown = 0;
        for (const file of files.filter((name) => name !== 'mirror.yaml').slice(0, 4)) {
            const { house, fight } = await houseWith(encounterOf(`encounters/${id}/${file}`));
            const referee = sit(house, fight, 'referee');
            await referee.ready;
            const wire = { send: (text) => seen.push(text), close: () => undefined, waiting: 0 };
            const seen = [];
            house.accept(wire, { fight, seat: 'players' }).hear('{"do":"hello","protocol":1}');
            const player = sit(house, fight, 'players');
            await player.ready;
            const random = randomFrom(file);
            for (let move = 0; move < 20; move++) {
                await settle();
                const names = referee.now.table?.cards.map(({ who }) => who) ?? [];
                const known = player.now.table?.cards.map(({ who }) => who) ?? [];
                const hidden = names.filter((name) => !known.includes(name) && !known.some((one) => one.includes(name)));
                for (const text of seen.splice(0)) {
                    frames++;
                    for (const name of hidden) {
                        unknown++;
                        expect(text.includes(JSON.stringify(name).slice(1, -1)), `${file}: ${name} in ${text.slice(0, 300)}`).toBe(false);
                    }
                }
                for (const seat of [player, referee])
                    await moveAtRandom(seat, random);
            }
            for (const seat of [player, referee])
                seat.close();
        }
        process.stdout.write(`${id}: ${frames} frames, looked through ${unknown} times for a hidden name\n`);
        expect(frames).toBeGreaterThan(20);
    });
});
//# sourceMappingURL=secrets.test.js.map