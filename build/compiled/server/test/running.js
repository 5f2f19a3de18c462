import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, webSocket } from '@fray/client';
import { readLink } from '@fray/protocol';
import { onTestFinished } from 'vitest';
import { makeLog, startServer, USUAL_LIMITS } from '../src/index.js';
import { newFolder } from './new-folder.js';
export { until } from './processes.js';
const root = join(import.meta.dirname, '../../..');
/** The text of an encounter of the project. */
export const encounterText = (file) => readFileSync(join(root, 'encounters', file), 'utf8');
/** A server in this process, ended after the test. */
export async function startHere(changes = {}) {
    const server = await startServer({
        port: 0,
        host: '127.0.0.1',
        data: newFolder(),
        base: null,
        names: [],
        behindProxy: false,
        limits: { ...USUAL_LIMITS, requests: 10_000, messages: 1000 },
        keeper: null,
        page: join(root, 'packages/page/nothing'),
        ready: { list: [], read: () => null },
        keepDays: null,
        version: 'test',
        log: makeLog('silent'),
        ...changes,
    });
    onTestFinished(() => server.close());
    return server;
}
/** Begins a fight over HTTP. */
export async function begin(base, encounter, seed = 'seven') {
    const response = await fetch(`${base}api/fights`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ encounter, seed }),
    });
    if (!response.ok)
        throw new Error(await response.text());
    return (await response.json());
}
/** Sits down by a link, over a WebSocket; leaves after the test. */
export function sitDown(link, options = {}) {
    const read = readLink(link);
    if (read === null)
        throw new Error('This is no link.');
    const connection = connect(webSocket(read.socket), { key: read.key, ...options });
    onTestFinished(() => connection.close());
    return connection;
}
//# sourceMappingURL=running.js.map