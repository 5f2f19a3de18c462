import { choice, compileDice, plainly, REFEREE, type Who } from '@fray/kernel/rules'
import { zonesNumbers } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import { roll } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, C, F, NONE, ORDER, ORDER_TABLE } from '../tables.ts'
import { CHARACTERS, ENEMIES } from '../words.ts'

const D6 = compileDice('1d6')

/** Who may be surprised, and which side that is. */
const SURPRISED = [
  { value: 'nobody', label: plainly('nobody') },
  { value: 'characters', label: plainly('the Characters') },
  { value: 'enemies', label: plainly('the enemies') },
] as const

/** Combat breaks out: surprise, then initiative. */
export function breakOut(scene: ZonesScene): void {
  if (scene.setup.surprised === 'ask') {
    const answer = scene.ask(choice('surprise-call', REFEREE, plainly('Is a side surprised?'), SURPRISED))
    scene.set(F.surprised, 0, [NONE, CHARACTERS, ENEMIES][answer] as number, 'surprise-call')
  }
  rollInitiative(scene)
}

const ENEMIES_BEGIN = plainly('the enemies begin')
const CHARACTERS_BEGIN = plainly('the Characters begin')

/** When combat breaks out: which side begins, then the Characters among themselves. Rolled once, for the whole fight. */
function rollInitiative(scene: ZonesScene): void {
  cite('initiative-rolled-once', 'dice-order')
  const tally = scene.tally()
  const die = scene.roll(D6, REFEREE, 'side-initiative', 'side die', tally)
  const began = die <= zonesNumbers['enemies-begin'].most ? ENEMIES : CHARACTERS
  const rule = began === ENEMIES ? 'enemies-begin' : 'characters-begin'
  roll.side(scene, {
    who: REFEREE,
    rule,
    tally,
    against: null,
    passed: null,
    first: began === ENEMIES ? ENEMIES_BEGIN : CHARACTERS_BEGIN,
  })
  scene.set(F.began, 0, began, rule)
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.character[row] === 1) rollFor(scene, row)
  }
  lineUp(scene)
  scene.set(F.round, 0, 1, 'round-structure')
  scene.set(F.phase, 0, BETWEEN, 'round-structure')
}

function rollFor(scene: ZonesScene, row: Who): void {
  const tally = scene.tally()
  scene.roll(D6, row, 'character-initiative', 'initiative', tally)
  tally.add(scene.now.combatant.dex[row], 'character-initiative', 'DEX')
  scene.set(C.initiative, row, tally.total, 'character-initiative')
  roll.initiative(scene, { who: row, rule: 'character-initiative', tally, against: null, passed: null })
}

/**
 * Where a combatant stands in its side's part of the Round: Characters by their total (ties: higher DEX, then the
 * roster), then friendly creatures; enemies by the roster.
 */
function before(scene: ZonesScene, a: Who, b: Who): number {
  const { character, initiative, dex, side } = scene.now.combatant
  if (character[a] !== character[b]) {
    cite('friendly-creatures-act-last')
    return character[b] - character[a]
  }
  if (character[a] === 0) {
    cite(side[a] === ENEMIES ? 'enemy-order' : 'friendly-creatures-act-last')
    return a - b
  }
  cite('character-initiative')
  const byTotal = initiative[b] - initiative[a]
  if (byTotal !== 0) return byTotal
  cite('initiative-ties')
  const byDex = dex[b] - dex[a]
  return byDex !== 0 ? byDex : a - b
}

/** Everybody's place in the order: the beginning side's part, then the other's. */
function lineUp(scene: ZonesScene): void {
  const { side } = scene.now.combatant
  const first = scene.now.fight.began[0]
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

/**
 * A joiner's place: a Character behind the last Character of its side (before those with a lower total, where it brings
 * one), others behind the last of their side. It has passed in this Round when somebody behind it has had its Turn.
 */
export function takePlace(scene: ZonesScene, row: Who, ranked: boolean): void {
  const { who } = scene.now.order
  cite('initiative-rolled-once')
  const { side, had, character } = scene.now.combatant
  const rows = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => who[i])
  let at = side[row] === scene.now.fight.began[0] ? 0 : rows.length
  rows.forEach((other, i) => {
    if (side[other] !== side[row]) return
    const isBehind = character[other] !== character[row] || ranked ? before(scene, row, other) < 0 : false
    if (isBehind) at = Math.min(at, i)
    else at = i + 1
  })
  const free = side[row] === ENEMIES
  const passed = rows.slice(at).some((other) => had[other] === 1 && !(free && side[other] === ENEMIES))
  rows.splice(at, 0, row)
  writeOrder(scene, rows)
  if (passed) scene.set(C.had, row, 1, 'side-blocks')
}
