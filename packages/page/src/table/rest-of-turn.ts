import type { LogEntry, SeatQuestion } from '@fray/seat'

/** The turn that is under way: the number of the line that tells of it. */
export const turnIn = (told: readonly LogEntry[]): number =>
  told.findLast(({ beats }) => beats.some(({ beat }) => beat === 'turn' || beat === 'round'))?.n ?? 0

/** Whether a question is one that nobody has to answer: somebody could step in, or let it pass. */
export const mayPass = ({ reaction, decline, secret }: SeatQuestion): boolean => reaction && decline !== null && !secret

/** Which questions have come in a turn, and whether nobody steps in for the rest of it. */
export class RestOfTurn {
  private turn = 0
  private isPassed = false
  private events = new Set<string>()

  /** Notes what is asked in a turn; how many events have asked so far. */
  note(turn: number, event: string): number {
    this.goTo(turn)
    this.events.add(event)
    return this.events.size
  }

  /** Nobody steps in until the turn is over. */
  pass(turn: number): void {
    this.goTo(turn)
    this.isPassed = true
  }

  /** Asks again from now on. */
  askAgain(): void {
    this.isPassed = false
  }

  isOver(turn: number): boolean {
    return !this.isPassed || this.turn !== turn
  }

  private goTo(turn: number): void {
    if (this.turn === turn) return
    this.turn = turn
    this.isPassed = false
    this.events.clear()
  }
}
