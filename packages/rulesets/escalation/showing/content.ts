import { type About, nameKey, type ThingRef } from '@fray/kernel/rules'
import { aboutOption } from '../../showing/options.ts'
import { escalationCatalogueOptions } from '../catalogue/options.ts'
import { escalationContent } from '../content/content.ts'
import { readEscalationEncounter } from '../encounter/read.ts'
import type { EscalationSetup } from '../model.ts'
import { aboutAbility } from './about-abilities.ts'
import { aboutCondition, aboutOwn, conditionNames } from './about-conditions.ts'
import { aboutEntrant, aboutStance } from './about-people.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { ability: 'abilities', stance: 'stances', condition: 'conditions', combatant: 'combatants' } as const

/** Everything ready-made, the conditions that the rules have, and what a table may decide. */
export const content = (): readonly ThingRef[] => [
  ...Object.entries(KINDS).flatMap(([kind, plural]) =>
    Object.keys(escalationContent[plural]).map((name): ThingRef => ({ kind, name, of: null })),
  ),
  ...conditionNames.map((name): ThingRef => ({ kind: 'condition', name, of: null })),
  ...escalationCatalogueOptions.map(({ id }): ThingRef => ({ kind: 'option', name: id, of: null })),
]

/** The content id of that name: the id itself, or what people call it; null where there is none. */
function idOf(kind: keyof typeof KINDS, name: string): string | null {
  const all = escalationContent[KINDS[kind]]
  if (Object.hasOwn(all, name)) return name
  const wanted = nameKey(name)
  const found = Object.entries(all).find(([, thing]) => nameKey(String((thing as { name?: unknown }).name)) === wanted)
  return found?.[0] ?? null
}

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'option') return aboutOption(escalationCatalogueOptions, name, null)
  if (!Object.hasOwn(KINDS, kind)) return null
  if (kind === 'condition') {
    const built = aboutCondition(name)
    if (built !== null) return built
  }
  const id = idOf(kind as keyof typeof KINDS, name)
  if (id === null) return null
  const { roster, conditions } = readAlone(
    kind === 'combatant'
      ? { from: id }
      : { kind: 'pc', ...(kind === 'condition' ? {} : { [KINDS[kind as 'ability' | 'stance']]: [id] }) },
  )
  if (kind === 'condition') {
    const own = conditions.find((one) => one.id === id)
    return own === undefined ? null : aboutOwn(own)
  }
  const [entrant] = roster
  if (entrant === undefined) return null
  if (kind === 'combatant') return aboutEntrant(entrant)
  const [ability] = entrant.abilities
  const [stance] = entrant.stances
  if (kind === 'stance') return stance === undefined ? null : aboutStance(stance)
  return ability === undefined ? null : aboutAbility(ability, conditions)
}

/** Reads one combatant as the only one of an encounter. */
function readAlone(fields: Readonly<Record<string, unknown>>): EscalationSetup {
  const { setup, problems } = readEscalationEncounter({ ruleset: 'escalation', combatants: { One: fields } })
  if (setup === null) throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`)
  return setup as EscalationSetup
}
