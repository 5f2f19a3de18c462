import { type Action, type Param, REFEREE, type Refusal, refuse } from '@fray/kernel'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { blank, type ShockCommand } from '../command.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, OVER, SETUP } from '../tables.ts'
import { MORTALLY_INJURED, STATES, UP } from '../words.ts'
import { cannotAfford, notNow, type Price, pay } from './paying.ts'

/** An action with its price, for one command. The referee's commands cost nothing. */
export interface ShockAction extends Action<ShockScene, ShockCommand> {
  readonly price: (scene: ShockScene, command: ShockCommand) => Price
}

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: ShockScene, actor: number): Refusal | null {
  const phase = scene.now.fight.phase[0]
  const name = scene.name(actor)
  if (phase === OVER) return refuse('combat-end', 'The fight is over.')
  if (phase === SETUP) return refuse('initiative-roll', 'Combat has not begun yet: the referee starts it.')
  const state = scene.now.combatant.state[actor] as number
  if (state !== UP) {
    const word = (STATES[state] as string).replace('-', ' ')
    return refuse(state === MORTALLY_INJURED ? 'mortally-injured' : 'hit-points', `${name} is ${word} and cannot act.`)
  }
  if (scene.now.combatant.surprised[actor] === 1) {
    return refuse('surprised-cannot-act', `${name} is surprised and does nothing in the surprise round.`)
  }
  return null
}

cite('retreat')

/** Why one who retreats does not attack of its own choice, or null. */
export function noAttacks(scene: ShockScene, actor: number): Refusal | null {
  return scene.now.combatant.retreating[actor] === 1
    ? refuse('retreat', `${scene.name(actor)} is retreating and only tries to get away.`)
    : null
}

/** What an action is made of. */
interface ActionSpec {
  readonly id: string
  readonly title: string
  readonly params?: readonly Param[]
  readonly suggest?: (scene: ShockScene, actor: number) => Iterable<ShockCommand>
  readonly check: (scene: ShockScene, command: ShockCommand) => Refusal | null
  readonly resolve: (scene: ShockScene, command: ShockCommand) => void
}

/** What an action of a combatant is made of: `check` and `resolve` know nothing of its price, which is checked and paid before. */
interface CombatantSpec extends ActionSpec {
  readonly rule: ShockRule
  readonly price: Price | ((scene: ShockScene, command: ShockCommand) => Price)
  readonly formal?: boolean
  readonly meant?: NonNullable<ShockAction['meant']>
}

/** Makes an action of a combatant: its time and price are checked first, and paid before it is done. */
export function combatantAction(spec: CombatantSpec): ShockAction {
  const { id, rule, title, params = [], price, formal = false } = spec
  const priceOf = typeof price === 'function' ? price : () => price
  return {
    id,
    rule,
    title,
    by: 'combatant',
    params,
    formal,
    ...(spec.meant === undefined ? {} : { meant: spec.meant }),
    price: priceOf,
    suggest: spec.suggest ?? ((_scene, actor) => [blank(actor, id)]),
    check(scene, command) {
      const cost = priceOf(scene, command)
      const { actor } = command
      return notNow(scene, actor, cost) ?? cannotAfford(scene, actor, cost, rule) ?? spec.check(scene, command)
    },
    resolve(scene, command) {
      const cost = priceOf(scene, command)
      if (cost !== 'wish') endTriggers(scene, command.actor)
      if (!pay(scene, command.actor, cost, rule)) return
      spec.resolve(scene, command)
      if (cost !== 'wish' && !formal) scene.moments.done(scene, command.actor)
    },
  }
}

cite('hold-leftovers', 'decision-windows')

/** Everything held is triggered in one go: somebody else's act ends it. */
function endTriggers(scene: ShockScene, but: number): void {
  if (scene.depth > 0) return
  const { triggered } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== but && triggered[row] === 1) scene.set(C.triggered, row, 0, 'hold-leftovers')
  }
}

/** An action of the referee. */
export function refereeAction(spec: ActionSpec & { readonly rule: string }): ShockAction {
  return {
    id: spec.id,
    rule: spec.rule,
    title: spec.title,
    by: 'referee',
    params: spec.params ?? [],
    price: () => 'wish',
    suggest: spec.suggest ?? (() => [blank(REFEREE, spec.id)]),
    check: spec.check,
    resolve: spec.resolve,
  }
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: ShockScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-end', 'The fight is over.') : null
