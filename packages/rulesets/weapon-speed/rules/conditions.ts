import { endRows, openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import { addedBy, type Condition, marker } from '../kinds/conditions.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, CONDITION_TABLE, K } from '../tables.ts'
import { bitsOf, LIES_PRONE } from './bearing-bits.ts'
import { bearingRule, bearings, conditionOf, conditionsOf, sourceSaid } from './figures.ts'
import { reworkAndLog } from './paralysis.ts'

/** Position among the conditions of the one that lying on the ground is. */
export const PRONE = 0

/** Position of a condition by its id, or NONE. */
export const conditionAt = (scene: WeaponSpeedScene, id: string): number =>
  scene.setup.conditions.findIndex((one) => one.id === id)

/** Whether somebody has the condition of that id. */
export const hasCondition = (scene: WeaponSpeedScene, row: number, id: string): boolean =>
  rowWith(scene, row, id) !== undefined

/** The row of the condition of that id that somebody has. */
const rowWith = (scene: WeaponSpeedScene, row: number, id: string): number | undefined =>
  conditionsOf(scene, row).find((i) => conditionOf(scene, i).id === id)

/** A condition that the referee names begins; one that nobody has described is a marker. */
export function nameCondition(scene: WeaponSpeedScene, row: number, id: string): void {
  const known = conditionAt(scene, id)
  addCondition(scene, row, known, 0, known < 0 ? id : null)
}

/** The condition of that id ends. */
export function endNamed(scene: WeaponSpeedScene, row: number, id: string): void {
  const { of } = scene.now.condition
  const { prone } = scene.now.combatant
  const lay = prone[row] === 1
  const isOver = (i: number) => of[i] === row && conditionOf(scene, i).id === id
  const ended = endRows(scene.rows(CONDITION_TABLE), isOver, (i) => endOne(scene, i))
  if (id !== 'prone') return
  getUp(scene, row)
  if (prone[row] === 1) note['stays-prone'](scene, row, sourceSaid(bearingRule(scene, row, LIES_PRONE)))
  else if (lay && ended === 0) note.stands(scene, row)
}

/** A condition begins; of one that somebody has already the longer time counts. `own`: the id of a marker. */
export function addCondition(
  scene: WeaponSpeedScene,
  row: number,
  condition: number,
  rounds: number,
  own: string | null = null,
): void {
  cite('conditions-list-empty')
  const known = scene.setup.conditions[condition] ?? marker(own ?? '')
  if (known.id === 'prone') scene.set(C.prone, row, 1, 'conditions-list-empty')
  const at = rowWith(scene, row, known.id)
  if (at !== undefined) {
    const had = scene.now.condition.rounds[at]
    if (had !== 0 && (rounds === 0 || rounds > had)) scene.set(K.rounds, at, rounds, 'conditions-list-empty')
    return
  }
  const cells = { of: row, condition, rounds, ...(own !== null && { own: scene.store(own) }) }
  openRow(scene, CONDITION_TABLE, K, cells, 'conditions-list-empty')
  note.condition(scene, { who: row, condition: known.name, begins: true, marker: isMarker(known), timeUp: false })
  reworkAndLog(scene, row, 'conditions-list-empty')
}

/** Whether a condition is no more than its name: no number changes, nothing is forbidden. */
const isMarker = ({ name, bearing }: Condition): boolean =>
  bearing.markers.includes(name) && bitsOf(bearing) === 0 && addedBy(bearing).every((n) => n === 0)

/** A condition of the fight ends. */
export const endConditions = (scene: WeaponSpeedScene, row: number, condition: number): void =>
  endNamed(scene, row, scene.setup.conditions[condition]?.id ?? '')

function endOne(scene: WeaponSpeedScene, at: number, timeUp = false): void {
  const row = scene.now.condition.of[at]
  const ended = conditionOf(scene, at)
  const wasProne = bearings(scene, row).some((b) => (bitsOf(b.bearing) & LIES_PRONE) !== 0)
  scene.close(CONDITION_TABLE, at)
  note.condition(scene, { who: row, condition: ended.name, begins: false, marker: isMarker(ended), timeUp })
  reworkAndLog(scene, row, 'conditions-list-empty')
  if (wasProne) getUp(scene, row)
}

/** Nobody lies on the ground longer than something keeps it there. */
function getUp(scene: WeaponSpeedScene, row: number): void {
  if (((scene.now.combatant.bearing[row] | 0) & LIES_PRONE) === 0) {
    scene.set(C.prone, row, 0, 'conditions-list-empty')
  }
}

/** At the end of a round: conditions that last a number of rounds come nearer to their end. */
export function countConditions(scene: WeaponSpeedScene): void {
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    const left = scene.now.condition.rounds[i]
    if (left === 1) endOne(scene, i, true)
    else if (left > 1) scene.set(K.rounds, i, left - 1, 'conditions-list-empty')
  }
}
