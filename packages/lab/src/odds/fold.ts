import type { Branches } from '@fray/kernel'
import { declined } from './reactions.ts'
import { Sum, Weights } from './weights.ts'

/** What has been added up below one node: the weights of outcomes, and what the situation is worth to each side. */
interface Gathered {
  readonly weights: Weights
  readonly worth: readonly Sum[]
}

/** An open choice on the present path. */
interface Node {
  readonly entry: number
  /** Which worth decides, and whether the most of it is wanted. */
  readonly by: number
  /** What one takes who does not care. */
  readonly usual: number
  option: number
  current: Gathered
  best: Gathered | null
}

/** Who decides at a choice: by which worth, or -1 where the usual answer is taken. */
export type Chooser = (to: number) => number

/**
 * Folds a game tree while its paths are followed in order: below each open choice the answers are compared by what they
 * are worth on average, over all dice that come after the choice, and only the best one counts. So nobody chooses by dice
 * that are still to fall.
 */
export class Fold {
  private readonly branches: Branches
  private readonly worths: number
  private readonly chooser: Chooser
  /** 1 to take what is worth most, -1 to take what is worth least. */
  private readonly sign: 1 | -1
  private readonly root: Gathered
  private readonly nodes: Node[] = []

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

  /** Takes the path just executed: its outcome, and what the situation is worth. */
  leaf(outcome: number, worth: readonly number[]): void {
    const { branches, nodes } = this
    const top = nodes[nodes.length - 1]
    if (branches.latestChoice > (top?.entry ?? -1)) this.open((top?.entry ?? -1) + 1)
    const { weights, worth: sums } = nodes[nodes.length - 1]?.current ?? this.root
    weights.add(outcome, branches)
    for (let i = 0; i < sums.length; i++) (sums[i] as Sum).add(worth[i] as number, branches)
  }

  private open(from: number): void {
    const { branches } = this
    for (let entry = from; entry <= branches.latestChoice; entry++) {
      const question = branches.questionAt(entry)
      if (question === null) continue
      const node = { entry, by: this.chooser(question.to), usual: declined(question) }
      this.nodes.push({ ...node, option: branches.answerAt(entry), current: this.gather(), best: null })
    }
  }

  /** To be called when the branches have been turned to the next path: what lies behind is compared. */
  turned(): void {
    const { branches, nodes } = this
    const turned = branches.length - 1
    while (nodes.length > 0 && (nodes[nodes.length - 1] as Node).entry > turned) this.close()
    const top = nodes[nodes.length - 1]
    if (top === undefined || top.entry !== turned) return
    this.compare(top)
    top.option = branches.answerAt(turned)
    top.current = this.gather()
  }

  private compare(node: Node): void {
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
    const more = (current.worth[by] as Sum).value().compare((best.worth[by] as Sum).value()) * this.sign
    if (more > 0 || (more === 0 && isUsual)) node.best = current
  }

  private close(): void {
    const node = this.nodes.pop() as Node
    this.compare(node)
    const into = this.nodes[this.nodes.length - 1]?.current ?? this.root
    const { weights, worth } = node.best as Gathered
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
