import type { AnyRuleset, AnyScene, Command, Question, Random, Underway } from '@fray/kernel'
import { type Arm, armOf, bestArm, type Halving } from './arms.ts'
import { Evaluation } from './evaluation.ts'
import { PATIENCE } from './patience.ts'
import { playRounds } from './playing-on.ts'
import { armsOf } from './putting-off.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { type Decision, Thinker, type Thinking } from './thinking.ts'

/** How a policy tries things out. */
export interface Ways extends Thinking {
  readonly id: string
  readonly about: string
  /** Rounds played on after each trial, including the present one. */
  readonly rounds: number
  /** How trials are distributed over that many options. */
  readonly halving: (options: number) => Halving
  /** Starts the time limit of a decision; null if only the number of trials counts. */
  readonly until: (() => () => boolean) | null
}

/** A decision, with what is needed to try its options: here, or in several places at once. */
export interface Pondering<T> {
  /** The options, the usual one first. */
  readonly arms: readonly Arm<T>[]
  readonly halving: Halving
  /**
   * The value of one of the options in one trial; NaN if it cannot be done. The same trial always gives the same
   * value.
   */
  readonly worth: (option: T, trial: number) => number
}

/** A searching policy, whose trials can be run anywhere. */
export interface TryingPolicy extends AnyPolicy {
  ponderCommand(scene: AnyScene, actor: number, random: Random): Pondering<Command>
  /** Null if nothing can be tried. */
  ponderAnswer(
    scene: AnyScene,
    question: Question,
    random: Random,
    underway: Underway<Command> | undefined,
  ): Pondering<number> | null
}

/** Whether the policy is a searching one. */
export const isTrying = (policy: AnyPolicy): policy is TryingPolicy => 'ponderCommand' in policy

/** Standard errors by which another option must beat the usual one. */
export const DOUBT = 1.5

/**
 * A policy that tries each option on imagined copies of the fight, the more promising the more often, plays on by the
 * rule of thumb, and takes the option that is best for its side.
 */
export function tryingPolicy(rules: AnyRuleset, base: AnyPolicy, branches: Ways): TryingPolicy {
  const thinker = new Thinker(rules, base, branches)
  const evaluation = new Evaluation(rules)

  function pondering<T>(
    { options, rehearsal }: Decision<T>,
    arms: () => readonly Arm<T>[],
    row: number,
    enter: (option: T, trial: number) => boolean,
  ): Pondering<T> {
    return {
      arms: options.length === 1 ? options.map((option) => armOf(option)) : arms(),
      halving: branches.halving(options.length),
      worth: (option, trial) =>
        enter(option, trial) ? playRounds(rehearsal, evaluation, row, branches.rounds) : Number.NaN,
    }
  }

  function ponderCommand(scene: AnyScene, actor: number, random: Random): Pondering<Command> {
    const decision = thinker.commands(scene, actor, random)
    const { rehearsal, seed } = decision
    return pondering(
      decision,
      () => armsOf(decision, evaluation, actor),
      actor,
      (command, trial) => {
        rehearsal.enter(trial, `${seed} ${trial}`)
        return rehearsal.attempt(command)
      },
    )
  }

  const ponderAnswer: TryingPolicy['ponderAnswer'] = (scene, question, random, underway) => {
    const decision = thinker.answers(scene, question, random, underway)
    if (decision === null || underway === undefined) return null
    const { rehearsal, seed } = decision
    return pondering(
      decision,
      () => decision.options.map((option) => armOf(option)),
      question.to,
      (answer, trial) => rehearsal.answerIn({ world: trial, seed: `${seed} ${trial}` }, underway, question, answer),
    )
  }

  /** The best option, with the trials run here. */
  function decide<T>({ arms, halving, worth }: Pondering<T>, isOut: (() => boolean) | undefined): T {
    return arms.length === 1 ? (arms[0] as Arm<T>).what : bestArm(arms, halving, DOUBT, worth, isOut).what
  }

  return {
    id: branches.id,
    about: branches.about,
    milestones: [...(base.milestones ?? []), PATIENCE + 1],
    looksBack: true,
    ponderCommand,
    ponderAnswer,
    command(scene, actor, random) {
      const isOut = branches.until?.()
      return decide(ponderCommand(scene, actor, random), isOut)
    },
    answer(scene, question, random, underway) {
      const isOut = branches.until?.()
      const found = ponderAnswer(scene, question, random, underway)
      return found === null ? question.preset : decide(found, isOut)
    },
  }
}
