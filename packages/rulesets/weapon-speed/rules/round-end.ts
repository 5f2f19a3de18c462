import { person, REFEREE, say } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, DECLARE, F, NO_TURN, NONE, OVER, SETUP } from '../tables.ts'
import { NOT_INTIMIDATED } from '../words.ts'
import { NO_BREATH } from './bearing-bits.ts'
import { countConditions } from './conditions.ts'
import { checkEnd } from './ending.ts'
import { bearingRule } from './figures.ts'
import { bleed, judge, loseWoundPoints } from './life.ts'
import { moraleStep } from './morale.ts'
import { isDown, isDying, isHere } from './who.ts'

/** The end of a round: bleeding, suffocation, morale; then what lasted for the round is over, and the next begins. */
export function endRound(scene: WeaponSpeedScene): void {
  note['round-over'](scene, scene.now.fight.round[0])
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row)) continue
    if (isDying(scene, row)) bleed(scene, row)
    else if (isDown(scene, row) && scene.now.combatant.stabilized[row] === 1) cite('stabilized-no-bleeding')
  }
  for (let row = 0; row < scene.combatants; row++) suffocate(scene, row)
  moraleStep(scene)
  checkEnd(scene)
  if (scene.now.fight.phase[0] === OVER) return
  countConditions(scene)
  beginRound(scene)
}

/** What comes of being unable to breathe has no numbers: the referee says. */
function suffocate(scene: WeaponSpeedScene, row: number): void {
  if ((scene.now.combatant.bearing[row] & NO_BREATH) === 0 || !isHere(scene, row)) return
  const rule = bearingRule(scene, row, NO_BREATH).rule
  const lost = scene.ask({
    rule,
    kind: 'number',
    to: REFEREE,
    prompt: say('{who} cannot breathe: how many Wound Points do they lose?', { who: person(row) }),
    options: [],
    preset: 0,
    min: 0,
    max: 99,
  })
  const had = scene.now.combatant.wp[row]
  loseWoundPoints(scene, row, { amount: lost, marks: 0, rule })
  judge(scene, row, had)
}

/** A round begins: nobody has declared, Speed and Reactions are back. Surprise ends with the first round. */
export function beginRound(scene: WeaponSpeedScene): void {
  const first = scene.now.fight.phase[0] === SETUP
  const round = scene.now.fight.round[0] + 1
  scene.set(F.round, 0, round, 'combat-procedure')
  scene.set(F.phase, 0, DECLARE, 'combat-procedure')
  scene.set(F.counted, 0, 0, 'lowest-first')
  scene.set(F.count, 0, 0, 'lowest-first')
  scene.set(F.open, 0, 0, 'lowest-first')
  scene.set(F.turn, 0, NONE, 'lowest-first')
  for (let row = 0; row < scene.combatants; row++) {
    if (!first) scene.set(C.surprised, row, 0, 'surprise')
    scene.setCell(C.turnState, row, 0, NO_TURN, 'round-initiative')
    scene.setCell(C.turnState, row, 1, NO_TURN, 'round-initiative')
    scene.set(C.moved, row, 0, 'speed-per-round')
    scene.set(C.actedBefore, row, scene.now.combatant.actions[row], 'blunt-broken-rib')
    scene.set(C.actions, row, 0, 'turn-allotment')
    scene.set(C.reactionUsed, row, 0, 'reaction-per-round')
    scene.set(C.fullDefense, row, 0, 'full-defense-span')
    scene.set(C.guardTaken, row, 0, 'full-defense-span')
    scene.set(C.bigHit, row, 0, 'morale-big-hit')
    scene.set(C.intimidated, row, NOT_INTIMIDATED, 'morale-intimidated')
    scene.set(C.dyingReacted, row, 0, 'dying-reaction')
    scene.set(C.dyingActed, row, 0, 'dying-reaction')
    scene.set(C.turnMoved, row, 0, 'turn-allotment')
    scene.set(C.turnActions, row, 0, 'turn-allotment')
    scene.set(C.standardUsed, row, 0, 'turn-allotment')
    scene.set(C.freeUsed, row, 0, 'turn-allotment')
  }
  note.round(scene, round)
}
