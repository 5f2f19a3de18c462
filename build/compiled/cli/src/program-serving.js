import { collect, examples } from './program-help.js';
const DATA = ["where fights are kept (FRAY_DATA; default: server in the folder for Fray's data)"];
/** The commands of those who run a server. */
export function addServing(program, terminal) {
    program
        .command('serve')
        .description('run tables for people on many machines, until it is ended (docs/hosting.md)')
        .argument('[encounter]', 'begin a fight from this file, or this ready encounter, and show the links to its seats')
        .option('--port <n>', 'the port (FRAY_PORT; default 3729; 0: any that is free)')
        .option('--host <address>', 'the address to listen at (FRAY_HOST; default 127.0.0.1, this machine alone)')
        .option('--data <folder>', ...DATA)
        .option('--url <address>', 'how people reach it, as in https://fray.example.org/ (FRAY_URL)')
        .option('--name <name>', 'another name by which it is reached; may be repeated (FRAY_NAMES)', collect, [])
        .option('--behind-proxy', 'a proxy stands before it and says who asks (FRAY_BEHIND_PROXY=1)')
        .option('--begin <who>', 'who may begin fights: anybody or keeper (FRAY_BEGIN; default: anybody on this machine alone)')
        .option('--keep-days <n>', 'delete finished fights so many days after their last change (FRAY_KEEP_DAYS)')
        .option('--limit <name=n>', 'another limit, as in fights=500; may be repeated (FRAY_LIMITS)', collect, [])
        .option('--log <level>', 'silent, error, warn, info (default) or debug, on standard error (FRAY_LOG)')
        .option('--page <folder>', 'another built page than that of Fray itself (FRAY_PAGE)')
        .option('--links <fight>', 'make new links to the seats of this fight and show them')
        .addHelpText('after', examples('fray serve duel                                    on this machine: try it in two windows', 'fray serve --host 0.0.0.0 --data /srv/fray         for the house, without encryption', 'fray serve --url https://fray.example.org/ --behind-proxy'))
        .action(async (encounter, options) => (await import('./commands/serve.js')).serve(terminal(), encounter, options));
    program
        .command('join')
        .description('sit down at a table of a server, with this terminal (docs/playing.md)')
        .argument('<link>', 'the link to a seat, or an open invitation; in quotes')
        .option('--name <name>', 'what you are called, where the referee has to let you in')
        .addHelpText('after', examples('fray join "http://127.0.0.1:3729/#/join/KEY"', 'fray --plain join "https://fray.example.org/#/join/KEY" --name Wren'))
        .action(async (link, options) => (await import('./commands/join.js')).join(terminal(), link, options));
    program
        .command('backup')
        .description('write all fights that a server keeps into one file, also while it runs')
        .argument('<file>', 'a new file')
        .option('--data <folder>', ...DATA)
        .addHelpText('after', examples('fray backup fray-monday.sqlite'))
        .action(async (file, options) => (await import('./commands/backup.js')).backup(terminal(), file, options));
    addFights(program, terminal);
}
function addFights(program, terminal) {
    const fights = program
        .command('fights')
        .description('the fights that a server keeps: list, export, import, delete')
        .addHelpText('after', examples('fray fights list', 'fray fights export k3m9x2pa duel.journal.jsonl', 'fray fights export --all saved', 'fray fights import duel.journal.jsonl'));
    fights
        .command('list')
        .description('all fights, those that were changed last first')
        .option('--data <folder>', ...DATA)
        .option('--json', 'as JSON')
        .action(async (options) => (await import('./commands/fights.js')).listFights(terminal(), options));
    fights
        .command('export')
        .description('save fights as journals, which play, replay and verify read; also while the server runs')
        .argument('[fight]', 'its id')
        .argument('[file]', 'a new file (default: the id with .journal.jsonl)')
        .option('--all <folder>', 'all fights into this folder')
        .option('--data <folder>', ...DATA)
        .action(async (fight, file, options) => (await import('./commands/fights.js')).exportFights(terminal(), fight, file, options));
    fights
        .command('import')
        .description('take journals as fights of the server, which must not be running')
        .argument('<journal...>', 'journals that play or export has saved')
        .option('--data <folder>', ...DATA)
        .action(async (journals, options) => (await import('./commands/fights.js')).importFights(terminal(), journals, options));
    fights
        .command('delete')
        .description('delete fights with everything; the server must not be running')
        .argument('<fight...>', 'their ids')
        .option('--data <folder>', ...DATA)
        .action(async (ids, options) => (await import('./commands/fights.js')).deleteFights(terminal(), ids, options));
}
//# sourceMappingURL=program-serving.js.map