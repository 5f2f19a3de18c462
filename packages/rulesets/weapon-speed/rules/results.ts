import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
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
import { gainInjury, healInjuries, type Rolled } from './injuries.ts'
import { damageAttributes, judge, leavesAfter, loseStressFirst, loseWoundPoints, restoreAttributes } from './life.ts'
import { push } from './pushing.ts'
import { removeWounds, restore } from './restoring.ts'

/** Whether what a turn does now waits for the last of those who act at the same count. */
export const holdsResults = (scene: WeaponSpeedScene): boolean =>
  scene.now.fight.tied[0] === 1 && scene.now.fight.open[0] === 1

/**
 * What an act does to somebody, as the table of held results keeps it. The makers below alone say what `a`, `b` and `c` are
 * of each kind, and {@link LANDS} reads them.
 */
interface Result {
  /** Position in RESULTS. */
  readonly what: number
  readonly amount: number
  readonly a: number
  readonly b: number
  readonly c: number
  /** What is kept of an injury that somebody made up, or NONE. */
  readonly own: number
}

const result = ({
  what,
  amount = 0,
  a = 0,
  b = 0,
  c = 0,
  own = NONE,
}: Partial<Result> & Pick<Result, 'what'>): Result => ({ what, amount, a, b, c, own })

/** The kinds of result, with what each needs; types and attributes are bits. */
export const results = {
  /** Damage to Stress first, or straight to Wound Points; an attack's hit cites the rules of attacks. */
  hit: (to: 'stress' | 'wound-points', amount: number, types: number, isAttack = false) =>
    result({ what: to === 'stress' ? HIT_STRESS : HIT_WP, amount, a: types, b: isAttack ? 1 : 0 }),
  injury: ({ type, face, side, amount, own }: Rolled) =>
    result({ what: INJURY, amount, a: type, b: face, c: side, own }),
  condition: (condition: number, rounds: number) => result({ what: CONDITION, a: condition, b: rounds }),
  endCondition: (condition: number) => result({ what: END_CONDITION, a: condition }),
  /** `pool`: position in POOLS. */
  restore: (pool: number, amount: number) => result({ what: RESTORE, amount, a: pool }),
  removeWounds: (count: number) => result({ what: REMOVE_WOUNDS, amount: count }),
  healInjuries: () => result({ what: HEAL_INJURIES }),
  stabilize: () => result({ what: STABILIZE }),
  attributeDamage: (attributes: number, amount: number) => result({ what: ATTRIBUTE_DAMAGE, amount, a: attributes }),
  restoreAttributes: () => result({ what: RESTORE_ATTRIBUTES }),
  push: (by: number, yards: number) => result({ what: PUSH, amount: yards, a: by }),
}

/** What an act does to somebody: at once, or, of several that act at the same count, when the last of them has acted. */
export function deliver(scene: WeaponSpeedScene, held: boolean, by: number, target: Who, done: Result): void {
  if (!held) {
    const had = scene.now.combatant.wp[target]
    LANDS[done.what](scene, target, done)
    scene.credit(by, target)
    judge(scene, target, had)
    return
  }
  const row = scene.open(HELD_TABLE)
  const cells = { by, target, ...done }
  for (const name of HELD) scene.set(H[name], row, cells[name], 'tie-held-results')
  scene.credit(by, target)
  note.held(scene, by, target, done.what)
}

/** What a row of the table of held results keeps. */
const HELD = ['by', 'target', 'what', 'amount', 'a', 'b', 'c', 'own'] as const

