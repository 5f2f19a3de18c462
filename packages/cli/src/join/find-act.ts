import type { Act, Acts } from '@fray/seat'
import { PASSING } from '../ui/asking.ts'
import { firstWord } from '../ui/command-words.ts'

/** What a typed line means in a list of acts. */
export type Found =
  | { readonly kind: 'act'; readonly act: Act; readonly said: string }
  | { readonly kind: 'several'; readonly acts: readonly Act[] }
  | { readonly kind: 'none' }

/** Words that sentences have and commands have not. */
const SMALL = /\b(?:with|to|at|the|a|an|into|on|from)\b/g

/**
 * The act that a line means: its key, its action or title with what it is done to and with, in the list's words or as commands are
 * typed in `fray play`, or the beginning of either. `said` is what the line already says of what the act still asks.
 */
export function findAct({ who, groups }: Acts, line: string): Found {
  const all = groups.flatMap(({ acts }) => acts)
  const text = line.trim().toLowerCase()
  const [key, said] = firstWord(line.trim())
  const byKey = all.find((act) => act.key === key.toLowerCase() && (said === '' || act.asks.length > 0))
  if (byKey !== undefined) return { kind: 'act', act: byKey, said }
  const ending = PASSING.has(text)
    ? (all.find(({ action }) => action === 'pass') ?? all.find(({ action }) => action === 'end'))
    : undefined
  if (ending !== undefined) return { kind: 'act', act: ending, said: '' }
  const named = text.startsWith(`${who.toLowerCase()} `) ? text.slice(who.length + 1) : text
  const wanted = bare(named)
  if (wanted === '') return { kind: 'none' }
  const whole = all.filter((act) => act.finer === '' && namesOf(act).includes(wanted))
  const found = whole.length > 0 ? whole : all.filter((act) => namesOf(act).some((name) => name.startsWith(wanted)))
  const [act] = found
  if (act !== undefined) return found.length === 1 ? { kind: 'act', act, said: '' } : { kind: 'several', acts: found }
  for (const one of all.filter(({ asks }) => asks.length > 0))
    for (const name of namesOf(one))
      if (wanted.startsWith(`${name} `)) return { kind: 'act', act: one, said: wanted.slice(name.length + 1) }
  return { kind: 'none' }
}

/** Every way in which an act may be written, without small words. */
function namesOf({ action, label, words, command }: Act): string[] {
  const { actor: _, action: __, ...said } = command
  const values = Object.values(said).flat().join(' ')
  return [
    ...new Set([`${action} ${values}`, `${label} ${words}`, `${action} ${words}`, `${label} ${values}`].map(bare)),
  ]
}

const bare = (text: string): string =>
  text.toLowerCase().replace(/["']/g, '').replace(SMALL, ' ').replace(/\s+/g, ' ').trim()
