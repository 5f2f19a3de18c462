import { choiceText } from '@fray/kernel'
import type { ListedActions } from '@fray/seat'
import { actionText } from '../ui/action-words.ts'
import { complete, type Dialog, isMeant, isOver } from '../ui/asking.ts'
import { findAction } from './find-action.ts'
import type { Then } from './guest.ts'
import type { LivePrompt } from './live-prompt.ts'

/** So many actions are named that a line may mean. */
const MOST_NAMED = 12

/** Does what a word says that is always understood; null where the line holds none. */
type Word = (line: string) => Promise<Then | null>

type Ending = Exclude<Then, 'stay'>

/** Where what an action still lacks is asked, at a table elsewhere. */
const dialogAt = (prompt: LivePrompt, word: Word): Dialog<Ending> => ({
  say: (line) => prompt.tell([line]),
  ask: (text) => prompt.line(text),
  word,
  actions: async (actor, choice) => {
    const actions = await prompt.during(prompt.connection.actions(actor, choice))
    return actions?.groups.flatMap((group) => group.actions) ?? []
  },
})

/** Does the action that a line means; asks for what it lacks, and whether something drastic is meant. */
export async function act(prompt: LivePrompt, actions: ListedActions, line: string, word: Word): Promise<Then> {
  const found = findAction(actions, line)
  if (found.kind === 'none') {
    prompt.tell([
      `The list has no "${line.trim()}". Type a key or the words of the list; "list" shows it, "why" what is not possible.`,
    ])
    return 'stay'
  }
  if (found.kind === 'several') {
    const some = found.actions.slice(0, MOST_NAMED).map((one) => `${one.key} ${actionText(one)}`)
    prompt.tell([`Which? ${choiceText(some)}${found.actions.length > MOST_NAMED ? ' ...' : '.'}`])
    return 'stay'
  }
  const dialog = dialogAt(prompt, word)
  const command = await complete(dialog, found.action, found.said)
  if (isOver<Ending>(command)) return command.next
  if (command === null || !(await isMeant(dialog, actionText(found.action), found.action.drastic))) return 'stay'
  return (await prompt.operation(prompt.connection.submit(command))) ? 'refresh' : 'stay'
}
