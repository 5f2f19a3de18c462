import { capital, type SeenMessage, type SeenSlot, seenOf } from '@fray/kernel/rules'
import type { Effect } from '../kinds/effects.ts'
import type { Feat } from '../kinds/feats.ts'
import type { Weapon } from '../kinds/gear.ts'
import type { Improvement, Spell } from '../kinds/spells.ts'
import { AIMS, type AttackKind, aimWords, MODES, RANGED } from '../words.ts'
import { changes, dice, plain, squares, together } from './said.ts'

/*
 * What weapons, spells and feats do, in sentences made from their data: the same in a fight and out of any.
 */

/** A weapon in short: `1d8`, `1d6, range 20`. */
export const weaponWords = ({ damage, kind, range }: Weapon): SeenMessage =>
  kind === RANGED
    ? seenOf('{dice}, range {range}', { dice: dice(damage), range: { number: range } })
    : seenOf('{it}', { it: dice(damage) })

const PARTS = {
  attack: ['an Attack Action', '{count} Attack Actions'],
  move: ['a Move Action', '{count} Move Actions'],
  either: ['an Attack or Move Action', '{count} Attack or Move Actions'],
} as const

/** What casting takes: `an Attack Action and a Move Action`. */
export function castTime(cast: Spell['cast']): SeenSlot {
  const list = (['attack', 'move', 'either'] as const).flatMap((part) => {
    const count = cast.filter((one) => one === part).length
    if (count === 0) return []
    return [count === 1 ? plain(PARTS[part][0]) : seenOf(PARTS[part][1], { count: { number: count } })]
  })
  return { list }
}

/** A spell in short: `3 MP, an Attack Action`. */
export const castWords = ({ mp, cast }: Spell): SeenMessage =>
  mp === 0
    ? seenOf('no MP, {cast}', { cast: castTime(cast) })
    : { key: '{mp} MP, {cast}', slots: { mp: { number: mp }, cast: castTime(cast) } }

const rounds = (count: number | null): SeenMessage | null =>
  count === null
    ? null
    : count === 1
      ? seenOf(' until the round is over', {})
      : seenOf(' for {count} rounds, this one counted', { count: { number: count } })

/** An effect in a sentence about `it`. */
function effectLine(one: Effect): SeenMessage {
  switch (one.effect) {
    case 'damage':
      return one.type === ''
        ? seenOf('It does {dice} damage without a roll to hit.', { dice: dice(one.amount) })
        : seenOf('It does {dice} {type} damage without a roll to hit.', {
            dice: dice(one.amount),
            type: { thing: one.type },
          })
    case 'heal': {
      const revives = one.revives ? seenOf(', and brings the defeated back into the battle', {}) : null
      return seenOf(
        one.on === 'doer'
          ? 'It gives its doer back {dice} hit points{revives}.'
          : 'It gives back {dice} hit points{revives}.',
        { dice: dice(one.amount), revives },
      )
    }
    case 'condition':
      return seenOf('It leaves its target {condition}{rounds}.', {
        condition: { thing: one.condition.name.toLowerCase() },
        rounds: rounds(one.rounds),
      })
    case 'end-condition':
      return one.condition === 'any'
        ? seenOf('It ends all conditions.', {})
        : seenOf('It ends the condition {condition}.', { condition: { thing: one.condition.replaceAll('-', ' ') } })
    case 'prone':
      return seenOf('It knocks prone.', {})
    case 'push':
      return seenOf('It pushes away by up to {squares}.', { squares: squares(one.spaces) })
    case 'remove-wound':
      return one.aim < 0
        ? seenOf('It closes a wound.', {})
        : seenOf('It closes a {aim} wound.', { aim: plain(aimWords(AIMS[one.aim])) })
    case 'disengage':
      return seenOf('After it, movement causes no free hits for the rest of the round.', {})
    case 'disarm':
      return seenOf('It strikes a held weapon to the ground.', {})
    case 'modify': {
      const given = changes([
        ['accuracy', one.accuracy],
        ['agility', one.agility],
        ['strength', one.strength],
        ['movement', one.movement],
        ['slots', one.slots],
        ['armor', one.reduction],
      ])
      const lasts = one.rounds === null ? seenOf(' while it goes on', {}) : rounds(one.rounds)
      return seenOf(one.on === 'doer' ? 'It gives its doer {given}{lasts}.' : 'It gives {given}{lasts}.', {
        given,
        lasts,
      })
    }
    case 'hide':
      return seenOf('After it no enemy detects the target.', {})
    case 'reveal':
      return seenOf('Every enemy detects whoever it falls on.', {})
    case 'place':
      return seenOf('It places its target on a free square up to {squares} away.', { squares: squares(one.spaces) })
    case 'restore-mp':
      return seenOf(one.on === 'doer' ? 'It gives its doer back {dice} MP.' : 'It gives back {dice} MP.', {
        dice: dice(one.amount),
      })
  }
}

/** Effects in sentences. */
export const effectLines = (effects: readonly Effect[]): SeenMessage[] => effects.map(effectLine)

