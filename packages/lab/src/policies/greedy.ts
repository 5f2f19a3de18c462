import type { AnyRuleset, Command } from '@fray/kernel'
import { type Arm, armOf, bestArm } from './arms.ts'
import { PATIENCE } from './patience.ts'
import { armsOf } from './putting-off.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { type Decision, Thinker } from './thinking.ts'

/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export const GREEDY_TRIALS = 40

/** Standard errors by which another command must be better than the usual one. */
const DOUBT = 1.5

/** Rounds that are played on, the one that is on included. */
const ROUNDS = 3

/** Trials of a command before the worse half is given up. */
const FIRST = 4

/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb until everybody has had two turns.
 */
export function greedyPolicy(rules: AnyRuleset, base: AnyPolicy, trials = GREEDY_TRIALS): AnyPolicy {
  const thinker = new Thinker(rules, base, {
    worlds: trials,
    choosiness: { perAction: 3, inAll: 10 },
    answers: 8,
  })
  const halving = { first: Math.min(FIRST, trials), last: trials }

  const worthOf = ({ rehearsal, seed }: Decision<Command>, command: Command, trial: number): number => {
    rehearsal.enter(trial, `${seed} ${trial}`)
    return rehearsal.attempt(command) ? rehearsal.playRounds(command.actor, ROUNDS) : Number.NaN
  }

  return {
    id: 'greedy',
    about: `Tries each of the likeliest commands up to ${trials} times and takes what leaves its side best off after two turns more of everybody.`,
    milestones: [...(base.milestones ?? []), PATIENCE + 1],
    looksBack: true,
    command(scene, actor, random) {
      const decision = thinker.commands(scene, actor, random)
      if (decision.options.length === 1) return decision.options[0]
      const arms = armsOf(decision, actor)
      return bestArm(arms, halving, DOUBT, (arm: Arm<Command>, trial) => worthOf(decision, arm.what, trial)).what
    },
    answer(scene, question, random, underway) {
      const decision = thinker.answers(scene, question, random, underway)
      if (decision === null || underway === undefined) return question.preset
      if (decision.options.length === 1) return decision.options[0]
      const { rehearsal, seed } = decision
      const arms = decision.options.map((option) => armOf(option))
      return bestArm(arms, halving, DOUBT, (arm: Arm<number>, trial) => {
        if (!rehearsal.answerIn(trial, `${seed} ${trial}`, underway, question, arm.what)) return Number.NaN
        return rehearsal.playRounds(question.to, ROUNDS)
      }).what
    },
  }
}
