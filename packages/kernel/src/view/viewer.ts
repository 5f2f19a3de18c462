import type { AnyFight } from '../base-facts.ts'
import { type Hideable, type HitPointVisibility, type Presence, REFEREE_SEAT } from '../setup.ts'
import type { Column } from '../state/columns.ts'

/** What one seat may know. Everything that a seat is shown goes through its viewer. */
export interface Viewer {
  readonly seat: number
  readonly referee: boolean
  /** Whether the seat answers for the combatant (the referee for everyone). */
  owns(row: number): boolean
  /** How much of the combatant's hit points the seat may know. */
  vitals(row: number): HitPointVisibility
  /** Whether the seat may know this about the combatant: its side does not hide it, or it is a friend. */
  knows(what: Hideable, row: number): boolean
  /** From when the seat knows of the combatant: from the start if it is a friend. */
  presence(row: number): Presence
  /** Whether the seat has a combatant on the combatant's side. */
  befriends(row: number): boolean
  /** Whether the seat may know the column of a combatant's row. A vital column counts as known only if it is exact. */
  sees(column: Column, row: number): boolean
}

const all: Viewer = {
  seat: REFEREE_SEAT,
  referee: true,
  owns: () => true,
  vitals: () => 'exact',
  knows: () => true,
  presence: () => 'known',
  befriends: () => true,
  sees: () => true,
}

/** The referee's viewer, which sees everything. */
export const everything = (): Viewer => all

/**
 * The viewer with which a policy decides for a combatant: its seat's. The referee's seat sees everything, but its
 * combatants do not: they see what a seat with only that side's combatants would. The referee's own decisions (row
 * -1) see everything.
 */
export function viewerFor(scene: AnyFight, row: number): Viewer {
  if (row < 0) return all
  const { side, seat } = scene.now.combatant as { side: ArrayLike<number>; seat: ArrayLike<number> }
  const own = seat[row]
  if (own !== REFEREE_SEAT) return viewerOf(scene, own)
  const team = side[row]
  return viewerThrough(scene, own, (other) => seat[other] === REFEREE_SEAT && side[other] === team)
}

/**
 * The viewer of a seat. A seat sees the sides on which it has a combatant in full, and other sides as the table
 * allows.
 */
export function viewerOf(scene: AnyFight, seat: number): Viewer {
  if (seat === REFEREE_SEAT) return all
  const { seat: seats } = scene.now.combatant as { seat: ArrayLike<number> }
  return viewerThrough(scene, seat, (row) => seats[row] === seat)
}

/** The viewer of a seat that has these combatants. */
function viewerThrough(scene: AnyFight, seat: number, owns: (row: number) => boolean): Viewer {
  const { side } = scene.now.combatant as { side: ArrayLike<number> }
  const friends = new Set<number>()
  for (let row = 0; row < scene.combatants; row++) if (owns(row)) friends.add(side[row] as number)
  const vitals = (row: number): HitPointVisibility => {
    const of = side[row]
    return friends.has(of) ? 'exact' : (scene.setup.sides[of]?.hitPoints ?? 'exact')
  }
  const knows = (what: Hideable, row: number): boolean =>
    friends.has(side[row]) || scene.setup.sides[side[row]]?.hides?.includes(what) !== true
  return {
    seat,
    referee: false,
    owns,
    vitals,
    befriends: (row) => friends.has(side[row]),
    presence: (row) => (friends.has(side[row]) ? 'known' : (scene.setup.sides[side[row]]?.presence ?? 'here')),
    knows,
    sees: (column, row) => {
      if (column.visibility === 'all') return true
      if (column.visibility === 'vital') return vitals(row) === 'exact'
      if (column.visibility === 'defenses' || column.visibility === 'abilities') return knows(column.visibility, row)
      return column.visibility === 'seat' && column.tableName === 'combatant' && owns(row)
    },
  }
}
