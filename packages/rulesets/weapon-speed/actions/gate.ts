import { type Action, type Param, REFEREE, type Refusal, refuse } from '@fray/kernel/rules'
import { blank, type WeaponSpeedCommand } from '../command.ts'
import { nextCount, turnsLeft } from '../rules/counts.ts'
import { isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { DECLARE, OVER, SETUP } from '../tables.ts'

export type WeaponSpeedAction = Action<WeaponSpeedScene, WeaponSpeedCommand>

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: WeaponSpeedScene, actor: number): Refusal | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return refuse('combat-ends', 'The combat is over.')
  if (phase === SETUP) return refuse('combat-procedure', 'Combat has not begun yet: the referee starts it.')
  if (isHere(scene, actor)) return null
  return refuse('death-section-empty', `${scene.name(actor)} is dead, or has left the battlefield.`)
}

cite('lowest-first', 'declare-all')

/** Why it is not the combatant's turn, or null. */
function notYourTurn(scene: WeaponSpeedScene, actor: number): Refusal | null {
  const { open, turn, phase, count } = scene.now.fight
  if (open[0] === 1 && turn[0] === actor) return null
  const name = scene.name(actor)
  if (phase[0] === DECLARE) return refuse('declare-all', 'The round has begun: first everybody declares.')
  if (open[0] === 1) {
    return refuse('lowest-first', `It is the turn of ${scene.name(turn[0] as number)}, on ${count[0]}, not ${name}'s.`)
  }
  if (!turnsLeft(scene)) return refuse('lowest-first', 'All turns of this round are over.')
  return refuse('lowest-first', `${name} is not next: the next count is ${nextCount(scene)}.`)
}

/** What an action of a combatant is made of. `any`: at any time of the fight, not on the own turn only. */
export interface ActionSpec {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly drastic?: WeaponSpeedAction['drastic']
  readonly when?: 'turn' | 'any'
  readonly params?: readonly Param[]
  readonly suggest?: (scene: WeaponSpeedScene, actor: number) => Iterable<WeaponSpeedCommand>
  readonly check: (scene: WeaponSpeedScene, command: WeaponSpeedCommand) => Refusal | null
  readonly resolve: (scene: WeaponSpeedScene, command: WeaponSpeedCommand) => void
}

/** Makes an action of a combatant: it is checked for its time first. */
export function combatantAction(spec: ActionSpec): WeaponSpeedAction {
  const { when = 'turn', params = [], ...own } = spec
  return {
    ...own,
    by: 'combatant',
    params,
    suggest: spec.suggest ?? ((_scene, actor) => [blank(actor, spec.id)]),
    check: (scene, command) =>
      (when === 'turn' ? notYourTurn(scene, command.actor) : null) ?? spec.check(scene, command),
  }
}

/** An action of the referee. */
export function refereeAction(spec: Omit<ActionSpec, 'when'>): WeaponSpeedAction {
  return { params: [], suggest: () => [blank(REFEREE, spec.id)], ...spec, by: 'referee' }
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: WeaponSpeedScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The combat is over.') : null

/** Why the fight is not under way, or null. */
export const notUnderWay = (scene: WeaponSpeedScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === SETUP ? refuse('combat-procedure', 'Combat has not begun yet.') : null)
