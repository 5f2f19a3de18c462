import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, examples } from './program-help.ts'

const DATA = ["where fights are kept (FRAY_DATA; default: server in the folder for Fray's data)"] as const
const DATABASE = [
  '--database-url <address>',
  'a PostgreSQL in place of the folder, as in postgres://fray@db.example.org/fray (DATABASE_URL)',
] as const

/** The commands of those who run a server. */
export function addServing(program: Command, terminal: () => Terminal): void {
  program
    .command('serve')
    .description('run tables for people on many machines, until it is ended (docs/hosting.md)')
    .argument('[encounter]', 'begin a fight from this file, or this ready encounter, and show the links to its seats')
    .option('--port <n>', 'the port (FRAY_PORT; default 3729; 0: any that is free)')
    .option('--host <address>', 'the address to listen at (FRAY_HOST; default 127.0.0.1, this machine alone)')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .option('--url <address>', 'how people reach it, as in https://fray.example.org/ (FRAY_URL)')
    .option('--name <name>', 'another name by which it is reached; may be repeated (FRAY_NAMES)', collect, [])
    .option('--behind-proxy', 'a proxy stands before it and says who asks (FRAY_BEHIND_PROXY=1)')
    .option(
      '--who-starts <who>',
      'who may start fights: anybody or admin (FRAY_WHO_STARTS; default: anybody on this machine alone)',
    )
    .option('--keep-days <n>', 'delete finished fights so many days after their last change (FRAY_KEEP_DAYS)')
    .option('--limit <name=n>', 'another limit, as in fights=500; may be repeated (FRAY_LIMITS)', collect, [])
    .option('--log <level>', 'silent, error, warn, info (default) or debug, on standard error (FRAY_LOG)')
    .option('--page <folder>', 'another built page than that of Fray itself (FRAY_PAGE)')
    .option('--links <fight>', 'make new links to the seats of this fight and show them')
    .addHelpText(
      'after',
      examples(
        'fray serve duel                                    on this machine: try it in two windows',
        'fray serve --host 0.0.0.0 --data /srv/fray         for the house, without encryption',
        'fray serve --url https://fray.example.org/ --behind-proxy',
      ),
    )
    .action(async (encounter, options) => (await import('./commands/serve.ts')).serve(terminal(), encounter, options))
  program
    .command('join')
    .description('sit down at a table of a server, with this terminal (docs/playing.md)')
    .argument(
      '[link]',
      'the link to a seat, or an open invitation, in quotes; asked for if left out, or taken from FRAY_LINK',
    )
    .option('--name <name>', 'what you are called, where the referee has to let you in')
    .addHelpText(
      'after',
      examples(
        'fray join                                          asks for the link, which nobody else sees then',
        'fray join "http://127.0.0.1:3729/#/join/KEY"',
        'fray --plain join "https://fray.example.org/#/join/KEY" --name Wren',
      ),
    )
    .action(async (link, options) => (await import('./commands/join.ts')).join(terminal(), link, options))
  program
    .command('backup')
    .description('write all fights that a server keeps into one file, also while it runs')
    .argument('<file>', 'a new file')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .addHelpText('after', examples('fray backup fray-monday.sqlite'))
    .action(async (file, options) => (await import('./commands/backup.ts')).backup(terminal(), file, options))
  program
    .command('restore')
    .description(
      'put the fights of a backup where they are missing; a server on the same data folder must not be running',
    )
    .argument('<file>', 'what fray backup has written')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .addHelpText(
      'after',
      examples(
        'fray restore fray-monday.sqlite',
        'fray restore fray-monday.sqlite --database-url postgres://fray@db.example.org/fray',
      ),
    )
    .action(async (file, options) => (await import('./commands/backup.ts')).restoreBackup(terminal(), file, options))
  addMcp(program, terminal)
  addFights(program, terminal)
}

function addMcp(program: Command, terminal: () => Terminal): void {
  program
    .command('mcp')
    .description('an AI at the table, as player, referee or scribe, over the Model Context Protocol (docs/mcp.md)')
    .argument(
      '[encounter]',
      'a fight of its own from this file, or this ready encounter; the computer plays the others',
    )
    .option('--join <link>', 'sit down at a table of a server in place of that; in quotes')
    .option('--name <name>', 'with --join: what it is called, where the referee has to let it in')
    .option('--role <role>', 'player (default), referee or scribe; with --join what the link is to, or scribe')
    .option('--seat <id>', 'the seat of a player (default: the first)')
    .option('--hot-seat', 'it is the referee and answers for every seat')
    .option('--policy <name>', 'how the computer plays (default: aggressive)')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--journal <file>', 'where the fight is saved as it goes; where there is one already, it goes on')
    .option(
      '--http',
      'over HTTP on this machine alone, with a key for each seat, in place of standard input and output',
    )
    .option('--port <n>', 'with --http: the port (default 3730; 0: any that is free)')
    .option('--keys <file>', 'with --http: write the keys into this new file, for this user alone')
    .option('--computer <seat>', 'with --http: the computer plays this seat; may be repeated', collect, [])
    .addHelpText(
      'after',
      examples(
        'fray mcp duel                                   what a client starts: it plays Ada against the computer',
        'fray mcp bridge --role referee',
        'fray mcp --join "http://127.0.0.1:3729/#/join/KEY"',
        'fray mcp duel --http --computer referee',
      ),
    )
    .action(async (encounter, options) => (await import('./commands/mcp.ts')).mcp(terminal(), encounter, options))
}

function addFights(program: Command, terminal: () => Terminal): void {
  const fights = program
    .command('fights')
    .description('the fights that a server keeps: list, export, import, delete')
    .addHelpText(
      'after',
      examples(
        'fray fights list',
        'fray fights export k3m9x2pa duel.journal.jsonl',
        'fray fights export --all saved',
        'fray fights import duel.journal.jsonl',
      ),
    )
  fights
    .command('list')
    .description('all fights, those that were changed last first')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./commands/fights.ts')).listFights(terminal(), options))
  fights
    .command('export')
    .description('save fights as journals, which play, replay and verify read; also while the server runs')
    .argument('[fight]', 'its id')
    .argument('[file]', 'a new file (default: the id with .journal.jsonl)')
    .option('--all <folder>', 'all fights into this folder')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (fight, file, options) =>
      (await import('./commands/fights.ts')).exportFights(terminal(), fight, file, options),
    )
  fights
    .command('import')
    .description('take journals as fights of the server, which must not be running on the same data folder')
    .argument('<journal...>', 'journals that play or export has saved')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (journals, options) =>
      (await import('./commands/fights.ts')).importFights(terminal(), journals, options),
    )
  fights
    .command('delete')
    .description('delete fights with everything; a server on the same data folder must not be running')
    .argument('<fight...>', 'their ids')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (ids, options) => (await import('./commands/fights.ts')).deleteFights(terminal(), ids, options))
}
