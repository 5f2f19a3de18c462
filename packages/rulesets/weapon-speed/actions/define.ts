import {
  type ActionSpec,
  actionsFor,
  type Command,
  type CommandOf,
  type Message,
  type Param,
  person,
  type Refusal,
  type Who,
} from '@fray/kernel/rules'
import { refereeFor } from '../../referee/orders.ts'
import { refuse } from '../citing.ts'
import { beginAction, FREE, freeForbidden, kindNow, STANDARD, standardForbidden } from '../rules/acting.ts'
import { strain } from '../rules/life.ts'
import { isFleeing } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { notOver, notYourTurn } from './gate.ts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]
type Spec<P extends Params> = ActionSpec<WeaponSpeedScene, P>

/** `actAnytime` declares an action of combatants that needs no turn, `order` one of the referee. */
export const { act: actAnytime, order } = actionsFor<WeaponSpeedScene>()

/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor<WeaponSpeedScene>(notOver)

/** Declares an action of combatants for the own turn. */
export const act = <const P extends Params = readonly []>(spec: Spec<P>) =>
  actAnytime<P>({
    ...spec,
    check: (scene, command) => notYourTurn(scene, command.actor) ?? spec.check(scene, command),
  })

/** What a Standard Action says as well. */
interface Standard<P extends Params> {
  /** What it is called where something else was declared: `a Heal check`. */
  readonly wanted: Message
  /** Whether that is what was declared for the turn. */
  readonly declared: (scene: WeaponSpeedScene, command: CommandOf<P>) => boolean
  /** Why it cannot be done whatever was declared, or null. */
  readonly never?: (scene: WeaponSpeedScene, command: CommandOf<P>) => Refusal | null
}

/** Declares a Standard Action: it has to be what was declared, and strains one who is down when it is over. */
export const standard = <const P extends Params = readonly []>({
  wanted,
  declared,
  never,
  ...spec
}: Spec<P> & Standard<P>) =>
  actAnytime<P>({
    ...spec,
    check: (scene, command) =>
      notYourTurn(scene, command.actor) ??
      (never === undefined ? null : never(scene, command)) ??
      standardForbidden(scene, command.actor, declared(scene, command), wanted) ??
      spec.check(scene, command),
    resolve(scene, command) {
      const cost = beginAction(scene, command.actor, STANDARD)
      spec.resolve(scene, command)
      strain(scene, command.actor, cost)
    },
  })

/** Whether that kind was declared for the turn that is on: for {@link standard}. */
export const declaredAs =
  (kind: number) =>
  (scene: WeaponSpeedScene, { actor }: Command): boolean =>
    kindNow(scene, actor) === kind

/** What a fleeing combatant does not do. */
export const busyFleeing = (scene: WeaponSpeedScene, actor: Who): Refusal | null =>
  isFleeing(scene, actor)
    ? refuse('morale-failed', '{actor} is fleeing and does nothing else.', { actor: person(actor) })
    : null

/** Declares a Free Action, which strains one who is down when it is over. */
export const free = <const P extends Params = readonly []>(spec: Spec<P>) =>
  act<P>({
    ...spec,
    check: (scene, command) =>
      busyFleeing(scene, command.actor) ?? freeForbidden(scene, command.actor) ?? spec.check(scene, command),
    resolve(scene, command) {
      const cost = beginAction(scene, command.actor, FREE)
      spec.resolve(scene, command)
      strain(scene, command.actor, cost)
    },
  })
