import { SPECTATORS } from '@fray/host';
import { linkOf, readHeard } from '@fray/protocol';
import { Simulations } from '../simulate/simulations.js';
import { Refused } from './app.js';
import { beginning, listing, simulation, taking, waiting, words } from './declared.js';
import { readSent } from './encounters.js';
import { openApi } from './openapi.js';
import { experimentOf } from './simulated.js';
import { askerOf, needKeeper, needReferee } from './who.js';
/** The referee's seat has this id in every fight. */
const REFEREE = 'referee';
/** A journal may be longer than any other request. */
const JOURNAL_BYTES = 20_000_000;
/** Acts whose chances are worked out for one request, and ways that are followed for each. */
const MOST_CHANCES = 60;
const WAYS = 300;
/** The door for programs: everything that a socket does, and what is no seat's alone. */
export function openDoor(app, wishes) {
    const { house, passes, limits, keeper } = wishes;
    const simulations = new Simulations(limits.simulations);
    const asker = (request) => askerOf(request, passes, house);
    app.get('/api/openapi.json', async () => openApi(wishes.version));
    app.get('/api/encounters', async () => ({ encounters: wishes.ready.list }));
    app.get('/api/fights', async (request) => {
        needKeeper(request, keeper);
        return { fights: await house.list() };
    });
    app.post('/api/fights', async (request, reply) => {
        needKeeper(request, keeper);
        const { encounter, ...rest } = read(beginning, request.body);
        const begun = await house.begin({ ...rest, encounter: await readSent(encounter, wishes.ready, limits.combatants) });
        if ('problems' in begun) {
            const sentences = begun.problems.map(({ message }) => message);
            throw new Refused(422, 'bad-encounter', sentences.join('\n'));
        }
        const { fight } = begun;
        return reply.code(201).send({ fight, links: await linksOf(fight, wishes, wishes.baseOf(request)) });
    });
    app.post('/api/journals', { bodyLimit: JOURNAL_BYTES }, async (request, reply) => {
        needKeeper(request, keeper);
        const { journal } = read(taking, request.body);
        const { fight } = await house.take(journal).catch((error) => {
            throw new Refused(422, 'bad-journal', error.message);
        });
        return reply.code(201).send({ fight, links: await linksOf(fight, wishes, wishes.baseOf(request)) });
    });
    app.get('/api/fights/:fight', async (request) => {
        const { fight, seat } = await asker(request);
        return { seat, role: fight.roleOf(seat), readOnly: fight.readOnly, ...(await fight.table(seat)) };
    });
    app.delete('/api/fights/:fight', async (request, reply) => {
        const found = await asker(request);
        needReferee(found);
        await house.delete(found.fight.fight);
        return reply.code(204).send();
    });
    app.get('/api/fights/:fight/journal', async (request, reply) => {
        const found = await asker(request);
        needReferee(found);
        return reply.type('application/x-ndjson; charset=utf-8').send(await house.journal(found.fight.fight));
    });
    app.get('/api/fights/:fight/news', async (request) => {
        const { fight, seat } = await asker(request);
        const { epoch, seq, wait = limits.pollSeconds } = read(waiting, request.query);
        return { news: await fight.news(seat, { epoch, seq }, Math.min(wait, limits.pollSeconds) * 1000) };
    });
    app.get('/api/fights/:fight/legal', async (request) => {
        const { fight, seat } = await asker(request);
        const { who, chances = 'no' } = read(listing, request.query);
        const acts = resultOf(await fight.hear(seat, { do: 'acts', ...(who !== undefined && { who }) }));
        return { acts, chances: chances === 'yes' && acts !== null ? await chancesOf(fight, seat, acts) : null };
    });
    app.post('/api/fights/:fight/simulate', async (request) => {
        const found = await asker(request);
        needReferee(found);
        const { trials = 500, policy = 'aggressive' } = read(simulation, request.body ?? {});
        if (trials > limits.trials)
            throw new Refused(422, 'too-much', `A simulation has at most ${limits.trials} fights on this server.`);
        const experiment = await experimentOf((await house.journal(found.fight.fight)) ?? '', policy);
        const played = simulations.play({ experiment, trials, seconds: limits.simulationSeconds });
        if (played === null)
            throw new Refused(503, 'busy', 'Other simulations are under way: try again in some seconds.');
        return {
            simulation: await played.catch((error) => {
                throw new Refused(422, 'too-much', error.message);
            }),
        };
    });
    for (const word of words.keys()) {
        app.post(`/api/fights/:fight/${word}`, async (request, reply) => {
            const { fight, seat } = await asker(request);
            return answer(reply, await fight.hear(seat, requestOf(word, request.body)));
        });
    }
    return simulations;
}
/** A key to each seat that somebody may sit at, as links. */
export async function linksOf(fight, { house, passes }, base) {
    const live = await house.open(fight);
    const seats = live === null ? [] : resultOf(await live.hear(REFEREE, { do: 'seats' }));
    const links = {};
    for (const seat of new Set([...seats.map(({ seat }) => seat), SPECTATORS])) {
        links[seat] = linkOf(base, await passes.make({ fight, seat }));
    }
    return links;
}
/** Reads what was sent. Throws {@link Refused} with what is wrong with it. */
function read(schema, value) {
    const found = schema.safeParse(value ?? {});
    if (found.success)
        return found.data;
    const [issue] = found.error.issues;
    const place = issue?.path.map(String).join('.') || 'the request';
    throw new Refused(400, 'not-understood', `${place}: it is not as it should be; /api/openapi.json says how.`);
}
/** A request of the protocol: its word is in the address, its fields are the body. */
function requestOf(word, body) {
    const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
    const found = readHeard(JSON.stringify({ ...fields, do: word }));
    if ('problem' in found)
        throw new Refused(400, 'not-understood', found.problem);
    return found;
}
const STATUS = { accepted: 200, result: 200, refused: 422, stale: 409, 'in-doubt': 503 };
const answer = (reply, said) => reply.code(STATUS[said.type]).send(said);
function resultOf(said) {
    if (said.type === 'result')
        return said.value;
    if (said.type === 'refused')
        throw new Refused(422, said.rule, said.reason);
    throw new Error(`What was only looked at was answered with ${said.type}.`);
}
/** The chances of the listed acts by their keys, as far as somebody may want them at once; the others can be asked for one by one. */
async function chancesOf(fight, seat, { groups }) {
    const chances = {};
    for (const { key } of groups.flatMap(({ acts }) => acts).slice(0, MOST_CHANCES)) {
        const said = await fight.hear(seat, { do: 'chances', act: key, ways: WAYS });
        chances[key] = said.type === 'result' ? said.value : null;
    }
    return chances;
}
//# sourceMappingURL=programs.js.map