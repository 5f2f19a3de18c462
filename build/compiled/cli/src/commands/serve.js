import { writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { systemReason } from '../io/file-errors.js';
import { version } from '../io/made.js';
import { badInput } from '../io/stop.js';
import { readEncounter } from '../serve/encounters.js';
import { keeperOf } from '../serve/keeper.js';
import { buildPage } from '../serve/page.js';
import { ended, runServer } from '../serve/run.js';
import { readServeWishes } from '../serve/wishes.js';
/** `fray serve [ENCOUNTER]`: runs tables for people on many machines until it is ended. */
export async function serve(terminal, encounter, options) {
    const wishes = readServeWishes(options, process.env);
    // Listened for from the beginning: who ends it while it starts has it ended gently, too.
    const end = ended();
    // Whoever sits here can wait for it; elsewhere it is built beforehand, with npm run page.
    if (terminal.interactive && wishes.page === null)
        await buildPage(terminal);
    const server = await runServer(wishes);
    try {
        await showStart(terminal, server, wishes, encounter, options.links);
        await end;
        terminal.say('Ending: everybody is told, and what was acknowledged is kept.');
    }
    finally {
        await server.close();
    }
}
/** Says where the server is, and shows the links of the fight that it was started with. */
async function showStart(terminal, server, wishes, encounter, again) {
    terminal.say(`Fray ${version()} serves ${server.base}`);
    terminal.say(`Its fights are kept in ${wishes.data}`);
    if (isIP(wishes.host) > 0 && !/^(127\.|::1$)/.test(wishes.host) && wishes.base === null)
        terminal.say('Others can reach it without encryption: put a proxy with TLS before it (docs/hosting.md).');
    const secrets = [];
    const keeper = keeperOf(wishes);
    if (keeper !== null)
        secrets.push(`To begin fights:  ${server.base}#/begin/${keeper}`);
    if (encounter !== undefined)
        secrets.push(...(await beginFight(server, encounter)));
    if (again !== undefined)
        secrets.push(...(await newLinks(server, again)));
    if (secrets.length > 0)
        showSecrets(terminal, wishes, secrets);
    if (terminal.interactive)
        terminal.say('Ctrl-C ends it.');
}
async function beginFight({ house, links }, given) {
    const begun = await house.begin({ encounter: await readEncounter(given) });
    if ('problems' in begun)
        throw badInput(begun.problems.map(({ message }) => message).join('\n'));
    return linkLines(begun.fight, await links(begun.fight));
}
async function newLinks({ house, links }, fight) {
    const known = await house.list();
    if (!known.some((one) => one.fight === fight))
        throw badInput(`There is no fight "${fight}": "fray fights list" shows those that there are.`);
    return linkLines(fight, await links(fight));
}
function linkLines(fight, links) {
    const width = Math.max(...Object.keys(links).map((seat) => seat.length)) + 1;
    return [
        `The fight ${fight}:`,
        ...Object.entries(links).map(([seat, link]) => `  ${`${seat}:`.padEnd(width)} ${link}`),
    ];
}
/** On a screen links are shown; where the output goes into a log, into a file that is this user's alone. */
function showSecrets(terminal, { data }, lines) {
    if (terminal.interactive) {
        lines.forEach((line) => terminal.say(line));
        terminal.say('Each link is a secret: who has it, has the seat.');
        return;
    }
    const file = join(data, 'links.txt');
    try {
        writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    }
    catch (error) {
        throw badInput(`${file}: it cannot be written: ${systemReason(error)}.`);
    }
    terminal.say(`The links stand in ${file}, which only this user can read.`);
}
//# sourceMappingURL=serve.js.map