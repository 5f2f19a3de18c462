import {
  type AnyRuleset,
  type AnyScene,
  type FightEvent,
  FORGOTTEN,
  isAsked,
  isChange,
  isDie,
  isHiddenFor,
  lookingThrough,
  nameOf,
  type Played,
  type Said,
  type SeenMessage,
  said,
  seesOf,
  type Viewer,
  type VitalChangeEvent,
  viewEvents,
  viewerOf,
} from '@fray/kernel'
import type { AnySession } from '../live-fight.ts'
import { peopleByPacks, talliesByPacks } from '../packs/by-pack.ts'
import { rowsKnown } from '../table/board.ts'
import { type Looking, lookingAlone, type ViewCaching } from '../table/view-cache.ts'
import type { Beat } from './beat.ts'
import { Beats, beatsOf, isOfHidden, isOfKnown, saysAlone, withBeat } from './beats.ts'
import { beatsBetween, type Stands, standsOf } from './stands.ts'
import { notesOf, type ShownTally, talliesOf } from './tallies.ts'
import { isPlacedFor, isStep } from './walked.ts'

/** One entry of a seat's log. */
export interface LogEntry {
  /** Counts this seat's entries, from 1: what it may not know takes no number. */
  readonly n: number
  /** In English. */
  readonly words: string
  /** The words as a template with slots, for other languages and for drawing. */
  readonly message: SeenMessage
  /** The combatants and rules that it is about. */
  readonly refs: { readonly who: readonly string[]; readonly rules: readonly string[] }
  /** The numbers behind it, each with its parts. */
  readonly opens: readonly ShownTally[]
  /** What else decided it, in words: reasons for Advantage, why there is no Shock, who is affected by a content pack. */
  readonly notes: readonly string[]
  /** Set on an entry about an undo: the entry with this number and all after it have not happened. */
  readonly takesBack: number | null
  /** What is seen of it, and of what happened since the entry before. */
  readonly beats: readonly Beat[]
}

/** The latest entries, which are never dropped: what someone who joins is shown. */
export const LATEST = 200

type Line = Omit<LogEntry, 'n' | 'takesBack'>

/** A point in a seat log; see {@link SeatLog.mark}. */
export interface SeatLogMark {
  readonly lines: number
  readonly told: LoggedCommand[]
  readonly commands: number
  readonly open: readonly string[]
  readonly openFrom: number
  readonly looks: Looks
  readonly placed: ReadonlySet<number> | null
  readonly stands: StandsAfter | null
  readonly carried: readonly Beat[]
}

/** How a seat saw everyone after that many commands. */
interface StandsAfter {
  readonly done: number
  readonly stands: Stands
}

/** A logged command, with the numbers of its first and last entry; `to` is less than `from` if it had none. */
interface LoggedCommand {
  readonly played: Played
  readonly from: number
  readonly to: number
}

/** The log of one seat. An undo adds an entry; existing entries are never changed. */
export class SeatLog {
  readonly lines: LogEntry[] = []
  /** How many of the first entries have been dropped from memory. */
  forgotten = 0
  private readonly seat: number
  /**
   * The logged commands that still stand. Appended in place, but replaced by a new list on undo, so that marks stay
   * valid.
   */
  private told: LoggedCommand[] = []
  private toldForgotten = 0
  /** Lines already logged for the command that waits for an answer, and the number of the first. */
  private open: readonly string[] = []
  private openFrom = 0
  /** How everyone was last reported to look. */
  private looks: Looks = new Map()
  /** Rows of combatants whose place the seat could see at the last update; null before the first. */
  private placed: ReadonlySet<number> | null = null
  /** How it last saw everyone; null before the first update. */
  private stands: StandsAfter | null = null
  /** A private scene, to see the fight as it was between two commands. */
  private between: AnyScene | null = null
  /** Beats since the last entry. */
  private carried: readonly Beat[] = []

  constructor(seat: number) {
    this.seat = seat
  }

  /** Logs what is new in the session since the last update. */
  update(session: AnySession, cache: ViewCaching): void {
    updateTogether([this], session, cache)
  }

