import {
  type AnyRuleset,
  type AnyScene,
  Blows,
  branchesOf,
  type Command,
  checkCommand,
  commandBy,
  commandDue,
  commanderOf,
  isOver,
  perform,
  type Random,
  REFEREE,
  refusalSeen,
  roundOf,
  seatOf,
  Table,
  winnerOf,
} from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'
import { Fold } from './fold.ts'
import { type Fraction, ONE } from './fraction.ts'
import { Junctures } from './junctures.ts'
import { ASK_EVERY, OddsStopped, type Situation } from './results.ts'
import { States } from './states.ts'

/** Where a command leads: the number of a situation, or an end (below 0, see {@link endOf}), and its probability. */
export type Step = readonly [to: number, chance: Fraction]

/** A fight as a graph: every situation that can occur at a command, and where its command leads. */
export interface DuelGraph {
  readonly steps: readonly (readonly Step[])[]
  /** Executions of the rules. */
  readonly branches: number
}

/** Ends are below 0: -1 nobody can continue, -2 over without a winner, -3 the first side has won, and so on. */
export const STUCK = -1
const OVER_AT = -3

/** The end in which a side, by position, has won; -1 for none. */
export const endOf = (winner: number): number => OVER_AT - winner

/** Why a fight cannot be followed to all its ends, in a sentence. */
export class DuelTooLarge extends Error {
  override name = 'DuelTooLarge'
}

/** The policy decides differently in rounds that were to be merged. */
class RoundMatters extends Error {}

/** Limits for following a fight. */
export interface DuelBudget {
  readonly states: number
  readonly branches: number
  /** Whether every branch is followed to its end, even if others have led to the same situation. */
  readonly apart: boolean
  /** Called now and then with the progress; true stops. */
  readonly stopped: (progress: DuelProgress) => boolean
}

/** The progress in following a fight; for a sampled one, no situations and the number of fights played. */
export interface DuelProgress {
  /** Situations found, and those of them followed. */
  readonly found: number
  readonly followed: number
  /** Executions of the rules. */
  readonly branches: number
}

/** The round to which clocks are set if all rounds are alike. */
const ANY_ROUND = 2

/** Situations between two progress reports. */
const TELL_EVERY = 16
const NO_WORTH: readonly number[] = []
const STOPPED = 'Stopped before the fight was solved.'

/**
 * Follows a fight from the scene's state to all its ends, reporting its progress. Throws {@link DuelTooLarge}. The
 * scene is restored when it is done or abandoned.
 */
export function* duelGraph(
  situation: Situation,
  policies: readonly AnyPolicy[],
  budget: DuelBudget,
): Generator<DuelProgress, DuelGraph> {
  const milestones = [...new Set(policies.flatMap((policy) => policy.milestones ?? []))]
  try {
    return yield* new Follower(situation, policies, budget, ANY_ROUND, milestones).follow()
  } catch (error) {
    if (!(error instanceof RoundMatters)) throw error
    // A policy depends on the round number: rounds are kept apart up to the last milestone.
    return yield* new Follower(situation, policies, budget, Math.max(...milestones), []).follow()
  }
}

class Follower {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly policies: readonly AnyPolicy[]
  private readonly budget: DuelBudget
  /** Later rounds are treated as this one. */
  private readonly lastRound: number
  /** Rounds in which a policy has to command as at {@link lastRound}. */
  private readonly milestones: readonly number[]
  private readonly states: States
  /** Situations in the middle of a command. */
  private readonly between: States
  private readonly table: Table
  /** Recorded, because junctures may rely on the attack rolls to distinguish situations. */
  private readonly blows = new Blows()
  private branches = 0
  private lots = 0
  private readonly random: Random = (n) => {
    this.lots++
    return this.table.branches.even(n)
  }

  constructor(
    { rules, scene }: Situation,
    policies: readonly AnyPolicy[],
    budget: DuelBudget,
    lastRound: number,
    milestones: readonly number[],
  ) {
    this.rules = rules
    this.scene = scene
    this.policies = policies
    this.budget = budget
    this.lastRound = lastRound
    this.milestones = milestones
    this.states = new States(scene)
    this.between = new States(scene)
    this.table = Table.branching((question) => this.policyOf(question.to).answer(scene, question, this.random))
    this.table.branches.most = budget.branches
  }

  private policyOf(row: number): AnyPolicy {
    return this.policies[seatOf(this.scene, row)]
  }

