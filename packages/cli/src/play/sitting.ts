import {
  type AnyRuleset,
  isOver,
  type Lens,
  lensOf,
  nameOf,
  type Played,
  REFEREE_SEAT,
  seatOf,
  turnOf,
} from '@fray/kernel'
import type { Lines } from '../io/lines.ts'
import type { Terminal } from '../io/terminal.ts'
import type { Chronicle } from '../ui/chronicle.ts'
import { type AnySession, type Driver, seatId } from './driver.ts'
import { hasComputersReferee, isPerson, type Seating } from './seating.ts'

/** Whose dice a person rolls by hand. */
export type DiceHabit = 'none' | 'mine' | 'all'

/** When a battlefield with a map is drawn: at every Turn, when somebody asks, or never. */
export const MAP_HABITS = ['always', 'ask', 'never'] as const
export type MapHabit = (typeof MAP_HABITS)[number]

/** A fight that people play at this screen. */
export interface Sitting {
  readonly terminal: Terminal
  readonly lines: Lines
  readonly session: AnySession
  readonly driver: Driver
  readonly seating: Seating
  readonly chronicle: Chronicle
  /** Where the journal is. */
  readonly journal: string
  /** What to type to go on another time. */
  readonly resume: string
  readonly dice: DiceHabit
  readonly map: MapHabit
  /** Stop once between two Turns, so that the referee may say something. */
  pausing: boolean
  /** The Round and Turn for which the field has been shown. */
  shown: string
  /** Whether it has been said how to be asked less. */
  hinted: boolean
  /** Whom the person has turned to where several may be commanded, or -1. */
  chosen: number
}

/** What becomes of the conversation after a line: ask again, look at the fight anew, or leave. */
export type Outcome = 'stay' | 'again' | 'leave'

export const rulesOf = (sitting: Sitting): AnyRuleset => sitting.session.rules as AnyRuleset

/** The combatant's name; `the referee` for the referee. */
export const whoIs = (sitting: Sitting, row: number): string =>
  row < 0 ? 'the referee' : nameOf(sitting.session.scene, row)

/** Whether the fight stands between two turns, where the referee may be given the word. */
export const isBetween = (sitting: Sitting): boolean =>
  sitting.session.awaited === null && turnOf(sitting.session.scene) < 0 && !isOver(sitting.session.scene)

/** Whether the referee's seat is a person's. */
export const refereeIsPerson = ({ seating }: Sitting): boolean => !hasComputersReferee(seating)

/** The seat through whose eyes the screen looks: the referee's where a person has it, else the one who acts, else the first person's. */
export function eyes(sitting: Sitting): number {
  const { seating, session } = sitting
  if (isPerson(seating, REFEREE_SEAT)) return REFEREE_SEAT
  const turn = turnOf(session.scene)
  if (turn >= 0) {
    const seat = seatOf(session.scene, turn)
    if (isPerson(seating, seat)) return seat
  }
  return seating.policies.indexOf(null)
}

/** What the screen may show. */
export const lensFor = (sitting: Sitting): Lens => lensOf(sitting.session.scene, eyes(sitting))

/** The seat in whose name a person commands a combatant (or, with -1, the referee's commands). */
export function seatToCommand(sitting: Sitting, row: number): string {
  const { seating, session } = sitting
  if (row < 0 || isPerson(seating, REFEREE_SEAT)) return seatId(session, REFEREE_SEAT)
  const seat = seatOf(session.scene, row)
  return seatId(session, isPerson(seating, seat) ? seat : seating.policies.indexOf(null))
}

/** Tells what has happened. */
export function tellPlayed(sitting: Sitting, played: readonly Played[]): void {
  sayLines(sitting, sitting.chronicle.add(sitting.session.scene, played, lensFor(sitting)))
}

/** Tells what has happened of the command that waits for an answer. */
export function tellOpen(sitting: Sitting): void {
  const { session, chronicle } = sitting
  sayLines(
    sitting,
    session.atMoment(() => chronicle.addOpen(session.scene, session.openEvents, lensFor(sitting))),
  )
}

/** Says lines, wrapped to the screen. */
export function sayLines({ terminal }: Sitting, lines: readonly string[], indent = '  '): void {
  for (const line of lines) terminal.tell(line, indent)
}
