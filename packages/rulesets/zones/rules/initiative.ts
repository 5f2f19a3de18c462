import { compileDice, REFEREE, recordTally } from '@fray/kernel'
import { CHARACTERS, ENEMIES } from '../model.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { BETWEEN, C, F, ORDER, ORDER_TABLE } from '../tables.ts'

const D6 = compileDice('1d6')

cite(
  'initiative-rolled-once',
  'initiative-ties',
  'side-blocks',
  'dice-order',
  'friendly-creatures-act-last',
  'enemy-order',
)

/** When combat breaks out: which side begins, then the Characters among themselves. Rolled once, for the whole fight. */
export function rollInitiative(scene: ZonesScene): void {
  const tally = scene.tally()
  const die = scene.pool(D6, REFEREE, 'side-initiative', 'side die', tally)
  const began = die <= 3 ? ENEMIES : CHARACTERS
  const rule = began === ENEMIES ? 'enemies-begin' : 'characters-begin'
  if (scene.recorder !== null) {
    const label = began === ENEMIES ? 'the enemies begin' : 'the Characters begin'
    const roll = { type: 'roll', what: 'side', who: REFEREE, rule, against: null, passed: null, told: label }
    scene.recorder.note({ ...roll, tally: recordTally(tally) })
  }
  scene.set(F.began, 0, began, rule)
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.character[row] === 1) rollFor(scene, row)
  }
  lineUp(scene)
  scene.set(F.round, 0, 1, 'round-structure')
  scene.set(F.phase, 0, BETWEEN, 'round-structure')
}

function rollFor(scene: ZonesScene, row: number): void {
  const tally = scene.tally()
  scene.pool(D6, row, 'character-initiative', 'initiative', tally)
  tally.add(scene.now.combatant.dex[row] as number, 'character-initiative', 'DEX')
  scene.set(C.initiative, row, tally.total, 'character-initiative')
  if (scene.recorder !== null) {
    const roll = {
      type: 'roll',
      what: 'initiative',
      who: row,
      rule: 'character-initiative',
      against: null,
      passed: null,
    }
    scene.recorder.note({ ...roll, tally: recordTally(tally) })
  }
}

/**
 * Where a combatant stands in its side's part of the Round: Characters by their total (ties: higher DEX, then the
 * roster), then friendly creatures; enemies by the roster.
 */
function before(scene: ZonesScene, a: number, b: number): number {
  const { character, initiative, dex } = scene.now.combatant
  if (character[a] !== character[b]) return (character[b] as number) - (character[a] as number)
  if (character[a] === 0) return a - b
  const byTotal = (initiative[b] as number) - (initiative[a] as number)
  if (byTotal !== 0) return byTotal
  const byDex = (dex[b] as number) - (dex[a] as number)
  return byDex !== 0 ? byDex : a - b
}

/** Everybody's place in the order: the beginning side's part, then the other's. */
export function lineUp(scene: ZonesScene): void {
  const { side } = scene.now.combatant
  const first = scene.now.fight.began[0] as number
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) rows.push(row)
  rows.sort((a, b) => (side[a] === side[b] ? before(scene, a, b) : side[a] === first ? -1 : 1))
  writeOrder(scene, rows)
}

/** Writes an order of Turns. */
export function writeOrder(scene: ZonesScene, rows: readonly number[]): void {
  while (scene.rows(ORDER_TABLE) < rows.length) scene.open(ORDER_TABLE)
  rows.forEach((row, i) => {
    scene.set(ORDER.who, i, row, 'side-blocks')
  })
}

/** A joiner's place: behind the last of its side. Its place in this Round has passed if the other side is already at it. */
export function takePlace(scene: ZonesScene, row: number): void {
  const { who } = scene.now.order
  const { side, had } = scene.now.combatant
  const count = scene.rows(ORDER_TABLE)
  const rows = Array.from({ length: count }, (_, i) => who[i] as number)
  let at = 0
  rows.forEach((other, i) => {
    if (side[other] === side[row]) at = i + 1
  })
  if (at === 0 && side[row] !== scene.now.fight.began[0]) at = rows.length
  const passed = rows.slice(at).some((other) => side[other] !== side[row] && had[other] === 1)
  rows.splice(at, 0, row)
  writeOrder(scene, rows)
  if (passed) scene.set(C.had, row, 1, 'side-blocks')
}
