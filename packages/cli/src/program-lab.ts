import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import type { ChangeOption } from './play/changes.ts'
import { collect, type Done, examples, withoutOption } from './program-help.ts'
import { withWorkers } from './program-work.ts'

/** Adds `simulate`. */
export function addLab(program: Command, terminal: () => Terminal, done: Done): void {
  withWorkers(program.command('simulate'))
    .description('play a fight many times: who wins how often, who goes down, what everyone and each action did')
    .argument('<fight>', 'an encounter file, the name of a ready one, or a journal to go on from')
    .option('--trials <n>', 'how many fights (default 1000; with --precision at most 1,000,000)')
    .option('--precision <p>', 'stop when the chances of victory are known to within this: 1% or 0.5%')
    .option('--threads <n>', 'how many threads play (default: all of this machine); it does not change the result')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option(
      '--policy <name>',
      'how a side plays: NAME (or a policy file) for all, SIDE=NAME for one; repeatable',
      collect,
      [],
    )
    .addOption(withoutOption())
    .option('--at <n>', 'of a journal: start after its command N (default: after the last one)')
    .option('--details', 'show all tables: lengths, hit points and resources left, what each action does')
    .option('--recorded', 'also count how often each rule was used; slower')
    .option('--limit <n>', 'give up a fight after this many commands (default 10000)')
    .option('--json', 'print the whole result as JSON instead of tables')
    .option('--csv <file>', 'save the results as a table for programs')
    .option('--html <file>', 'save a page with tables and charts')
    .option(
      '--journal <which=file>',
      'save one of the fights: median, closest, worst, best or its number; repeatable',
      collect,
      [],
    )
    .addHelpText(
      'after',
      examples(
        'fray simulate duel --trials 2000',
        'fray simulate zones/plain --precision 1% --policy enemies=random',
        'fray simulate duel --seed 7 --journal median=median.jsonl --journal closest=close.jsonl',
        'fray simulate fight.jsonl --at 12',
        '',
        'Ctrl-C shows the result so far and ends with exit code 130.',
      ),
    )
    .action(async (fight, options) =>
      done(await (await import('./commands/simulate.ts')).simulate(terminal(), fight, options)),
    )
}

/** Adds `roll`. */
export function addDice(program: Command, terminal: () => Terminal): void {
  program
    .command('roll')
    .description('roll dice, or show how likely each total is')
    .argument(
      '<dice...>',
      'dice notation: 2d6+3, d%, 4d6kh3, 1d8!, 5d10c>=8, 4dF, d{0,1,1,2}, "1d20 > 1d12"; several with commas between',
    )
    .option('--table', 'show every total with its chance, of several dice side by side')
    .option('--csv <file>', 'save these chances as a table for programs')
    .option('--times <n>', 'how many times to roll')
    .option('--json', 'print JSON')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .addHelpText(
      'after',
      examples(
        'fray roll 2d6+3',
        'fray roll 1d20 --times 5 --seed 7',
        'fray roll --table 2d20kh1',
        'fray roll --table "5d10c>=8, 7d10c>=9" --csv pools.csv',
      ),
    )
    .action(async (dice, options) => (await import('./commands/roll.ts')).roll(terminal(), dice, options))
}

/** Adds `odds`. */
export function addOdds(program: Command, terminal: () => Terminal, done: Done): void {
  const changed: ChangeOption[] = []
  program
    .command('odds')
    .option(
      '--set <change>',
      'set another value first: Gob.hp=20, longsword.damage=2d6; repeatable',
      (text: string) => {
        changed.push({ how: 'set', text })
      },
    )
    .addOption(withoutOption())
    .option('--over <parameter=values>', 'a table of commands over the values of a parameter: Gob.hp=5..20')
    .option('--html <file>', 'with --over, save a page with heat maps')
    .description('calculate exactly how likely every result of a command is, or who wins a small fight')
    .argument('<fight>', 'an encounter file, the name of a ready one, or a journal')
    .argument('[command...]', 'as in: Ann attack Orc (default: every attack of those who can act)')
    .option('--at <n>', 'of a journal: after its command N (default: after the last one)')
    .option(
      '--reactions <how>',
      'who reacts: nobody (default), sensible, best for each side, range (worst and best), or a policy',
    )
    .option('--duel', "calculate each side's exact chance to win the whole fight, under the given policies")
    .option('--policy <name>', 'with --duel, how a side plays: NAME for all, SIDE=NAME for one', collect, [])
    .option('--branches <n>', 'the most branches to follow before sampling instead')
    .option('--samples <n>', 'how many samples to take then')
    .option('--seed <text>', 'the seed of the samples, and of dice rolled before the command')
    .option('--json', 'print JSON, with exact numbers as fractions')
    .option('--csv <file>', 'save the results as a table for programs')
    .addHelpText(
      'after',
      examples(
        'fray odds fight.yaml Ann attack Orc',
        'fray odds fight.jsonl --at 12 "Ann attack Orc"',
        'fray odds shock/plain --reactions best',
        'fray odds fight.yaml --duel --policy aggressive',
        'fray odds fight.yaml "Ann attack Orc axe" "Ann attack Orc bow" --over Orc.ac=10..20 --html ac.html',
      ),
    )
    .action(async (fight, words, options) =>
      done(await (await import('./commands/odds.ts')).odds(terminal(), fight, words, options, changed)),
    )
}

/** Adds `tournament`. */
export function addTournament(program: Command, terminal: () => Terminal, done: Done): void {
  withWorkers(program.command('tournament'))
    .description('let policies play each other in mirror fights: each against the one before it')
    .option('--ruleset <id>', 'only this ruleset; repeatable (default: all)', collect, [])
    .option('--encounter <fight>', 'another fight instead of the ready one called mirror; each side needs its own seat')
    .option('--policies <names>', 'the weakest first (default: random,first-legal,aggressive,greedy,search)')
    .option('--fights <n>', 'how many fights of each pairing, an even number (default 20)')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--html <file>', 'save a page with charts')
    .option('--csv <file>', 'save a table for spreadsheets')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'fray tournament --ruleset zones --fights 40',
        'fray tournament --policies aggressive,greedy:8,search:100 --seed 7',
      ),
    )
    .action(async (options) => done(await (await import('./commands/tournament.ts')).tournament(terminal(), options)))
}
