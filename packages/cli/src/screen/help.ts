import { withoutNames } from '@fray/kernel'
import { own } from '../io/language.ts'
import { usage } from '../ui/command-words.ts'
import { wrap } from '../ui/width.ts'
import type { Asked } from './asked.ts'
import { isPlea } from './names.ts'
import { rulesOf, type Sitting, tableOf } from './sitting.ts'
import { what } from './what.ts'
import { WORD_HELP } from './word-list.ts'

/** `help`: the words; `help commands`, `help referee`: commands; `help X`: what X is. */
export async function help(sitting: Sitting, rest: string, asked: Asked): Promise<void> {
  const { terminal } = sitting
  const { say, colours, width } = terminal
  const wanted = isPlea(tableOf(sitting), rest) ? '' : rest.toLowerCase()
  const actions = [...rulesOf(sitting).actions.values()]
  const list = (by: 'combatant' | 'referee') => {
    say(colours.strong(by === 'combatant' ? 'Commands' : 'Commands of the referee'))
    for (const action of actions.filter((one) => one.by === by))
      for (const line of entry(usage(action), `${own(withoutNames(action.title))} [${action.rule}]`, width)) say(line)
  }
  if (wanted === 'commands' || wanted === 'referee') {
    list(wanted === 'commands' ? 'combatant' : 'referee')
    return
  }
  const word = WORD_HELP.find(([one]) => one.split(' ')[0] === wanted)
  if (word !== undefined) {
    for (const line of entry(word[0], own(word[1]), width)) say(line)
    return
  }
  if (wanted !== '' && wanted !== 'all') {
    await what(sitting, rest, asked)
    return
  }
  terminal.tell(
    'Type a key from the list (a1), or a command in words: "attack Gob with longsword". Put another name in front to command another of your combatants. 0 or "pass" ends a turn, "no" declines.',
  )
  terminal.tell(colours.strong('Always understood (with a / in front, even where free text is asked for)'))
  for (const [one, about] of WORD_HELP) for (const line of entry(one, own(about), width)) say(line)
  if (wanted === 'all') {
    list('combatant')
    list('referee')
  } else
    terminal.tell(
      '"help commands" lists the commands of this game, "help referee" the referee\'s, "help X" explains X.',
    )
}

function entry(word: string, about: string, width: number): string[] {
  return wrap(`  ${word.padEnd(14)}  ${about}`, width, ' '.repeat(width >= 60 ? 18 : 4))
}
