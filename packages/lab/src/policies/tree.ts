import type { Command } from '@fray/kernel'
import { type Choosiness, candidatesFor, isSameCommand } from './candidates.ts'
import { type Horizon, isOver, type Rehearsal, roundOf, sideAt } from './rehearsal.ts'

/** A command that was tried at some point, and what came of it. */
class Branch {
  readonly command: Command
  visits = 0
  /** Of the worths found for the side that commands. */
  sum = 0
  below: Fork | null = null

  constructor(command: Command) {
    this.command = command
  }
}

/** A point at which somebody commands. What led here is the way through the tree; dice may have fallen otherwise. */
class Fork {
  readonly branches: Branch[] = []
  visits = 0
  /** Commands that have not been tried yet, the likeliest last; null until they are worth listing. */
  untried: Command[] | null = null
}

/** How a tree grows. */
export interface Growth {
  readonly horizon: Horizon
  /** How much rarely tried branches are given a chance: the weight of what UCB adds. */
  readonly curiosity: number
  readonly choosiness: Choosiness
  /** Commands of the tree below one another, at most. */
  readonly depth: number
}

/** How fast a point gets more branches as it is visited: the exponent of the visits. */
const WIDENING = 0.45

/** Visits of a point before its other commands are listed. */
const LISTED_AT = 12

/**
 * The tree below something that is to be decided: an open-loop search, whose branches are commands and whose chances are
 * sampled anew at every visit. At each point the rule of thumb's command comes first; others are added one by one as the
 * point is visited more often. Whoever commands takes the branch that is best for its own side.
 */
export class Tree {
  private readonly root = new Fork()
  private readonly rehearsal: Rehearsal
  private readonly growth: Growth
  private readonly draw: (n: number) => number

  constructor(rehearsal: Rehearsal, growth: Growth, draw: (n: number) => number) {
    this.rehearsal = rehearsal
    this.growth = growth
    this.draw = draw
  }

  /** One visit from where the rehearsal's scene stands: plays on, remembers, and returns the worth for the side. */
  visit(side: number): number {
    const { rehearsal, growth } = this
    const { scene } = rehearsal
    const from = roundOf(scene)
    const way: { readonly branch: Branch; readonly fork: Fork; readonly side: number }[] = []
    let fork: Fork | null = this.root
    while (fork !== null && way.length < growth.depth && roundOf(scene) <= from + growth.horizon.rounds) {
      const actor = rehearsal.advance()
      if (actor < 0 || isOver(scene)) break
      const branch = this.choose(fork, actor)
      way.push({ branch, fork, side: sideAt(scene, actor) })
      rehearsal.carryOut(branch.command)
      // One new point a visit: what comes after it is left to the rule of thumb.
      if (branch.visits === 0) break
      branch.below ??= new Fork()
      fork = branch.below
    }
    rehearsal.playOn(from, growth.horizon)
    for (const step of way) {
      step.branch.visits++
      step.fork.visits++
      step.branch.sum += rehearsal.evaluation.of(scene, step.side)
    }
    return rehearsal.evaluation.of(scene, side)
  }

  /** A branch that is legal here, an old one or a new one. */
  private choose(fork: Fork, actor: number): Branch {
    const { rehearsal, growth } = this
    if (fork.branches.length === 0) return this.add(fork, rehearsal.usual(actor))
    if (fork.visits >= LISTED_AT && fork.branches.length < fork.visits ** WIDENING) {
      fork.untried ??= this.list(fork, actor)
      for (let next = fork.untried.pop(); next !== undefined; next = fork.untried.pop()) {
        if (rehearsal.isLegal(next)) return this.add(fork, next)
      }
    }
    let best: Branch | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const branch of fork.branches) {
      if (!rehearsal.isLegal(branch.command)) continue
      const hope = growth.curiosity * Math.sqrt(Math.log(fork.visits + 1) / (branch.visits + 1))
      const value = branch.sum / Math.max(1, branch.visits) + hope
      if (value > most) {
        most = value
        best = branch
      }
    }
    if (best !== null) return best
    // Nothing that was tried is legal here this time.
    const usual = rehearsal.usual(actor)
    return fork.branches.find((branch) => isSameCommand(branch.command, usual)) ?? this.add(fork, usual)
  }

  private add(fork: Fork, command: Command): Branch {
    const branch = new Branch(command)
    fork.branches.push(branch)
    return branch
  }

  /** What else the actor could do here, the first to be tried last. */
  private list(fork: Fork, actor: number): Command[] {
    const { rehearsal, growth, draw } = this
    const usual = (fork.branches[0] as Branch).command
    const found = candidatesFor(rehearsal.rules, rehearsal.scene, actor, usual, growth.choosiness, draw)
    return found
      .slice(1)
      .filter((command) => !fork.branches.some((branch) => isSameCommand(branch.command, command)))
      .reverse()
  }
}
