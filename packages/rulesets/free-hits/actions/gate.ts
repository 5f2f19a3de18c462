import { type Action, type Param, type Refusal, refuse, squareName } from '@fray/kernel/rules'
import { blank, type FreeHitsCommand, PAYMENTS, PRICES } from '../command.ts'
import { cannotPay, type Price, price } from '../rules/budget.ts'
import { isFree } from '../rules/space.ts'
import { begin } from '../rules/turns.ts'
import { actorNow, isAble, isIn, isSick } from '../rules/who.ts'
import { type Cited, cite, type FreeHitsScene } from '../scene.ts'
import { BATTLE, OUTSIDE, OVER } from '../tables.ts'
import { STATUSES } from '../words.ts'

export type FreeHitsAction = Action<FreeHitsScene, FreeHitsCommand>

cite('outside-battle', 'defeated-at-zero', 'cannot-act', 'unspent-lost')

/** Why the unit may not command at all now, or null. */
export function mayCommand(scene: FreeHitsScene, actor: number): Refusal | null {
  if (scene.now.fight.phase[0] === OVER) return refuse('battle-end', 'The battle is over.')
  if (isIn(scene, actor)) return null
  const word = STATUSES[scene.now.combatant.status[actor]]
  return refuse('defeated-at-zero', `${scene.name(actor)} is out of the battle (${word}).`)
}

/** Why the unit's condition forbids it to act, or null. */
export function cannotAct(scene: FreeHitsScene, actor: number): Refusal | null {
  if (isAble(scene, actor)) return null
  if (isSick(scene, actor))
    return refuse('cannot-act', `${scene.name(actor)} has only just been summoned and cannot act yet.`)
  return refuse('cannot-act', `${scene.name(actor)} cannot act in its condition.`)
}

/** Why it is not the unit's turn, or null. */
export function notYourTurn(scene: FreeHitsScene, actor: number): Refusal | null {
  if (scene.now.fight.phase[0] === OUTSIDE) {
    return refuse(
      'outside-battle',
      'Outside battle nobody has a turn: the referee starts the battle, or somebody attacks.',
    )
  }
  const now = actorNow(scene)
  if (now === actor) return null
  const whose = now >= 0 ? ` It is the turn of ${scene.name(now)}.` : ''
  return refuse('unspent-lost', `Actions are for one's own turn.${whose}`)
}

/**
 * When an action may be taken: `turn` on the own turn; `any` says itself when; `end` on the own turn even if it cannot act.
 */
export type When = 'turn' | 'any' | 'end'

/** What an action of a unit is made of. */
export interface ActionSpec {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly when: When
  readonly params?: readonly Param[]
  readonly suggest?: (scene: FreeHitsScene, actor: number) => Iterable<FreeHitsCommand>
  readonly check: (scene: FreeHitsScene, command: FreeHitsCommand) => Refusal | null
  readonly resolve: (scene: FreeHitsScene, command: FreeHitsCommand) => void
}

/** Makes an action of a unit: it is checked for its time first, and begins the unit's turn. */
export function unitAction(spec: ActionSpec): FreeHitsAction {
  const { id, rule, title, when, params = [] } = spec
  return {
    id,
    rule,
    title,
    by: 'combatant',
    params,
    suggest: spec.suggest ?? ((_scene, actor) => [blank(actor, id)]),
    check: (scene, command) => badTime(scene, command.actor, when) ?? spec.check(scene, command),
    resolve(scene, command) {
      if (when === 'turn') begin(scene, command.actor)
      spec.resolve(scene, command)
    },
  }
}

/** Why it is not the time for such an action, or null. */
export function badTime(scene: FreeHitsScene, actor: number, when: When): Refusal | null {
  if (when === 'any') return null
  return notYourTurn(scene, actor) ?? (when === 'end' ? null : cannotAct(scene, actor))
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: FreeHitsScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('battle-end', 'The battle is over.') : null

/** Why the command is for a running battle only, or null. */
export const notInBattle = (scene: FreeHitsScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === BATTLE ? null : refuse('outside-battle', 'No battle has started yet.'))

cite('aa-uses', 'ma-uses', 'ba-uses', 'pay-with-choice', 'turn-budget')

/** What the payment of that position is. */
export const priceOf = (pay: number): Price => DUE[pay]

const DUE: readonly Price[] = PRICES.map(([attack, move, bonus]) => price(attack, move, bonus))

/** The rules that say what each kind of action pays for, by payment. */
const USES: readonly Cited[] = [
  'turn-budget',
  'aa-uses',
  'ma-uses',
  'ba-uses',
  'ba-uses',
  'aa-uses',
  'ma-uses',
  'ma-uses',
]

/**
 * Why the payment is not right for the thing, or cannot be made, or null. `rule` refuses a payment that the thing does not
 * take (else the list of that kind of action does), `short` one that is spent.
 */
export function badPayment(
  scene: FreeHitsScene,
  actor: number,
  pay: number,
  takes: readonly number[],
  what: string,
  rules: { readonly wrong?: Cited; readonly short?: Cited } = {},
): Refusal | null {
  if (!takes.includes(pay)) {
    const right = takes.map((one) => PAYMENTS[one]).join(' or ')
    return refuse(rules.wrong ?? USES[pay], `${what} is not paid for so: ${right}.`)
  }
  return cannotPay(scene, actor, priceOf(pay), rules.short ?? 'turn-budget')
}

/** Why the unit is not in the battle, or null. */
export const notHere = (scene: FreeHitsScene, row: number): Refusal | null =>
  isIn(scene, row) ? null : refuse('defeated-at-zero', `${scene.name(row)} is out of the battle.`)

/** Why nothing of that size can be put there, or null; `target` is in nobody's way where it stands. */
export function cannotPut(scene: FreeHitsScene, target: number, to: number, size: number): Refusal | null {
  return isFree(scene, to, size, target) ? null : refuse('grid', `${squareName(scene.setup.grid, to)} is not free.`)
}
