import { type About, inEnglish, nameKey, seenOf, type ThingRef, written } from '@fray/kernel/rules'
import { contentId, refsTo, refsToContent } from '../../presentation/content.ts'
import { factsOf } from '../../presentation/facts.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { readWeaponSpeedEncounter } from '../encounter/read.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { InjuryTable } from '../kinds/injuries.ts'
import type { WeaponSpeedSetup } from '../model.ts'
import { DAMAGE_TYPES } from '../words.ts'
import { aboutAbility, aboutItem, aboutSpell, listLines, orMore, type Setting } from './about-things.ts'
import { aboutCondition, aboutInjury } from './lasting.ts'
import { dice } from './said.ts'
import { aboutState, stateNames } from './states.ts'

/** The kinds of content, and what one of each is called in a reference. */
const KINDS = {
  item: 'items',
  spell: 'spells',
  ability: 'abilities',
  condition: 'conditions',
  combatant: 'combatants',
  'injury-table': 'injuries',
} as const
type Kind = keyof typeof KINDS

/** Everything ready-made, the rows of the tables of injuries, and what one may be by the rules alone. */
export const content = (): readonly ThingRef[] => [
  ...refsToContent(weaponSpeedContent, KINDS),
  ...refsTo(
    'injury',
    allInjuries().map(({ name }) => name),
  ),
  ...refsTo('condition', stateNames),
]

/** Every row of the ready-made tables, each once. */
const allInjuries = () => [
  ...new Map(
    readAlone({}).injuries.flatMap((table) => (table?.rows ?? []).map((row) => [row.name, row] as const)),
  ).values(),
]

/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }: ThingRef): About | null {
  if (kind === 'injury') {
    const found = allInjuries().find((one) => nameKey(one.name) === nameKey(name))
    return found === undefined ? null : aboutInjury(found)
  }
  if (!Object.hasOwn(KINDS, kind)) return null
  const id = contentId(weaponSpeedContent[KINDS[kind as Kind]], name)
  if (id === null) return kind === 'condition' ? aboutState(name) : null
  if (kind === 'condition') {
    const found = readAlone({ conditions: [id] }).conditions.find((one) => one.id === id)
    return found === undefined ? null : aboutCondition(found)
  }
  if (kind === 'injury-table') {
    const table = readAlone({}).injuries.find((one) => one !== null && DAMAGE_TYPES[one.type] === id) ?? null
    return table === null ? null : aboutTable(table)
  }
  if (kind === 'combatant') return aboutCombatant(id, readAlone({ from: id }).roster[0] as Entrant)
  const { roster, conditions } = readAlone({ [KINDS[kind as Kind]]: [id] })
  const { items, spells, abilities } = roster[0] as Entrant
  const [item] = items
  const [spell] = spells
  const [ability] = abilities
  const setting: Setting = {
    conditions,
    critFrom: ({ critOn }) => (critOn > 0 ? orMore(critOn, 20) : seenOf('20 (16 or more where checks roll 3d6)', {})),
  }
  if (item !== undefined) return aboutItem(item, setting)
  if (spell !== undefined) return aboutSpell(spell, setting)
  return ability === undefined ? null : aboutAbility(ability, setting)
}

/** Reads one combatant as the first of an encounter, with nobody against it who matters. */
function readAlone(fields: Readonly<Record<string, unknown>>): WeaponSpeedSetup {
  const one = fields.from === undefined ? { kind: 'character', hitDice: '1d8', ...fields } : fields
  const { setup, problems } = readWeaponSpeedEncounter({
    ruleset: 'weapon-speed',
    battlefield: '4x4',
    sides: { party: { party: true }, others: {} },
    combatants: [
      { name: 'One', side: 'party', ...one },
      { name: 'Another', side: 'others', hitDice: '1d8' },
    ],
  })
  if (setup === null) throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`)
  return setup as WeaponSpeedSetup
}

const aboutTable = ({ type, die, rows }: InjuryTable): About => ({
  title: inEnglish('Injuries of {type} damage', { type: { thing: DAMAGE_TYPES[type] as string } }),
  kind: 'table of injuries',
  lines: [
    inEnglish('After a critical hit, a d100 at or below the damage dealt brings a row of this table, by a {die}.', {
      die: dice(`d${die}`),
    }),
  ],
  facts: rows.map(({ name }, i) => ({ label: `${i + 1}`, value: written(name) })),
  rules: ['combat-injury-chance', 'combat-injury-table'] satisfies WeaponSpeedRule[],
})

const NOT_FACTS = [
  'name',
  'about',
  'madeFrom',
  'look',
  'items',
  'spells',
  'abilities',
  'side',
  'at',
  'state',
  'intimidated',
  'bigHit',
]

function aboutCombatant(id: string, entrant: Entrant): About {
  const { name } = weaponSpeedContent.combatants[id] as { readonly name?: string }
  return {
    title: name ?? id,
    kind: entrant.kind ?? 'character',
    lines: [...(entrant.about === '' ? [] : [entrant.about]), ...listLines(entrant)],
    facts: factsOf(combatant, entrant, entrant.mana.most === 0 ? [...NOT_FACTS, 'mana'] : NOT_FACTS),
    rules: ['sides-and-kinds', 'stress-max', 'wound-points-max'] satisfies WeaponSpeedRule[],
  }
}
