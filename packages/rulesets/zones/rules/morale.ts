import { choice, compileDice, type Option, REFEREE, recordTally } from '@fray/kernel'
import { CHARACTERS, ENEMIES, FIGHTING, FLEEING, PARLEYING } from '../model.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { makeTest, passed } from './test.ts'

const LOST_HEART: readonly Option[] = [
  { value: 'flee', label: 'it flees' },
  { value: 'parley', label: 'it parleys' },
]

cite('morale-pass', 'morale-call', 'dice-order')

/** Whether a Creature Tests when Morale is called for: an enemy that is up and neither fleeing nor parleying. */
export const testsMorale = (scene: ZonesScene, row: number): boolean =>
  scene.now.combatant.side[row] === ENEMIES && scene.now.combatant.status[row] === FIGHTING

/** Each of the enemies Tests its Skill, in roster order; for one that fails the referee says whether it flees or parleys. */
export function callMorale(scene: ZonesScene, rows: readonly number[], dr: number): void {
  const inOrder = [...rows].sort((a, b) => a - b)
  for (const row of inOrder) {
    if (!testsMorale(scene, row)) continue
    if (passed(makeTest(scene, row, 'morale', 0, dr, 'morale-each', null))) continue
    const answer = scene.ask(choice('morale-fail', REFEREE, '{0} has lost heart: what does it do?', [row], LOST_HEART))
    setHeart(scene, row, answer === 0 ? FLEEING : PARLEYING)
  }
}

/** A Creature begins to flee or to parley. */
export function setHeart(scene: ZonesScene, row: number, status: typeof FLEEING | typeof PARLEYING): void {
  scene.set(C.status, row, status, 'morale-fail')
  scene.set(C.provoked, row, 0, 'morale-fail')
}

/** The attitudes of a Reaction, by the number that is at most so high, with their rules. */
const TABLE = [
  { upTo: 1, attitude: 'hostile', rule: 'reaction-hostile' },
  { upTo: 3, attitude: 'wary', rule: 'reaction-wary' },
  { upTo: 7, attitude: 'curious', rule: 'reaction-curious' },
  { upTo: 9, attitude: 'kind', rule: 'reaction-kind' },
  { upTo: 10, attitude: 'helpful', rule: 'reaction-helpful' },
] as const

const NO_YES: readonly Option[] = [
  { value: 'no', label: 'no fight for now' },
  { value: 'yes', label: 'the fight begins' },
]

const D10 = compileDice('1d10')

cite('reaction-one-per-group', 'reaction-predetermined')

/** One Reaction roll for a group: 1d10 plus the modifier, taken as 1 or 10 when it falls outside. Records the attitude. */
export function rollReaction(scene: ZonesScene, rows: readonly number[], modifier: number): void {
  const tally = scene.tally()
  scene.pool(D10, REFEREE, 'reaction-roll', 'reaction', tally)
  if (modifier !== 0) tally.add(modifier, 'reaction-one-per-group', 'modifier')
  const total = Math.min(10, Math.max(1, tally.total))
  const found = TABLE.find((row) => total <= row.upTo) as (typeof TABLE)[number]
  const attitude = scene.keep(found.attitude)
  for (const row of rows) scene.set(C.attitude, row, attitude, found.rule)
  if (scene.recorder !== null) {
    const roll = { type: 'roll', what: 'reaction', who: REFEREE, rule: found.rule, against: null, passed: null }
    scene.recorder.note({ ...roll, tally: recordTally(tally), label: found.attitude, group: rows })
  }
  if (found.attitude === 'hostile') return
  scene.ask(choice('reaction-effect', REFEREE, `They are ${found.attitude}: does a fight begin?`, rows, NO_YES))
}

/** The other side of a combatant. */
export const otherSide = (scene: ZonesScene, row: number): number =>
  scene.now.combatant.side[row] === CHARACTERS ? ENEMIES : CHARACTERS
