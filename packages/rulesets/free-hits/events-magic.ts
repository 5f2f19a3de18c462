import { amount, byRule, called, data, say, someone, who, yes } from '@fray/kernel/rules'
import { says, square, upkeepSlot } from './event-fields.ts'
import type { Cited } from './scene.ts'
import type { ThrallPool, UpkeepPool } from './words.ts'

const spell = called('spell')

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
      begins: '{who} begins to cast {spell}.',
      'goes-on': '{who} goes on casting {spell}.',
      casts: '{who} casts {spell}{improvements}.',
      'casts-on': '{who} casts {spell} on {target}{improvements}.',
      'casts-at': '{who} casts {spell} at {at}{improvements}.',
      completes: '{who} completes {spell}{improvements}.',
      'completes-on': '{who} completes {spell} on {target}{improvements}.',
      'completes-at': '{who} completes {spell} at {at}{improvements}.',
    },
    {
      which(e) {
        if (!e.completes) return e.started ? 'goes-on' : 'begins'
        const how = e.started ? 'completes' : 'casts'
        if (e.target !== null) return `${how}-on`
        return e.at === '' ? how : `${how}-at`
      },
      slots: ({ improved }) => ({
        improvements:
          improved.length === 0 ? null : say(' ({all})', { all: { list: improved.map((thing) => ({ thing })) } }),
      }),
    },
  ),
  'spell-ends': says([who('who'), spell], '{spell} of {who} ends.'),
  'casting-ends': says([who('who'), spell, byRule<Cited>('rule')], '{who} loses {spell}: its casting is over.'),
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
  summons: says([who('who'), who('unit'), square('to')], '{who} summons {unit} to {to}.'),
  thralls: says(
    [who('who'), who('unit'), amount('amount'), data<'pool', ThrallPool>('pool', 'what it is paid from')],
    {
      maxHp: '{who} pays {amount} of its most hit points and keeps {unit}.',
      mp: '{who} pays {amount} MP and keeps {unit}.',
      hp: '{who} pays {amount} hit points and keeps {unit}.',
    },
    { which: (e) => e.pool },
  ),
  well: says([who('who')], '{who} is over its summoning sickness.'),
  vanishes: says([who('who')], '{who} vanishes.'),
  uncontrolled: says(
    [who('who'), who('by', 'its summoner')],
    '{who} does not come back: {by} controls as many summoned units as it can.',
  ),
}
