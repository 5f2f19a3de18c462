import { type About, inEnglish, type ThingRef } from '@fray/kernel/rules'
import { contentId, refsTo, refsToContent } from '../../presentation/content.ts'
import { factsOf } from '../../presentation/facts.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { freeHitsContent } from '../content/content.ts'
import { readFreeHitsEncounter } from '../encounter/read.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { FreeHitsSetup } from '../model.ts'
import { AIMS, aimWords } from '../words.ts'
import { STATES } from './conditions.ts'
import { optionAbout, optionIds } from './options.ts'
import { inLongRow, inRow, MODIFIERS, modifierFacts, plain, text, thing, titled } from './said.ts'
import { aboutArmor, aboutCondition, aboutFeat, aboutItem, aboutSpell, aboutState } from './things.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = {
  weapon: 'weapons',
  armor: 'armors',
  spell: 'spells',
  feat: 'feats',
  condition: 'conditions',
  combatant: 'combatants',
} as const
type ContentWord = keyof typeof KINDS

/** Everything ready-made, the states that the rules know, and the options. */
export const content = (): readonly ThingRef[] => [
  ...refsToContent(freeHitsContent, KINDS),
  ...refsTo('condition', Object.keys(STATES)),
  ...refsTo('option', optionIds),
]

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'option') return optionAbout(name, null)
  if (!Object.hasOwn(KINDS, kind)) return null
  const id = contentId(freeHitsContent[KINDS[kind as ContentWord]], name)
  if (id === null) return kind === 'condition' ? aboutState(name) : null
  return explain(kind as ContentWord, id)
}

function explain(kind: ContentWord, id: string): About | null {
  if (kind === 'combatant') return aboutEntrant(readAlone({ from: id }).entrant)
  // A feat about weapons names some: any will do to say what it does.
  const written =
    kind === 'feat' && isAboutWeapons(id) ? { feat: id, weapons: Object.keys(freeHitsContent.weapons).slice(0, 1) } : id
  const { setup, entrant } = readAlone(kind === 'condition' ? {} : { [KINDS[kind]]: [written] })
  const [armor] = entrant.armors
  const [spell] = entrant.spells
  const [feat] = entrant.feats
  const [item] = entrant.items
  if (kind === 'condition') {
    const condition = setup.conditions.get(id)
    return condition === undefined ? null : aboutCondition(condition)
  }
  if (armor !== undefined) return aboutArmor(armor)
  if (spell !== undefined) return aboutSpell(spell)
  if (feat !== undefined) return aboutFeat({ ...feat, weapons: [] })
  return item === undefined ? null : aboutItem(item)
}

const isAboutWeapons = (id: string): boolean => {
  const { effects = [] } = freeHitsContent.feats[id] as { readonly effects?: readonly { readonly feat: string }[] }
  return effects.some(({ feat }) => feat === 'weapon-dice')
}

/** Reads one combatant as the only one of an encounter. */
function readAlone(fields: Readonly<Record<string, unknown>>): { setup: FreeHitsSetup; entrant: Entrant } {
  const { setup, problems } = readFreeHitsEncounter({ ruleset: 'free-hits', combatants: { One: fields } })
  const read = setup as FreeHitsSetup | null
  const [entrant] = read?.roster ?? []
  if (read === null || entrant === undefined) {
    throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`)
  }
  return { setup: read, entrant }
}

const NOT_FACTS = [
  'name',
  'about',
  'side',
  'weapons',
  'items',
  'armors',
  'spells',
  'feats',
  'at',
  'facing',
  'status',
  'from',
  'madeFrom',
  'look',
  'slots',
  'reserve',
  'pc',
  'boosts',
  'debts',
  'spent',
  'mode',
  'sick',
  'lacks',
]

function aboutEntrant(entrant: Entrant): About {
  const { about, items, armors, spells, feats, lacks, pc, madeFrom } = entrant
  const without = [
    ...NOT_FACTS,
    ...MODIFIERS,
    ...(entrant.footprint === 1 ? ['footprint'] : []),
    ...(entrant.mp.most === 0 ? ['mp'] : []),
  ]
  const list = (title: string, things: readonly { readonly name: string }[]) =>
    things.length === 0 ? [] : [text(titled(title, inLongRow(things.map(({ name }) => thing(name)))))]
  return {
    title: String((freeHitsContent.combatants[madeFrom] as { name?: unknown })?.name ?? entrant.name),
    kind: pc ? 'character' : 'creature',
    lines: [
      ...(about === '' ? [] : [about]),
      ...list(
        'Weapons',
        items.filter(({ weapon }) => weapon !== null),
      ),
      ...list(
        'Things',
        items.filter(({ weapon }) => weapon === null),
      ),
      ...list('Armor', armors),
      ...list('Spells', spells),
      ...list('Feats', feats),
      ...(lacks.length === 0
        ? []
        : [
            inEnglish('No attack on them can be aimed so: {aims}.', {
              aims: inRow(lacks.map((aim) => plain(aimWords(AIMS[aim])))),
            }),
          ]),
    ],
    facts: [...modifierFacts(entrant), ...factsOf(combatant, entrant, without)],
    rules: ['modifiers', 'turn-budget'] satisfies FreeHitsRule[],
  }
}
