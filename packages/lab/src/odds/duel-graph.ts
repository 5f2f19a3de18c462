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

/** Where a command leads: a situation by its number, or an end (below 0, see {@link endOf}), and how likely. */
export type Step = readonly [to: number, chance: Fraction]

/** A fight as a graph: every situation that can come about at a command, and where its command leads. */
export interface DuelGraph {
  readonly steps: readonly (readonly Step[])[]
  /** Executions of the rules. */
  readonly branches: number
}

/** Ends stand below 0: -1 nobody can go on, -2 over without a winner, -3 the first side has won, and so on. */
export const STUCK = -1
const OVER_AT = -3

/** The end in which a side, by position, has won; -1 for none. */
export const endOf = (winner: number): number => OVER_AT - winner

/** Why a fight cannot be followed to all its ends, in a sentence. */
export class DuelTooLarge extends Error {
  override name = 'DuelTooLarge'
}

/** The rounds that a policy must not be able to tell apart, when the clock is put back. */
class RoundMatters extends Error {}

/** How much may be followed. */
export interface DuelBudget {
  readonly states: number
  readonly branches: number
  /** Whether every way is followed to its end, also those that come to what others have come to. */
  readonly apart: boolean
  /** Asked now and then, with what is known so far. */
  readonly stopped: (progress: DuelProgress) => boolean
}

/** How far a fight has been followed; of one that is sampled, no situations and the fights played. */
export interface DuelProgress {
  /** Situations that have been found, and those of them that have been followed. */
  readonly found: number
  readonly followed: number
  /** Executions of the rules. */
  readonly branches: number
}

/** The round to which clocks are put where no round is unlike another. */
const ANY_ROUND = 2

/** Situations between two words about how far it is. */
const TELL_EVERY = 16
const NO_WORTH: readonly number[] = []
const STOPPED = 'Stopped before the fight was solved.'

/**
 * Follows a fight from where the scene stands to all its ends, saying now and then how far it is. Throws
 * {@link DuelTooLarge}. The scene is as before when it is done or given up.
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
    // Somebody goes by the number of the round: it counts, up to the last one that makes a difference.
    return yield* new Follower(situation, policies, budget, Math.max(...milestones), []).follow()
  }
}

class Follower {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly policies: readonly AnyPolicy[]
  private readonly budget: DuelBudget
  /** Later rounds are taken for this one. */
  private readonly lastRound: number
  /** Rounds at which a policy has to command as at {@link lastRound}. */
  private readonly milestones: readonly number[]
  private readonly states: States
  /** Situations in the middle of a command. */
  private readonly between: States
  private readonly table: Table
  /** Heard because what a juncture says of the rest of an act may leave to the blows what they tell. */
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

  /** The end that has come, or null. */
  private end(): number | null {
    return isOver(this.scene) ? endOf(winnerOf(this.scene)) : null
  }

  private forgetTime(): void {
    const { rules, scene, lastRound } = this
    if (rules.setClock !== undefined && roundOf(scene) > lastRound) rules.setClock(scene, lastRound)
  }

  /** What the command that comes now leads to; now and then it says how far it is. */
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

  /** Throws {@link RoundMatters} where the policy would command otherwise at another time. */
  private checkRounds(actor: number): void {
    const { rules } = this
    if (this.milestones.length === 0 || rules.setClock === undefined) return
    const now = this.commandAt(actor, null)
    for (const round of this.milestones) if (this.commandAt(actor, round) !== now) throw new RoundMatters()
  }

  /** The policy's command at another round, as text; its lots all fall on the first side, and are counted. */
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
