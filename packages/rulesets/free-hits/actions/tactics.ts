import { combatantParam, numberParam, refuse, wordParam } from '@fray/kernel'
import { blank, type FreeHitsCommand, PAY_ATTACK, PAY_BONUS, PAY_TWO_BONUS, payParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotPay, pay, price } from '../rules/budget.ts'
import { giveUp } from '../rules/leaving.ts'
import { lineOf, putBehind, waitsOn } from '../rules/line.ts'
import { comeUpAgain, endTurn, takeBackStart } from '../rules/turns.ts'
import { actorNow, isIn } from '../rules/who.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { badPayment, type FreeHitsAction, priceOf, unitAction } from './gate.ts'

cite('boost-melee-damage', 'boost-hit', 'boost-dodge', 'boosts-stack')

const BOOSTS = ['melee', 'hit', 'dodge'] as const
const BOOST_COLUMNS = [C.boostMelee, C.boostHit, C.boostDodge] as const
const BOOST_RULES = ['boost-melee-damage', 'boost-hit', 'boost-dodge'] as const

const timesOf = ({ times }: FreeHitsCommand): number => (times as number | null) ?? 1

/** +1 to melee damage, to hit or to dodge for each Bonus Action. */
export const boost: FreeHitsAction = unitAction({
  id: 'boost',
  rule: 'ba-uses',
  title: 'Boost (Bonus Action)',
  when: 'turn',
  params: [
    wordParam('what', BOOSTS, { label: 'melee, hit or dodge' }),
    numberParam('times', 1, 2, { optional: true }),
    payParam,
  ],
  *suggest(_scene, actor) {
    for (let what = 0; what < BOOSTS.length; what++) {
      for (const times of [1, 2]) {
        const command = blank(actor, 'boost')
        command.what = what
        command.times = times
        yield command
      }
    }
  },
  check(scene, command) {
    if (command.pay >= 0 && command.pay !== PAY_BONUS && command.pay !== PAY_TWO_BONUS) {
      return badPayment(scene, command.actor, command.pay, [PAY_BONUS], 'A boost')
    }
    return cannotPay(scene, command.actor, price(0, 0, timesOf(command)))
  },
  resolve(scene, command) {
    const { actor } = command
    const what = command.what as number
    const column = BOOST_COLUMNS[what] as (typeof BOOST_COLUMNS)[number]
    const rule = BOOST_RULES[what] as (typeof BOOST_RULES)[number]
    const times = timesOf(command)
    pay(scene, actor, price(0, 0, times), 'ba-uses')
    scene.set(column, actor, scene.read(column, actor) + times, rule)
    note.boosts(scene, actor, what, times)
  },
})

cite('disengage-cost', 'disengage-effect')

/** Leaves zones without free hits for the rest of the round. */
export const disengage: FreeHitsAction = unitAction({
  id: 'disengage',
  rule: 'disengage-cost',
  title: 'Disengage (Attack Action or two Bonus Actions)',
  when: 'turn',
  params: [payParam],
  *suggest(scene, actor) {
    for (const how of paymentsOf(scene, actor)) {
      const command = blank(actor, 'disengage')
      command.pay = how
      yield command
    }
  },
  check(scene, { actor, pay: said }) {
    const takes = paymentsOf(scene, actor)
    const rules = { wrong: 'disengage-cost', short: 'disengage-cost' } as const
    return badPayment(scene, actor, said < 0 ? PAY_ATTACK : said, takes, 'Disengaging', rules)
  },
  resolve(scene, { actor, pay: said }) {
    pay(scene, actor, priceOf(said < 0 ? PAY_ATTACK : said), 'disengage-cost')
    scene.set(C.disengaged, actor, 1, 'disengage-effect')
    note.disengages(scene, actor)
  },
})

/** What disengaging may be paid with: a feat may make it cheaper. */
const paymentsOf = (scene: FreeHitsScene, actor: number): readonly number[] =>
  scene.unit(actor).gifts.disengagesCheaply ? [PAY_ATTACK, PAY_TWO_BONUS, PAY_BONUS] : [PAY_ATTACK, PAY_TWO_BONUS]

cite('delay', 'delay-how')

/** Puts the turn off until another unit, later in the line, has had its own. */
export const delay: FreeHitsAction = unitAction({
  id: 'delay',
  rule: 'delay',
  title: 'Delay',
  when: 'end',
  params: [combatantParam('after', { label: 'after whom' })],
  *suggest(scene, actor) {
    for (const row of lineOf(scene)) {
      if (row === actor || !isIn(scene, row)) continue
      const command = blank(actor, 'delay')
      command.after = row
      yield command
    }
  },
  check(scene, command) {
    const { actor } = command
    const after = command.after as number
    if (scene.now.combatant.begun[actor] === 1) {
      return refuse('delay-how', `${scene.name(actor)} has begun its turn: it can no longer delay.`)
    }
    const line = lineOf(scene)
    const place = scene.now.fight.place[0] as number
    if (after === actor || !isIn(scene, after) || line.indexOf(after) <= place) {
      return refuse('delay-how', `${scene.name(after)} has no turn to come this round.`)
    }
    if (!waitsOn(scene, after, actor)) return null
    return refuse(
      'delay-how',
      `${scene.name(after)} is waiting for ${scene.name(actor)}: they cannot wait for each other.`,
    )
  },
  resolve(scene, command) {
    const { actor } = command
    takeBackStart(scene, actor)
    putBehind(scene, command.after as number)
    note.delays(scene, actor, command.after as number)
    comeUpAgain(scene)
  },
})

cite('unspent-lost', 'round')

/** Ends the turn; what is left of it is lost. */
export const end: FreeHitsAction = {
  ...unitAction({
    id: 'end',
    rule: 'unspent-lost',
    title: 'End the turn',
    when: 'end',
    check: () => null,
    resolve: (scene, { actor }) => endTurn(scene, actor),
  }),
  formal: true,
}

cite('will-to-fight')

/** A seat gives up for its own unit. */
export const yieldUp: FreeHitsAction = unitAction({
  id: 'yield',
  rule: 'will-to-fight',
  title: 'Give up',
  when: 'any',
  check: (scene) => (actorNow(scene) >= 0 ? null : refuse('outside-battle', 'There is no battle to give up.')),
  resolve: (scene, { actor }) => giveUp(scene, actor),
})
