import { type Command, type Policy, type Random, rowsByRank } from '@fray/kernel/rules'
import { executeAction } from '../actions/execution.ts'
import { attack } from '../actions/fight.ts'
import { secondMove } from '../actions/move.ts'
import { standUp } from '../actions/standing.ts'
import { strike } from '../actions/swarms.ts'
import { pass } from '../actions/tactics.ts'
import { usualMelee } from '../rules/gear.ts'
import { cannotMove } from '../rules/movement.ts'
import { feetBetween, seesLine } from '../rules/space.ts'
import { hasSpentAll } from '../rules/turns.ts'
import { areEnemies, isHeld, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { answerScreen, answerWindow } from './answers.ts'
import { bestBlow, reachForThrow, shot } from './blows.ts'
import { breakOut, hasMain, hasMove, legal, reachOfWeapon, shootsAs } from './common.ts'
import { throughDoors } from './doors.ts'
import { magic, potion, tend } from './magic.ts'
import { approach, getAway } from './moving.ts'
import { healsTheHealthy } from './pointless.ts'
import { freePower, guarding, hasArts, spareMove } from './spare.ts'
import { waiting } from './waiting.ts'
import { findWeapon, readyWeapon } from './weapons.ts'

/** The enemies that are up, nearest first; of equally near ones the weaker. */
function enemiesOf(scene: ShockScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  return rowsByRank(scene.combatants, (row) =>
    !areEnemies(scene, actor, row) || !isUp(scene, row)
      ? null
      : feetBetween(scene, actor, row) * 1000 + Math.min(999, hp[row]),
  )
}

/** Chooses a command: attack the one who is weakest in reach, shoot, charge, or close in. */
function command(scene: ShockScene, actor: number, random: Random): Command {
  const done = pass.make(actor)
  if (hasSpentAll(scene, actor) && scene.fighter(actor).powers.length === 0) return done
  const foes = enemiesOf(scene, actor)
  if (foes.length === 0) return done
  if (scene.now.combatant.retreating[actor] === 1) return getAway(scene, actor, foes) ?? done
  if (isHeld(scene, actor) && hasMain(scene, actor)) return breakOut(scene, actor) ?? done
  if (scene.now.combatant.swarm[actor] >= 0) return legal(scene, strike, actor) ?? done
  const first =
    (scene.now.combatant.prone[actor] === 1 ? rising(scene, actor, foes) : null) ??
    (hasArts(scene, actor) ? onceMore(scene, actor, foes) : null)
  if (first !== null) return first
  const act = hasMain(scene, actor) ? (armedFirst(scene, actor, foes) ?? mainAct(scene, actor, foes)) : null
  if (act !== null) return act
  const gear = readyWeapon(scene, actor, foes) ?? findWeapon(scene, actor)
  if (gear !== null) return gear
  if (isWellPlaced(scene, actor, foes)) return spare(scene, actor, foes)
  return (
    waiting(scene, actor, foes) ??
    approach(scene, actor, foes) ??
    otherwise(scene, actor, foes, random) ??
    spare(scene, actor, foes)
  )
}

/** A weapon that is at hand comes out before a blow with the bare fist, not after it. */
function armedFirst(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { unarmed, armed } = scene.kind(usualMelee(scene, actor))
  return unarmed && !armed && feetBetween(scene, actor, foes[0]) <= 5 ? readyWeapon(scene, actor, foes) : null
}

/** A blow with the bare fist of one who could draw first. */
const isBareBlow = (scene: ShockScene, command: Command): boolean =>
  attack.is(command) &&
  scene.kind(command.weapon < 0 ? usualMelee(scene, command.actor) : command.weapon).unarmed &&
  armedFirst(scene, command.actor, enemiesOf(scene, command.actor)) !== null

/** On its feet before it strikes; one who shoots lies well while nobody is at hand. */
function rising(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const far = feetBetween(scene, actor, foes[0])
  if (far > 10 && shootsAs(scene, actor, far)) return null
  return legal(scene, standUp, actor)
}

/** What the Main Action is spent on, while there is something better than to go somewhere. */
function mainAct(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { aimAt } = scene.now.combatant
  if (aimAt[actor] >= 0) {
    const now = legal(scene, executeAction, actor, { target: aimAt[actor] })
    if (now !== null) return now
  }
  const first = magic(scene, actor, foes) ?? tend(scene, actor, foes) ?? potion(scene, actor)
  if (first !== null) return first
  const blow = bestBlow(scene, actor, foes) ?? shot(scene, actor, foes)
  return blow ?? reachForThrow(scene, actor, foes)
}

/** Another attack, for one who has somebody in reach and a power for it. */
function onceMore(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const isNear = feetBetween(scene, actor, foes[0]) <= reachOfWeapon(scene, actor, usualMelee(scene, actor))
  return isNear ? freePower(scene, actor, 'extra-attack') : null
}

/** What is left over goes into guards and screens; then it has done. */
const spare = (scene: ShockScene, actor: number, foes: readonly number[]): Command =>
  (hasArts(scene, actor) ? guarding(scene, actor, foes, 'free') : null) ??
  spareMove(scene, actor, foes) ??
  (hasMain(scene, actor) && hasArts(scene, actor) ? guarding(scene, actor, foes, 'main') : null) ??
  pass.make(actor)

/** Rounds after which one who gets at nobody leaves a field on which nobody gets at anybody; twice as many where there is a door. */
const PATIENCE = 20

/** Where no way leads to anybody: through a closed door, or away from a fight that has come to a standstill. */
function otherwise(scene: ShockScene, actor: number, foes: readonly number[], random: Random): Command | null {
  if (!hasMove(scene, actor) || cannotMove(scene, actor) !== null) return null
  const round = scene.now.fight.round[0]
  const way = throughDoors(scene, actor, foes, reachOfWeapon(scene, actor, usualMelee(scene, actor)))
  // A referee may not allow it: then it is not asked over and over.
  if (way !== null && round < PATIENCE * 2) return way.action === 'door' && random(4) === 0 ? null : way
  return round >= PATIENCE && isStandstill(scene) ? getAway(scene, actor, foes) : null
}

/** Whether nobody at all could strike or shoot at an enemy from where it stands. */
function isStandstill(scene: ShockScene): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (isUp(scene, row) && isWellPlaced(scene, row, enemiesOf(scene, row))) return false
  }
  return true
}

