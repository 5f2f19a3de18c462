import { choiceText } from '@fray/kernel'
import type { Acts } from '@fray/seat'
import { actText } from '../ui/act-words.ts'
import { complete, type Dialog, isMeant, isOver } from '../ui/asking.ts'
import type { Conversation } from './conversation.ts'
import { findAct } from './find-act.ts'
import type { Then } from './guest.ts'

/** So many acts are named that a line may mean. */
const MOST_NAMED = 12

/** Does what a word says that is always understood; null where the line holds none. */
type Word = (line: string) => Promise<Then | null>

type Ending = Exclude<Then, 'stay'>

/** Where what an action still lacks is asked, at a table elsewhere. */
const dialogAt = (conversation: Conversation, word: Word): Dialog<Ending> => ({
  say: (line) => conversation.tell([line]),
  ask: (prompt) => conversation.line(prompt),
  word,
  acts: async (actor, choice) => {
    const acts = await conversation.during(conversation.connection.acts(actor, choice))
    return acts?.groups.flatMap((group) => group.acts) ?? []
  },
})

/** Does the act that a line means; asks for what it lacks, and whether something drastic is meant. */
export async function act(conversation: Conversation, acts: Acts, line: string, word: Word): Promise<Then> {
  const found = findAct(acts, line)
  if (found.kind === 'none') {
    conversation.tell([
      `The list has no "${line.trim()}". Type a key or the words of the list; "list" shows it, "why" what is not possible.`,
    ])
    return 'stay'
  }
  if (found.kind === 'several') {
    const some = found.acts.slice(0, MOST_NAMED).map((one) => `${one.key} ${actText(one)}`)
    conversation.tell([`Which? ${choiceText(some)}${found.acts.length > MOST_NAMED ? ' ...' : '.'}`])
    return 'stay'
  }
  const dialog = dialogAt(conversation, word)
  const command = await complete(dialog, found.act, found.said)
  if (isOver<Ending>(command)) return command.next
  if (command === null || !(await isMeant(dialog, actText(found.act), found.act.drastic))) return 'stay'
  return (await conversation.operation(conversation.connection.submit(command))) ? 'anew' : 'stay'
}
