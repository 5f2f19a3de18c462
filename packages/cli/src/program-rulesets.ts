import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, type Done, examples } from './program-help.ts'

/** `fray new ruleset`, below `fray new`. */
export function addNewRuleset(fresh: Command, terminal: () => Terminal): void {
  fresh
    .command('ruleset')
    .description(
      'lay out a small ruleset that works: rules, catalogue, content, encounters, cases, a test (docs/new-ruleset.md)',
    )
    .argument('<name>', 'what it is called, in small letters, digits and hyphens: my-game')
    .argument('[folder]', 'where (default: a new folder of that name)')
    .addHelpText('after', examples('fray new ruleset my-game', 'fray new ruleset my-game games/my-game'))
    .action(async (name, folder) => (await import('./commands/new-ruleset.ts')).newRuleset(terminal(), name, folder))
}

/** `fray contract`: what can be known of a ruleset without its author. */
export function addContract(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('contract')
    .description('put a ruleset through all that must hold whatever its rules are (docs/contract.md)')
    .argument('<ruleset>', 'as in: zones')
    .option('--fights <n>', 'how many fights, of its encounters and made of its kinds in turn (default 60)')
    .option('--seconds <n>', 'begin no other fight, and make none smaller, after so many seconds')
    .option('--first <n>', 'the number of the first fight: others are played (default 0)')
    .option('--check <name>', 'this check alone, as in: undo; may be repeated', collect, [])
    .option('--replay <file>', 'play a failure again that was written before')
    .option(
      '--golden <file>',
      'tell its encounters, always the same way: into a new file, or compared with the one there is',
    )
    .option('-o, --output <folder>', 'where failures are written (default: here)')
    .option('--json', 'as JSON; no failure is written')
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
      'change the code of a ruleset, one small change at a time, and tell which no case notices (docs/testing.md)',
    )
    .argument('<ruleset>', 'as in: my-game')
    .option(
      '--sample <n>',
      'so many of all, picked by the seed (without this, --all or --file: the files that differ from the last commit)',
    )
    .option('--seed <text>', 'another sample', '1')
    .option('--all', 'every one')
    .option(
      '--file <path>',
      'of this file alone, from the folder of the code, as in rules/attack.ts; may be repeated',
      collect,
      [],
    )
    .option('--threads <n>', 'so many at the same time (default 1)')
    .option('--cases <folder>', 'the cases (default: those beside the ruleset, in cases)')
    .option('--entries', 'survivors as entries of its survivors.yaml, to be given a reason')
    .addHelpText(
      'after',
      `${examples('fray mutants my-game --all', 'fray mutants my-game --file attack.ts --entries')}

Exit codes: 0 no survivor is new, 1 some are, 2 something given is not right.`,
    )
    .action(async (ruleset, options) =>
      done(await (await import('./commands/mutants.ts')).mutants(terminal(), ruleset, options)),
    )
}