/** Whether it stands where it wants to be: somebody can be struck, or shot at from afar. */
function isWellPlaced(scene: ShockScene, actor: number, foes: readonly number[]): boolean {
  const reach = reachOfWeapon(scene, actor, usualMelee(scene, actor))
  for (const target of foes) {
    if (feetBetween(scene, actor, target) > reach) break
    if (seesLine(scene, actor, target)) return true
  }
  return foes.some(
    (target) => shootsAs(scene, actor, feetBetween(scene, actor, target)) && seesLine(scene, actor, target),
  )
}

/** A rule of thumb: strikes the weakest in reach, shoots, charges, closes in, gangs up on hard targets, gets away when it has had enough. */
export const aggressive: Policy<ShockScene, Command> = {
  id: 'aggressive',
  about: 'Strikes the weakest in reach, else shoots, charges or closes in; defends itself when a blow matters.',
  milestones: [PATIENCE, PATIENCE * 2],
  compelled: ({ now: { combatant } }, actor) => combatant.retreating[actor] === 1,
  pointless: (scene, command) =>
    secondMove.is(command) || isBareBlow(scene, command) || healsTheHealthy(scene, command),
  command,
  answer(scene, question) {
    if (question.rule === 'decision-windows') return answerWindow(scene, question)
    return question.rule === 'screen-counting' ? answerScreen(scene, question) : question.preset
  },
}
