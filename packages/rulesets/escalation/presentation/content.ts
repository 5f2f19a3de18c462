import type { About, ThingRef } from '@fray/kernel/rules'
import { contentId, refsTo, refsToContent } from '../../presentation/content.ts'
import { aboutOption } from '../../presentation/options.ts'
import { escalationCatalogueOptions } from '../catalogue/options.ts'
import { BOOK_CONDITIONS } from '../conditions.ts'
import { escalationContent } from '../content/content.ts'
import { readEscalationEncounter } from '../encounter/read.ts'
import type { EscalationSetup } from '../model.ts'
import { aboutAbility } from './about-abilities.ts'
import { aboutCondition, conditionNames } from './about-conditions.ts'
import { aboutEntrant, aboutStance } from './about-people.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { ability: 'abilities', stance: 'stances', condition: 'conditions', combatant: 'combatants' } as const

/** Everything ready-made, the conditions that the rules have, and what a table may decide. */
export const content = (): readonly ThingRef[] => [
  ...refsToContent(escalationContent, KINDS),
  ...refsTo('condition', conditionNames),
  ...refsTo(
    'option',
    escalationCatalogueOptions.map(({ id }) => id),
  ),
]

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'option') return aboutOption(escalationCatalogueOptions, name, null)
  if (!Object.hasOwn(KINDS, kind)) return null
  if (kind === 'condition') {
    const built = aboutCondition(
      BOOK_CONDITIONS.all.find((one) => one.id === name),
      name,
    )
    if (built !== null) return built
  }
  const id = contentId(escalationContent[KINDS[kind as keyof typeof KINDS]], name)
  if (id === null) return null
  const { roster, conditions } = readAlone(
    kind === 'combatant'
      ? { from: id }
      : { kind: 'pc', ...(kind === 'condition' ? {} : { [KINDS[kind as 'ability' | 'stance']]: [id] }) },
  )
  if (kind === 'condition')
    return aboutCondition(
      conditions.all.find((one) => one.id === id),
      name,
    )
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
