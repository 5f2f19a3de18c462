import type { AnyRuleset, Command } from '@fray/kernel'
import { type Arm, armOf, bestArm } from './arms.ts'
import { PATIENCE } from './patience.ts'
import { armsOf } from './putting-off.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { type Decision, Thinker } from './thinking.ts'

/** What a search may spend on a decision. */
export type SearchBudget =
  /** So many fights played on. The same seed gives the same decision. */
  | { readonly visits: number }
  /** So many milliseconds by the clock; the decision depends on the machine. */
  | { readonly milliseconds: number; readonly now: () => number }

/** Visits of a search where nobody says otherwise. */
export const SEARCH_VISITS = 600

/** Rounds that are played on, the one that is on included. */
const ROUNDS = 5

/** Standard errors by which another command must be better than the usual one. */
const DOUBT = 1.5

/** Options of a decision. */
const WIDTH = 12

/**
 * Monte-Carlo search: what may be done now is tried out again and again on imagined copies of the fight, the more
 * promising the oftener; each copy is played on by the rule of thumb for several turns of everybody and judged on the way.
 * It is `greedy` with more commands, more trials and a longer look. Questions are decided in the same way: the command in
 * whose middle they come is carried out again.
 */
export function searchPolicy(rules: AnyRuleset, base: AnyPolicy, budget: SearchBudget): AnyPolicy {
  const visits = 'visits' in budget ? budget.visits : Number.POSITIVE_INFINITY
  const worlds = Math.max(4, Math.min(32, Math.ceil(visits / 8)))
  const thinker = new Thinker(rules, base, { worlds, choosiness: { perAction: 8, inAll: WIDTH }, answers: 5 })

  /** The best of the options, each tried by `enter`, which brings the rehearsal to what follows from it. */
  function decide<T>(
    { options, rehearsal }: Decision<T>,
    arms: readonly Arm<T>[],
    row: number,
    enter: (option: T, trial: number) => boolean,
  ): T {
    const until = 'visits' in budget ? 0 : budget.now() + budget.milliseconds
    const isOut = 'visits' in budget ? undefined : () => budget.now() >= until
    const halving = { ...trialsFor(options.length, visits), ...(isOut && { isOut }) }
    return bestArm(arms, halving, DOUBT, (arm: Arm<T>, trial) => {
      if (!enter(arm.what, trial)) return Number.NaN
      return rehearsal.playRounds(row, ROUNDS)
    }).what
  }

  return {
    id: 'search',
    about: `Monte-Carlo search: plays on from each of the likeliest commands, ${amount(budget)} a decision, the better the oftener.`,
    milestones: [...(base.milestones ?? []), PATIENCE + 1],
    looksBack: true,
    command(scene, actor, random) {
      const decision = thinker.commands(scene, actor, random)
      const { rehearsal, seed } = decision
      if (decision.options.length === 1) return decision.options[0]
      return decide(decision, armsOf(decision, actor), actor, (command: Command, trial) => {
        rehearsal.enter(trial, `${seed} ${trial}`)
        return rehearsal.attempt(command)
      })
    },
    answer(scene, question, random, underway) {
      const decision = thinker.answers(scene, question, random, underway)
      if (decision === null || underway === undefined) return question.preset
      const { rehearsal, seed } = decision
      if (decision.options.length === 1) return decision.options[0]
      const arms = decision.options.map((option) => armOf(option))
      return decide(decision, arms, question.to, (answer, trial) =>
        rehearsal.answerIn(trial, `${seed} ${trial}`, underway, question, answer),
      )
    },
  }
}

const amount = (budget: SearchBudget): string =>
  'visits' in budget ? `${budget.visits} times` : `for ${budget.milliseconds} ms`

/**
 * Trials of each of so many options before half of them are given up, and of those left in the end, so that together they
 * come to about as many visits.
 */
function trialsFor(options: number, visits: number): { readonly first: number; readonly last: number } {
  if (!Number.isFinite(visits)) return { first: 4, last: 4096 }
  const spent = (first: number, last: number): number => {
    let sum = 0
    let before = 0
    let left = options
    for (let trials = Math.min(first, last); ; trials = Math.min(last, trials * 2)) {
      sum += left * (trials - before)
      if (trials >= last || left <= 1) return sum
      before = trials
      left = 1 + Math.ceil((left - 1) / 2)
    }
  }
  let best = { first: 1, last: 1 }
  for (let first = 1; first <= 8; first++) {
    for (let last = first; last <= 512 && spent(first, last) <= visits; last += first) {
      if (spent(first, last) > spent(best.first, best.last)) best = { first, last }
    }
  }
  return best
}
