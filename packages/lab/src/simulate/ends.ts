import { Counter } from '../statistics/spread.ts'
import { Notables } from './notable.ts'
import type { Ending, Trial } from './simulation.ts'

/** How trials ended; its size does not grow with the trials. */
export class Ends {
  trials = 0
  readonly rounds = new Counter()
  readonly commands = new Counter()
  readonly notable = new Notables()
  private readonly byEnding = new Map<Ending, number>()
  private readonly byWinner = new Map<number, number>()
  /** Trials by the side that acted first, and by their winner. */
  private readonly byFirst = new Map<number, Map<number, number>>()

  /** Adds a trial; call it in the order of their numbers. */
  add(trial: Trial): void {
    const { ending, winner, first, rounds, commands } = trial
    this.trials++
    this.byEnding.set(ending, this.ended(ending) + 1)
    this.byWinner.set(winner, this.wins(winner) + 1)
    const won = this.byFirst.get(first) ?? new Map<number, number>()
    this.byFirst.set(first, won.set(winner, (won.get(winner) ?? 0) + 1))
    this.rounds.add(rounds)
    this.commands.add(commands)
    this.notable.add(trial)
  }

  /** How many of them had this ending. */
  ended(ending: Ending): number {
    return this.byEnding.get(ending) ?? 0
  }

  /** How many of them the side (by position) won. */
  wins(side: number): number {
    return this.byWinner.get(side) ?? 0
  }

  /** In how many of them the side (by position) acted first. */
  acted(first: number): number {
    let sum = 0
    for (const count of this.byFirst.get(first)?.values() ?? []) sum += count
    return sum
  }

  /** How many trials one side won in which the other (or the same) acted first. */
  winsAfter(first: number, winner: number): number {
    return this.byFirst.get(first)?.get(winner) ?? 0
  }

  /** The sides (by position) that won any trial. */
  winners(): number[] {
    return [...this.byWinner.keys()].filter((side) => side >= 0)
  }
}