  /** The same in parts; each part views the fight at one point in time. */
  *updateInParts(session: AnySession, cache: ViewCaching): Generator<void, void, void> {
    const rules = session.rules as AnyRuleset
    const { scene, played, openEvents } = session
    const { placed } = this
    // The path of a combatant that comes out of hiding at its end is not shown.
    const isFollowed = (row: number): boolean => placed?.has(row) !== false
    this.placed = this.placedNow(session)
    this.carried = this.carried.filter((beat) => isOfKnown(beat, scene, viewerOf(scene, this.seat)))
    const kept = this.keptOf(played)
    const gone = this.told[kept]
    if (gone !== undefined) {
      this.told = this.told.slice(0, kept)
      this.sayTakenBack(gone.from)
    } else if (this.open.length > 0 && openEvents.length === 0 && played.length === kept)
      this.sayTakenBack(this.openFrom)
    for (const [i, one] of played.slice(kept).entries()) {
      const from = this.open.length > 0 ? this.openFrom : this.lines.length + 1
      const heard = newLines(rules, scene, one.events, this.seat, { looks: this.looks, isFollowed, cache })
      yield
      this.say(this.unsaid(this.withRest(session, kept + i, heard, cache)))
      this.told.push({ played: one, from, to: this.lines.length })
      this.open = []
      yield
    }
    if (openEvents.length === 0) return
    const now = session.atMoment(() =>
      newLines(rules, scene, openEvents, this.seat, { looks: new Map(this.looks), isFollowed, cache }),
    )
    const from = this.lines.length + 1
    this.say(this.unsaid(withFirst(now.lines, this.carried)))
    if (this.open.length === 0) this.openFrom = from
    this.open = now.lines.map(({ words }) => words)
  }

  /**
   * The entries of a command plus the seat's other changes by it, as beats: on its last entry if nothing was waited
   * for after that, so that they cannot have been logged before; otherwise on the next entry. The result depends only
   * on the commands, not on when the log was updated.
   */
  private withRest(
    session: AnySession,
    at: number,
    { lines, beats, lastLogged }: NewLines,
    cache: ViewCaching,
  ): readonly Line[] {
    const { inputs, beforeAsked } = session.played[at] as Played
    const isLastLate = lastLogged >= beforeAsked && (session.dice === 'generator' || !inputs.some(isDie))
    const before = this.stands?.done === at ? this.stands.stands : this.standsAfter(session, at, cache)
    const stands = this.standsAfter(session, at + 1, cache)
    this.stands = { done: at + 1, stands }
    const told = [...lines.flatMap((line) => line.beats), ...beats]
    const { scene } = session
    const viewer = viewerOf(scene, this.seat)
    // A combatant seen then may be hidden from this seat by now.
    const rest = [...beats, ...beatsBetween(session.rules as AnyRuleset, scene, before, stands, told)].filter((one) =>
      isOfKnown(one, scene, viewer),
    )
    const all = withFirst(lines, this.carried)
    const last = all.at(-1)
    if (last === undefined) this.carried = rest.reduce(withBeat, this.carried)
    else this.carried = isLastLate ? [] : rest
    if (last === undefined || !isLastLate) return all
    return [...all.slice(0, -1), { ...last, beats: rest.reduce(withBeat, last.beats) }]
  }

  /** How the seat saw everyone after that many commands. */
  private standsAfter(session: AnySession, done: number, cache: ViewCaching): Stands {
    const rules = session.rules as AnyRuleset
    const checkpoint = session.played[done]?.before
    if (checkpoint !== undefined) {
      this.between ??= rules.open(session.setup) as AnyScene
      this.between.load(checkpoint)
    }
    const scene = checkpoint === undefined ? session.scene : (this.between as AnyScene)
    const viewer = viewerOf(scene, this.seat)
    return lookingThrough(rules, scene, viewer, () => standsOf(rules, scene, cache.looking(scene, viewer)))
  }

  /** Logs everything again from the start, as for someone who joins now; only for a log that nobody has read. */
  reset(session: AnySession, cache: ViewCaching): void {
    this.returnTo({
      lines: 0,
      told: [],
      commands: 0,
      open: [],
      openFrom: 0,
      looks: new Map(),
      placed: null,
      stands: null,
      carried: [],
    })
    this.update(session, cache)
  }

  /** Drops the entries of the first `done` commands; earlier marks become useless. */
  forget(done: number): void {
    const upTo = Math.min((this.told[done]?.from ?? 1) - 1, this.lines.length - LATEST)
    while (this.forgotten < upTo) this.lines[this.forgotten++] = FORGOTTEN
    while (this.toldForgotten < done) this.told[this.toldForgotten++] = FORGOTTEN
  }

  /** Restores the dropped entries from another log of the same fight and seat. */
  remember({ lines, told }: SeatLog): void {
    for (let at = 0; at < this.forgotten; at++) this.lines[at] = lines[at] as LogEntry
    for (let at = 0; at < this.toldForgotten; at++) this.told[at] = told[at] as LoggedCommand
    this.forgotten = 0
    this.toldForgotten = 0
  }

  /** The present point, for {@link returnTo}. */
  mark(): SeatLogMark {
    const { lines, told, open, openFrom, looks, placed, stands, carried } = this
    return {
      lines: lines.length,
      told,
      commands: told.length,
      open,
      openFrom,
      looks: new Map(looks),
      placed,
      stands,
      carried,
    }
  }

