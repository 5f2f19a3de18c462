import { type KindForm, messageOf } from '@fray/kernel'
import { isOperation, type Line, readLine } from '@fray/live/protocol'
import { diff, type LogEntry, type Play, type SeatTable, type Standstill } from '@fray/seat'
import { applyOperation } from '../fight/operations.ts'
import { answerQuery } from '../fight/queries.ts'

/** Messages to the program, one object a line; docs/reference/seat.md shows each. */
export type JsonlMessage =
  | {
      readonly type: 'hello'
      readonly jsonl: 1
      readonly ruleset: string
      readonly title: string
      readonly seats: readonly string[]
    }
  | { readonly type: 'table'; readonly seat: string; readonly table: SeatTable }
  | { readonly type: 'changes'; readonly seat: string; readonly changes: readonly unknown[] }
  | { readonly type: 'told'; readonly seat: string; readonly line: LogEntry }
  | { readonly type: 'waits'; readonly for: Standstill; readonly seats: readonly string[] }
  | { readonly type: 'done'; readonly re: string | number | null }
  | { readonly type: 'result'; readonly re: string | number | null; readonly value: unknown }
  | { readonly type: 'refused'; readonly re: string | number | null; readonly rule: string; readonly reason: string }

/** The rule of a refusal if the message itself was wrong, not what it would do. */
const NOT_UNDERSTOOD = 'not-understood'

/**
 * A fight as lines of JSON for a program that plays one or more of its seats: takes messages, one a line, and returns
 * what is new to each of those seats, and nothing that a seat may not know. Everything but `chances` is answered at
 * once.
 * @example
 * ```ts
 * import { JsonlTable } from '@fray/live/host'
 * import { openFight } from '@fray/seat/play'
 *
 * const { play } = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * const jsonl = new JsonlTable(play, ['players'])
 * jsonl.start()
 * const [answer] = await jsonl.hear('{ "do": "submit", "seat": "players", "action": "dance" }')
 * console.log(answer) // {
 * //   type: 'refused',
 * //   re: null,
 * //   rule: 'unknown-name',
 * //   reason: 'No action with the key "dance" was listed to this seat: list what may be done, or give a command.'
 * // }
 * ```
 */
export class JsonlTable {
  private readonly play: Play
  private readonly seats: readonly string[]
  private readonly shown = new Map<string, SeatTable>()
  private readonly toldTo = new Map<string, number>()
  private still: Standstill = 'person'
  /** Whether the program has quit. */
  isOver = false

  /** @param seats ids of the seats that are played from here, at least one */
  constructor(play: Play, seats: readonly string[]) {
    this.play = play
    this.seats = seats
  }

  /** The first messages: the greeting, and the state of the fight for each seat. */
  start(): JsonlMessage[] {
    const { id: ruleset } = this.play.rules
    const { title } = this.play.session.setup
    return [{ type: 'hello', jsonl: 1, ruleset, title, seats: this.seats }, ...this.goOn()]
  }

  /** Takes a line and returns what follows: first the answer, then the news. */
  async hear(text: string): Promise<JsonlMessage[]> {
    const message = readLine(text)
    if ('problem' in message)
      return [{ type: 'refused', re: message.id, rule: NOT_UNDERSTOOD, reason: message.problem }]
    const re = message.id ?? null
    const seat = message.seat ?? (this.seats.length === 1 ? (this.seats[0] as string) : null)
    if (seat === null)
      return [{ type: 'refused', re, rule: NOT_UNDERSTOOD, reason: `Say for which seat: ${this.seats.join(', ')}.` }]
    if (!this.seats.includes(seat))
      return [
        { type: 'refused', re, rule: 'not-your-seat', reason: `You sit at the seat "${this.seats.join('", "')}".` },
      ]
    try {
      return await this.answer(message, seat, re)
    } catch (error) {
      // A name that the seat does not know is refused in a sentence; the fight is unchanged.
      const reason = messageOf(error)
      return [{ type: 'refused', re, rule: 'unknown-name', reason }]
    }
  }

  private async answer(message: Line, seat: string, re: string | number | null): Promise<JsonlMessage[]> {
    if (message.do === 'quit') {
      this.isOver = true
      return [{ type: 'done', re }]
    }
    if (!isOperation(message)) {
      return [{ type: 'result', re, value: await answerQuery(this.play, seat, message, () => this.kinds()) }]
    }
    const outcome = applyOperation(this.play, seat, message)
    if ('value' in outcome) return [{ type: 'result', re, value: outcome.value }]
    if (!outcome.done) return [{ type: 'refused', re, rule: outcome.rule, reason: outcome.reason }]
    return message.do === 'settings' ? [{ type: 'done', re }] : [{ type: 'done', re }, ...this.goOn()]
  }

  /** The kinds of the game's content, by its ruleset's name. */
  private async kinds(): Promise<readonly KindForm[] | null> {
    const { gameOf } = await import('@fray/files')
    const game = await gameOf(this.play.rules.id)
    return game === null ? null : (game.kinds ?? [])
  }

  /** Does automatic steps, and returns what is new. */
  private goOn(): JsonlMessage[] {
    this.still = this.play.goOn()
    const { waitingFor } = this.play
    return [...this.seats.flatMap((seat) => this.news(seat)), { type: 'waits', for: this.still, seats: waitingFor }]
  }

  private news(seat: string): JsonlMessage[] {
    const said: JsonlMessage[] = []
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
