import type { PlainCommand, Refusal } from '@fray/kernel'
import { diff } from '../patch.ts'
import type { Outcome, Play } from '../play/play.ts'
import type { Standstill } from '../play/rounds.ts'
import type { SeatTable } from '../table/table.ts'
import type { ToldLine } from '../told/teller.ts'
import { type Message, readMessage } from './messages.ts'

/** What comes back, one object a line; docs/jsonl.md shows each. */
export type Said =
  | {
      readonly type: 'hello'
      readonly jsonl: 1
      readonly ruleset: string
      readonly title: string
      readonly seats: readonly string[]
    }
  | { readonly type: 'table'; readonly seat: string; readonly table: SeatTable }
  | { readonly type: 'changes'; readonly seat: string; readonly changes: readonly unknown[] }
  | { readonly type: 'told'; readonly seat: string; readonly line: ToldLine }
  | { readonly type: 'waits'; readonly for: Standstill; readonly seats: readonly string[] }
  | { readonly type: 'done'; readonly re: string | number | null }
  | { readonly type: 'result'; readonly re: string | number | null; readonly value: unknown }
  | { readonly type: 'refused'; readonly re: string | number | null; readonly rule: string; readonly reason: string }

/** Something was wrong with the words themselves, not with what they would do. */
const NOT_UNDERSTOOD = 'not-understood'

/**
 * A fight in conversation with a program that plays one or more of its seats: it hears messages, one a line, and says what is
 * new to each of those seats, and nothing that a seat may not know. Everything but `chances` is answered at once.
 */
export class Talk {
  private readonly play: Play
  private readonly seats: readonly string[]
  private readonly shown = new Map<string, SeatTable>()
  private readonly toldTo = new Map<string, number>()
  private still: Standstill = 'person'
  /** Whether the program has left. */
  isOver = false

  /** @param seats ids of the seats that are played from here, one at least. */
  constructor(play: Play, seats: readonly string[]) {
    this.play = play
    this.seats = seats
  }

  /** What is said first: who speaks, and how the fight stands for each seat. */
  begin(): Said[] {
    const { ruleset, title } = this.play.table(this.seats[0] as string).fight
    return [{ type: 'hello', jsonl: 1, ruleset, title, seats: this.seats }, ...this.goOn()]
  }

  /** Hears a line and says what comes of it: first the answer, then the news. */
  async hear(text: string): Promise<Said[]> {
    const message = readMessage(text)
    if ('problem' in message) return [{ type: 'refused', re: null, rule: NOT_UNDERSTOOD, reason: message.problem }]
    const re = message.id ?? null
    const seat = this.seatOf(message)
    if (seat === null)
      return [{ type: 'refused', re, rule: NOT_UNDERSTOOD, reason: `Say for which seat: ${this.seats.join(', ')}.` }]
    try {
      return await this.answer(message, seat, re)
    } catch (error) {
      // What the seat does not know of is refused in a sentence; the fight stands as it stood.
      const reason = error instanceof Error ? error.message : String(error)
      return [{ type: 'refused', re, rule: NOT_UNDERSTOOD, reason }]
    }
  }

  private seatOf({ seat }: Message): string | null {
    if (seat === undefined) return this.seats.length === 1 ? (this.seats[0] as string) : null
    return this.seats.includes(seat) ? seat : null
  }

  private async answer(message: Message, seat: string, re: string | number | null): Promise<Said[]> {
    const { play } = this
    const result = (value: unknown): Said[] => [{ type: 'result', re, value }]
    switch (message.do) {
      case 'table':
        return result(play.table(seat))
      case 'acts': {
        const [first] = play.table(seat).turn.who
        const name = message.who ?? first
        if (name === undefined) return result(null)
        const { action, given } = message
        return result(play.acts(seat, name, { ...(action && { action }), ...(given && { given }) }))
      }
      case 'chances':
        return result(await play.chances(seat, message.act as string | PlainCommand, limited(message.ways)))
      case 'option-chances':
        return result(await play.optionChances(seat, message.question, limited(message.ways)))
      case 'reach':
        return result(play.reach(seat, message.who))
      case 'threat':
        return result(play.threat(seat, message.who))
      case 'between':
        return result(play.between(seat, message.who, message.other))
      case 'about':
        return result(await play.about(seat, { kind: message.kind, name: message.name, of: message.of ?? null }))
      case 'told':
        return result(play.told(seat, message.since ?? 0))
      case 'settings':
        return this.settings(seat, message, re)
      case 'plan':
        play.plan(seat, message.who, message.commands as PlainCommand[])
        return [{ type: 'done', re }, ...this.goOn()]
      case 'submit':
        return this.changed(play.submit(seat, message.act as string | PlainCommand, message.given), re)
      case 'answer':
        return this.changed(play.answer(seat, message.question, message.value), re)
      case 'roll':
        return this.changed(play.roll(seat, message.faces), re)
      case 'undo':
        return this.changed(play.undo(seat), re)
      case 'redo':
        return this.changed(play.redo(seat), re)
      case 'go-on':
        return [{ type: 'done', re }, ...this.goOn()]
      case 'quit':
        this.isOver = true
        return [{ type: 'done', re }]
    }
  }

  private settings(
    seat: string,
    { reactions, byRule }: Extract<Message, { do: 'settings' }>,
    re: string | number | null,
  ): Said[] {
    const now = this.play.settings(seat)
    if (reactions === undefined && byRule === undefined) return [{ type: 'result', re, value: now }]
    this.play.setSettings(seat, { ...now, ...(reactions && { reactions }), ...(byRule && { byRule }) })
    return [{ type: 'done', re }]
  }

  private changed(outcome: Outcome, re: string | number | null): Said[] {
    if (!outcome.done) return [refused(outcome, re)]
    return [{ type: 'done', re }, ...this.goOn()]
  }

  /** Lets everything happen that needs nobody here, and says what is new. */
  private goOn(): Said[] {
    this.still = this.play.goOn()
    const { waitingFor } = this.play.table(this.seats[0] as string).turn
    return [...this.seats.flatMap((seat) => this.news(seat)), { type: 'waits', for: this.still, seats: waitingFor }]
  }

  private news(seat: string): Said[] {
    const said: Said[] = []
    for (const line of this.play.told(seat, this.toldTo.get(seat) ?? 0)) {
      said.push({ type: 'told', seat, line })
      this.toldTo.set(seat, line.n)
    }
    const table = this.play.table(seat)
    const before = this.shown.get(seat)
    this.shown.set(seat, table)
    if (before === undefined) said.push({ type: 'table', seat, table })
    else {
      const changes = diff(before, table)
      if (changes.length > 0) said.push({ type: 'changes', seat, changes })
    }
    return said
  }
}

const limited = (ways: number | undefined) => (ways === undefined ? {} : { ways })

const refused = ({ rule, reason }: Refusal, re: string | number | null): Said => ({ type: 'refused', re, rule, reason })