  /** Returns to the mark; entries since then must not have been shown to anyone. */
  returnTo({ lines, told, commands, open, openFrom, looks, placed, stands, carried }: SeatLogMark): void {
    this.lines.length = lines
    told.length = commands
    this.told = told
    this.open = open
    this.openFrom = openFrom
    this.looks = new Map(looks)
    this.placed = placed
    this.stands = stands
    this.carried = carried
  }

  /**
   * For each standing command that the seat has entries of: the number of commands by then, and of its last entry.
   * Commands without entries, and undone ones, are left out.
   */
  steps(): { readonly done: number; readonly line: number }[] {
    return this.told.flatMap(({ from, to }, i) => (to < from ? [] : [{ done: i + 1, line: to }]))
  }

  private placedNow({ rules, scene }: AnySession): ReadonlySet<number> {
    const viewer = viewerOf(scene, this.seat)
    const rows = Array.from({ length: scene.combatants }, (_, row) => row)
    return new Set(rows.filter((row) => isPlacedFor(rules as AnyRuleset, scene, row, viewer)))
  }

  /** How many of the logged commands still stand. If one stands at its position, so do all before it. */
  private keptOf(played: readonly Played[]): number {
    let kept = Math.min(this.told.length, played.length)
    while (kept > this.toldForgotten && this.told[kept - 1]?.played !== played[kept - 1]) kept--
    return kept
  }

  private say(lines: readonly Line[]): void {
    for (const line of lines) this.lines.push({ n: this.lines.length + 1, ...line, takesBack: null })
  }

  private sayTakenBack(from: number): void {
    this.open = []
    this.carried = []
    this.looks.clear()
    if (from > this.lines.length) return
    const n = this.lines.length + 1
    const back = this.lines[from - 1]
    const words = `Taken back, with all that followed: ${back?.words}`
    const line = back?.message ?? { key: '', slots: {} }
    const message = { key: 'Taken back, with all that followed: {line}', slots: { line } }
    this.lines.push({
      n,
      words,
      message,
      refs: { who: [], rules: [] },
      opens: [],
      notes: [],
      beats: [],
      takesBack: from,
    })
  }

  /** Lines that were not logged while the command waited. */
  private unsaid(lines: readonly Line[]): Line[] {
    const before = [...this.open]
    return lines.filter(({ words }) => {
      const at = before.indexOf(words)
      if (at >= 0) before.splice(at, 1)
      return at < 0
    })
  }
}

/** Updates several logs part by part, so that they share what they view. */
export function updateTogether(seatLogs: readonly SeatLog[], session: AnySession, cache: ViewCaching): void {
  let left = seatLogs.map((seatLog) => seatLog.updateInParts(session, cache))
  while (left.length > 0) left = left.filter((one) => one.next().done !== true)
}

/** The lines with these beats added in front of the first one's. */
const withFirst = ([first, ...others]: readonly Line[], beats: readonly Beat[]): readonly Line[] =>
  first === undefined ? [] : [{ ...first, beats: first.beats.reduce(withBeat, beats) }, ...others]

/** How combatants were last reported to look, by row. */
type Looks = Map<number, string>

/** The viewer's lines for the events of one command, if none were logged before. */
export const linesOf = (
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer,
): readonly Line[] =>
  lookingThrough(
    rules,
    scene,
    viewer,
    () => linesSeen(rules, scene, events, lookingAlone(viewer), { looks: new Map(), isFollowed: () => true }).lines,
  )

/** The viewer's lines, with the beats since the last one. */
interface NewLines {
  readonly lines: readonly Line[]
  readonly beats: readonly Beat[]
  /** The event that the last line is about; -1 if there is no line. */
  readonly lastLogged: number
}

/** How a seat follows the log. */
interface Following {
  readonly looks: Looks
  readonly isFollowed: (row: number) => boolean
  readonly cache: ViewCaching
}

function newLines(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  seat: number,
  { looks, isFollowed, cache }: Following,
): NewLines {
  const viewer = viewerOf(scene, seat)
  return lookingThrough(rules, scene, viewer, () =>
    linesSeen(rules, scene, events, cache.looking(scene, viewer), { looks, isFollowed }),
  )
}

/**
 * The current viewer's lines for the events of one command: no line twice in a row, none about declined questions,
 * none about an unchanged look. Updates `looks`; paths are shown for followed rows.
 */
