import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, examples } from './program-help.ts'

const DATA = ["the folder that stores fights (FRAY_DATA; default: server in the folder for Fray's data)"] as const
const DATABASE = [
  '--database-url <address>',
  'a PostgreSQL database instead of the folder, as in postgres://fray@db.example.org/fray (DATABASE_URL)',
] as const

/** The commands of those who run a server. */
export function addServing(program: Command, terminal: () => Terminal): void {
  program
    .command('serve')
    .description('run tables for people on many machines, until you end it (docs/how-to/run-a-server.md)')
    .argument('[encounter]', 'start a fight from this file, or this ready encounter, and show the links to its seats')
    .option('--port <n>', 'the port (FRAY_PORT; default 3729; 0: any that is free)')
    .option('--host <address>', 'the address to listen at (FRAY_HOST; default 127.0.0.1, only this machine)')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .option('--url <address>', 'how people reach it, as in https://fray.example.org/ (FRAY_URL)')
    .option('--name <name>', 'another name by which people reach it; repeatable (FRAY_NAMES)', collect, [])
    .option(
      '--allow-origin <origin>',
      'a page from elsewhere that may connect, and show this one in a frame: https://example.org; repeatable (FRAY_ORIGINS)',
      collect,
      [],
    )
    .option('--behind-proxy', 'a proxy stands in front of it and says where requests come from (FRAY_BEHIND_PROXY=1)')
    .option(
      '--who-starts <who>',
      'who can start fights: anybody or admin (FRAY_WHO_STARTS; default: anybody, if only this machine can reach it)',
    )
    .option('--keep-days <n>', 'delete finished fights this many days after their last change (FRAY_KEEP_DAYS)')
    .option('--limit <name=n>', 'set a limit, as in fights=500; repeatable (FRAY_LIMITS)', collect, [])
    .option('--log <level>', 'silent, error, warn, info (default) or debug, on standard error (FRAY_LOG)')
    .option('--page <folder>', "another built page instead of Fray's own (FRAY_PAGE)")
    .option('--links <fight>', 'make new links to the seats of this fight and show them')
    .addHelpText(
      'after',
      examples(
        'fray serve duel                                    on this machine: try it in two windows',
        'fray serve --host 0.0.0.0 --data /srv/fray         for your own network, without encryption',
        'fray serve --url https://fray.example.org/ --behind-proxy',
      ),
    )
    .action(async (encounter, options) => (await import('./commands/serve.ts')).serve(terminal(), encounter, options))
  program
    .command('join')
    .description('join a table on a server from this terminal (docs/how-to/play-in-the-terminal.md)')
    .argument('[link]', 'the link to a seat, or an open invitation, in quotes (default: FRAY_LINK, or you are asked)')
    .option('--name <name>', 'your name, where the referee has to let you in')
    .addHelpText(
      'after',
      examples(
        'fray join                                          asks for the link, so that nobody else sees it',
        'fray join "http://127.0.0.1:3729/#/join/KEY"',
        'fray --plain join "https://fray.example.org/#/join/KEY" --name Wren',
      ),
    )
    .action(async (link, options) => (await import('./commands/join.ts')).join(terminal(), link, options))
  program
    .command('backup')
    .description('write all fights of a server to one file, also while it is running')
    .argument('<file>', 'a new file')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .addHelpText('after', examples('fray backup fray-monday.sqlite'))
    .action(async (file, options) => (await import('./commands/backup.ts')).backup(terminal(), file, options))
  program
    .command('restore')
    .description('restore the fights of a backup that are missing; no server may be running on the same data folder')
    .argument('<file>', 'a file that fray backup has written')
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
    .description(
      'seat an AI at the table, as player, referee or scribe, over the Model Context Protocol (docs/how-to/seat-an-ai.md)',
    )
    .argument(
      '[encounter]',
      'start its own fight from this file, or this ready encounter; the computer plays the others',
    )
    .option('--join <link>', 'join a table on a server instead, by its link, in quotes')
    .option('--name <name>', 'with --join: its name, where the referee has to let it in')
    .option('--role <role>', 'player (default), referee or scribe; with --join the role of the link, or scribe')
    .option('--seat <id>', 'the seat of a player (default: the first)')
    .option('--hot-seat', 'make it the referee, who answers for every seat')
    .option('--policy <name>', 'how the computer plays (default: aggressive)')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--journal <file>', 'where the fight is saved as it goes; an existing one is continued')
    .option('--http', 'use HTTP, only on this machine, with a key for each seat, instead of standard input and output')
    .option('--port <n>', 'with --http: the port (default 3730; 0: any that is free)')
    .option('--keys <file>', 'with --http: write the keys to this new file, readable only by this user')
    .option('--computer <seat>', 'with --http: the computer plays this seat; repeatable', collect, [])
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
    .description('manage the fights of a server: list, export, import, delete')
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
    .description('list all fights, the last changed first')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./commands/fights.ts')).listFights(terminal(), options))
  fights
    .command('export')
    .description('save fights as journals, which play, replay and verify read; also while the server is running')
    .argument('[fight]', 'its id')
    .argument('[file]', 'a new file (default: the id with .journal.jsonl)')
    .option('--all <folder>', 'save all fights to this folder')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (fight, file, options) =>
      (await import('./commands/fights.ts')).exportFights(terminal(), fight, file, options),
    )
  fights
    .command('import')
    .description('import journals as fights of a server; it may not be running on the same data folder')
    .argument('<journal...>', 'journals that play or export has saved')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (journals, options) =>
      (await import('./commands/fights.ts')).importFights(terminal(), journals, options),
    )
  fights
    .command('delete')
    .description('delete fights completely; no server may be running on the same data folder')
    .argument('<fight...>', 'their ids')
    .option('--data <folder>', ...DATA)
    .option(...DATABASE)
    .action(async (ids, options) => (await import('./commands/fights.ts')).deleteFights(terminal(), ids, options))
}
