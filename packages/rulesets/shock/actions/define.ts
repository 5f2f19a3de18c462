import { type Action, type ActionSpec, actionsFor, type Command, type CommandOf, type Param } from '@fray/kernel/rules'
import { refereeFor } from '../../referee/orders.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { notOver } from './gate.ts'
import { cannotAfford, notNow, type Price, pay } from './paying.ts'

/** An action of combatants with its price, which may hang on the command. */
export interface ShockAction extends Action<ShockScene, Command> {
  price(scene: ShockScene, command: Command): Price
}

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
export type Params = readonly Param<string, any>[]

/** What an action of a combatant says in addition to what every action does. Its `check` and `resolve` know nothing of the price. */
export interface Priced<P extends Params> extends ActionSpec<ShockScene, P> {
  readonly rule: ShockRule
  readonly price: Price | { of(scene: ShockScene, command: CommandOf<P>): Price }['of']
}

const made = actionsFor<ShockScene>()

/** Declares an action of combatants: its time and price are checked first, and paid before it is done. */
export function act<const P extends Params = readonly []>({ price, ...spec }: Priced<P>) {
  const { rule, formal = false } = spec
  const priceOf = typeof price === 'function' ? price : () => price
  const action = made.act<P>({
    ...spec,
    check(scene, command) {
      const cost = priceOf(scene, command)
      const { actor } = command
      return notNow(scene, actor, cost) ?? cannotAfford(scene, actor, cost, rule) ?? spec.check(scene, command)
    },
    resolve(scene, command) {
      const cost = priceOf(scene, command)
      if (cost !== 'wish') endTriggers(scene, command.actor)
      if (cost !== 'wish' && cost !== 'asked') cite('action-table')
      if (!pay(scene, command.actor, cost, rule)) return
      spec.resolve(scene, command)
      if (cost !== 'wish' && !formal) scene.moments.done(scene, command.actor)
    },
  })
  return { ...action, price: (scene: ShockScene, command: Command) => priceOf(scene, command as CommandOf<P>) }
}

/** Everything held is triggered in one go: somebody else's act ends it. */
function endTriggers(scene: ShockScene, but: number): void {
  if (scene.depth > 0) return
  const { triggered } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== but && triggered[row] === 1) scene.set(C.triggered, row, 0, 'hold-leftovers')
  }
}

/** Declares an action of the referee. */
export const { order } = made

/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor<ShockScene>(notOver)
