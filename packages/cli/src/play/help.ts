import { usage } from '../ui/command-words.ts'
import { wrap } from '../ui/width.ts'
import { rulesOf, type Sitting } from './sitting.ts'

/** The words that are always understood, and what they do. */
export const WORD_HELP: readonly (readonly [string, string])[] = [
  ['menu [WORD]', 'the list of commands again, or all those of one kind: menu give'],
  ['why [WORD]', 'what is not possible now, and by which rule'],
  ['field', 'the battlefield: who is where'],
  ['map [ACTION]', 'the map, where there is one; map run: where one may run; map all: the whole of it'],
  ['look A B', 'what A sees of B: distance, sight, cover (B alone: seen by whoever is to act)'],
  ['order', 'the Round and the order of Turns'],
  ['view NAME', 'everything about a combatant'],
  ['log [N]', 'the last lines of the log'],
  ['explain [N]', 'the numbers of the last roll or damage, part by part (N: of the Nth last)'],
  ['rule ID', 'a rule in full'],
  ['skip', 'where somebody may step in: not until this act is over; skip round: not this Round'],
  ['undo [N]', 'take back your last decision, or the last N; new dice will fall'],
  ['redo [N]', 'do it again as it was'],
  ['pause', 'stop before the next Turn begins, for words of the referee'],
  ['referee ...', 'a command of the referee: referee morale, referee override Gob.hp 4'],
  ['save FILE', 'a copy of the journal'],
  ['quit', 'leave; the fight is saved and can be resumed'],
]

/** Shows what can be typed. */
export function showHelp(sitting: Sitting): void {
  const { terminal } = sitting
  const { say, colours } = terminal
  for (const line of wrap(
    'Type a number from the list, or a command as it stands there: "attack Gob with longsword". Put another name in front to command somebody else of yours.',
    terminal.width,
  ))
    say(line)
  const heading = 'Always understood (with a / in front, also where free words are asked)'
  for (const line of wrap(heading, terminal.width)) say(colours.strong(line))
  for (const [word, about] of WORD_HELP) for (const line of entry(word, about, terminal.width)) say(line)
  const actions = [...rulesOf(sitting).actions.values()]
  for (const by of ['combatant', 'referee'] as const) {
    say(colours.strong(by === 'combatant' ? 'Commands' : 'Commands of the referee'))
    for (const action of actions.filter((a) => a.by === by))
      for (const line of entry(usage(action), `${action.title} [${action.rule}]`, terminal.width)) say(line)
  }
}

function entry(word: string, about: string, width: number): string[] {
  return wrap(`  ${word.padEnd(13)}  ${about}`, width, ' '.repeat(width >= 60 ? 17 : 4))
}
