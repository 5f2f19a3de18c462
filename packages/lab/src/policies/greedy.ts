import type { AnyRuleset, Command } from '@fray/kernel'
import { type Arm, armOf, bestArm } from './arms.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { type Decision, Thinker } from './thinking.ts'

/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export const GREEDY_TRIALS = 16

/** Standard errors by which another command must be better than the usual one. */
const DOUBT = 1

/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb until everybody has had a turn.
 */
export function greedyPolicy(rules: AnyRuleset, base: AnyPolicy, trials = GREEDY_TRIALS): AnyPolicy {
  const thinker = new Thinker(rules, base, {
    worlds: trials,
    choosiness: { perAction: 4, inAll: 14 },
    answers: 4,
  })
  const halving = { first: 2, last: trials }

  const worthOf = ({ rehearsal, side, seed }: Decision<Command>, command: Command, trial: number): number => {
    const scene = rehearsal.enter(trial, `${seed} ${trial}`)
    if (!rehearsal.attempt(command)) return Number.NaN
    rehearsal.playOneTurnEach(command.actor)
    return rehearsal.evaluation.of(scene, side)
  }

  return {
    id: 'greedy',
    about: `Tries each of the likeliest commands up to ${trials} times and takes what leaves its side best off after one turn more of everybody.`,
    milestones: base.milestones ?? [],
    looksBack: true,
    command(scene, actor, random) {
      const decision = thinker.commands(scene, actor, random)
      if (decision.options.length === 1) return decision.options[0] as Command
      const arms = decision.options.map(armOf)
      return bestArm(arms, halving, DOUBT, (arm: Arm<Command>, trial) => worthOf(decision, arm.what, trial)).what
    },
    answer(scene, question, random, underway) {
      const decision = thinker.answers(scene, question, random, underway)
      if (decision === null || underway === undefined) return question.preset
      if (decision.options.length === 1) return decision.options[0] as number
      const { rehearsal, side, seed } = decision
      const arms = decision.options.map(armOf)
      return bestArm(arms, halving, DOUBT, (arm: Arm<number>, trial) => {
        if (rehearsal.answerIn(trial, `${seed} ${trial}`, underway, question, arm.what) === null) return Number.NaN
        rehearsal.playOneTurnEach(question.to)
        return rehearsal.evaluation.of(rehearsal.scene, side)
      }).what
    },
  }
}
