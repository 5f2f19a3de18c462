import type { AnyRuleset, Command } from '@fray/kernel'
import { type Arm, armOf, bestArm } from './arms.ts'
import { type AnyPolicy, type Horizon, roundOf } from './rehearsal.ts'
import { type Decision, Thinker } from './thinking.ts'

/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export const GREEDY_TRIALS = 8

/** To the end of the round. */
const HORIZON: Horizon = { rounds: Number((globalThis as any).process?.env.H ?? 0), commands: 60 }

/** Standard errors by which another command must be better than the usual one. */
const DOUBT = Number((globalThis as any).process?.env.D ?? 0.3)

/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb to the end of the round.
 */
export function greedyPolicy(rules: AnyRuleset, base: AnyPolicy, trials = GREEDY_TRIALS): AnyPolicy {
  const thinker = new Thinker(rules, base, {
    worlds: trials,
    choosiness: { perAction: 5, inAll: 16 },
    answers: 8,
  })
  const halving = { first: 2, last: trials }

  const worthOf = ({ rehearsal, side, seed }: Decision<Command>, command: Command, trial: number): number => {
    const scene = rehearsal.enter(trial, `${seed} ${trial}`)
    const from = roundOf(scene)
    if (!rehearsal.attempt(command)) return Number.NaN
    rehearsal.playOn(from, HORIZON)
    return rehearsal.evaluation.of(scene, side)
  }

  return {
    id: 'greedy',
    about: `Tries each of the likeliest commands up to ${trials} times and takes what leaves its side best off at the end of the round.`,
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
        rehearsal.playOn(roundOf(rehearsal.scene), HORIZON)
        return rehearsal.evaluation.of(rehearsal.scene, side)
      }).what
    },
  }
}
