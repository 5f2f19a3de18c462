import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import type { ChangeOption } from './play/changes.ts'
import { collect, type Done, examples } from './program-help.ts'
import { withWorkers } from './program-work.ts'

/** The options that change an encounter; what is typed comes together in its order. */
function withChanges(command: Command, changes: ChangeOption[]): Command {
  const gather = (how: ChangeOption['how']) => (text: string) => void changes.push({ how, text })
  return command
    .option(
      '--set <change>',
      "another value: Ogre.hp=40, 'goblin*.hp=9', longsword.damage=2d6, goblin=5",
      gather('set'),
    )
    .option('--add <who>', 'more of a combatant or a kind: goblin:2, ogre:1@foes', gather('add'))
    .option('--remove <who>', "without somebody: 'Goblin 3', goblin:2", gather('remove'))
    .option('--option <option=value>', 'an option or a house rule of the ruleset', gather('option'))
}

/** The options of all commands that try an encounter many times. */
function withTrying(command: Command, trials: string): Command {
  return withWorkers(command)
    .option('--trials <n>', trials)
    .option('--threads <n>', 'how many threads play (default: all of this machine); the result is the same')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--policy <name>', 'how a side plays: NAME for all, SIDE=NAME for one; may be repeated', collect, [])
    .option('--limit <n>', 'give a fight up after so many commands (default 10000)')
    .option('--details', 'all tables, and how it was made')
    .option('--html <file>', 'the report as a page, with charts')
    .option('--csv <file>', 'all numbers as a table for programs')
    .option('--json', 'the whole result as JSON in place of tables')
}

const STOPPING =
  '\n\nChanges may be repeated and are made in their order. Ctrl-C shows the result so far: exit code 130.'

/** The commands for those who design fights. */
export function addDesigning(program: Command, terminal: () => Terminal, done: Done): void {
  const compared: ChangeOption[] = []
  withTrying(withChanges(program.command('compare'), compared), 'how many pairs of fights (default 1000)')
    .description('what a change does: two encounters, or one with changes, played with the same dice')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .argument('[other]', 'the one to compare it with; changes are then made to this one')
    .option('--precision <p>', 'stop when the differences are exact to this: 1% or 0.5%')
    .addHelpText(
      'after',
      examples(
        'fray compare duel --set Corwin.hp=14',
        'fray compare zones/plain --add toll-ruffian:1 --option free-attacks=off --html change.html',
        'fray compare my-fight.yaml my-other-fight.yaml --precision 1%',
      ) + STOPPING,
    )
    .action(async (encounter, other, options) =>
      done(await (await import('./commands/compare.ts')).compare(terminal(), encounter, other, compared, options)),
    )
  const swept: ChangeOption[] = []
  withTrying(withChanges(program.command('sweep'), swept), 'how many fights of each value (default 500)')
    .description('a fight over the values of one or two parameters')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--over <parameter=values>', 'what varies; once or twice', collect, [])
    .option('--precision <p>', 'stop each value when the chances of victory are exact to this: 1% or 0.5%')
    .addHelpText(
      'after',
      examples(
        "fray sweep duel --over 'Corwin.hp=5..25 step 5'",
        "fray sweep zones/plain --over toll-ruffian=1..4 --over 'Ada.hp=6..14 step 4'",
        "fray sweep duel --over 'option free-attacks=on,off' --csv sweep.csv",
      ) + STOPPING,
    )
    .action(async (encounter, options) =>
      done(await (await import('./commands/sweep.ts')).sweep(terminal(), encounter, swept, options)),
    )
  const balanced: ChangeOption[] = []
  withTrying(withChanges(program.command('balance'), balanced), 'how many fights of each value at most (default 4000)')
    .description('how many, or how strong, for a wanted chance of victory')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--side <side>', 'whose victory (default: the first side)')
    .option('--want <chance>', 'the chance of it that is wanted, as in 65% (default 50%)')
    .option('--by <parameter=range>', "what may be changed: 'Ogre.hp=10..80', goblin=1..12, 'add goblin=0..12'")
    .addHelpText(
      'after',
      examples(
        'fray balance duel --want 65% --by Corwin.hp=4..40',
        "fray balance zones/plain --side characters --want 60% --by 'add toll-ruffian=0..4'",
      ) + STOPPING,
    )
    .action(async (encounter, options) =>
      done(await (await import('./commands/balance.ts')).balance(terminal(), encounter, balanced, options)),
    )
}
