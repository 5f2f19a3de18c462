import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { type Done, examples } from './program-help.ts'

/** The options of commands whose fights may be played by the workers of a database. */
export function withWorkers(command: Command): Command {
  return command
    .option(
      '--on <database>',
      'let the workers of this database play: postgres://USER@HOST/NAME (docs/how-to/use-many-machines.md)',
    )
    .option('--priority <n>', 'with --on, from 1 to 9: higher ones go first (default: 5, and 3 for long work)')
}

const ON = ['--on <database>', 'the database: postgres://USER@HOST/NAME (DATABASE_URL)'] as const

/** The commands of those who let several machines play. */
export function addWork(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('worker')
    .description(
      'play what others request with --on, on as many machines as you like, until you end it (docs/how-to/use-many-machines.md)',
    )
    .option('--database-url <database>', 'the database: postgres://USER@HOST/NAME (DATABASE_URL)')
    .option('--threads <n>', 'how many threads play (default: all of this machine)')
    .option('--memory <megabytes>', 'the most memory for each thread (default 256)')
    .option('--name <name>', 'its name in lists (default: the name of the machine)')
    .addHelpText(
      'after',
      examples(
        'fray worker --database-url postgres://fray@db.example.org/fray',
        'fray worker --database-url postgres://fray@localhost/fray --threads 4 --memory 512',
      ),
    )
    .action(async (options) => done(await (await import('./commands/worker.ts')).worker(terminal(), options)))
  const runs = program
    .command('runs')
    .description('manage what workers have played or are playing: list, show, delete')
    .addHelpText(
      'after',
      examples(
        'fray runs list --on postgres://fray@db.example.org/fray',
        'fray runs show 5b0c91d2e7aa --details',
        'fray runs delete 5b0c91d2e7aa',
        '',
        'Without --on the database is the one in DATABASE_URL in the environment.',
      ),
    )
  runs
    .command('list')
    .description('list all runs, the last started first')
    .option(...ON)
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./commands/runs.ts')).list(terminal(), options))
  runs
    .command('show')
    .description('show the report of a run, or its progress')
    .argument('<run>', 'its id')
    .option(...ON)
    .option('--details', 'show all tables and how the report was made')
    .option('--html <file>', 'save the report as a page with charts')
    .option('--csv <file>', 'save all numbers as a table for programs')
    .option('--json', 'print the whole result as JSON instead of tables')
    .action(async (run, options) => done(await (await import('./commands/runs.ts')).show(terminal(), run, options)))
  runs
    .command('delete')
    .description('delete runs completely; a running one is stopped')
    .argument('<run...>', 'their ids')
    .option(...ON)
    .action(async (ids, options) => (await import('./commands/runs.ts')).remove(terminal(), ids, options))
}
