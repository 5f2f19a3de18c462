import type { About } from '@fray/kernel/rules'
import { inEnglish, seenOf } from '@fray/kernel/rules'
import { fieldForm } from '../../kinds/form.ts'
import { factsOf } from '../../presentation/facts.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import { ATTRIBUTE_NAMES, NO_SKILL, SKILL_NAMES } from '../words.ts'
import { inARow, key } from './said.ts'

/** What may be told of a combatant: its numbers, what it has, its powers. */
interface Parts {
  readonly facts: boolean
  readonly things: boolean
  readonly powers: boolean
}

/** Numbers that are told of everybody, those that stand in a column of facts. */
const FACTS = ['hp', 'ac', 'attackBonus', 'skillBonus', 'physicalSave', 'move', 'tags'] as const
/** Numbers that are told where they are not what they usually are. */
const USUAL = { reach: 5, footprint: 1, attacks: 1 } as const

/** A combatant as it enters a fight, in sentences and numbers. */
export function aboutCombatant(entrant: Entrant, { facts, things, powers }: Parts): Omit<About, 'title'> {
  const list = (title: string, all: readonly { readonly name: string }[]) =>
    all.length === 0
      ? []
      : [
          inEnglish('{title}: {things}.', {
            title: key(title),
            things: inARow([...new Set(all.map(({ name }) => name))].map((thing) => ({ thing }))),
          }),
        ]
  const { pc, named, disciplined, immune, mods, skills } = entrant
  const attributes = ATTRIBUTE_NAMES.flatMap((name, at) =>
    mods[at] === 0 ? [] : [seenOf('{name} {mod}', { name: key(name), mod: { number: mods[at], signed: true } })],
  )
  const trained = SKILL_NAMES.flatMap((name, at) => {
    const level = skills[at]
    return level === NO_SKILL || level < 0
      ? []
      : [seenOf('{name} {level}', { name: key(name), level: { number: level } })]
  })
  return {
    kind: pc ? 'player character' : 'NPC',
    lines: [
      ...(entrant.about === '' ? [] : [entrant.about]),
      ...(facts && attributes.length > 0
        ? [inEnglish('Attributes: {attributes}.', { attributes: inARow(attributes) })]
        : []),
      ...(facts && trained.length > 0 ? [inEnglish('Skills: {skills}.', { skills: inARow(trained) })] : []),
      ...(things
        ? list(
            'Weapons',
            entrant.items.filter(({ modes }) => modes.length > 0),
          )
        : []),
      ...(things
        ? list(
            'Items',
            entrant.items.filter(({ modes }) => modes.length === 0),
          )
        : []),
      ...(powers ? list('Powers', entrant.powers) : []),
      ...(things ? list('Spells', entrant.spells) : []),
      inEnglish(named ? 'At 0 hit points they are Mortally Injured.' : 'At 0 hit points they are dead.'),
      ...(facts && disciplined ? [inEnglish('They are disciplined enough for Snap Attacks.')] : []),
      ...(facts && immune ? [inEnglish('Shock does nothing to them.')] : []),
    ],
    facts: facts ? factsOf(combatant, entrant, withoutUsual(entrant)) : [],
    rules: [
      named ? 'mortally-injured' : 'nameless-npc-dies',
      ...(pc ? [] : (['npc-attack-bonus'] as const)),
    ] satisfies ShockRule[],
  }
}

/** Names of the fields of a combatant that are no facts. */
const notFacts = fieldForm(combatant)
  .fields.map(({ name }) => name)
  .filter((name) => !(FACTS as readonly string[]).includes(name) && !Object.hasOwn(USUAL, name))

const withoutUsual = (entrant: Entrant): string[] => [
  ...notFacts,
  ...(Object.keys(USUAL) as (keyof typeof USUAL)[]).filter((name) => entrant[name] === USUAL[name]),
]
