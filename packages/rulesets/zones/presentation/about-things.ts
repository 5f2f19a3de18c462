import { type About, inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { HINDRANCES } from '../effects.ts'
import type { Besides, FurtherEffect, Rider } from '../kinds/effects.ts'
import { attack as attackKind, type CreatureAttack, type Item, item as itemKind } from '../kinds/gear.ts'
import { type Spell, spell as spellKind, USUAL_DR } from '../kinds/spells.ts'
import { rangeWord } from '../rules/weapons.ts'
import { ASK_REFEREE, type Edge, TESTS } from '../words.ts'
import { attributeWord, ends, testWords, withEdge } from './said.ts'

/** What attacks, items and spells do, in sentences made from their data: the same in a fight and out of any. */

/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = ['name', 'about', 'place', 'marked', 'from']

const about = (words: Words): Words[] => (words === '' ? [] : [words])

/** `a melee attack`, `a ranged attack that reaches Far-Away`, or both. */
function attackWords({ kinds, reach }: Pick<Item, 'kinds' | 'reach'>): SeenMessage {
  const range = { key: rangeWord(reach), slots: {} }
  if (!kinds.ranged) return seenOf('a melee attack', {})
  return kinds.melee
    ? seenOf('a melee attack, or a ranged attack that reaches {range}', { range })
    : seenOf('a ranged attack that reaches {range}', { range })
}

/** Dice as they are written. */
const dice = (text: string): SeenSlot => ({ thing: text })

/** What something lays on those whom it hurts. */
function riderLines({ ongoing, hindrance }: Rider): Words[] {
  const lines: Words[] = []
  if (ongoing !== null) {
    lines.push(inEnglish('It brings Ongoing Damage until {test}.', { test: ends(ongoing) }))
  }
  if (hindrance !== null) {
    const kind = { key: HINDRANCES[hindrance.kind] as string, slots: {} }
    lines.push(inEnglish('It makes {kind} until {test}.', { kind, test: ends(hindrance) }))
  }
  return lines
}

const nextLines = (next: Edge | undefined): Words[] =>
  next === undefined ? [] : [inEnglish('The next Test of the one struck is made {edge}.', { edge: withEdge(next) })]

/** What comes besides damage. */
const besidesLines = (what: Besides): Words[] => [
  ...riderLines(what),
  ...nextLines(what.next),
  ...what.riders.flatMap(furtherLines),
]

function furtherLines(rider: FurtherEffect): Words[] {
  const { test, damage, next } = rider
  return [
    ...(test === null
      ? []
      : [inEnglish('The one struck needs {test}, or this comes, too:', { test: testWords(test) })]),
    ...(damage === null ? [] : [inEnglish('It deals {dice} damage more.', { dice: dice(damage.text) })]),
    ...riderLines(rider),
    ...nextLines(next),
  ]
}

const besidesRules = (what: Besides): ZonesRule[] => [
  ...new Set([...riderRules(what), ...what.riders.flatMap(riderRules)]),
]

/** How the Test of an attack with it differs from the usual one, and how often it strikes. */
const attackLines = ({ dr, edge, times }: Pick<Item, 'dr' | 'edge' | 'times'>): Words[] => [
  inEnglish('The Test to hit with it, or to avoid it, has DR {dr}.', { dr: { number: dr } }),
  ...(edge === undefined ? [] : [inEnglish('Whoever attacks with it does so {edge}.', { edge: withEdge(edge) })]),
  ...(times === 1 ? [] : [inEnglish('It strikes {times} times with one Action.', { times: { number: times } })]),
]

/** What it does for one who holds or wears it. */
function outfitLines({ armor, advantage, disadvantage }: Item): Words[] {
  const tests = (bits: number): SeenMessage =>
    TESTS.filter((_, i) => ((bits >>> i) & 1) === 1)
      .map((key): SeenMessage => ({ key, slots: {} }))
      .reduce((first, next) => seenOf('{first}, {next}', { first, next }))
  return [
    ...(armor === 0 ? [] : [inEnglish('Held or worn it gives {armor} armor.', { armor: { number: armor } })]),
    ...(advantage === 0
      ? []
      : [inEnglish('Held or worn it gives Advantage on Tests: {tests}.', { tests: tests(advantage) })]),
    ...(disadvantage === 0
      ? []
      : [inEnglish('Held or worn it gives Disadvantage on Tests: {tests}.', { tests: tests(disadvantage) })]),
  ]
}

const riderRules = ({ ongoing, hindrance }: Rider): ZonesRule[] => [
  ...(ongoing === null ? [] : (['ongoing-damage'] as const)),
  ...(hindrance === null ? [] : ([HINDRANCES[hindrance.kind] as ZonesRule, 'hindrance-until-test'] as const)),
]

/** An item; a weapon where it has damage. */
export function aboutItem(item: Item): About {
  const { name, damage, usages, hands } = item
  const needs = seenOf(hands === 0 ? 'no hand' : hands === 1 ? 'one hand' : 'both hands', {})
  const lines = [
    ...(damage === null
      ? []
      : [inEnglish('A weapon for {attack}: {dice} damage.', { attack: attackWords(item), dice: dice(damage.text) })]),
    inEnglish('It takes {needs}.', { needs }),
    ...(usages > 0 && damage !== null
      ? [inEnglish('A natural 1 marks a usage; after {usages} of them it is used up.', { usages: { number: usages } })]
      : usages > 0
        ? [inEnglish('It can be used {usages} times.', { usages: { number: usages } })]
        : []),
    ...(damage === null ? [] : attackLines(item)),
    ...besidesLines(item),
    ...outfitLines(item),
    ...about(item.about),
  ]
  const rules: ZonesRule[] = [
    ...(damage === null ? [] : (['weapon-damage'] as const)),
    'ready-items',
    ...(usages > 0 ? (['usage-track'] as const) : []),
    ...(item.armor > 0 ? (['armor-points'] as const) : []),
    ...besidesRules(item),
  ]
  return {
    title: name,
    kind: damage === null ? 'item' : 'weapon',
    lines,
    facts: factsOf(itemKind, item, damage === null ? [...NOT_FACTS, 'reach', 'dr'] : NOT_FACTS),
    rules,
  }
}

/** An attack in a creature's data. */
export function aboutAttack(attack: CreatureAttack): About {
  const { name, damage, second } = attack
  const also =
    attack.also.length === 0
      ? []
      : [
          inEnglish('With the same Action follow: {attacks}.', {
            attacks: { list: attack.also.map((one) => ({ thing: one })) },
          }),
        ]
  const made = {
    attack: attackWords(attack),
    dice: damage === null ? seenOf('no', {}) : dice(damage.text),
  }
  return {
    title: name,
    kind: 'attack',
    lines: [
      second === null
        ? inEnglish('It makes {attack}: {dice} damage.', made)
        : inEnglish('It makes {attack}: {dice} damage, and {second} with the second weapon.', {
            ...made,
            second: dice(second.text),
          }),
      ...attackLines(attack),
      ...also,
      ...besidesLines(attack),
    ],
    facts: factsOf(attackKind, attack, NOT_FACTS),
    rules: ['creature-attack' satisfies ZonesRule, ...besidesRules(attack)],
  }
}

/** A spell. */
export function aboutSpell(spell: Spell): About {
  const { name, range, targets, damage, healing, move } = spell
  const on =
    targets === 0
      ? seenOf(spell.spares === 'allies' ? 'everyone in a Zone but friends' : 'everyone in a Zone', {})
      : targets === 1
        ? seenOf('one Creature', {})
        : seenOf('up to {most} Creatures', { most: dice(spell.targetDice?.text ?? String(targets)) })
  const reach =
    range === 0 ? seenOf('Close', {}) : seenOf('up to {range}', { range: { key: rangeWord(range), slots: {} } })
  const lines = [
    inEnglish('Cast with the Action on {on}, {reach}.', { on, reach }),
    ...testLines(spell),
    ...(damage === null ? [] : [inEnglish('It deals {dice} damage.', { dice: dice(damage.text) })]),
    ...(healing === null ? [] : [inEnglish('It gives back {dice} hit points.', { dice: dice(healing.text) })]),
    ...(move === 0 ? [] : [sentLine(move)]),
    ...besidesLines(spell),
    ...(spell.morale === null
      ? []
      : spell.morale === USUAL_DR
        ? [inEnglish('Enemies Test Morale, or flee or parley.')]
        : [inEnglish('Enemies Test Morale (DR {dr}), or flee or parley.', { dr: { number: spell.morale } })]),
    ...(spell.reaction === null ? [] : [inEnglish('Those whom it strikes make one Reaction roll together.')]),
    ...about(spell.about),
  ]
  const rules: ZonesRule[] = [
    'action-cast-spell',
    spell.attack === null ? 'spell-data' : 'spell-attack',
    ...(spell.morale === null ? [] : (['morale-each'] as const)),
    ...(spell.reaction === null ? [] : (['reaction-roll'] as const)),
    ...besidesRules(spell),
  ]
  return {
    title: name,
    kind: 'spell',
    lines,
    facts: factsOf(spellKind, spell, spell.test.by === 'nobody' ? [...NOT_FACTS, 'test'] : NOT_FACTS),
    rules,
  }
}

const sentLine = (move: number): Words =>
  move === 1
    ? inEnglish('It moves its target into a next Zone that the caster names.')
    : inEnglish('It moves its target up to {move} Zones, into one that the caster names.', { move: { number: move } })

/** Who Tests for a spell, and what of. */
function testLines({ attack, attribute, test, dr, edge }: Spell): Words[] {
  if (attack !== null) {
    const how = { key: attack, slots: {} }
    const line =
      attribute === null || attribute === ASK_REFEREE
        ? inEnglish('It is a {how} attack.', { how })
        : inEnglish('It is a {how} attack by {attribute}.', { how, attribute: attributeWord(attribute) })
    return [line, ...attackLines({ dr, edge, times: 1 })]
  }
  if (test.by === 'caster') return [inEnglish('The caster needs {test}.', { test: testWords(test) })]
  return test.by === 'target' ? [inEnglish('Each target may resist with {test}.', { test: testWords(test) })] : []
}
