import { Counter } from '../statistics/spread.ts'
import { Notables } from './notable.ts'
import type { Ending, Trial } from './simulation.ts'

/** How trials ended, in numbers that do not grow with the trials. */
export class Ends {
  trials = 0
  readonly rounds = new Counter()
  readonly commands = new Counter()
  readonly notable = new Notables()
  private readonly byEnding = new Map<Ending, number>()
  private readonly byWinner = new Map<number, number>()
  /** Trials by the side that acted first, and by the winner of those. */
  private readonly byFirst = new Map<number, Map<number, number>>()

  /** Adds a trial; to be called in the order of their numbers. */
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

  /** How many of them ended so. */
  ended(ending: Ending): number {
    return this.byEnding.get(ending) ?? 0
  }

  /** How many of them the side (by position) has won. */
  wins(side: number): number {
    return this.byWinner.get(side) ?? 0
  }

  /** In how many of them the side (by position) acted first. */
  acted(first: number): number {
    let sum = 0
    for (const count of this.byFirst.get(first)?.values() ?? []) sum += count
    return sum
  }

  /** How many of those in which one side acted first the other (or the same) has won. */
  winsAfter(first: number, winner: number): number {
    return this.byFirst.get(first)?.get(winner) ?? 0
  }

  /** The sides (by position) that have won at all. */
  winners(): number[] {
    return [...this.byWinner.keys()].filter((side) => side >= 0)
  }
}
