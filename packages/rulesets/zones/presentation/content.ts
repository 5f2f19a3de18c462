import type { About, ThingRef } from '@fray/kernel/rules'
import { inEnglish, seenOf } from '@fray/kernel/rules'
import { contentId, refsTo, refsToContent } from '../../presentation/content.ts'
import { factsOf } from '../../presentation/facts.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { zonesContent } from '../content/content.ts'
import { EFFECTS } from '../effects.ts'
import { readZonesEncounter } from '../encounter/read.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { ZonesSetup } from '../model.ts'
import { ATTRIBUTES } from '../words.ts'
import { aboutCondition } from './about-effects.ts'
import { aboutItem, aboutSpell } from './about-things.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { item: 'items', spell: 'spells', combatant: 'combatants' } as const

/** Everything ready-made, and the conditions that there are. */
export const content = (): readonly ThingRef[] => [
  ...refsToContent(zonesContent, KINDS),
  ...refsTo('condition', EFFECTS.ids),
]

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'condition') return aboutCondition(name)
  if (!Object.hasOwn(KINDS, kind)) return null
  const id = contentId(zonesContent[KINDS[kind as keyof typeof KINDS]], name)
  if (id === null) return null
  const owner = { name: 'Owner', kind: 'character', level: 1, str: 0, dex: 0, hp: 1 }
  if (kind === 'combatant') {
    const { name: title = id } = zonesContent.combatants[id] as { readonly name?: string }
    return { ...aboutCombatant(readAlone({ name: 'One', from: id })), title }
  }
  const entrant = readAlone({ ...owner, [KINDS[kind as 'item' | 'spell']]: [id] })
  const [item] = entrant.items
  const [spell] = entrant.spells
  return item !== undefined ? aboutItem(item) : spell !== undefined ? aboutSpell(spell) : null
}

/** Reads one combatant as the only one of an encounter. */
function readAlone(fields: Readonly<Record<string, unknown>>): Entrant {
  const { setup, problems } = readZonesEncounter({ ruleset: 'zones', battlefield: 'A', combatants: [fields] })
  const [entrant] = (setup as ZonesSetup | null)?.roster ?? []
  if (entrant === undefined) throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`)
  return entrant
}

const NOT_FACTS = ['name', 'about', 'items', 'attacks', 'spells', 'status', 'madeFrom', 'look']

function aboutCombatant(entrant: Entrant): Omit<About, 'title'> {
  const { attacks, items, spells } = entrant
  const list = (title: string, things: readonly { readonly name: string }[]) =>
    things.length === 0
      ? []
      : [
          inEnglish('{title}: {things}.', {
            title: { key: title, slots: {} },
            things: things
              .map(({ name }) => seenOf('{it}', { it: { thing: name } }))
              .reduce((first, next) => seenOf('{first}, {next}', { first, next })),
          }),
        ]
  return {
    kind: entrant.character ? 'character' : 'creature',
    lines: [
      ...(entrant.about === '' ? [] : [entrant.about]),
      ...list('Attacks', attacks),
      ...list('Items', items),
      ...list('Spells', spells),
    ],
    facts: factsOf(combatant, entrant, entrant.character ? [...NOT_FACTS, 'skill'] : [...NOT_FACTS, ...ATTRIBUTES]),
    rules: ['creature-or-character', 'level-and-skill'] satisfies ZonesRule[],
  }
}
