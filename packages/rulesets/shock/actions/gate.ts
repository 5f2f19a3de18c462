import {
  type Action,
  type ActionSpec,
  actionsFor,
  type CommandOf,
  type DefinedAction,
  type Param,
  type Refusal,
  refuse,
} from '@fray/kernel/rules'
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
  const state = scene.now.combatant.state[actor]
  if (state !== UP) {
    const word = STATES[state].replace('-', ' ')
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

const { act, order } = actionsFor<ShockScene>()

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]

/** What an action of a combatant is made of: `check` and `resolve` know nothing of its price, which is checked and paid before. */
interface CombatantSpec<P extends Params> extends ActionSpec<ShockScene, P> {
  readonly rule: ShockRule
  readonly price: Price | { of(scene: ShockScene, command: CommandOf<P>): Price }['of']
}

/** An action with its price whose commands can be made by its parameters' values. */
type PricedAction<P extends Params> = ShockAction & Pick<DefinedAction<ShockScene, P>, 'make' | 'is'>

/** The action with its price; what it suggests has every parameter of every action, as the others take them still. */
function priced<P extends Params>(
  action: DefinedAction<ShockScene, P>,
  price: (scene: ShockScene, command: CommandOf<P>) => Price,
): PricedAction<P> {
  return {
    ...action,
    price: (scene, command) => price(scene, command as unknown as CommandOf<P>),
    *suggest(scene, actor) {
      for (const command of action.suggest(scene, actor)) yield { ...blank(actor, action.id), ...command }
    },
  }
}

/** Makes an action of a combatant: its time and price are checked first, and paid before it is done. */
export function combatantAction<const P extends Params = readonly []>(spec: CombatantSpec<P>): PricedAction<P> {
  const { price, ...rest } = spec
  const { rule, formal = false } = rest
  const priceOf = typeof price === 'function' ? price : () => price
  const action = act<P>({
    ...rest,
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
  })
  return priced(action, priceOf)
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

/** An action of the referee, which costs nothing. */
export const refereeAction = <const P extends Params = readonly []>(spec: ActionSpec<ShockScene, P>): PricedAction<P> =>
  priced(order<P>(spec), () => 'wish')

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: ShockScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-end', 'The fight is over.') : null
