import type { ValueOf } from '../../kinds/field.ts'
import { cite } from '../citing.ts'
import { escalationContent } from '../content/content.ts'
import { RANGE_ENGAGED, RANGE_NEARBY, RANGE_SELF, RECHARGE } from '../words.ts'
import { checkAnswers, checkAttack, checkEscalation, checkTrigger } from './ability-checks.ts'
import { abilityFields, RECHARGES, type Target } from './ability-fields.ts'
import { parseAttack } from './attack-short.ts'
import type { Effect } from './effects.ts'
import { idOf, kind } from './fields.ts'

/** Whom it is directed at: where nothing is said, an attack at one enemy in its reach, anything else at its user. */
function settledTarget(given: Target | null, attacks: boolean, types: readonly string[]) {
  const close = types.includes('melee') && !types.includes('ranged')
  const usual = given !== null || attacks ? (close ? RANGE_ENGAGED : RANGE_NEARBY) : RANGE_SELF
  const { range, who, self, count } = given ?? { range: -1, who: null, self: false, count: 1 }
  if (who === 'self' || range === RANGE_SELF || (range < 0 && usual === RANGE_SELF)) {
    return { range: RANGE_SELF, who: 'self' as const, self, count }
  }
  return { range: range < 0 ? usual : range, who: who ?? ('enemy' as const), self, count }
}

/** Whether somebody else is dealt damage by the effects (`confused-details`). */
const hurts = (all: readonly Effect[]): boolean => all.some((one) => one.effect === 'damage' && one.on !== 'user')

/** An ability or attack of a combatant (`ability-entry`). */
export const ability = kind(
  'ability',
  'An ability: a content id, the short text of an attack such as "axe melee vs ac 8", or a map.',
  {
    content: { kind: 'abilities', built: escalationContent.abilities },
    short: {
      whole: 'attack',
      examples: ['axe melee vs ac 8', 'hex ranged spell vs md 7 psychic nearby provokes'],
      parse: parseAttack,
    },
    fields: abilityFields,
    complete({ type: types, attack, escalationParity, ...rest }, given, r) {
      const { hit, miss, crit, fumble, effects, below, above } = rest
      const { odd, even } = escalationParity ?? { odd: [], even: [] }
      const always = [hit, miss, crit, fumble, effects, odd, even, below, above]
      if (rest.tags.length > 0) cite('ability-other-tags')
      const settled = {
        ...rest,
        id: idOf(rest.id, given.from, rest.name),
        types,
        isMelee: types.includes('melee'),
        isRanged: types.includes('ranged'),
        isSpell: types.includes('spell'),
        frequency: Math.min(rest.frequency, RECHARGE),
        recharge: RECHARGES[rest.frequency - RECHARGE] ?? 0,
        target: settledTarget(rest.target, attack !== null, types),
        /** Position in DEFENSES, or -1 for no attack. */
        vs: attack?.vs ?? -1,
        bonus: attack?.bonus ?? 0,
        odd,
        even,
        dealsDamage: rest.asBasic >= 0 || always.some(hurts) || rest.natural.some((one) => hurts(one.effects)),
      }
      if (given.lost) return settled
      if (rest.trigger === null) checkAnswers(r, settled, given)
      checkTrigger(settled, given)
      checkEscalation(settled, given)
      checkAttack(settled, given)
      if (settled.target.self && settled.target.who === 'enemy') {
        const said = `The user of ${settled.name} is no enemy of its own: leave "self" out.`
        given.wrong('target', said, 'allies-not-self')
      }
      if (settled.trigger !== null && settled.includesMove !== null) {
        const right = 'give it the effect { freeMove: nearby, on: user } instead'
        const said = `${settled.name} answers something, and an answer includes no move: ${right}.`
        given.wrong('includesMove', said, 'move-step')
      }
      return settled
    },
    apart: ({ types, frequency, recharge, vs, bonus, odd, even, target }) => ({
      type: types,
      frequency: frequency < RECHARGE ? frequency : RECHARGE + RECHARGES.indexOf(recharge),
      attack: vs < 0 ? null : { vs, bonus },
      escalationParity: odd.length + even.length === 0 ? null : { odd, even },
      target: target.range === RANGE_SELF ? { range: RANGE_SELF, who: null, self: false, count: 1 } : target,
    }),
  },
)
export interface Ability extends ValueOf<typeof ability> {}
