import { makeApp } from '../http/app.js';
import { readPage } from '../http/page.js';
import { linksOf, openDoor } from '../http/programs.js';
import { takeSockets } from '../http/sockets.js';
import { needKeeper } from '../http/who.js';
import { takeFolder } from '../store/folder.js';
import { fightsIn } from './house.js';
import { Metrics } from './metrics.js';
const SECOND = 1000;
/** Seconds between two looks for fights that are old enough to go. */
const SWEEP = 3600;
/** Starts a server. Throws a {@link StoreProblem} where the data folder cannot be had, and what the system says where the port cannot. */
export async function startServer(wishes) {
    const folder = takeFolder(wishes.data);
    try {
        return await startOn(folder, wishes);
    }
    catch (error) {
        folder.close();
        throw error;
    }
}
async function startOn(folder, wishes) {
    const { limits, log } = wishes;
    const metrics = new Metrics();
    const { house, passes, store } = fightsIn(folder, limits, wishes.version);
    const app = await makeApp({
        limits,
        log,
        metrics,
        names: [
            ...wishes.names,
            ...(wishes.base === null ? [] : [new URL(wishes.base).host, new URL(wishes.base).hostname]),
        ],
        behindProxy: wishes.behindProxy,
        page: readPage(wishes.page),
    });
    const baseOf = (request) => wishes.base ?? `${request.protocol}://${request.headers.host}/`;
    const simulations = openDoor(app, { ...wishes, house, passes, baseOf });
    takeSockets(app, { house, limits, metrics });
    measure(metrics, store);
    app.get('/metrics', (request, reply) => {
        // How much is written says something about what is hidden: whoever plays is not to count it.
        needKeeper(request, wishes.keeper);
        return reply.type('text/plain; version=0.0.4').send(metrics.text());
    });
    await app.listen({ port: wishes.port, host: wishes.host });
    const ticking = [
        setInterval(() => house.tick(), SECOND),
        setInterval(() => void sweep(house, wishes).catch((error) => log.error(error)), SWEEP * SECOND),
    ];
    await sweep(house, wishes);
    const base = wishes.base ?? `${addressOf(app, wishes.host)}/`;
    return {
        base,
        house,
        metrics,
        links: (fight) => linksOf(fight, { house, passes }, base),
        close: () => end({ app, house, simulations, folder, store, ticking }),
    };
}
function addressOf(app, host) {
    const { port } = app.server.address();
    const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
    return `http://${name}:${port}`;
}
async function end(parts) {
    const { app, house, simulations, folder, store, ticking } = parts;
    for (const timer of ticking)
        clearInterval(timer);
    await simulations.close();
    await house.stop();
    await app.close();
    store.writer.flush();
    folder.close();
}
/** Deletes finished fights that are old enough to go. */
async function sweep(house, { keepDays, log }) {
    if (keepDays === null)
        return;
    const before = Date.now() - keepDays * 24 * 3600 * SECOND;
    for (const { fight, over, changed } of await house.list()) {
        if (!over || changed >= before)
            continue;
        await house.delete(fight);
        log.info({ fight }, 'a finished fight was old enough to go');
    }
}
function measure(metrics, { writer }) {
    const { counts } = writer;
    metrics.gauge('fray_transactions_total', 'Transactions that were brought to the disk.', () => counts.transactions);
    metrics.gauge('fray_writes_total', 'Appends and other changes in those transactions.', () => counts.writes);
    metrics.gauge('fray_transaction_seconds_total', 'Seconds that they took.', () => counts.seconds);
    metrics.gauge('fray_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    metrics.gauge('fray_processor_seconds_total', 'Processor time of the process.', () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
    });
}
//# sourceMappingURL=server.js.map