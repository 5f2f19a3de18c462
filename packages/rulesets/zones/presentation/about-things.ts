import type { About } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import type { Besides, FurtherEffect, Rider } from '../kinds/effects.ts'
import { attack as attackKind, type CreatureAttack, type Item, item as itemKind } from '../kinds/gear.ts'
import { type Spell, spell as spellKind, USUAL_DR } from '../kinds/spells.ts'
import { rangeWord } from '../rules/weapons.ts'
import { ASK_REFEREE, type Edge, HINDRANCES, TESTS, USUAL_ATTRIBUTE } from '../words.ts'
import { attributeWord, edgeWords, endsWords, testWords } from './said.ts'

/** What attacks, items and spells do, in sentences made from their data: the same in a fight and out of any. */

/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = ['name', 'about', 'place', 'marked', 'from']

const about = (words: string): string[] => (words === '' ? [] : [words])

/** `a melee attack`, `a ranged attack that reaches Far-Away`, or both. */
function attackWords({ kinds, reach }: Pick<Item, 'kinds' | 'reach'>): string {
  const ranged = `a ranged attack that reaches ${rangeWord(reach)}`
  if (!kinds.ranged) return 'a melee attack'
  return kinds.melee ? `a melee attack, or ${ranged}` : ranged
}

/** What something lays on those whom it hurts. */
function riderLines({ ongoing, hindrance }: Rider): string[] {
  const lines: string[] = []
  if (ongoing !== null) {
    lines.push(`It brings Ongoing Damage until ${endsWords(ongoing, false)}.`)
  }
  if (hindrance !== null) {
    lines.push(`It makes ${HINDRANCES[hindrance.kind]} until ${endsWords(hindrance, hindrance.needsAction)}.`)
  }
  return lines
}

const nextLines = (next: Edge | undefined): string[] =>
  next === undefined ? [] : [`The next Test of the one struck is made${edgeWords(next).slice(1)}.`]

/** What comes besides damage. */
const besidesLines = (what: Besides): string[] => [
  ...riderLines(what),
  ...nextLines(what.next),
  ...what.riders.flatMap(furtherLines),
]

function furtherLines(rider: FurtherEffect): string[] {
  const { test, damage, next } = rider
  return [
    ...(test === null ? [] : [`The one struck needs ${testWords(test)}, or this comes, too:`]),
    ...(damage === null ? [] : [`It deals ${damage.text} damage more.`]),
    ...riderLines(rider),
    ...nextLines(next),
  ]
}

const besidesRules = (what: Besides): ZonesRule[] => [
  ...new Set([...riderRules(what), ...what.riders.flatMap(riderRules)]),
]

/** How the Test of an attack with it differs from the usual one, and how often it strikes. */
const attackLines = ({ dr, edge, times }: Pick<Item, 'dr' | 'edge' | 'times'>): string[] => [
  `The Test to hit with it, or to avoid it, has DR ${dr}.`,
  ...(edge === undefined ? [] : [`Whoever attacks with it does so${edgeWords(edge).slice(1)}.`]),
  ...(times === 1 ? [] : [`It strikes ${times} times with one Action.`]),
]

/** What it does for one who holds or wears it. */
function outfitLines({ armor, advantage, disadvantage }: Item): string[] {
  const tests = (bits: number) => TESTS.filter((_, i) => ((bits >>> i) & 1) === 1).join(', ')
  return [
    ...(armor === 0 ? [] : [`Held or worn it gives ${armor} armor.`]),
    ...(advantage === 0 ? [] : [`Held or worn it gives Advantage on Tests: ${tests(advantage)}.`]),
    ...(disadvantage === 0 ? [] : [`Held or worn it gives Disadvantage on Tests: ${tests(disadvantage)}.`]),
  ]
}

const riderRules = ({ ongoing, hindrance }: Rider): ZonesRule[] => [
  ...(ongoing === null ? [] : (['ongoing-damage'] as const)),
  ...(hindrance === null ? [] : ([HINDRANCES[hindrance.kind] as ZonesRule, 'hindrance-until-test'] as const)),
]

/** An item; a weapon where it has damage. */
export function aboutItem(item: Item): About {
  const { name, damage, usages, hands } = item
  const needs = hands === 0 ? 'no hand' : hands === 1 ? 'one hand' : 'both hands'
  const lines = [
    ...(damage === null ? [] : [`A weapon for ${attackWords(item)}: ${damage.text} damage.`]),
    `It takes ${needs}.`,
    ...(usages > 0 && damage !== null
      ? [`A natural 1 marks a usage; after ${usages} of them it is used up.`]
      : usages > 0
        ? [`It can be used ${usages} times.`]
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
  const also = attack.also.length === 0 ? [] : [`With the same Action follow: ${attack.also.join(', ')}.`]
  const twice = second === null ? '' : `, and ${second.text} with the second weapon`
  return {
    title: name,
    kind: 'attack',
    lines: [
      `It makes ${attackWords(attack)}: ${damage?.text ?? 'no'} damage${twice}.`,
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
      ? `everyone in a Zone${spell.spares === 'allies' ? ' but friends' : ''}`
      : targets === 1
        ? 'one Creature'
        : `up to ${spell.targetDice?.text ?? targets} Creatures`
  const lines = [
    `Cast with the Action on ${on}, ${range === 0 ? 'Close' : `up to ${rangeWord(range)}`}.`,
    ...testLines(spell),
    ...(damage === null ? [] : [`It deals ${damage.text} damage.`]),
    ...(healing === null ? [] : [`It gives back ${healing.text} hit points.`]),
    ...(move === 0 ? [] : [sentLine(move)]),
    ...besidesLines(spell),
    ...(spell.morale === 0
      ? []
      : [`Enemies Test Morale${spell.morale === USUAL_DR ? '' : ` (DR ${spell.morale})`}, or flee or parley.`]),
    ...(spell.reaction === null ? [] : ['Those whom it strikes make one Reaction roll together.']),
    ...about(spell.about),
  ]
  const rules: ZonesRule[] = [
    'action-cast-spell',
    spell.attack === null ? 'spell-data' : 'spell-attack',
    ...(spell.morale === 0 ? [] : (['morale-each'] as const)),
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

const sentLine = (move: number): string =>
  move === 1
    ? 'It moves its target into a next Zone that the caster names.'
    : `It moves its target up to ${move} Zones, into one that the caster names.`

/** Who Tests for a spell, and what of. */
function testLines({ attack, attribute, test, dr, edge }: Spell): string[] {
  if (attack !== null) {
    const by = attribute === USUAL_ATTRIBUTE || attribute === ASK_REFEREE ? '' : ` by ${attributeWord(attribute)}`
    return [`It is a ${attack} attack${by}.`, ...attackLines({ dr, edge, times: 1 })]
  }
  if (test.by === 'caster') return [`The caster needs ${testWords(test)}.`]
  return test.by === 'target' ? [`Each target may resist with ${testWords(test)}.`] : []
}
