import { type Refusal, refuse } from '@fray/kernel'
import { DEX, MELEE, NO_MANEUVER, SHOOT } from '../model.ts'
import { type Attack, cite, type ShockScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { prepare, spend } from './attack.ts'
import { physicalSave, skillCheck } from './checks.ts'
import { greatestDamage, noteDamage } from './damage.ts'
import { modeOf, weaponKind } from './gear.ts'
import { cannotAttack } from './legal.ts'
import { feetBetween } from './space.ts'
import { isAlive, isUp, levelOf } from './who.ts'
import { bringDown, loseHitPoints } from './wounds.ts'

/** Rounds of a minute. */
const MINUTE = 6

cite('execution-target')

/** Why the target cannot be executed at all, or null: it suspects danger. */
export function suspects(scene: ShockScene, target: number): Refusal | null {
  const { unsuspecting, alert } = scene.now.combatant
  if (unsuspecting[target] === 1 && alert[target] === 0) return null
  return refuse(
    'execution-target',
    `${scene.name(target)} expects danger: only one that suspects nothing can be executed.`,
  )
}

cite('execution-minute', 'execution-ranged', 'execution-melee', 'execution-spoiled')

/** Why the execution cannot be made now, or null. */
export function cannotExecute(
  scene: ShockScene,
  actor: number,
  target: number,
  weapon: number,
  mode: number,
): Refusal | null {
  const why = suspects(scene, target)
  if (why !== null) return why
  const { aimAt, aimRounds } = scene.now.combatant
  const rounds = aimAt[actor] === target ? (aimRounds[actor] as number) : 0
  if (rounds < MINUTE) {
    return refuse(
      'execution-minute',
      `An execution takes six rounds in a row of nothing else; ${scene.name(actor)} has spent ${rounds} on ${scene.name(target)}.`,
    )
  }
  return cannotAttack(scene, actor, target, weapon, mode, NO_MANEUVER)
}

cite(
  'execution-range-bonus',
  'execution-bonus-once',
  'execution-check-target',
  'execution-ranged-hit',
  'execution-miss',
)

/** The execution: a ranged one needs its check, a melee one hits; then the save decides. */
export function execute(
  scene: ShockScene,
  actor: number,
  target: number,
  weapon: number,
  mode: number,
  attribute: number,
): void {
  const attack = prepare(scene, 'main', actor, target, weapon, mode, { attribute })
  const how = modeOf(scene, weapon, mode)
  if (scene.recorder !== null) {
    scene.recorder.note({ type: 'executes', attacker: actor, target, weapon: weaponKind(scene, weapon).name })
  }
  scene.moments.announced(scene, actor, attack, false)
  endAim(scene, actor)
  if (!isUp(scene, actor) || !isAlive(scene, target)) return
  if (cannotAttack(scene, actor, target, weapon, mode, NO_MANEUVER) !== null) {
    if (scene.recorder !== null) scene.recorder.note({ type: 'void', attacker: actor, target, rule: 'target-gone' })
    return
  }
  spend(scene, attack)
  const hit = how.kind === MELEE || rangedHit(scene, actor, target, how.range)
  scene.set(C.unsuspecting, target, 0, hit ? 'execution-target' : 'execution-miss')
  if (hit) saveOrFall(scene, attack)
  else if (scene.recorder !== null) scene.recorder.note({ type: 'execution-misses', attacker: actor, target })
}

function rangedHit(scene: ShockScene, actor: number, target: number, range: number): boolean {
  const feet = feetBetween(scene, actor, target)
  const near = { value: 4, rule: 'execution-range-bonus', source: 'within 10 feet' } as const
  const normal = { value: 2, rule: 'execution-range-bonus', source: 'within normal range' } as const
  const extras = feet <= 10 ? [near] : feet <= range ? [normal] : []
  return skillCheck(scene, actor, DEX, SHOOT, 'execution-ranged', 'execution', extras)
}

cite('execution-save', 'execution-save-no-bonus', 'execution-failed-save', 'execution-nonlethal', 'execution-saved')

function saveOrFall(scene: ShockScene, attack: Attack): void {
  const { attacker, target, weapon } = attack
  const skill = modeOf(scene, weapon, attack.mode).kind === MELEE ? attack.skill : SHOOT
  const level = Math.max(0, levelOf(scene, attacker, skill))
  const penalty = { value: -level, rule: 'execution-save', source: "the assassin's skill" } as const
  const { nonLethal } = weaponKind(scene, weapon)
  if (!physicalSave(scene, target, penalty, 'execution-save')) {
    bringDown(scene, target, nonLethal)
    return
  }
  const tally = greatestDamage(scene, attack)
  noteDamage(scene, attacker, target, tally, 'execution-saved', 'hit')
  loseHitPoints(scene, target, tally.total, 'execution-saved', nonLethal)
}

/** The aim is over. */
export function endAim(scene: ShockScene, who: number): void {
  scene.set(C.aimAt, who, NONE, 'execution-spoiled')
  scene.set(C.aimWith, who, NONE, 'execution-spoiled')
  scene.set(C.aimRounds, who, 0, 'execution-spoiled')
  scene.set(C.aimed, who, 0, 'execution-spoiled')
}
