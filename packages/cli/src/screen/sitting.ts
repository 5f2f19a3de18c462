import type { AnyRuleset } from '@fray/kernel'
import type { TurningPoints } from '@fray/lab'
import type { Play, SeatTable } from '@fray/seat'
import type { Lines } from '../io/lines.ts'
import type { Terminal } from '../io/terminal.ts'
import type { Part } from '../ui/squares.ts'

/** When the battlefield is drawn: at every turn, when somebody asks, or never. */
export const MAP_HABITS = ['always', 'ask', 'never'] as const
export type MapHabit = (typeof MAP_HABITS)[number]

/** What is to be played once more. */
export interface Again {
  /** After so many commands of this fight; null for a fight of its own from the beginning. */
  readonly to: number | null
  /** The side that the person plays; null as before. */
  readonly as: string | null
  /** Whether nobody is played by the computer. */
  readonly hotSeat: boolean
  /** The encounter for a fight from the beginning. */
  readonly encounter: unknown
}

/** A fight that people play at this screen. */
export interface Sitting {
  readonly terminal: Terminal
  readonly lines: Lines
  readonly play: Play
  /** Ids of the seats that people at this screen have. */
  readonly people: readonly string[]
  /** The id of the referee's seat, no matter who has it. */
  readonly referee: string
  /** Where the journal is. */
  readonly journal: string
  /** What to type to go on another time. */
  resume: string
  readonly map: MapHabit
  /** Whether everybody at this screen may see everything: nothing is ever covered. */
  readonly open: boolean
  /** The seat through whose eyes the screen looks. */
  viewer: string
  /** Whether only the viewer's people look at the screen now. */
  covered: boolean
  /** How many lines each seat's people have been told. */
  readonly seen: Map<string, number>
  /** For whom and which turn the field has been shown. */
  shown: string
  /** Stop once between two turns, so that the referee may say something. */
  pausing: boolean
  /** Whether it has been said how to be asked less. */
  hinted: boolean
  /** Whom the person has turned to where several may be commanded. */
  chosen: string
  /** Who lets every moment to step in pass: until so many commands are done, or in a round. */
  readonly skipping: Map<string, { readonly done: number } | { readonly round: number }>
  /** Until how many commands are done questions of several seats at once are answered behind the screen; -1 for none. */
  secretAt: number
  /** What the person wants to play once more after this; null for nothing. */
  again: Again | null
  /** The turning points of the fight after so many commands, as they are being looked for. */
  turning: {
    readonly done: number
    readonly signal: { aborted: boolean }
    readonly found: Promise<TurningPoints>
  } | null
  /** The part of the map that was drawn last, so that it stays put. */
  part: Part | null
  /** What the list is about, explained once. */
  taught: boolean
}

/** What becomes of the conversation after a line: ask again, look at the fight again, or leave. */
export type Outcome = 'stay' | 'again' | 'leave'

export const rulesOf = ({ play }: Sitting): AnyRuleset => play.rules

/** What the seat through whose eyes the screen looks sees. */
export const tableOf = ({ play, viewer }: Sitting): SeatTable => play.table(viewer)

/** Whether the referee's seat is a person's at this screen. */
export const refereeIsHere = ({ people, referee }: Sitting): boolean => people.includes(referee)

/** Tells what the viewer has not been told yet. What nobody covers, everybody at the screen has read. */
export function tellNews(sitting: Sitting): void {
  const { play, viewer, seen, covered, people, terminal } = sitting
  for (const { words } of play.told(viewer, seen.get(viewer) ?? 0)) terminal.tell(words, '  ')
  for (const seat of covered ? [viewer] : [viewer, ...people]) seen.set(seat, play.told(seat).length)
}

/** Says lines, wrapped to the screen. */
export function sayLines({ terminal }: Sitting, lines: readonly string[], indent = '  '): void {
  for (const line of lines) terminal.tell(line, indent)
}

/** Whether nobody's turn has begun and nothing is asked: the referee may be given the word. */
export function isBetween({ play, referee }: Sitting): boolean {
  const { fight, order } = play.table(referee)
  return !play.isOpen && !fight.over && order.entries.every(({ state }) => state !== 'now')
}
