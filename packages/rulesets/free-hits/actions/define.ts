import { type Action, type ActionSpec, actionsFor, type Command, type Param } from '@fray/kernel/rules'
import { refereeFor } from '../../referee/orders.ts'
import { begin } from '../rules/turns.ts'
import type { FreeHitsScene } from '../scene.ts'
import { badTime, notOver, type When } from './gate.ts'

const makers = actionsFor<FreeHitsScene>()

/** An action of the ruleset, whatever its parameters. */
export type AnyAction = Action<FreeHitsScene, Command>

/** Declares an action of the referee. */
export const { order } = makers

/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor<FreeHitsScene>(notOver)

/**
 * Declares an action of a unit: it is checked for its time first, and on the own turn it begins the turn, unless it ends it or
 * puts it off.
 */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
export const act = <const P extends readonly Param<string, any>[] = readonly []>({
  when,
  check,
  resolve,
  ...spec
}: ActionSpec<FreeHitsScene, P> & { readonly when: When }) =>
  makers.act<P>({
    ...spec,
    check: (scene, command) => badTime(scene, command.actor, when) ?? check(scene, command),
    resolve(scene, command) {
      if (when !== 'end') begin(scene, command.actor)
      resolve(scene, command)
    },
  })