function linesSeen(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  looking: Looking,
  { looks, isFollowed }: Pick<Following, 'looks' | 'isFollowed'>,
): NewLines {
  const { seen, places } = looking.part('seen', events, (viewer) => eventsSeen(rules, scene, events, viewer))
  let lastLogged = -1
  const lines: Line[] = []
  let opens: readonly ShownTally[] = []
  let notes: readonly string[] = []
  const beats = new Beats()
  seen.forEach((event, at) => {
    const heard = linesOfEvent(rules, scene, seen, at, { looking, isFollowed: !isStep(event) || isFollowed(event.who) })
    if (heard.beats !== null) beats.add(heard.beats, isChange(event) || event.type === 'vital-change')
    opens = opens.length === 0 ? heard.opens : [...opens, ...heard.opens]
    notes = notes.length === 0 ? heard.notes : [...notes, ...heard.notes]
    if (isAsked(event) && event.declined) return
    if (looksAsBefore(event, looks)) return
    if (heard.told === null) return
    const { words, message, who, isUnlogged } = heard.told
    if (words !== lines.at(-1)?.words && !isUnlogged) {
      const people = opens.length === 0 ? [] : peopleByPacks(scene, who, looking.viewer)
      const refs = { who, rules: rulesOf(event, opens) }
      lines.push({
        words,
        message,
        refs,
        opens: talliesByPacks(scene.setup, opens, who),
        notes: [...notes, ...people],
        beats: beats.take(saysAlone(event)),
      })
      lastLogged = places[at] as number
    }
    opens = []
    notes = []
  })
  return { lines, beats: beats.take(), lastLogged }
}

function eventsSeen(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], viewer: Viewer) {
  const places: number[] = []
  return { seen: viewEvents(rules, scene, events, viewer, places), places }
}

/** The parts of one event's line, independent of what was logged before it. */
interface EventLines {
  /** Null for an event that concerns only combatants hidden by the referee. */
  readonly beats: readonly Beat[] | null
  readonly opens: readonly ShownTally[]
  readonly notes: readonly string[]
  readonly told: DraftLine | null
}

function linesOfEvent(
  rules: AnyRuleset,
  scene: AnyScene,
  seen: readonly FightEvent[],
  at: number,
  { looking, isFollowed }: { readonly looking: Looking; readonly isFollowed: boolean },
): EventLines {
  const event = seen[at] as FightEvent
  let isOwn = false
  const only = onlyAt(seen, at, () => {
    isOwn = true
  })
  const make = (viewer: Viewer): EventLines => {
    const follows = (row: number): boolean => isFollowed && isPlacedFor(rules, scene, row, viewer)
    const told = isAsked(event) && event.declined ? null : rules.tell(scene, only, at)
    return {
      beats: isOfHidden(rules, scene, event, viewer) ? null : beatsOf(rules, scene, event, follows),
      opens: talliesOf(scene, event),
      notes: notesOf(scene, event),
      told: told === null ? null : bySlots(said(told, seesOf(scene)), rowsKnown(rules, scene, looking), scene, viewer),
    }
  }
  return looking.part('event', event, make, [isFollowed], () => isOwn)
}

/** The same events; calls `say` if any other than the one at that position is read. */
const onlyAt = (events: readonly FightEvent[], at: number, say: () => void): readonly FightEvent[] =>
  new Proxy(events, {
    get(all, name) {
      if (name !== String(at)) say()
      return Reflect.get(all, name)
    },
  })

/** A line before it is known whether it is logged, with the names of the combatants concerned, in roster order. */
interface DraftLine {
  readonly words: string
  readonly message: SeenMessage
  readonly who: readonly string[]
  readonly isUnlogged: boolean
}

/** A line judged by its slots: not logged if the referee hides all combatants in it, or a place. */
function bySlots(
  { words, message, known, unknown, isHidden }: Said,
  rows: readonly number[],
  scene: AnyScene,
  viewer: Viewer,
): DraftLine {
  const isByHidden =
    known.size === 0 && unknown.size > 0 && [...unknown].every((row) => isHiddenFor(scene, row, viewer))
  const who = rows.filter((row) => known.has(row)).map((row) => nameOf(scene, row))
  return { words, message, who, isUnlogged: isHidden || isByHidden }
}

/** Whether the event only says that a combatant looks as last reported. */
function looksAsBefore(event: FightEvent, looks: Looks): boolean {
  if (event.type !== 'vital-change') return false
  const { row, health } = event as VitalChangeEvent
  const before = looks.get(row)
  looks.set(row, health)
  return before === health
}

function rulesOf(event: FightEvent, opens: readonly ShownTally[]): string[] {
  const { rule } = event as FightEvent & { readonly rule?: unknown }
  const own = typeof rule === 'string' ? [rule] : []
  return [...new Set([...own, ...opens.flatMap(({ parts }) => parts.map((part) => part.rule))])]
}
