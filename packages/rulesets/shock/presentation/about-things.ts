import { type About, inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import type { Effect } from '../kinds/effects.ts'
import { type Item, item as itemKind } from '../kinds/items.ts'
import { type Power, power as powerKind, type Spell, spell as spellKind } from '../kinds/powers.ts'
import { isHarmful } from '../rules/powers.ts'
import { MELEE } from '../words.ts'
import { key, timesWords } from './said.ts'
import { againstLine, COST_WORDS, effectLine, modeLines } from './said-of-things.ts'

/** What items, powers and spells do, in sentences made from their data: the same in a fight and out of any. */

/** Fields that say where a thing is now, what it is called, or what the sentences say. */
const NOT_FACTS = ['name', 'about', 'carried', 'loaded', 'effects', 'uses', 'moment']

const remark = (words: Words): Words[] => (words === '' ? [] : [words])

const HANDS = [inEnglish('It takes no hand.'), inEnglish('It takes one hand.'), inEnglish('It takes both hands.')]

/** An item; a weapon where it has ways of attack. */
export function aboutItem(item: Item): About {
  const { name, modes, hands, magic, reload, natural, unarmed, nonLethal, shield, quiver, kit, effects } = item
  const { armed, grapples, against, execution, cost, lasts: remains } = item
  const isWeapon = modes.length > 0
  const shocks = modes.some(({ shock }) => shock !== null)
  const lines = [
    ...modes.flatMap(modeLines),
    ...(magic === 0 ? [] : [magicLine({ number: magic, signed: true }, shocks)]),
    ...(natural ? [inEnglish('It is grown, not held: it is always at hand, and counts as armed.')] : []),
    ...(unarmed
      ? [
          inEnglish(
            armed
              ? 'Bare hands: they can grapple, add the Brawl skill to damage, and count as armed.'
              : 'Bare hands: they can grapple, add the Brawl skill to damage, and do not count as armed.',
          ),
        ]
      : []),
    ...(reload === null ? [] : [reloadLine(reload)]),
    ...(grapples ? [inEnglish('It can grapple.')] : []),
    ...against.map(againstLine),
    ...(execution === 0
      ? []
      : [
          inEnglish('The save of whoever is executed with it is at -{execution}.', {
            execution: { number: execution },
          }),
        ]),
    ...(nonLethal ? [inEnglish('An execution with it knocks out instead of killing.')] : []),
    ...(shield ? [inEnglish('In hand it stops the first Shock of each round.')] : []),
    ...(quiver ? [inEnglish('What is reloaded needs a quiver at hand.')] : []),
    ...(kit ? [inEnglish('First aid on the dying needs one at hand.')] : []),
    ...(effects.length === 0 ? [] : [usingLine(key(COST_WORDS[cost]), remains)]),
    ...effects.map((effect) => effectLine(effect, { it: 'the target', lasts: true })),
    ...(natural || unarmed || hands === undefined ? [] : [HANDS[hands]]),
    ...remark(item.about),
  ]
  const rules: ShockRule[] = [
    ...(isWeapon ? (['weapon-entry'] as const) : []),
    ...(shocks ? (['shock', 'shock-threshold'] as const) : []),
    ...(modes.some(({ kind }) => kind !== MELEE) ? (['ranged-attack', 'mod-long-range'] as const) : []),
    ...(modes.some(({ kind }) => kind === MELEE) ? (['melee-range'] as const) : []),
    ...(reload === null ? [] : (['loaded-state', 'reload-quiver'] as const)),
    ...(unarmed ? (['unarmed-damage', 'maneuver-carrier'] as const) : []),
    ...(natural ? (['armed-melee-combatant'] as const) : []),
    ...(nonLethal ? (['execution-nonlethal'] as const) : []),
    ...(shield ? (['shield-ignores-first-shock'] as const) : []),
    ...(quiver ? (['reload-quiver'] as const) : []),
    ...(kit ? (['stabilize'] as const) : []),
    ...(effects.length > 0 ? (['spell-content'] as const) : []),
  ]
  return {
    title: name,
    kind: isWeapon ? 'weapon' : 'item',
    lines,
    facts: factsOf(itemKind, item, [...NOT_FACTS, 'modes', ...(effects.length === 0 ? ['cost'] : [])]),
    rules: [...new Set(rules)],
  }
}

const reloadLine = (cost: 'move' | 'main'): Words =>
  inEnglish('After each shot it is reloaded, with {cost}, by the skilled with a Free Action.', {
    cost: key(COST_WORDS[cost]),
  })

const magicLine = (magic: SeenSlot, shocks: boolean): Words =>
  shocks
    ? inEnglish('It is magic: {magic} to hit, damage and Shock.', { magic })
    : inEnglish('It is magic: {magic} to hit and damage.', { magic })

const usingLine = (cost: SeenMessage, remains: boolean): Words =>
  remains
    ? inEnglish('Using it takes {cost}, on oneself or somebody adjacent.', { cost })
    : inEnglish('Using it takes {cost} and uses it up, on oneself or somebody adjacent.', { cost })

/** When a power is called upon, in words. */
const MOMENTS: Readonly<Record<Power['moment'], string>> = {
  any: 'at any moment',
  'own-miss': 'when an own attack has missed',
  'own-hit': 'when an own attack has hit',
  'hit-on-me': 'when an attack has hit their owner',
  'miss-on-me': 'when an attack has missed its owner',
  'ally-hit': 'when an attack has hit a friend',
}

const sharedWords = (shared: string): SeenMessage | null =>
  shared === '' ? null : seenOf(' for all that is {shared} together', { shared: { said: shared } })

const usesWords = ({ uses }: Pick<Power, 'uses'>): SeenMessage | null =>
  uses === null
    ? null
    : seenOf(', {times}{shared}', { times: timesWords(uses.times, uses.per), shared: sharedWords(uses.shared) })

const usesFact = ({ uses }: Pick<Power, 'uses'>): About['facts'] =>
  uses === null
    ? []
    : [
        {
          label: inEnglish('uses'),
          value: inEnglish('{times}{shared}', {
            times: timesWords(uses.times, uses.per),
            shared: sharedWords(uses.shared),
          }),
        },
      ]

/** A power, feat or class ability. */
export function aboutPower(power: Power): About {
  const { name, cost, moment, effects } = power
  const passive = cost === 'passive'
  const it = isHarmful(effects) ? 'the target' : 'its owner'
  const when = cost === 'instant' ? seenOf(', {moment}', { moment: key(MOMENTS[moment]) }) : null
  return {
    title: name,
    kind: 'power',
    lines: [
      passive
        ? inEnglish('It always works.')
        : inEnglish('Called upon with {cost}{when}{uses}.', {
            cost: key(COST_WORDS[cost]),
            when,
            uses: usesWords(power),
          }),
      ...effects.map((effect) => effectLine(effect, { it, lasts: !passive })),
      ...remark(power.about),
    ],
    facts: [...factsOf(powerKind, power, NOT_FACTS), ...usesFact(power)],
    rules: ['spell-content', ...(cost === 'instant' ? (['power-instants'] as const) : []), ...effectRules(effects)],
  }
}

/** A spell. */
export function aboutSpell(spell: Spell): About {
  const { name, cost, target, needsSight, provokes, effects } = spell
  const range = { number: spell.range }
  const on = {
    self: seenOf('on the caster', {}),
    one: seenOf('on one target up to {range} feet away', { range }),
    ally: seenOf('on one friend up to {range} feet away', { range }),
    area: seenOf('on everybody within {radius} feet of a corner of the grid up to {range} feet away', {
      radius: { number: spell.radius },
      range,
    }),
  }[target]
  const it = target === 'self' ? 'the caster' : target === 'area' ? 'each of them' : 'the target'
  return {
    title: name,
    kind: 'spell',
    lines: [
      inEnglish('Cast with {cost} {on}{uses}.', { cost: key(COST_WORDS[cost]), on, uses: usesWords(spell) }),
      ...(needsSight || target === 'self' || target === 'area' ? [] : [inEnglish('The target need not be in sight.')]),
      ...(provokes ? [inEnglish('Casting it provokes attacks of opportunity.')] : []),
      ...effects.map((effect) => effectLine(effect, { it, lasts: true })),
      inEnglish('It is spoiled when the caster is hurt before it takes effect.'),
      ...remark(spell.about),
    ],
    facts: [...factsOf(spellKind, spell, [...NOT_FACTS, 'needsSight', 'provokes']), ...usesFact(spell)],
    rules: ['cast-spell', 'spell-content', 'spell-spoiled', ...effectRules(effects)],
  }
}

function effectRules(effects: readonly Effect[]): ShockRule[] {
  const all = effects.flatMap(({ effect }): ShockRule[] => {
    switch (effect) {
      case 'shock-immune':
        return ['shock-immunity']
      case 'shock':
        return ['shock', 'shock-any-ac']
      case 'screen-extra':
      case 'screen-ac':
        return ['screen-limit']
      case 'against':
        return ['damage-bonuses']
      case 'shock-all':
        return ['shock']
      case 'execution':
      case 'execution-proof':
        return ['execution-save']
      case 'save':
        return ['saving-throw']
      case 'no-opportunity':
        return ['aoo-avoid']
      case 'unseen':
        return ['mod-unseen-located']
      case 'push':
        return ['forced-movement-safe']
      default:
        return []
    }
  })
  return [...new Set(all)]
}