  *follow(): Generator<DuelProgress, DuelGraph> {
    const { scene, states, budget } = this
    const before = scene.save()
    const { recorder, blows } = scene
    scene.recorder = null
    scene.blows = this.blows
    const steps: (readonly Step[])[] = []
    try {
      if (this.end() !== null) return { steps: [[[this.end() as number, ONE]]], branches: 0 }
      this.forgetTime()
      states.numberOf(scene)
      for (let number = 0; number < states.count; number++) {
        if (number % TELL_EVERY === 0) {
          this.askWhetherToStop(number)
          yield this.progress(number)
        }
        if (states.count > budget.states) throw this.tooLarge(`${budget.states.toLocaleString('en')} situations`)
        scene.load(states.at(number))
        steps.push(yield* this.stepsFrom(number))
      }
    } finally {
      scene.load(before)
      scene.recorder = recorder
      scene.blows = blows
    }
    return { steps, branches: this.branches }
  }

  private askWhetherToStop(followed: number): void {
    if (this.budget.stopped(this.progress(followed))) throw new OddsStopped(STOPPED)
  }

  private progress(followed: number): DuelProgress {
    return { found: this.states.count, followed, branches: this.branches }
  }

  private tooLarge(what: string): DuelTooLarge {
    return new DuelTooLarge(`There are more than ${what} in this fight, too many to follow them all.`)
  }

  /** The end that has been reached, or null. */
  private end(): number | null {
    return isOver(this.scene) ? endOf(winnerOf(this.scene)) : null
  }

  private forgetTime(): void {
    const { rules, scene, lastRound } = this
    if (rules.setClock !== undefined && roundOf(scene) > lastRound) rules.setClock(scene, lastRound)
  }

  /** Where the next command leads; reports progress now and then. */
  private *stepsFrom(steps: number): Generator<DuelProgress, readonly Step[]> {
    const { rules, scene, table, states, budget } = this
    const formal: Command | null = commandDue(rules, scene, true)
    const actor = commanderOf(rules, scene)
    if (formal === null && actor === REFEREE) return [[STUCK, ONE]]
    if (formal === null) this.checkRounds(actor)
    const { branches } = table
    const fold = new Fold(branches, 0, () => -1)
    const junctures = budget.apart ? null : new Junctures(scene, branches, () => this.between, [fold])
    branches.follower = junctures
    const numbers = new Map<number, number>()
    const targets: number[] = []
    let command = formal
    let drawn = false
    let isFirst = true
    const act = () => {
      if (!isFirst) {
        fold.turned()
        junctures?.turned()
      }
      isFirst = false
      if (++this.branches > budget.branches) throw this.tooLarge(`${budget.branches.toLocaleString('en')} branches`)
      this.blows.clear()
      if (command === null || drawn) {
        this.lots = 0
        const given: Command = commandBy(rules, scene, this.policyOf(actor), actor, this.random)
        drawn = this.lots > 0
        const refusal = checkCommand(rules, scene, given)
        if (refusal !== null) throw new Error(`A policy gave an illegal command: ${refusalSeen(refusal, scene).reason}`)
        command = given
      }
      perform(rules, scene, command)
    }
    for (const isSeen of branchesOf(scene, table, null, act)) {
      if (this.branches % ASK_EVERY === 0) {
        this.askWhetherToStop(steps)
        yield this.progress(steps)
      }
      if (!isSeen) continue
      let to = this.end()
      if (to === null) {
        this.forgetTime()
        to = states.numberOf(scene)
      }
      let outcome = numbers.get(to)
      if (outcome === undefined) {
        outcome = targets.length
        targets.push(to)
        numbers.set(to, outcome)
      }
      fold.leaf(outcome, NO_WORTH)
    }
    return fold
      .finish()
      .chances()
      .map(([outcome, chance]) => [targets[outcome], chance] as const)
  }

  /** Throws {@link RoundMatters} if the policy would command differently in another round. */
  private checkRounds(actor: number): void {
    const { rules } = this
    if (this.milestones.length === 0 || rules.setClock === undefined) return
    const now = this.commandAt(actor, null)
    for (const round of this.milestones) if (this.commandAt(actor, round) !== now) throw new RoundMatters()
  }

  /** The policy's command in another round, as text; its random draws all give the first value, and are counted. */
  private commandAt(actor: number, round: number | null): string {
    const { rules, scene } = this
    const mark = scene.mark()
    const draws: number[] = []
    if (round !== null) rules.setClock?.(scene, round)
    const command = this.policyOf(actor).command(scene, actor, (n) => {
      draws.push(n)
      return 0
    })
    scene.rollback(mark)
    return `${JSON.stringify(command)} ${draws.join()}`
  }
}
