import type { ListedAction, ListedActions } from '@fray/seat'
import { PASSING } from '../ui/asking.ts'
import { firstWord } from '../ui/command-words.ts'

/** What a typed line means in a list of actions. */
export type Found =
  | { readonly kind: 'action'; readonly action: ListedAction; readonly said: string }
  | { readonly kind: 'several'; readonly actions: readonly ListedAction[] }
  | { readonly kind: 'none' }

/** Words that sentences have and commands have not. */
const SMALL = /\b(?:with|to|at|the|a|an|into|on|from)\b/g

/**
 * The action that a line means: its key, its action or title with what it is done to and with, in the list's words or as commands are
 * typed in `fray play`, or the beginning of either. `said` is what the line already says of what the action still asks.
 */
export function findAction({ who, groups }: ListedActions, line: string): Found {
  const all = groups.flatMap(({ actions }) => actions)
  const text = line.trim().toLowerCase()
  const [key, said] = firstWord(line.trim())
  const byKey = all.find((action) => action.key === key.toLowerCase() && (said === '' || action.asks.length > 0))
  if (byKey !== undefined) return { kind: 'action', action: byKey, said }
  const ending = PASSING.has(text)
    ? (all.find(({ action }) => action === 'pass') ?? all.find(({ action }) => action === 'end'))
    : undefined
  if (ending !== undefined) return { kind: 'action', action: ending, said: '' }
  const named = text.startsWith(`${who.toLowerCase()} `) ? text.slice(who.length + 1) : text
  const wanted = bare(named)
  if (wanted === '') return { kind: 'none' }
  const whole = all.filter((action) => action.finer === '' && namesOf(action).includes(wanted))
  const found =
    whole.length > 0 ? whole : all.filter((action) => namesOf(action).some((name) => name.startsWith(wanted)))
  const [action] = found
  if (action !== undefined)
    return found.length === 1 ? { kind: 'action', action, said: '' } : { kind: 'several', actions: found }
  for (const one of all.filter(({ asks }) => asks.length > 0))
    for (const name of namesOf(one))
      if (wanted.startsWith(`${name} `)) return { kind: 'action', action: one, said: wanted.slice(name.length + 1) }
  return { kind: 'none' }
}

/** Every way in which an action may be written, without small words. */
function namesOf({ action, label, words, whole, command }: ListedAction): string[] {
  const { actor: _, action: __, ...said } = command
  const values = Object.values(said).flat().join(' ')
  return [
    ...new Set(
      [whole, `${action} ${values}`, `${label} ${words}`, `${action} ${words}`, `${label} ${values}`].map(bare),
    ),
  ]
}

const bare = (text: string): string =>
  text.toLowerCase().replace(/["']/g, '').replace(SMALL, ' ').replace(/\s+/g, ' ').trim()
