import { person, type Refusal, rowOfName, squareName, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { isFull } from '../../referee/room.ts'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Summon } from '../kinds/spells.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, C, NONE } from '../tables.ts'
import { admit, relate } from './entering.ts'
import { insert, waitedFor } from './line.ts'
import { isFree, nearestEnemy, spacesTo } from './space.ts'
import { hasSlotFor, summoningSlots, summonsOf } from './thralls.ts'
import { setSlots } from './turns.ts'

/** Why the unit cannot summon one more, or null. */
export function cannotSummon(scene: FreeHitsScene, who: Who): Refusal | null {
  if (hasSlotFor(scene, who)) return isFull(scene)
  const has = summonsOf(scene, who).length
  return refuse('summoning-slots', '{who} controls {has} of {most} summoned units.', {
    who: person(who),
    has: { number: has },
    most: { number: summoningSlots(scene, who) },
  })
}

/** The free square where a summoned unit appears: the nearest to the summoner, of equally near ones the nearest to an enemy; -1 for none. */
export function squareFor(scene: FreeHitsScene, who: Who, range: number, size: number): number {
  const { grid } = scene.setup
  const enemy = nearestEnemy(scene, who)
  let best = NONE
  let rank = Number.POSITIVE_INFINITY
  for (let square = 0; square < grid.floors.length; square++) {
    const far = spacesTo(scene, who, square)
    if (far > Math.max(1, range) || far === 0) continue
    const toEnemy = enemy < 0 ? 0 : spacesTo(scene, enemy, square)
    const value = far * 1000 + toEnemy
    if (value >= rank || !isFree(scene, square, size)) continue
    best = square
    rank = value
  }
  return best
}

/** Why a summoned unit cannot appear on the square, or null. */
export function cannotAppear(scene: FreeHitsScene, who: Who, range: number, size: number, at: number): Refusal | null {
  if (at < 0) {
    return squareFor(scene, who, range, size) >= 0
      ? null
      : refuse('grid', 'There is no free square near {who}.', { who: person(who) })
  }
  const slots = { square: { thing: squareName(scene.setup.grid, at) } }
  if (!isFree(scene, at, size)) return refuse('grid', '{square} is not free.', slots)
  if (spacesTo(scene, who, at) <= Math.max(1, range)) return null
  return refuse('melee-range', '{square} is too far away.', slots)
}

/** A name that nobody has yet: the creature's, with a number from the second on. */
function nameFor(scene: FreeHitsScene, name: string): string {
  if (rowOfName(scene, name) < 0) return name
  for (let i = 2; ; i++) if (rowOfName(scene, `${name} ${i}`) < 0) return `${name} ${i}`
}

/** A summoned unit appears on its summoner's side. In battle it is sick until that place in the next round. */
export function appear(
  scene: FreeHitsScene,
  who: Who,
  entrant: Entrant,
  at: number,
  by: { readonly spell: number; readonly sick: boolean },
): number {
  const rule = 'summoning-slots'
  const { side, seat } = scene.now.combatant
  const name = nameFor(scene, entrant.name)
  const row = admit(scene, entrant, rule, name)
  setCells(scene, C, row, { side: side[who], seat: seat[who], square: at, summoner: who, summonedBy: by.spell }, rule)
  relate(scene, row, { ...entrant, summoner: NONE, reserve: 0 }, rule)
  setSlots(scene, row)
  if (scene.now.fight.phase[0] === BATTLE) {
    insert(scene, row)
    if (by.sick) {
      scene.set(C.sickUntil, row, scene.now.fight.round[0] + 1, 'summoning-sickness')
      scene.set(C.sickBehind, row, waitedFor(scene, who), 'sickness-length')
    }
  }
  note.summons(scene, who, row, at)
  return row
}

/** Where a summons appears: on the square where that is free, else within so many squares. */
interface SummonAim {
  readonly range: number
  readonly at: number
}

/** The summons of a spell appears. */
export function summon(scene: FreeHitsScene, who: Who, spell: number, what: Summon, aim: SummonAim): void {
  const { range, at } = aim
  const size = what.entrant.footprint
  const square = at >= 0 && isFree(scene, at, size) ? at : squareFor(scene, who, range, size)
  if (square < 0 || cannotSummon(scene, who) !== null) return
  // Creatures are read as all combatants are (`encounter/creatures.ts`); spells know less of them.
  appear(scene, who, what.entrant as Entrant, square, { spell, sick: what.sick })
}
