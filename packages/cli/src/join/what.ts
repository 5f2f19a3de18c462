import type { About, ThingRef } from '@fray/kernel'
import { showAbout } from '../ui/about.ts'
import { actionText } from '../ui/action-words.ts'
import { showCard } from '../ui/card.ts'
import { chanceLines } from '../ui/chance-words.ts'
import type { Shown } from './guest.ts'
import type { LivePrompt } from './live-prompt.ts'

/** `card NAME`: everything that may be known of a combatant. */
export function card(prompt: LivePrompt, rest: string): boolean {
  const { table } = prompt.connection.now
  const wanted = rest.trim().toLowerCase()
  const cards = table?.cards ?? []
  const started = cards.filter(({ who }) => who.toLowerCase().startsWith(wanted))
  const found = cards.find(({ who }) => who.toLowerCase() === wanted) ?? (started.length === 1 ? started[0] : undefined)
  if (table === null || found === undefined) return false
  prompt.draw(() => showCard(prompt.terminal, found, table))
  return true
}

/** `what X`: explains a key, a combatant, a thing on somebody's card, an action or a rule. */
export async function what(prompt: LivePrompt, rest: string, { actions }: Shown): Promise<void> {
  const wanted = rest.trim().toLowerCase()
  const all = actions?.groups.flatMap((group) => group.actions) ?? []
  const byKey = all.find(({ key }) => key === wanted)
  if (byKey !== undefined) prompt.tell([`${byKey.key}: ${actionText(byKey)}`])
  else if (wanted !== '' && card(prompt, wanted)) return
  const action = all.find((one) => one.label.toLowerCase() === wanted)?.about
  const things = prompt.connection.now.table?.cards.flatMap(({ groups, conditions, reactions }) => [
    ...groups.flatMap((group) => group.things.map(({ name, ref }) => ({ name, ref }))),
    ...conditions.map(({ name, ref }) => ({ name, ref })),
    ...reactions.map(({ label, ref }) => ({ name: label, ref })),
  ])
  const onCard = things?.find(({ name }) => name.toLowerCase() === wanted)?.ref
  const known = byKey?.about ?? onCard ?? action
  const named = wanted.replace(/\s+/g, '-')
  const refs: readonly ThingRef[] =
    known === undefined ? ['action', 'rule'].map((kind) => ({ kind, name: named, of: null }) as ThingRef) : [known]
  for (const { kind, name, of } of refs) {
    const about = (await prompt.during(prompt.connection.ask({ do: 'about', kind, name, of }))) as About | null
    if (about !== null) {
      prompt.draw(() => showAbout(prompt.terminal, about))
      return
    }
  }
  prompt.tell([`Nothing here is called "${rest.trim()}". "help" lists what you can type.`])
}

/** `chances KEY`: how likely an action, or each answer to a question, is to do what. */
export async function chances(prompt: LivePrompt, rest: string, { asked, actions }: Shown): Promise<void> {
  const { connection } = prompt
  if (asked.kind === 'question') {
    const found = await prompt.during(connection.optionChances(asked.question.id))
    if (found.length === 0) prompt.tell(['Nobody knows what these answers lead to.'])
    prompt.tell(
      found.map((one, i) => {
        const label = asked.question.options[i]?.label ?? ''
        return `${label}: ${one === null ? 'nobody can know.' : chanceLines(one).join(' ')}`
      }),
    )
    return
  }
  const action = actions?.groups.flatMap((group) => group.actions).find(({ key }) => key === rest.trim().toLowerCase())
  if (action === undefined) {
    prompt.tell(['Say which action of the list, as in "chances a1".'])
    return
  }
  if (action.asks.length > 0) {
    prompt.tell([`${action.label} still needs ${action.asks.map(({ label }) => label).join(', ')}.`])
    return
  }
  const found = await prompt.during(connection.chances(action.key))
  prompt.tell(found === null ? ['Nobody can know: others hide what they can do.'] : chanceLines(found))
}
