import { type ActionSpec, actionsFor, type Param } from '@fray/kernel/rules'
import { refereeFor } from '../../referee/orders.ts'
import { type EscalationScene, uncancelled } from '../scene.ts'
import { badTime, notOver, type When } from './gate.ts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]

/** What an action of a combatant says in addition to what every action does. */
interface Timed {
  readonly when: When
}

const made = actionsFor<EscalationScene>()

/** Declares an action of combatants: it is checked for its time first, and nothing that cancels others cancels it. */
export const act = <const P extends Params = readonly []>({ when, ...spec }: ActionSpec<EscalationScene, P> & Timed) =>
  made.act<P>({
    ...spec,
    check: (scene, command) => badTime(scene, command.actor, when) ?? spec.check(scene, command),
    resolve: (scene, command) => uncancelled(scene, () => spec.resolve(scene, command)),
  })

/** Declares an action of the referee. */
export const order = <const P extends Params = readonly []>(spec: ActionSpec<EscalationScene, P>) =>
  made.order<P>({ ...spec, resolve: (scene, command) => uncancelled(scene, () => spec.resolve(scene, command)) })

/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor<EscalationScene>(notOver, order)
