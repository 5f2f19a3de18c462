import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, webSocket } from '@fray/client';
import { moveAtRandom } from '@fray/host/test/moving';
import { randomFrom } from '@fray/kernel';
import { readLink } from '@fray/protocol';
import { kill, startProcess, until } from './processes.js';
const root = join(import.meta.dirname, '../../..');
/**
 * Has clients play at random against a server in a process of its own, kills that as the power does, starts it again on what it left,
 * and looks whether everything that was acknowledged is there. The clients are never told: they come back and go on by themselves.
 */
export async function crash(wishes, accepted) {
    let server = await startProcess(wishes.data, wishes.port, LIMITS);
    const players = await seat(server, wishes);
    let isPlaying = true;
    const playing = players.map((player, at) => play(player, at, () => isPlaying));
    let askedAtKill = 0;
    let longestGap = 0;
    let lost = 0;
    const random = randomFrom('crashes');
    for (let round = 1; round <= wishes.rounds; round++) {
        await new Promise((resolve) => setTimeout(resolve, wishes.play / 3 + random(Math.ceil((wishes.play * 2) / 3))));
        if (players.some(({ connection }) => (connection.now.table?.questions.length ?? 0) > 0))
            askedAtKill++;
        await kill(server.child);
        const killed = performance.now();
        const promised = new Map();
        for (const { fight, seat, acknowledged } of players) {
            const name = `${fight} ${seat}`;
            promised.set(name, (promised.get(name) ?? 0) + acknowledged);
        }
        const kept = accepted(wishes.data);
        for (const [name, count] of promised)
            lost += Math.max(0, count - (kept.get(name) ?? 0));
        server = await startProcess(wishes.data, wishes.port, LIMITS);
        await until(() => players.every(({ connection }) => connection.now.line.state === 'open'), 'all are back', 60_000);
        const gap = performance.now() - killed;
        longestGap = Math.max(longestGap, gap);
        wishes.onRound?.(round, gap);
    }
    isPlaying = false;
    for (const { connection } of players)
        connection.close();
    await Promise.allSettled(playing);
    await kill(server.child);
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0);
    return { rounds: wishes.rounds, acknowledged, lost, askedAtKill, longestGap };
}
const LIMITS = ['--limit', 'messages=10000', '--limit', 'requests=10000'];
async function seat({ base }, { fights }) {
    const players = [];
    for (const { encounter, times } of fights) {
        const text = readFileSync(join(root, 'encounters', encounter), 'utf8');
        for (let n = 0; n < times; n++) {
            const response = await fetch(`${base}api/fights`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ encounter: text, seed: `${encounter} ${n}` }),
            });
            if (!response.ok)
                throw new Error(await response.text());
            const { fight, links } = (await response.json());
            for (const [seat, link] of Object.entries(links)) {
                if (seat === 'spectators')
                    continue;
                const { socket, key } = readLink(link);
                players.push({ connection: connect(webSocket(socket), { key }), fight, seat, acknowledged: 0 });
            }
        }
    }
    await Promise.all(players.map(({ connection }) => connection.ready));
    return players;
}
/** Plays a seat at random until it is told to stop, over however many connections it takes. */
async function play(player, at, goesOn) {
    const random = randomFrom(`player ${at}`);
    while (goesOn()) {
        try {
            const outcome = await moveAtRandom(player.connection, random, true);
            if (outcome?.done === true)
                player.acknowledged++;
            if (outcome === null || !outcome.done)
                await new Promise((resolve) => setTimeout(resolve, 10));
        }
        catch {
            // Something that was looked at is not there any more; the next look shows what is.
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
    }
}
//# sourceMappingURL=crashing.js.map