import { type Refusal, refuse } from '@fray/kernel/rules'
import { PAY_ATTACK, PAY_BONUS, PAY_MOVE, PAYMENTS, payBy } from '../command.ts'
import { note } from '../events.ts'
import { budgetLeft, isOwnTurn, owe, pay } from '../rules/budget.ts'
import { begin } from '../rules/turns.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { C, OUTSIDE } from '../tables.ts'
import { act } from './define.ts'
import { badPayment, cannotAct, priceOf } from './gate.ts'

cite('stand-up', 'stand-up-out-of-turn', 'stand-up-debts', 'stand-up-moment', 'pay-with-choice', 'prone')

/** What pays for it, the cheapest first. */
const ANY = [PAY_BONUS, PAY_MOVE, PAY_ATTACK] as const
/** The kind of action that a payment is, by payment: a position in BUDGET. */
const KIND: readonly number[] = [-1, 0, 1, 2]

const usual = (pay: number): number => (pay < 0 ? PAY_BONUS : pay)

/** Stands up, on the own turn or, owing the action of the next one, between the commands of others. */
export const standUp = act({
  id: 'stand-up',
  rule: 'stand-up',
  title: 'Stand up',
  when: 'any',
  params: [payBy(() => ANY)],
  check(scene, { actor, pay: said }) {
    if (scene.now.fight.phase[0] === OUTSIDE) {
      return refuse('stand-up-moment', 'Before the battle nobody has an action to stand up with.')
    }
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (scene.now.combatant.prone[actor] === 0) return refuse('stand-up', `${scene.name(actor)} is not prone.`)
    const how = usual(said)
    if (isOwnTurn(scene, actor)) {
      return badPayment(scene, actor, how, ANY, 'Standing up', { short: 'pay-with-choice' })
    }
    return cannotOwe(scene, actor, how)
  },
  resolve(scene, { actor, pay: said }) {
    const how = usual(said)
    if (isOwnTurn(scene, actor)) {
      begin(scene, actor)
      pay(scene, actor, priceOf(how), 'stand-up')
    } else owe(scene, actor, KIND[how])
    scene.set(C.prone, actor, 0, 'stand-up')
    note.stands(scene, actor, !isOwnTurn(scene, actor), PAYMENTS[how] ?? '')
  },
})

function cannotOwe(scene: FreeHitsScene, actor: number, how: number): Refusal | null {
  const kind = KIND[how] ?? -1
  if (kind < 0) return refuse('stand-up-out-of-turn', 'One action of the next turn pays: attack, move or bonus.')
  if (budgetLeft(scene, actor, kind) > 0) return null
  return refuse(
    'stand-up-out-of-turn',
    `The next turn of ${scene.name(actor)} has none of that kind left (${PAYMENTS[how]}).`,
  )
}

cite('drop-prone')

/** Lies down, free of charge. */
export const lieDown = act({
  id: 'lie-down',
  rule: 'drop-prone',
  title: 'Lie down',
  when: 'turn',
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 0 ? null : refuse('drop-prone', `${scene.name(actor)} lies there already.`),
  resolve(scene, { actor }) {
    scene.set(C.prone, actor, 1, 'drop-prone')
    note['lies-down'](scene, actor)
  },
})
