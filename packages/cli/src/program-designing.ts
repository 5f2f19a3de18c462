import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import type { ChangeOption } from './play/changes.ts'
import { collect, type Done, examples, withoutOption } from './program-help.ts'
import { withWorkers } from './program-work.ts'

/** The options that change an encounter; what is typed comes together in its order. */
function withChanges(command: Command, changes: ChangeOption[]): Command {
  const gather = (how: ChangeOption['how']) => (text: string) => void changes.push({ how, text })
  return command
    .option(
      '--set <change>',
      "set another value: Ogre.hp=40, 'goblin*.hp=9', longsword.damage=2d6, goblin=5",
      gather('set'),
    )
    .option('--add <who>', 'add a combatant or a kind: goblin:2, ogre:1@foes', gather('add'))
    .option('--remove <who>', "remove a combatant: 'Goblin 3', goblin:2", gather('remove'))
    .option('--option <option=value>', 'set an option or a house rule of the ruleset', gather('option'))
}

/** The options of all commands that try an encounter many times. */
function withTrying(command: Command, trials: string, without = ''): Command {
  return withWorkers(command)
    .addOption(withoutOption(without))
    .option('--trials <n>', trials)
    .option('--threads <n>', 'how many threads play (default: all of this machine); it does not change the result')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option(
      '--policy <name>',
      'how a side plays: NAME (or a policy file) for all, SIDE=NAME for one; repeatable',
      collect,
      [],
    )
    .option('--limit <n>', 'give up a fight after this many commands (default 10000)')
    .option('--details', 'show all tables and how the report was made')
    .option('--html <file>', 'save the report as a page with charts')
    .option('--csv <file>', 'save all numbers as a table for programs')
    .option('--json', 'print the whole result as JSON instead of tables')
}

const STOPPING = '\n\nChanges can be repeated and are applied in order. Ctrl-C shows the result so far: exit code 130.'

/** The commands for those who design fights. */
export function addDesigning(program: Command, terminal: () => Terminal, done: Done): void {
  const compared: ChangeOption[] = []
  withTrying(
    withChanges(program.command('compare'), compared),
    'how many pairs of fights (default 1000)',
    ' in the second',
  )
    .description('show what a change does: two encounters, or one with changes, played with the same dice')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .argument('[other]', 'the encounter to compare it with; changes are then applied to this one')
    .option('--precision <p>', 'stop when the differences are known to within this: 1% or 0.5%')
    .addHelpText(
      'after',
      examples(
        'fray compare duel --set Corwin.hp=14',
        'fray compare shock/plain --without total-defense',
        'fray compare zones/plain --add toll-ruffian:1 --option free-attacks=off --html change.html',
        'fray compare my-fight.yaml my-other-fight.yaml --precision 1%',
      ) + STOPPING,
    )
    .action(async (encounter, other, options) =>
      done(await (await import('./commands/compare.ts')).compare(terminal(), encounter, other, compared, options)),
    )
  const swept: ChangeOption[] = []
  withTrying(withChanges(program.command('sweep'), swept), 'how many fights of each value (default 500)')
    .description('play a fight over the values of one or two parameters')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--over <parameter=values>', 'what varies; once or twice', collect, [])
    .option('--precision <p>', 'stop each value when the chances of victory are known to within this: 1% or 0.5%')
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
  withTrying(withChanges(program.command('balance'), balanced), 'the most fights for each value (default 4000)')
    .description('find how many, or how strong, for a wanted chance of victory')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--side <side>', 'whose victory (default: the first side)')
    .option('--want <chance>', 'the wanted chance of victory, as in 65% (default 50%)')
    .option('--by <parameter=range>', "what to change: 'Ogre.hp=10..80', goblin=1..12, 'add goblin=0..12'")
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
