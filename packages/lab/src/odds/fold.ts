import type { Branches } from '@fray/kernel'
import { declined } from './reactions.ts'
import { Share, Sum, Weights } from './weights.ts'

/** Sums below one node: the weights of outcomes, and the value of the situation for each side. */
interface Gathered {
  readonly weights: Weights
  readonly worth: readonly Sum[]
}

/** An open choice on the present path. */
interface Choice {
  readonly entry: number
  /** Which value decides; -1 if the usual answer is taken. */
  readonly by: number
  /** The answer of someone who does not care. */
  readonly usual: number
  option: number
  current: Gathered
  best: Gathered | null
}

/** A juncture on the present path, or one already passed: what follows it is collected separately. */
export interface Passage {
  /** Entries of the path before it. */
  readonly entry: number
  readonly share: Share
  readonly current: Gathered
  /** Whether everything that follows has been followed. */
  isDone: boolean
}

const isChoice = (node: Choice | Passage): node is Choice => 'best' in node

/** Who decides at a choice: the index of the value that decides, or -1 for the usual answer. */
export type Chooser = (to: number) => number

/**
 * Folds a game tree while its paths are followed in order: at each open choice the answers are compared by their
 * average value, over all dice that come after the choice, and only the best one counts. So nobody chooses by dice
 * that are still to be rolled. What follows a juncture is stored, for paths that reach the same situation.
 */
export class Fold {
  private readonly branches: Branches
  private readonly worths: number
  private readonly chooser: Chooser
  /** 1 to maximise the value, -1 to minimise it. */
  private readonly sign: 1 | -1
  private readonly root: Gathered
  /** Choices and junctures on the present path, in order. */
  private readonly nodes: (Choice | Passage)[] = []
  /** Entries of the path whose choices are among the nodes. */
  private opened = 0

  constructor(branches: Branches, worths: number, chooser: Chooser, sign: 1 | -1 = 1) {
    this.branches = branches
    this.worths = worths
    this.chooser = chooser
    this.sign = sign
    this.root = this.gather()
  }

  private gather(): Gathered {
    const worth: Sum[] = []
    for (let i = 0; i < this.worths; i++) worth.push(new Sum())
    return { weights: new Weights(), worth }
  }

  /** Where the present outcomes are added. */
  private get current(): Gathered {
    return this.nodes[this.nodes.length - 1]?.current ?? this.root
  }

  /** Adds the path just executed: its outcome, and the value of the situation. */
  leaf(outcome: number, worth: readonly number[]): void {
    const { branches } = this
    this.openChoices()
    const { weights, worth: sums } = this.current
    weights.add(outcome, branches)
    for (let i = 0; i < sums.length; i++) sums[i].add(worth[i], branches)
  }

  /** The present path reaches a new juncture: what follows is collected for other paths that reach it. */
  pass(): Passage {
    this.openChoices()
    const entry = this.branches.position
    const passage = { entry, share: new Share(this.branches, entry), current: this.gather(), isDone: false }
    this.nodes.push(passage)
    return passage
  }

  /** The present path reaches a known situation: it is left, and what followed then counts for it too. */
  again({ current, share }: Passage): void {
    this.openChoices()
    const here = new Share(this.branches, this.branches.position)
    const { weights, worth } = this.current
    weights.addBelow(current.weights, share, here)
    for (let i = 0; i < worth.length; i++) worth[i].addBelow(current.worth[i], share, here)
  }

  private openChoices(): void {
    const { branches } = this
    for (let entry = this.opened; entry <= branches.latestChoice; entry++) {
      const question = branches.questionAt(entry)
      if (question === null) continue
      const node = { entry, by: this.chooser(question.to), usual: declined(question) }
      this.nodes.push({ ...node, option: branches.answerAt(entry), current: this.gather(), best: null })
    }
    this.opened = branches.length
  }

  /** Call it when the branches have advanced to the next path: completed choices are compared. */
  turned(): void {
    const { branches, nodes } = this
    const turned = branches.length - 1
    this.opened = branches.length
    while (nodes.length > 0 && (nodes[nodes.length - 1] as Choice | Passage).entry > turned) this.close()
    const top = nodes[nodes.length - 1]
    if (top === undefined || top.entry !== turned || !isChoice(top)) return
    this.compare(top)
    top.option = branches.answerAt(turned)
    top.current = this.gather()
  }

  private compare(node: Choice): void {
    const { best, current, by } = node
    if (best === null) {
      node.best = current
      return
    }
    const isUsual = node.option === node.usual
    if (by < 0) {
      if (isUsual) node.best = current
      return
    }
    const more = current.worth[by].value().compare(best.worth[by].value()) * this.sign
    if (more > 0 || (more === 0 && isUsual)) node.best = current
  }

  private close(): void {
    const node = this.nodes.pop() as Choice | Passage
    if (isChoice(node)) this.compare(node)
    else node.isDone = true
    const { weights, worth } = isChoice(node) ? (node.best as Gathered) : node.current
    const into = this.current
    into.weights.addAll(weights)
    worth.forEach((sum, i) => {
      into.worth[i]?.addAll(sum)
    })
  }

  /** The weights of all outcomes, once every path has been taken. */
  finish(): Weights {
    while (this.nodes.length > 0) this.close()
    return this.root.weights
  }
}
