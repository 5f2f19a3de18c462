import type { About, ThingRef } from '@fray/kernel/rules'
import { inEnglish, written } from '@fray/kernel/rules'
import { contentId, refsTo, refsToContent } from '../../presentation/content.ts'
import { shockContent } from '../content/content.ts'
import { shockOptions } from '../encounter/options.ts'
import { readShockEncounter } from '../encounter/read.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { ShockSetup } from '../model.ts'
import { aboutCondition } from './about.ts'
import { aboutCombatant } from './about-combatant.ts'
import { aboutItem, aboutPower, aboutSpell } from './about-things.ts'
import { conditionNames } from './conditions.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { item: 'items', power: 'powers', spell: 'spells', combatant: 'combatants' } as const
type ContentKind = keyof typeof KINDS

/** Everything ready-made, the conditions and the options that there are. */
export const content = (): readonly ThingRef[] => [
  ...refsToContent(shockContent, KINDS),
  ...refsTo('condition', conditionNames),
  ...refsTo(
    'option',
    shockOptions.map(({ id }) => id),
  ),
]

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'condition') return aboutCondition(name)
  if (kind === 'option') return aboutOption(name)
  if (!Object.hasOwn(KINDS, kind)) return null
  const id = contentId(shockContent[KINDS[kind as ContentKind]], name)
  if (id === null) return null
  const everything = { facts: true, things: true, powers: true }
  if (kind === 'combatant') {
    const { name: title = id } = shockContent.combatants[id] as { readonly name?: string }
    return { ...aboutCombatant(readAlone({ from: id }), everything), title }
  }
  const field = KINDS[kind as ContentKind]
  const { items, powers, spells } = readAlone({ kind: 'pc', hp: 1, [field]: [id] })
  const [item] = items
  const [power] = powers
  const [spell] = spells
  if (kind === 'item') return item === undefined ? null : aboutItem(item)
  return power !== undefined ? aboutPower(power) : spell !== undefined ? aboutSpell(spell) : null
}

/** Reads one combatant as an encounter would. */
function readAlone(fields: Readonly<Record<string, unknown>>): Entrant {
  const combatants = { One: { ...fields, side: 'party' }, Foe: { kind: 'npc', hp: 1, side: 'foes' } }
  const { setup, problems } = readShockEncounter({ ruleset: 'shock', combatants })
  const [entrant] = (setup as ShockSetup | null)?.roster ?? []
  if (entrant === undefined) throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`)
  return entrant
}

/** What the table may decide for itself. */
function aboutOption(id: string): About | null {
  const option = shockOptions.find((one) => one.id === id)
  if (option === undefined) return null
  const { title, rule, choices } = option
  const what = written('min' in choices ? `${choices.min} to ${choices.max}` : choices.join(', '))
  return {
    title: id,
    kind: rule === null ? 'house rule' : 'option',
    lines: [inEnglish('{title}.', { title: { key: title, slots: {} } })],
    facts: [
      { label: inEnglish('may be'), value: what },
      { label: inEnglish('is, where nothing is said'), value: written(`${option.default}`) },
    ],
    rules: rule === null ? [] : [rule],
  }
}