/** What an improvement makes of the numbers of a spell, in one sentence; null where it changes none. */
function improvedNumbers({ damage, heal, range, radius }: Improvement): SeenMessage | null {
  const list: SeenMessage[] = []
  const begins = () => list.length === 0
  if (damage !== null) list.push(seenOf('{dice} more damage', { dice: dice(damage) }))
  if (heal !== null) list.push(seenOf('{dice} more healing', { dice: dice(heal) }))
  if (range >= 0)
    list.push(seenOf(begins() ? 'A range of {squares}' : 'a range of {squares}', { squares: squares(range) }))
  if (radius >= 0)
    list.push(seenOf(begins() ? 'A radius of {squares}' : 'a radius of {squares}', { squares: squares(radius) }))
  return begins() ? null : { key: '{said}.', slots: { said: { list } } }
}

/** An improvement of a spell in a sentence. */
export function improvementLine(improvement: Improvement): SeenMessage {
  const { name, price, effects } = improvement
  const numbers = improvedNumbers(improvement)
  const does = together([...(numbers === null ? [] : [numbers]), ...effectLines(effects)])
  const slots = {
    name: { thing: capital(name) },
    price:
      price === 1
        ? { key: '{amount} Bonus Action', slots: { amount: { number: price } } }
        : { key: '{amount} Bonus Actions', slots: { amount: { number: price } } },
  }
  return does === null
    ? seenOf('{name}, for {price} more:', slots)
    : seenOf('{name}, for {price} more: {does}', { ...slots, does })
}

const ATTACKS: Readonly<Record<AttackKind, string>> = {
  any: 'all attacks',
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  spell: 'attacks with spells',
}

const MOMENTS = {
  'after-hit': 'after each of their hits',
  'after-defeat': 'whenever they bring somebody down',
  'enemy-enters': 'when an enemy comes into their melee zone',
  'own-turn': 'on their own turn',
} as const

type FeatEffect = Feat['effects'][number]

/** `, once a turn`; null where only free hits limit it. */
export const oftenWords = (once: 'turn' | 'round' | 'never-limited'): SeenMessage | null =>
  once === 'never-limited' ? null : once === 'turn' ? seenOf(', once a turn', {}) : seenOf(', once a round', {})

/** The modes in a row, with a capital at the beginning of a sentence. */
const modesList = (modes: readonly number[]): SeenSlot => ({
  list: modes.map((mode, at) => plain(at === 0 ? capital(MODES[mode] as string) : (MODES[mode] as string))),
})

/** What one effect of a feat gives, in a sentence. */
export function featLine(one: FeatEffect, weapons: readonly string[]): SeenMessage {
  switch (one.feat) {
    case 'sneak-dice':
      return seenOf('Blows that nobody sees coming do {dice} more.', { dice: { thing: `${one.amount}d4` } })
    case 'summoning-slots':
      return one.amount === 1
        ? seenOf('They control 1 more summoned unit.', {})
        : seenOf('They control {count} more summoned units.', { count: { number: one.amount } })
    case 'dodge-while-channeling':
      return seenOf('Channeling does not make them flat-footed.', {})
    case 'full-speed':
      return seenOf(one.modes.length === 1 ? '{modes} does not slow them.' : '{modes} do not slow them.', {
        modes: modesList(one.modes),
      })
    case 'zone':
      return seenOf('Their melee zone is {squares} deep.', { squares: squares(one.spaces) })
    case 'weapon-dice': {
      const which: SeenSlot =
        weapons.length === 0
          ? seenOf('the chosen weapons', {})
          : { list: weapons.map((id) => ({ thing: id.replaceAll('-', ' ') })) }
      return one.amount === 1
        ? seenOf('1 more die of damage with {weapons}.', { weapons: which })
        : seenOf('{count} more dice of damage with {weapons}.', { count: { number: one.amount }, weapons: which })
    }
    case 'movement':
      return seenOf('Movement {by}.', { by: { number: one.amount, signed: true } })
    case 'free-attack':
      return seenOf('They may attack {moment}{often}; that takes a free hit.', {
        moment: plain(MOMENTS[one.when]),
        often: oftenWords(one.once),
      })
    case 'reduce':
      return seenOf('Damage to them is lowered by {dice}{against}.', {
        dice: dice(one.amount),
        against: againstWords(one.against),
      })
    case 'slots':
      return seenOf(Math.abs(one.amount) === 1 ? '{by} free hit a round.' : '{by} free hits a round.', {
        by: { number: one.amount, signed: true },
      })
    case 'accuracy':
      return seenOf('{by} to hit with {attacks}.', {
        by: { number: one.amount, signed: true },
        attacks: plain(ATTACKS[one.when]),
      })
    case 'damage':
      return seenOf('{dice} more damage with {attacks}.', {
        dice: dice(one.amount),
        attacks: plain(ATTACKS[one.when]),
      })
    case 'disengage':
      return seenOf('Disengaging costs them one Bonus Action.', {})
  }
}

/** What a reduction is against: ` where it is fire or cold`; null for any damage. */
export const againstWords = (against: readonly string[]): SeenMessage | null =>
  against.includes('any') || against.length === 0
    ? null
    : seenOf(' where it is {kinds}', {
        kinds: against.map(plain).reduce((first, next) => seenOf('{first} or {next}', { first, next })),
      })
