import type { Seat } from '@fray/kernel/rules'
import { hint, isMap, type Path } from './problems.ts'
import { listOf, type Reader, textOf } from './reader.ts'

/** The position of the seat for a combatant of that name and side. */
export type SeatOf = (name: string, side: number) => number

/** The settings for reading the seats of a ruleset's fights. */
export interface SeatHabits {
  /** Ids of the sides, by position. */
  readonly sides: readonly string[]
  /** Position of the side for the seat `players` by default, or -1; the others are the referee's. */
  readonly players: number
  /** The default policy of a computer's seat. */
  readonly policy: string
}

/** Seats, who sits there for whom, and what each plays as names and sides. */
export interface Seats {
  readonly seats: readonly Seat[]
  /** By position: the names and sides that the seat was given. */
  readonly plays: readonly (readonly string[])[]
  readonly seatOf: SeatOf
}

const PLAYERS = 'players'
const REFEREE_ID = 'referee'

function readSeat(r: Reader, id: string, raw: Record<string, unknown>, path: Path, usual: string): Seat {
  const by = raw.by === 'computer' ? 'computer' : 'person'
  const policy = textOf(raw.policy)
  if (policy !== null && (raw.by === undefined || raw.by === 'person')) {
    r.problems.add([...path, 'policy'], `A person sits at "${id}": only a seat "by: computer" has a policy.`)
  }
  return { id, by, policy: by === 'computer' ? (policy ?? usual) : null }
}

/**
 * Reads who answers for whom. The referee's seat is always the first. A combatant that no seat names belongs to the
 * seat of its side; without seats, one side gets a seat `players` and the others belong to the referee.
 */
export function readSeats(r: Reader, raw: unknown, path: Path, names: readonly string[], habits: SeatHabits): Seats {
  const { sides, players, policy } = habits
  const given = isMap(raw) ? raw : {}
  const referee = isMap(given[REFEREE_ID]) ? given[REFEREE_ID] : {}
  const seats: Seat[] = [readSeat(r, REFEREE_ID, referee, [...path, REFEREE_ID], policy)]
  const plays: string[][] = [[]]
  const byName = new Map<string, number>()
  const bySide: (number | null)[] = sides.map(() => null)
  const claim = (seat: number, what: string, where: Path) => {
    const side = sides.indexOf(what)
    const other = side >= 0 ? bySide[side] : byName.get(what)
    if (side < 0 && !names.includes(what)) {
      r.problems.add(where, `There is no combatant or side "${what}".${hint(what, [...names, ...sides])}`)
    } else if (other !== undefined && other !== null && other !== seat) {
      r.problems.add(where, `${what} belongs to the seat "${seats[other]?.id}" already: one seat answers for each.`)
    } else {
      if (side >= 0) bySide[side] = seat
      else byName.set(what, seat)
      if (!plays[seat]?.includes(what)) plays[seat]?.push(what)
    }
  }
  const claims = (seat: number, entry: Record<string, unknown>, where: Path) => {
    if (typeof entry.plays === 'string') claim(seat, entry.plays, where)
    listOf(entry.plays).forEach((what, i) => {
      if (typeof what === 'string') claim(seat, what, [...where, i])
    })
  }
  claims(0, referee, [...path, REFEREE_ID, 'plays'])
  for (const [id, entry] of Object.entries(given)) {
    if (id === REFEREE_ID || !isMap(entry)) continue
    const seat = seats.push(readSeat(r, id, entry, [...path, id], policy)) - 1
    plays.push([])
    claims(seat, entry, [...path, id, 'plays'])
  }
  const own = (side: number, seat: number) => {
    bySide[side] = seat
    plays[seat]?.push(sides[side] as string)
  }
  sides.forEach((_, side) => {
    if (side !== players && bySide[side] === null) own(side, 0)
  })
  if (players >= 0 && bySide[players] === null) {
    let seat = seats.findIndex((s) => s.id === PLAYERS)
    if (seat < 0) {
      seat = seats.push({ id: PLAYERS, by: 'person', policy: null }) - 1
      plays.push([])
    }
    own(players, seat)
  }
  return { seats, plays, seatOf: (name, side) => byName.get(name) ?? bySide[side] ?? 0 }
}