/** What comes of each kind of result. */
const LANDS: Readonly<Record<number, (scene: WeaponSpeedScene, target: Who, done: Result) => void>> = {
  [HIT_STRESS](scene, target, { amount, a: types, b: isAttack }) {
    const rule = isAttack === 1 ? 'damage-to-stress' : 'other-damage'
    noteBigHit(scene, target, loseStressFirst(scene, target, amount, types, rule))
  },
  [HIT_WP](scene, target, { amount, a: types, b: isAttack }) {
    loseWoundPoints(scene, target, {
      amount,
      marks: types,
      rule: isAttack === 1 ? 'crit-bypasses-stress' : 'other-damage',
      isTold: true,
    })
    noteBigHit(scene, target, amount)
  },
  [INJURY]: (scene, target, { amount, a: type, b: face, c: side, own }) =>
    gainInjury(scene, target, { type, face, side, amount, own }),
  [CONDITION]: (scene, target, { a: condition, b: rounds }) => addCondition(scene, target, condition, rounds),
  [END_CONDITION]: (scene, target, { a: condition }) => endConditions(scene, target, condition),
  [RESTORE]: (scene, target, { amount, a: pool }) => restore(scene, target, pool, amount),
  [REMOVE_WOUNDS]: (scene, target, { amount }) => removeWounds(scene, target, amount),
  [HEAL_INJURIES]: (scene, target) => healInjuries(scene, target),
  [STABILIZE]: (scene, target) => stabilize(scene, target),
  [ATTRIBUTE_DAMAGE]: (scene, target, { amount, a: attributes }) =>
    damageAttributes(scene, target, { attributes, amount, rule: 'injury-attribute-damage', isPoison: true }),
  [PUSH]: (scene, target, { amount, a: by }) => push(scene, by, target, amount),
  [RESTORE_ATTRIBUTES]: (scene, target) => restoreAttributes(scene, target, 'restoring'),
}

/**
 * Remembers the most Wound Points that a single hit of this round has taken, be it a blow, a spell or a fall, where that was
 * more than half of the most that there could be when it fell: what the hit's injury takes afterwards does not count.
 */
export function noteBigHit(scene: WeaponSpeedScene, target: Who, lost: number): void {
  const { bigHit, wpMax } = scene.now.combatant
  cite('morale-half-of-max')
  if (2 * lost > wpMax[target] && lost > bigHit[target]) {
    scene.set(C.bigHit, target, lost, 'morale-big-hit')
  }
}

/** A combatant that is down is Stabilized. */
export function stabilize(scene: WeaponSpeedScene, row: Who): void {
  const { wp, stabilized, state } = scene.now.combatant
  if (wp[row] > 0 || stabilized[row] === 1 || state[row] === DEAD) return
  scene.set(C.stabilized, row, 1, 'stabilize')
  note.stabilized(scene, row)
}

/** Kinds of result that help: what harms comes before them. */
const HELPS: ReadonlySet<number> = new Set([
  END_CONDITION,
  RESTORE,
  REMOVE_WOUNDS,
  HEAL_INJURIES,
  STABILIZE,
  RESTORE_ATTRIBUTES,
])

/** Applies those of the held results that help, or all others, in roster order. */
function landHeld(scene: WeaponSpeedScene, count: number, helps: boolean): void {
  for (let by = -1; by < scene.combatants; by++) {
    for (let i = 0; i < count; i++) {
      const { held } = scene.now
      if (held.by[i] !== by || HELPS.has(held.what[i]) !== helps) continue
      const { what, amount, a, b, c, own } = held
      const target = held.target[i]
      if (what[i] === HIT_STRESS || what[i] === HIT_WP) {
        const to = what[i] === HIT_STRESS ? 'stress' : 'wound-points'
        const { stress, wounds } = leavesAfter(scene, target, to, amount[i])
        note.lands(scene, by, target, stress, wounds)
      }
      LANDS[what[i]](
        scene,
        target,
        result({ what: what[i], amount: amount[i], a: a[i], b: b[i], c: c[i], own: own[i] }),
      )
    }
  }
}

/** When the last of those who act at the same count has acted: their results, what harms before what helps; then states are judged. */
export function applyHeld(scene: WeaponSpeedScene): void {
  if (scene.now.fight.tied[0] === 0) return
  const count = scene.rows(HELD_TABLE)
  // Strain of the count has been taken already, and is judged only now.
  const { wp, strainNow } = scene.now.combatant
  const before = (row: number) => wp[row] + strainNow[row]
  const had: number[] = []
  scene.whenHeard(() => {
    for (let row = 0; row < scene.combatants; row++) had.push(before(row))
  })
  if (count > 1) cite('roster-order')
  if (count > 0) note.results(scene, scene.now.fight.count[0])
  landHeld(scene, count, false)
  landHeld(scene, count, true)
  while (scene.rows(HELD_TABLE) > 0) scene.close(HELD_TABLE, scene.rows(HELD_TABLE) - 1)
  for (let row = 0; row < scene.combatants; row++) judge(scene, row, had[row])
}
