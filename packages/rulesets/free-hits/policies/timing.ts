import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { mostSpaces } from '../actions/moving.ts'
import { PAY_ATTACK, PAY_BONUS, PAY_TWO_BONUS } from '../actions/paying.ts'
import { toward } from '../command.ts'
import { usualMelee, usualRanged } from '../rules/gear.ts'
import { inLine, lineLength } from '../rules/line.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { cannotMove, paceOf } from '../rules/pace.ts'
import { inZone, isBehind, spacesBetween, zoneOf } from '../rules/space.ts'
import { areEnemies, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'

/** Rounds in which it lets others come first. */
const ROUNDS = 12

/** Squares that anybody can go and strike across: nothing else needs to be looked at then. */
const NEAR = 5

/**
 * Puts the turn off until an enemy has come: for one who gets at nobody in this turn, while enemies with blades who stand
 * later in the line get at it in theirs. The last in the line never waits, so that somebody always comes.
 */
export function delaying(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  const { begun, summoner } = scene.now.combatant
  const { round, place } = scene.now.fight
  if (begun[actor] === 1 || round[0] > ROUNDS || summoner[actor] >= 0) return null
  const nearest = spacesBetween(scene, actor, foes[0])
  if (nearest <= NEAR) return null
  if (usualRanged(scene, actor) >= 0 || scene.unit(actor).sheet.spells.length > 0) return null
  if (nearest <= mostSpaces(scene, actor) / paceOf(scene, actor) + zoneOf(scene, actor)) return null
  let after = -1
  for (let at = place[0] + 1; at < lineLength(scene); at++) {
    const row = inLine(scene, at)
    if (!isIn(scene, row) || !areEnemies(scene, actor, row) || !foes.includes(row)) continue
    if (usualRanged(scene, row) >= 0 || scene.unit(row).sheet.spells.length > 0) return null
    if (spacesBetween(scene, actor, row) <= mostSpaces(scene, row) / paceOf(scene, row) + zoneOf(scene, row))
      after = row
  }
  if (after < 0) return null
  const now = acts.delay.make(actor, { after })
  return acts.delay.check(scene, now) === null ? now : null
}

/** Whether nothing can be won any more: alone, nearly down, and three or more against it. */
function isHopeless(scene: FreeHitsScene, actor: number): boolean {
  const { hp } = scene.now.combatant
  if (hp[actor] * 4 > maxHpOf(scene, actor)) return false
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== actor && isIn(scene, row) && !areEnemies(scene, actor, row)) return false
  }
  return true
}

/** Runs from a battle that is lost, if a way off is near: first out of the zones of those at hand. */
export function gettingOut(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  if (foes.length < 3 || !isHopeless(scene, actor) || cannotMove(scene, actor) !== null) return null
  const off = acts.leave.make(actor)
  if (acts.leave.check(scene, off) !== null) return null
  return slipping(scene, actor, foes) ?? off
}

/** Disengaging where an enemy has it in its zone: with a Bonus Action for one who can, else with the Attack Action. */
function slipping(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  if (scene.now.combatant.disengaged[actor] === 1) return null
  if (!foes.some((foe) => usualMelee(scene, foe) >= 0 && inZone(scene, foe, actor))) return null
  for (const pay of [PAY_BONUS, PAY_ATTACK, PAY_TWO_BONUS]) {
    const now = acts.disengage.make(actor, { pay })
    if (acts.disengage.check(scene, now) === null) return now
  }
  return null
}

/** Turns to the one enemy at hand where that would otherwise strike at its back. */
export function turning(scene: FreeHitsScene, actor: number): Command | null {
  // Who has struck looks where it struck.
  if (scene.now.combatant.attackSpent[actor] === 1 && scene.unit(actor).sheet.spells.length === 0) return null
  let only = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isIn(scene, row) || !inZone(scene, row, actor)) continue
    if (only >= 0) return null
    only = row
  }
  if (only < 0 || !isBehind(scene, only, actor)) return null
  const now = acts.face.make(actor, { to: toward(only) })
  return acts.face.check(scene, now) === null ? now : null
}
