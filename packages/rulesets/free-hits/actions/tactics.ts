import { combatantParam, numberParam, person, plainly, type Who, wordParam } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { cannotPay, pay, price } from '../rules/budget.ts'
import { giveUp } from '../rules/leaving.ts'
import { lineOf, putBehind, waitsOn } from '../rules/line.ts'
import { comeUpAgain, endTurn, takeBackStart } from '../rules/turns.ts'
import { actorNow, detects, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BOOSTED, C } from '../tables.ts'
import { BOOSTS } from '../words.ts'
import { act } from './define.ts'
import { badPayment, PAY_ATTACK, PAY_BONUS, PAY_TWO_BONUS, payFor, payParam, type Terms } from './paying.ts'

const BOOST_RULES = ['boost-melee-damage', 'boost-hit', 'boost-dodge'] as const

const FOR_BOOST: Terms = { what: plainly('A boost'), takes: [PAY_BONUS], usual: PAY_BONUS }

const timesOf = ({ times }: { readonly times: number | null }): number => times ?? 1

/** +1 to melee damage, to hit or to dodge for each Bonus Action. */
export const boost = act({
  id: 'boost',
  rule: 'ba-uses',
  title: plainly('Boost (Bonus Action)'),
  when: 'turn',
  params: [
    wordParam('what', BOOSTS, { label: 'melee, hit or dodge', suggestions: () => BOOSTS.keys() }),
    numberParam('times', 1, 2, {
      optional: true,
      suggestions: () => [1, 2],
      says: (times) => (times === '1' ? '' : 'twice'),
    }),
    payParam(),
  ],
  check(scene, command) {
    const { actor, pay: said } = command
    const isBonus = said < 0 || said === PAY_BONUS || said === PAY_TWO_BONUS
    return isBonus ? cannotPay(scene, actor, price(0, 0, timesOf(command))) : badPayment(scene, actor, said, FOR_BOOST)
  },
  resolve(scene, command) {
    const { actor } = command
    const { what } = command
    const column = BOOSTED[what] as (typeof BOOSTED)[number]
    const rule = BOOST_RULES[what] as (typeof BOOST_RULES)[number]
    const times = timesOf(command)
    pay(scene, actor, price(0, 0, times), 'ba-uses')
    cite('boosts-stack')
    scene.set(column, actor, scene.read(column, actor) + times, rule)
    note.boosts(scene, actor, what, times)
  },
})

const FOR_DISENGAGING: Terms = {
  what: plainly('Disengaging'),
  takes: [PAY_ATTACK, PAY_TWO_BONUS],
  usual: PAY_ATTACK,
  wrong: 'disengage-cost',
  short: 'disengage-cost',
}
/** The same for one with a feat that makes it cheaper. */
const FOR_DISENGAGING_CHEAPLY: Terms = { ...FOR_DISENGAGING, takes: [...FOR_DISENGAGING.takes, PAY_BONUS] }

const forDisengaging = (scene: FreeHitsScene, actor: Who): Terms =>
  scene.unit(actor).gifts.disengagesCheaply ? FOR_DISENGAGING_CHEAPLY : FOR_DISENGAGING

/** Leaves zones without free hits for the rest of the round. */
export const disengage = act({
  id: 'disengage',
  rule: 'disengage-cost',
  title: plainly('Disengage (Attack Action or two Bonus Actions)'),
  intent: 'move',
  when: 'turn',
  params: [payParam((scene: FreeHitsScene, actor) => forDisengaging(scene, actor).takes)],
  check: (scene, { actor, pay: said }) => badPayment(scene, actor, said, forDisengaging(scene, actor)),
  resolve(scene, { actor, pay: said }) {
    payFor(scene, actor, said, FOR_DISENGAGING, 'disengage-cost')
    scene.set(C.disengaged, actor, 1, 'disengage-effect')
    note.disengages(scene, actor)
  },
})

/** Puts the turn off until another unit, later in the line, has had its own. */
export const delay = act({
  id: 'delay',
  rule: 'delay',
  title: plainly('Delay'),
  when: 'end',
  params: [
    combatantParam('after', {
      label: 'after whom',
      says: 'until after {it}',
      suggestions: (scene: FreeHitsScene, actor) =>
        lineOf(scene).filter((row) => row !== actor && isIn(scene, row) && detects(scene, actor, row)),
    }),
  ],
  check(scene, { actor, after }) {
    if (scene.now.combatant.begun[actor] === 1) {
      return refuse('delay-how', '{actor} has begun their turn and can no longer delay.', { actor: person(actor) })
    }
    const line = lineOf(scene)
    const place = scene.now.fight.place[0]
    if (after === actor || !isIn(scene, after) || line.indexOf(after) <= place) {
      return refuse('delay-how', '{after} has no turn to come this round.', { after: person(after) })
    }
    if (!waitsOn(scene, after, actor)) return null
    return refuse('delay-how', '{after} is waiting for {actor}: they cannot wait for each other.', {
      after: person(after),
      actor: person(actor),
    })
  },
  resolve(scene, { actor, after }) {
    takeBackStart(scene, actor)
    putBehind(scene, after)
    note.delays(scene, actor, after)
    comeUpAgain(scene)
  },
})

/** Ends the turn; what is left of it is lost. */
export const end = act({
  id: 'end',
  rule: 'unspent-lost',
  title: plainly('End the turn'),
  when: 'end',
  formal: true,
  check: () => null,
  resolve: (scene, { actor }) => endTurn(scene, actor),
})

/** A seat gives up for its own unit. */
export const yieldUp = act({
  id: 'yield',
  rule: 'will-to-fight',
  title: plainly('Give up'),
  drastic: 'gives-up',
  when: 'any',
  check: (scene) => (actorNow(scene) >= 0 ? null : refuse('outside-battle', 'There is no battle to give up.')),
  resolve: (scene, { actor }) => giveUp(scene, actor),
})
