import type { PoolLeft } from '@fray/kernel/rules'
import { openRow, setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import type { Downs } from '../event-fields.ts'
import { note } from '../events.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { C, NONE, W, WOUND_TABLE } from '../tables.ts'
import { ATTRIBUTES, BLEEDING_BIT, DEAD, STRAIN_BIT, STRENGTH } from '../words.ts'
import { rework, reworkMaxima } from './deriving.ts'
import { scoreOf } from './figures.ts'

/** What a loss leaves of Stress and of Wound Points. */
export interface Leaves {
  readonly stress: PoolLeft
  readonly wounds: PoolLeft
}

/** What damage would leave that goes to Stress first, or straight to Wound Points. */
export function leavesAfter(
  scene: WeaponSpeedScene,
  row: number,
  to: 'stress' | 'wound-points',
  amount: number,
): Leaves {
  const { stress, wp } = scene.now.combatant
  const absorbed = to === 'stress' ? Math.min(stress[row], amount) : 0
  return {
    stress: { from: stress[row], to: stress[row] - absorbed },
    wounds: { from: wp[row], to: wp[row] - Math.max(0, amount - absorbed) },
  }
}

/** A loss of Wound Points. */
interface Loss {
  readonly amount: number
  /** The bits of its wound mark. */
  readonly marks: number
  readonly rule: Cited
  /** Whether the log has said already what is left. */
  readonly isTold?: boolean
}

/**
 * Lowers Wound Points and marks the wound. `isTold`: what is left is told with the damage. Whether the bearer dies of it is judged by {@link judge}, when everything
 * that happens at the same instant has been applied.
 */
export function loseWoundPoints(
  scene: WeaponSpeedScene,
  row: number,
  { amount, marks, rule, isTold = false }: Loss,
): void {
  if (amount <= 0) return
  const from = scene.now.combatant.wp[row]
  scene.set(C.wp, row, from - amount, rule)
  openRow(scene, WOUND_TABLE, W, { of: row, amount, marks }, rule)
  cite('wound-mark-types')
  if (marks !== STRAIN_BIT && scene.now.combatant.stabilized[row] === 1) {
    scene.set(C.stabilized, row, 0, 'stabilized-ends')
  }
  note.wound(scene, { who: row, amount, marks, rule, left: isTold ? null : { from, to: from - amount } })
}

/** Damage that lowers Stress first; what is left then lowers Wound Points. Returns what reached Wound Points. */
export function loseStressFirst(
  scene: WeaponSpeedScene,
  row: number,
  amount: number,
  marks: number,
  rule: Cited,
): number {
  const { stress } = scene.now.combatant
  const had = stress[row]
  const absorbed = Math.min(had, amount)
  if (absorbed > 0) scene.set(C.stress, row, had - absorbed, rule)
  const rest = amount - absorbed
  if (rest > 0)
    loseWoundPoints(scene, row, { amount: rest, marks, rule: absorbed > 0 ? 'damage-spills' : rule, isTold: true })
  return rest
}

/**
 * What a combatant has become of its Wound Points: dead at minus its Strength, no longer Stabilized above 0. `had`: what it
 * had before, to tell whether it is Incapacitated or Dying now.
 */
export function judge(scene: WeaponSpeedScene, row: number, had = scene.now.combatant.wp[row]): void {
  const { wp, state, stabilized } = scene.now.combatant
  const life = wp[row]
  if (life > 0 && stabilized[row] === 1) scene.set(C.stabilized, row, 0, 'stabilized-ends')
  if (state[row] === DEAD) return
  if (life > -scoreOf(scene, row, STRENGTH)) {
    if (life === 0) cite('incapacitated')
    else if (life < 0) cite('dying')
    if (downs(life) !== downs(had)) note.down(scene, row, downs(life))
    return
  }
  setCells(scene, C, row, { state: DEAD, fullDefense: 0 }, 'death')
  note.dies(scene, row, 'death')
}

/** How far down so many Wound Points are, in a word. */
const downs = (wp: number): Downs => (wp < 0 ? 'dying' : wp === 0 ? 'incapacitated' : 'up')

/** The rule by which an action strains, as things were when it began; null where it does not. */
export type Strain = 'incapacitated-strain' | 'stabilized-strain' | null

/**
 * By which rule an action that is taken now will cost 1 Wound Point when it is over, or null: it does for one who is down,
 * unless it is Stabilized and this is its first action of the round.
 */
export function strainOf(scene: WeaponSpeedScene, row: number): Strain {
  const wp = scene.now.combatant.wp[row]
  if (wp <= 0) cite(wp === 0 ? 'incapacitated' : 'dying', 'strain-after-action')
  return wouldStrain(scene, row)
}

/** The same for those who only look. */
export function wouldStrain(scene: WeaponSpeedScene, row: number): Strain {
  const { wp, stabilized, actions } = scene.now.combatant
  if (wp[row] > 0) return null
  if (stabilized[row] === 0) return 'incapacitated-strain'
  return actions[row] > 0 ? 'stabilized-strain' : null
}

/**
 * Takes the strain of an action that is over. Of several that act at the same count, whether one dies of it is judged
 * with everything else that they do (`tie-held-results`).
 */
export function strain(scene: WeaponSpeedScene, row: number, rule: Strain): void {
  if (rule === null || scene.now.combatant.state[row] === DEAD) return
  const had = scene.now.combatant.wp[row]
  loseWoundPoints(scene, row, { amount: 1, marks: STRAIN_BIT, rule })
  scene.credit(NONE, row)
  if (scene.now.fight.tied[0] === 0) judge(scene, row, had)
  else scene.set(C.strainNow, row, scene.now.combatant.strainNow[row] + 1, 'tie-held-results')
}

/** One who is Dying at the end of a round bleeds. */
export function bleed(scene: WeaponSpeedScene, row: number): void {
  const had = scene.now.combatant.wp[row]
  loseWoundPoints(scene, row, { amount: 1, marks: BLEEDING_BIT, rule: 'dying-bleeds' })
  scene.credit(NONE, row)
  judge(scene, row, had)
}

/**
 * The greatest amount among a combatant's wounds, 0 without any. Strain of others who act at the same count is no wound
 * yet for whoever else (`by`) tends them then: it would depend on who of them is worked through first.
 */
export function worstWound(scene: WeaponSpeedScene, row: number, by: number): number {
  const { of, amount, marks } = scene.now.wound
  let fresh = by === row ? 0 : scene.now.combatant.strainNow[row]
  let most = 0
  for (let i = scene.rows(WOUND_TABLE) - 1; i >= 0; i--) {
    if (of[i] !== row) continue
    if (fresh > 0 && marks[i] === STRAIN_BIT) fresh--
    else if (amount[i] > most) most = amount[i]
  }
  return most
}

/** Damage to attributes. */
interface AttributeDamage {
  /** Their bits. */
  readonly attributes: number
  readonly amount: number
  readonly rule: Cited
  readonly isPoison: boolean
}

/** Damage to attributes (bits by position), in full to each; what derives from them follows at once. */
export function damageAttributes(
  scene: WeaponSpeedScene,
  row: number,
  { attributes, amount, rule, isPoison }: AttributeDamage,
): void {
  if (amount <= 0 || attributes === 0) return
  const width = ATTRIBUTES.length
  cite('injury-attribute-damage')
  if ((attributes & (attributes - 1)) !== 0) cite('injury-two-attributes')
  for (let i = 0; i < width; i++) {
    if (((attributes >>> i) & 1) === 0) continue
    const score = scene.now.combatant.scores[row * width + i]
    const lost = Math.min(score, amount)
    scene.setCell(C.scores, row, i, score - lost, rule)
    scene.setCell(C.damaged, row, i, scene.now.combatant.damaged[row * width + i] + lost, rule)
    if (isPoison) scene.setCell(C.poisoned, row, i, scene.now.combatant.poisoned[row * width + i] + lost, rule)
    const stress = scene.now.combatant.stress[row]
    const wp = scene.now.combatant.wp[row]
    reworkMaxima(scene, row, rule)
    const { combatant } = scene.now
    note.attribute(scene, {
      who: row,
      attribute: i,
      lost,
      rule,
      stress: { from: stress, to: combatant.stress[row] },
      wounds: { from: wp, to: combatant.wp[row] },
    })
  }
  rework(scene, row, rule)
}

/** Gives back what attribute damage has taken: all of it, or what injuries did. */
export function restoreAttributes(scene: WeaponSpeedScene, row: number, rule: Cited, ofInjuries = false): void {
  const width = ATTRIBUTES.length
  const { scores, damaged, poisoned } = scene.now.combatant
  for (let i = 0; i < width; i++) {
    const at = row * width + i
    const stays = ofInjuries ? poisoned[at] : 0
    const back = damaged[at] - stays
    if (back <= 0) continue
    scene.setCell(C.scores, row, i, scores[at] + back, rule)
    scene.setCell(C.damaged, row, i, stays, rule)
    scene.setCell(C.poisoned, row, i, stays, rule)
  }
  reworkMaxima(scene, row, rule)
  rework(scene, row, rule)
}
