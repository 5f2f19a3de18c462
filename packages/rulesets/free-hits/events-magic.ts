import {
  amount,
  byRule,
  called,
  data,
  type EventContext,
  plainly,
  rowIn,
  say,
  someone,
  who,
  yes,
} from '@fray/kernel/rules'
import { says, square, upkeepSlot } from './event-fields.ts'
import type { Cited, FreeHitsScene } from './scene.ts'
import type { ThrallPool, UpkeepPool } from './words.ts'

const spell = called('spell')

/** Whether the caster, of whom the viewer knows, is the target. */
function isOnSelf(where: EventContext<FreeHitsScene>): boolean {
  const caster = rowIn(where, 'who')
  return rowIn(where, 'target') === caster && where.scene.knows(caster)
}

/** What is told of spells and summoned units. */
export const ofMagic = {
  casts: says(
    [
      who('who'),
      spell,
      someone('target'),
      square('at'),
      yes('completes', 'whether it takes effect now'),
      yes('started', 'whether its casting had begun before'),
      data<'improved', readonly string[]>('improved', 'names of its improvements'),
    ],
    {
      begins: '{who} starts casting {spell}.',
      'goes-on': '{who} continues casting {spell}.',
      casts: '{who} casts {spell}{improvements}.',
      'casts-on': '{who} casts {spell} on {target}{improvements}.',
      'casts-on-self': '{who} casts {spell} on themselves{improvements}.',
      'casts-at': '{who} casts {spell} at {at}{improvements}.',
      completes: '{who} completes {spell}{improvements}.',
      'completes-on': '{who} completes {spell} on {target}{improvements}.',
      'completes-on-self': '{who} completes {spell} on themselves{improvements}.',
      'completes-at': '{who} completes {spell} at {at}{improvements}.',
    },
    {
      which(e, where) {
        if (!e.completes) return e.started ? 'goes-on' : 'begins'
        const how = e.started ? 'completes' : 'casts'
        if (e.target !== null) return isOnSelf(where) ? `${how}-on-self` : `${how}-on`
        return e.at === '' ? how : `${how}-at`
      },
      slots: ({ improved }) => ({
        improvements:
          improved.length === 0 ? null : say(' ({all})', { all: { list: improved.map((thing) => ({ thing })) } }),
      }),
    },
  ),
  'spell-ends': says([who('who'), spell], '{spell} of {who} ends.'),
  'casting-ends': says([who('who'), spell, byRule<Cited>('rule')], '{who} stops casting {spell}.'),
  upkeep: says(
    [who('who'), spell, amount('amount'), data<'pool', UpkeepPool>('pool', 'what it is paid from'), yes('paid')],
    { pays: '{who} keeps {spell} up for {cost}.', 'cannot-pay': '{who} cannot pay {cost} for {spell}.' },
    { which: (e) => (e.paid ? 'pays' : 'cannot-pay'), slots: (e) => ({ cost: upkeepSlot(e.amount, e.pool) }) },
  ),
  toggles: says(
    [who('who'), spell, yes('on')],
    { on: '{who} turns {spell} on.', off: '{who} turns {spell} off.' },
    { which: (e) => (e.on ? 'on' : 'off') },
  ),
  summons: says([who('who'), who('unit'), square('to')], '{who} summons {unit} at {to}.'),
  thralls: says(
    [who('who'), who('unit'), amount('amount'), data<'pool', ThrallPool>('pool', 'what it is paid from')],
    {
      maxHp: '{who} gives up {amount} maximum hit {points} to keep {unit}.',
      mp: '{who} pays {amount} MP to keep {unit}.',
      hp: '{who} pays {amount} hit {points} to keep {unit}.',
    },
    { which: (e) => e.pool, slots: (e) => ({ points: plainly(e.amount === 1 ? 'point' : 'points') }) },
  ),
  well: says([who('who')], '{who} is over their summoning sickness.'),
  vanishes: says([who('who')], '{who} vanishes.'),
  uncontrolled: says(
    [who('who'), who('by', 'its summoner')],
    '{who} does not come back: {by} controls as many summoned units as they can.',
  ),
}
