import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { budgetLeft, isOwnTurn, owe } from '../rules/budget.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C, OUTSIDE } from '../tables.ts'
import { BUDGET } from '../words.ts'
import { act } from './define.ts'
import { cannotAct } from './gate.ts'
import {
  badPayment,
  PAY_ATTACK,
  PAY_BONUS,
  PAY_MOVE,
  PAYMENTS,
  payFor,
  paymentOf,
  payParam,
  type Terms,
} from './paying.ts'

/** Any action pays for it, the cheapest first. */
const FOR_STANDING: Terms = {
  what: plainly('Standing up'),
  takes: [PAY_BONUS, PAY_MOVE, PAY_ATTACK],
  usual: PAY_BONUS,
  short: 'pay-with-choice',
}

/** Stands up, on the own turn or, owing the action of the next one, between the commands of others. */
export const standUp = act({
  id: 'stand-up',
  rule: 'stand-up',
  title: plainly('Stand up'),
  intent: 'move',
  when: 'any',
  params: [payParam(() => FOR_STANDING.takes)],
  check(scene, { actor, pay: said }) {
    if (scene.now.fight.phase[0] === OUTSIDE) {
      return refuse('stand-up-moment', 'Before the battle nobody has an action to stand up with.')
    }
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (scene.now.combatant.prone[actor] === 0)
      return refuse('stand-up', '{actor} is not prone.', { actor: person(actor) })
    return isOwnTurn(scene, actor)
      ? badPayment(scene, actor, said, FOR_STANDING)
      : cannotOwe(scene, actor, paymentOf(said, FOR_STANDING))
  },
  resolve(scene, { actor, pay: said }) {
    const how = PAYMENTS[paymentOf(said, FOR_STANDING)]
    const isOwn = isOwnTurn(scene, actor)
    if (isOwn) payFor(scene, actor, said, FOR_STANDING, 'stand-up')
    else owe(scene, actor, kindOf(how))
    scene.set(C.prone, actor, 0, 'stand-up')
    note.stands(scene, actor, !isOwn, how)
  },
})

/** The kind of action that a payment is, a position in BUDGET; -1 for none, or several. */
const kindOf = (payment: string): number => (BUDGET as readonly string[]).indexOf(payment)

function cannotOwe(scene: FreeHitsScene, actor: Who, payment: number): Refusal | null {
  const how = PAYMENTS[payment]
  const kind = kindOf(how)
  if (kind < 0) return refuse('stand-up-out-of-turn', 'One action of the next turn pays: attack, move or bonus.')
  if (budgetLeft(scene, actor, kind) > 0) return null
  return refuse('stand-up-out-of-turn', 'The next turn of {actor} has none of that kind left ({how}).', {
    actor: person(actor),
    how: { thing: how },
  })
}

/** Lies down, free of charge. */
export const lieDown = act({
  id: 'lie-down',
  rule: 'drop-prone',
  title: plainly('Lie down'),
  intent: 'gear',
  seldom: true,
  when: 'turn',
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 0
      ? null
      : refuse('drop-prone', '{actor} lies there already.', { actor: person(actor) }),
  resolve(scene, { actor }) {
    scene.set(C.prone, actor, 1, 'drop-prone')
    note['lies-down'](scene, actor)
  },
})
