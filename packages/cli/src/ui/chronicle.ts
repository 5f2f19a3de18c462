import {
  type AnyRuleset,
  type AnyScene,
  type FightEvent,
  type Lens,
  nameOf,
  type Played,
  type TallyRecord,
  type Telling,
  viewEvents,
} from '@fray/kernel'

/** What can be said of one event: its line in the log, and its numbers. */
export interface Entry {
  readonly ply: number
  readonly line: string | null
  readonly event: FightEvent
  readonly tallies: readonly NamedTally[]
}

/** A number of an event with all of its parts, and what the event calls it. */
export interface NamedTally {
  readonly name: string
  readonly tally: TallyRecord
}

const isTally = (value: unknown): value is TallyRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TallyRecord).total === 'number' &&
  Array.isArray((value as TallyRecord).parts)

/** Every tally in an event, however deep. */
function talliesOf(value: unknown, name = ''): NamedTally[] {
  if (isTally(value)) return [{ name, tally: value }]
  if (Array.isArray(value)) return value.flatMap((v) => talliesOf(v, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, v]) => talliesOf(v, key))
}

/** The events as one seat may know them, each with its line. */
function tellEach(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  lens: Lens,
): { readonly event: FightEvent; readonly line: string | null }[] {
  const telling: Telling = { name: (row) => (row < 0 ? 'the referee' : nameOf(scene, row)) }
  const seen = viewEvents(rules, scene, events, lens)
  return seen.map((event, at) => ({ event, line: rules.tell(scene, seen, at, telling) }))
}

/** The story of a fight so far, command by command, as one seat is told it. */
export class Chronicle {
  private readonly rules: AnyRuleset
  private entries: Entry[] = []
  /** Lines of a command that waits for an answer, which have been told already. */
  private open: string[] = []
  /** Its events that have numbers. */
  private openEntries: Entry[] = []

  constructor(rules: AnyRuleset) {
    this.rules = rules
  }

  /** Takes in commands that were done and returns the lines that are new. */
  add(scene: AnyScene, played: readonly Played[], lens: Lens): string[] {
    const fresh: string[] = []
    for (const { ply, events } of played) {
      const told = tellEach(this.rules, scene, events, lens)
      for (const { event, line } of told) this.entries.push({ ply, line, event, tallies: talliesOf(event) })
      fresh.push(...this.unsaid(told))
      this.forgetOpen()
    }
    return fresh
  }

  /** Takes in what has happened of a command that waits, and returns the lines that are new. */
  addOpen(scene: AnyScene, events: readonly FightEvent[], lens: Lens): string[] {
    const told = tellEach(this.rules, scene, events, lens)
    const fresh = this.unsaid(told)
    this.open = told.flatMap(({ line }) => (line === null ? [] : [line]))
    this.openEntries = told
      .map(({ event, line }): Entry => ({ ply: 0, line, event, tallies: talliesOf(event) }))
      .filter(({ tallies }) => tallies.length > 0)
    return fresh
  }

  /** The lines that were not told while the command waited. */
  private unsaid(told: readonly { readonly line: string | null }[]): string[] {
    const lines = told.flatMap(({ line }) => (line === null ? [] : [line]))
    const before = [...this.open]
    return lines.filter((line) => {
      const at = before.indexOf(line)
      if (at >= 0) before.splice(at, 1)
      return at < 0
    })
  }

  /** Forgets a command that was withdrawn before it was done. */
  forgetOpen(): void {
    this.open = []
    this.openEntries = []
  }

  /** Forgets everything after so many commands. */
  cut(ply: number): void {
    this.entries = this.entries.filter((entry) => entry.ply <= ply)
    this.forgetOpen()
  }

  /** The lines of the log, the latest last, those of a command that waits for an answer too; `last` is how many of them. */
  lines(last = Number.POSITIVE_INFINITY): string[] {
    const lines = [...this.entries.flatMap(({ line }) => (line === null ? [] : [line])), ...this.open]
    return last >= lines.length ? lines : lines.slice(lines.length - last)
  }

  /** Events that have numbers to explain, the latest first. */
  explainable(): Entry[] {
    return this.entries.filter((entry) => entry.tallies.length > 0).reverse()
  }

  /** The same for the command that waits for an answer: what of it has been rolled and added up so far. */
  explainableSoFar(): Entry[] {
    return [...this.openEntries].reverse()
  }
}
