import {
  type AnyRuleset,
  type AnyScene,
  type FightEvent,
  isAsked,
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
import { knownRows } from '../table/board.ts'
import { notesOf, type ToldTally, talliesOf } from './tallies.ts'
import { addStep, isPlacedFor, isStep, type Walked } from './walked.ts'

/** One line of what a seat has been told. */
export interface LogEntry {
  /** Counts what this seat has been told, from 1: what it may not know takes no number. */
  readonly n: number
  /** In English. */
  readonly words: string
  /** The same as a template with what stands in its slots, for other languages and for those who draw it. */
  readonly message: SeenMessage
  /** Whom and which rules it is about. */
  readonly refs: { readonly who: readonly string[]; readonly rules: readonly string[] }
  /** The numbers behind it, each opened to its parts. */
  readonly opens: readonly ToldTally[]
  /** What else decided it, in words: reasons of Advantage, why there is no Shock, who is as a content pack has it. */
  readonly notes: readonly string[]
  /** Set on the line that says that something was taken back: this line and all after it have not happened. */
  readonly takesBack: number | null
  /** The ways that were walked before it was told, since the line before; left out where nobody walked. */
  readonly walked?: readonly Walked[]
}

type Line = Omit<LogEntry, 'n' | 'takesBack'>

/** How far a teller was; see {@link Teller.mark}. */
export interface TellerMark {
  readonly lines: number
  readonly told: Told[]
  readonly commands: number
  readonly open: readonly string[]
  readonly openFrom: number
  readonly looks: Looks
  readonly placed: ReadonlySet<number> | null
}

/** A command that has been told, with the numbers of its first line and of its last; `to` is less where it told nothing. */
interface Told {
  readonly played: Played
  readonly from: number
  readonly to: number
}

/** Tells one seat what happens, line by line. What is taken back is told as taken back; no line is ever changed. */
export class Teller {
  readonly lines: LogEntry[] = []
  private readonly seat: number
  /** The commands that have been told and stand: added to, and another list where some are taken back, so that marks hold. */
  private told: Told[] = []
  /** Lines of the command that waits for an answer, told already, and the number of the first. */
  private open: readonly string[] = []
  private openFrom = 0
  /** How everybody was last said to look. */
  private looks: Looks = new Map()
  /** Rows of those whose place the seat may know since it was last told something; null before anything was told. */
  private placed: ReadonlySet<number> | null = null

  constructor(seat: number) {
    this.seat = seat
  }

  /** Tells what is new in the session since it was last looked at. */
  take(session: AnySession): void {
    const rules = session.rules as AnyRuleset
    const { scene, played, openEvents } = session
    const { placed } = this
    // The way of one who comes out of hiding at its end is nobody's business.
    const isFollowed = (row: number): boolean => placed?.has(row) !== false
    this.placed = this.placedNow(session)
    const kept = this.keptOf(played)
    const gone = this.told[kept]
    if (gone !== undefined) {
      this.told = this.told.slice(0, kept)
      this.takeBack(gone.from)
    } else if (this.open.length > 0 && openEvents.length === 0 && played.length === kept) this.takeBack(this.openFrom)
    for (const one of played.slice(kept)) {
      const from = this.open.length > 0 ? this.openFrom : this.lines.length + 1
      this.say(this.unsaid(linesOf(rules, scene, one.events, viewerOf(scene, this.seat), this.looks, isFollowed)))
      this.told.push({ played: one, from, to: this.lines.length })
      this.open = []
    }
    if (openEvents.length === 0) return
    const now = session.atMoment(() =>
      linesOf(rules, scene, openEvents, viewerOf(scene, this.seat), new Map(this.looks), isFollowed),
    )
    const fresh = this.unsaid(now)
    if (this.open.length === 0) this.openFrom = this.lines.length + 1
    this.say(fresh)
    this.open = now.map(({ words }) => words)
  }

  /** Tells everything again, as one is told who comes now: nothing of it was told to anybody. */
  anew(session: AnySession): void {
    this.back({ lines: 0, told: [], commands: 0, open: [], openFrom: 0, looks: new Map(), placed: null })
    this.take(session)
  }

  /** How far it is now, for {@link back}. */
  mark(): TellerMark {
    const { lines, told, open, openFrom, looks, placed } = this
    return { lines: lines.length, told, commands: told.length, open, openFrom, looks: new Map(looks), placed }
  }

  /** It is as far as it was: what it has told since was told to nobody. */
  back({ lines, told, commands, open, openFrom, looks, placed }: TellerMark): void {
    this.lines.length = lines
    told.length = commands
    this.told = told
    this.open = open
    this.openFrom = openFrom
    this.looks = new Map(looks)
    this.placed = placed
  }

  /**
   * How many commands had been done after each of those that stand and told the seat something, with the number of the last
   * line that it told. What told nothing is not counted, nor what was taken back.
   */
  steps(): { readonly done: number; readonly line: number }[] {
    return this.told.flatMap(({ from, to }, i) => (to < from ? [] : [{ done: i + 1, line: to }]))
  }

  private placedNow({ rules, scene }: AnySession): ReadonlySet<number> {
    const viewer = viewerOf(scene, this.seat)
    const rows = Array.from({ length: scene.combatants }, (_, row) => row)
    return new Set(rows.filter((row) => isPlacedFor(rules as AnyRuleset, scene, row, viewer)))
  }

  /** How many of the commands that were told still stand. One that stands at its place has all before it at theirs. */
  private keptOf(played: readonly Played[]): number {
    let kept = Math.min(this.told.length, played.length)
    while (kept > 0 && this.told[kept - 1]?.played !== played[kept - 1]) kept--
    return kept
  }

  private say(lines: readonly Line[]): void {
    for (const line of lines) this.lines.push({ n: this.lines.length + 1, ...line, takesBack: null })
  }

  private takeBack(from: number): void {
    this.open = []
    this.looks.clear()
    if (from > this.lines.length) return
    const n = this.lines.length + 1
    const back = this.lines[from - 1]
    const words = `Taken back, with all that followed: ${back?.words}`
    const line = back?.message ?? { key: '', slots: {} }
    const message = { key: 'Taken back, with all that followed: {line}', slots: { line } }
    this.lines.push({ n, words, message, refs: { who: [], rules: [] }, opens: [], notes: [], takesBack: from })
  }

  /** Lines that were not told while the command waited. */
  private unsaid(lines: readonly Line[]): Line[] {
    const before = [...this.open]
    return lines.filter(({ words }) => {
      const at = before.indexOf(words)
      if (at >= 0) before.splice(at, 1)
      return at < 0
    })
  }
}

/** How combatants were last said to look, by row. */
type Looks = Map<number, string>

/**
 * What the viewer is told of the events of one command: no line twice in a row, none about what somebody let pass, none that
 * somebody looks as it did before. `looks` is kept up; ways are told of those rows that are followed.
 */
export const linesOf = (
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer,
  looks: Looks = new Map(),
  isFollowed: (row: number) => boolean = () => true,
): Line[] => lookingThrough(rules, scene, viewer, () => linesSeen(rules, scene, events, viewer, looks, isFollowed))

function linesSeen(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer,
  looks: Looks,
  isFollowed: (row: number) => boolean,
): Line[] {
  const seen = viewEvents(rules, scene, events, viewer)
  const rows = knownRows(rules, scene, viewer)
  const lines: Line[] = []
  let opens: ToldTally[] = []
  let notes: string[] = []
  let walked: readonly Walked[] = []
  seen.forEach((event, at) => {
    if (isStep(event) && isFollowed(event.who) && isPlacedFor(rules, scene, event.who, viewer))
      walked = addStep(walked, rules, scene, event)
    opens = [...opens, ...talliesOf(scene, event)]
    notes = [...notes, ...notesOf(scene, event)]
    if (isAsked(event) && event.declined) return
    if (looksAsBefore(event, looks)) return
    const told = rules.tell(scene, seen, at)
    if (told === null) return
    const { words, message, who, isUntold } = bySlots(said(told, seesOf(scene)), rows, scene, viewer)
    if (words !== lines.at(-1)?.words && !isUntold) {
      const { setup } = scene
      const people = opens.length === 0 ? [] : peopleByPacks(scene, who, viewer)
      const refs = { who, rules: rulesOf(event, opens) }
      const line = { words, message, refs, opens: talliesByPacks(setup, opens, who), notes: [...notes, ...people] }
      lines.push(walked.length === 0 ? line : { ...line, walked })
      walked = []
    }
    opens = []
    notes = []
  })
  const last = lines.at(-1)
  if (last !== undefined && walked.length > 0)
    lines[lines.length - 1] = { ...last, walked: [...(last.walked ?? []), ...walked] }
  return lines
}

/** A line before it is known whether it is told, with the names of those whom it is about, in the order of the roster. */
interface Heard {
  readonly words: string
  readonly message: SeenMessage
  readonly who: readonly string[]
  readonly isUntold: boolean
}

/** A line by what stands in its slots: not told where all people in it are hidden by the referee, or a place is. */
function bySlots(
  { words, message, known, unknown, isHidden }: Said,
  rows: readonly number[],
  scene: AnyScene,
  viewer: Viewer,
): Heard {
  const isByHidden =
    known.size === 0 && unknown.size > 0 && [...unknown].every((row) => isHiddenFor(scene, row, viewer))
  const who = rows.filter((row) => known.has(row)).map((row) => nameOf(scene, row))
  return { words, message, who, isUntold: isHidden || isByHidden }
}

/** Whether the event says only that somebody looks as it was last said to look. */
function looksAsBefore(event: FightEvent, looks: Looks): boolean {
  if (event.type !== 'vital-change') return false
  const { row, health } = event as VitalChangeEvent
  const before = looks.get(row)
  looks.set(row, health)
  return before === health
}

function rulesOf(event: FightEvent, opens: readonly ToldTally[]): string[] {
  const { rule } = event as FightEvent & { readonly rule?: unknown }
  const own = typeof rule === 'string' ? [rule] : []
  return [...new Set([...own, ...opens.flatMap(({ parts }) => parts.map((part) => part.rule))])]
}
