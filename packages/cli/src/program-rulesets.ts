import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, type Done, examples } from './program-help.ts'

/** `fray new ruleset`, below `fray new`. */
export function addNewRuleset(fresh: Command, terminal: () => Terminal): void {
  fresh
    .command('ruleset')
    .description(
      'create a small working ruleset: rules, catalogue, content, encounters, cases, a test (docs/how-to/write-a-ruleset.md)',
    )
    .argument('<name>', 'its name, in lowercase letters, digits and hyphens: my-game')
    .argument('[folder]', 'where (default: a new folder of that name)')
    .addHelpText('after', examples('fray new ruleset my-game', 'fray new ruleset my-game games/my-game'))
    .action(async (name, folder) => (await import('./commands/new-ruleset.ts')).newRuleset(terminal(), name, folder))
}

/** `fray catalogue`: the TypeScript of a ruleset's rules.yaml. */
export function addCatalogue(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('catalogue')
    .description(
      'check the catalogue of a ruleset of your own, and write ids, texts and options beside it as TypeScript',
    )
    .argument('[folder]', 'the folder of the ruleset, in which catalogue/rules.yaml stands (default: here)')
    .option('--check', 'write nothing, and fail where a file is stale')
    .addHelpText('after', examples('fray catalogue', 'fray catalogue games/my-game --check'))
    .action(async (folder, options) =>
      done((await import('./commands/catalogue.ts')).catalogue(terminal(), folder, options)),
    )
}

/** `fray contract`: what can be known of a ruleset without its author. */
export function addContract(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('contract')
    .description(
      'check a ruleset for everything that must hold whatever its rules are (docs/how-to/write-a-ruleset.md)',
    )
    .argument('<ruleset>', 'as in: zones')
    .option('--fights <n>', 'how many fights, alternating its encounters and made-up ones (default 60)')
    .option('--seconds <n>', 'start no other fight, and shrink none, after this many seconds')
    .option('--first <n>', 'the number of the first fight, to play other ones (default 0)')
    .option('--check <name>', 'only this check, as in: undo; repeatable', collect, [])
    .option('--replay <file>', 'replay a failure that was written before')
    .option(
      '--golden <file>',
      'write the logs of its encounters, always the same, to a new file, or compare them with the existing one',
    )
    .option('-o, --output <folder>', 'where to write failures (default: here)')
    .option('--json', 'print JSON, and write no failures')
    .addHelpText(
      'after',
      examples(
        'fray contract my-game',
        'fray contract my-game --fights 1000 --seconds 60',
        'fray contract my-game --replay contract-my-game-undo.yaml',
        'fray contract my-game --golden golden.txt',
      ),
    )
    .action(async (ruleset, options) =>
      done(await (await import('./commands/contract.ts')).contract(terminal(), ruleset, options)),
    )
}

/** `fray mutants`: would a wrong line be noticed? */
export function addMutants(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('mutants')
    .description(
      'change the code of a ruleset, one small change at a time, and list the changes that no case notices (docs/explanation/testing.md)',
    )
    .argument('<ruleset>', 'as in: my-game')
    .option(
      '--sample <n>',
      'this many of all, picked by the seed (default, without --all or --file: the files that differ from the last commit)',
    )
    .option('--seed <text>', 'another sample', '1')
    .option('--all', 'every one')
    .option(
      '--file <path>',
      'only this file, relative to the folder of the code, as in rules/attack.ts; repeatable',
      collect,
      [],
    )
    .option('--threads <n>', 'how many at the same time (default 1)')
    .option('--cases <folder>', 'the cases (default: the folder cases beside the ruleset)')
    .option('--entries', 'print survivors as entries for its survivors.yaml, each to be given a reason')
    .addHelpText(
      'after',
      `${examples('fray mutants my-game --all', 'fray mutants my-game --file attack.ts --entries')}

Exit codes: 0 no new survivors, 1 some new ones, 2 wrong input.`,
    )
    .action(async (ruleset, options) =>
      done(await (await import('./commands/mutants.ts')).mutants(terminal(), ruleset, options)),
    )
}
