import { note } from '../events.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'
import {
  ATTRIBUTE_DAMAGE,
  C,
  CONDITION,
  END_CONDITION,
  H,
  HEAL_INJURIES,
  HELD_TABLE,
  HIT_STRESS,
  HIT_WP,
  INJURY,
  NONE,
  PUSH,
  REMOVE_WOUNDS,
  RESTORE,
  RESTORE_ATTRIBUTES,
  STABILIZE,
} from '../tables.ts'
import { DEAD } from '../words.ts'
import { addCondition, endConditions } from './conditions.ts'
import { gainInjury, healInjuries } from './injuries.ts'
import { damageAttributes, judge, loseStressFirst, loseWoundPoints, restoreAttributes } from './life.ts'
import { push } from './pushing.ts'
import { removeWounds, restore } from './restoring.ts'

cite('tie-held-results')

/** Whether what a turn does now waits for the last of those who act at the same count. */
export const holdsResults = (scene: WeaponSpeedScene): boolean =>
  scene.now.fight.tied[0] === 1 && scene.now.fight.open[0] === 1

/**
 * What an act does to somebody: at once, or, of several that act at the same count, when the last of them has acted.
 * `amount`, `a`, `b` and `c` mean what the kind of result has it.
 */
export function deliver(
  scene: WeaponSpeedScene,
  held: boolean,
  by: number,
  target: number,
  what: number,
  amount: number,
  a = 0,
  b = 0,
  c = 0,
  own = NONE,
): void {
  if (!held) {
    const had = scene.now.combatant.wp[target]
    apply(scene, target, what, amount, a, b, c, own)
    scene.credit(by, target)
    judge(scene, target, had)
    return
  }
  const row = scene.open(HELD_TABLE)
  scene.set(H.by, row, by, 'tie-held-results')
  scene.set(H.target, row, target, 'tie-held-results')
  scene.set(H.what, row, what, 'tie-held-results')
  scene.set(H.amount, row, amount, 'tie-held-results')
  scene.set(H.a, row, a, 'tie-held-results')
  scene.set(H.b, row, b, 'tie-held-results')
  scene.set(H.c, row, c, 'tie-held-results')
  scene.set(H.own, row, own, 'tie-held-results')
  scene.credit(by, target)
  note.held(scene, by, target, what)
}

/** Marks the hit of an attack, whose losses cite the rules of attacks. */
export const BY_ATTACK = 1

function apply(
  scene: WeaponSpeedScene,
  target: number,
  what: number,
  amount: number,
  a: number,
  b: number,
  c: number,
  own: number,
): void {
  switch (what) {
    case HIT_STRESS:
      noteBigHit(scene, target, loseStressFirst(scene, target, amount, a, ruleOfHit(b)))
      break
    case HIT_WP:
      loseWoundPoints(scene, target, amount, a, b === BY_ATTACK ? 'crit-bypasses-stress' : 'other-damage')
      noteBigHit(scene, target, amount)
      break
    case INJURY:
      gainInjury(scene, target, a, b, c, amount, own)
      break
    case CONDITION:
      addCondition(scene, target, a, b)
      break
    case END_CONDITION:
      endConditions(scene, target, a)
      break
    case RESTORE:
      restore(scene, target, a, amount)
      break
    case REMOVE_WOUNDS:
      removeWounds(scene, target, amount)
      break
    case HEAL_INJURIES:
      healInjuries(scene, target)
      break
    case STABILIZE:
      stabilize(scene, target)
      break
    case ATTRIBUTE_DAMAGE:
      damageAttributes(scene, target, a, amount, 'injury-attribute-damage')
      break
    case PUSH:
      push(scene, a, target, amount)
      break
    case RESTORE_ATTRIBUTES:
      restoreAttributes(scene, target, 'restoring')
      break
  }
}

const ruleOfHit = (b: number): Cited => (b === BY_ATTACK ? 'damage-to-stress' : 'other-damage')

cite('morale-big-hit', 'morale-half-of-max')

/**
 * Remembers the most Wound Points that a single hit of this round has taken, be it a blow, a spell or a fall, where that was
 * more than half of the most that there could be when it fell: what the hit's injury takes afterwards does not count.
 */
export function noteBigHit(scene: WeaponSpeedScene, target: number, lost: number): void {
  const { bigHit, wpMax } = scene.now.combatant
  if (2 * lost > wpMax[target] && lost > bigHit[target]) {
    scene.set(C.bigHit, target, lost, 'morale-big-hit')
  }
}

cite('stabilize')

/** A combatant that is down is Stabilized. */
export function stabilize(scene: WeaponSpeedScene, row: number): void {
  const { wp, stabilized, state } = scene.now.combatant
  if (wp[row] > 0 || stabilized[row] === 1 || state[row] === DEAD) return
  scene.set(C.stabilized, row, 1, 'stabilize')
  note.stabilized(scene, row)
}

cite('ties-simultaneous', 'roster-order')

/** When the last of those who act at the same count has acted: their results, in roster order; then states are judged. */
export function applyHeld(scene: WeaponSpeedScene): void {
  if (scene.now.fight.tied[0] === 0) return
  const count = scene.rows(HELD_TABLE)
  // Strain of the count has been taken already, and is judged only now.
  const { wp, strainNow } = scene.now.combatant
  const before = (row: number) => wp[row] + strainNow[row]
  const had = scene.recorder === null ? null : Array.from({ length: scene.combatants }, (_, row) => before(row))
  if (count > 0) note.results(scene, scene.now.fight.count[0])
  for (let by = -1; by < scene.combatants; by++) {
    for (let i = 0; i < count; i++) {
      const { held } = scene.now
      if (held.by[i] !== by) continue
      const { target, what, amount, a, b, c, own } = held
      const args = [target, what, amount, a, b, c, own].map((cells) => cells[i])
      note.lands(scene, by, args[0], args[1])
      apply(scene, ...(args as [number, number, number, number, number, number, number]))
    }
  }
  while (scene.rows(HELD_TABLE) > 0) scene.close(HELD_TABLE, scene.rows(HELD_TABLE) - 1)
  for (let row = 0; row < scene.combatants; row++) judge(scene, row, had?.[row])
}
