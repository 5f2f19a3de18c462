import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  messageOf,
  type Question,
  type Random,
  type Setup,
} from '@fray/kernel'
import { sceneFor } from './belief.ts'
import { Evaluation } from './evaluation.ts'
import { PATIENCE } from './patience.ts'
import { playRounds } from './playing-on.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { type Decision, Thinker } from './thinking.ts'

/** A command with its parameters by name: `target` and the like, combatants as rows. */
export type Choice = Command & Readonly<Record<string, unknown>>

/** What a custom policy has to choose from. All of it is what its seat may know; the rest is made up. */
export interface PolicyView<T> {
  /** The fight as the seat could believe it to be. Read-only. */
  readonly scene: AnyScene
  /** The row of the combatant that acts or is asked. */
  readonly actor: number
  /** The possible choices; the one of `aggressive` comes first. Never empty. */
  readonly choices: readonly [T, ...T[]]
  /** A number from 0 to n - 1. */
  readonly random: Random
  /**
   * How good the fight is for the actor's side after a choice, from 0 (lost) to 1 (won): the mean of the trials, each
   * in an imagined fight that `aggressive` plays on for `rounds` rounds (3 by default, including the present one).
   * Trials with the same number have the same dice. NaN if it could not be tried.
   */
  worth(choice: T, trials: number, rounds?: number): number
}

/** A custom policy, as a file exports it. */
export interface OwnPolicy {
  /** The id of the ruleset that it plays. */
  readonly ruleset: string
  /** Its name: lower-case letters, digits and hyphens. */
  readonly id: string
  /** A description in one sentence. */
  readonly about: string
  /** Returns one of the choices. */
  command(view: PolicyView<Choice>): Command
  /** Returns one of the choices: the position of an option, or a number. By default `aggressive` answers. */
  answer?(view: PolicyView<number>, question: Question): number
}

/** The rule of thumb with which searching policies play fights on. */
export const BASE = 'aggressive'

/** Imagined fights per decision. */
const WORLDS = 24
const ROUNDS = 3

/** Policies that limit themselves to what their seat may know. */
const seeing = new WeakSet<AnyPolicy>()

/** Whether a policy is a custom one, which never sees more than its seat may know. */
export const isOwnPolicy = (policy: AnyPolicy): boolean => seeing.has(policy)

/** A custom policy has thrown an error, which is the `cause`, or made an invalid choice. */
export class PolicyFault extends Error {
  override readonly name = 'PolicyFault'

  constructor(id: string, message: string, options?: ErrorOptions) {
    super(`The policy "${id}" has failed: ${message}`, options)
  }
}

/** Where an error was thrown, in brackets: file, line and column of its stack's first frame, if it has one. */
function placeOf(error: unknown): string {
  const { stack = '', message = '' } = error instanceof Error ? error : {}
  const [frame = ''] = stack
    .slice(stack.indexOf(message) + message.length)
    .trim()
    .split('\n')
  const place = frame.slice(Math.max(frame.lastIndexOf(' '), frame.lastIndexOf('(')) + 1).replace(')', '')
  return /:\d+:\d+$/.test(place) ? ` (${place})` : ''
}

/** The custom policy in the form that hosts take; `base` plays everyone in imagined fights. */
export function policyOfOwn(rules: AnyRuleset, base: AnyPolicy, own: OwnPolicy): AnyPolicy {
  const many = Number.POSITIVE_INFINITY
  const answers = own.answer === undefined ? 1 : many
  const thinker = new Thinker(rules, base, { worlds: WORLDS, choosiness: { perAction: many, inAll: many }, answers })
  const evaluation = new Evaluation(rules)
  const looked = new WeakMap<Setup, AnyScene>()

  /** A separate scene for reading, so that trials do not change what the policy reads. */
  function sceneToLookAt({ rehearsal, seed }: Decision<unknown>): AnyScene {
    const imagined = rehearsal.enter(0, `${seed} look`)
    const scene = looked.get(imagined.setup) ?? sceneFor(rules, imagined.setup)
    looked.set(imagined.setup, scene)
    scene.load(imagined.save())
    return scene
  }

  function viewOf<T>(
    decision: Decision<T>,
    actor: number,
    random: Random,
    enter: (choice: T, trial: number, seed: string) => boolean,
  ): PolicyView<T> {
    const { rehearsal, options, seed } = decision
    return {
      scene: sceneToLookAt(decision),
      actor,
      choices: options as readonly T[] as readonly [T, ...T[]],
      random,
      worth(choice, trials, rounds = ROUNDS) {
        let sum = 0
        let count = 0
        for (let trial = 0; trial < trials; trial++) {
          if (!enter(choice, trial, `${seed} ${trial}`)) continue
          sum += playRounds(rehearsal, evaluation, actor, rounds)
          count++
        }
        return count === 0 ? Number.NaN : sum / count
      },
    }
  }

  /** The policy's choice; throws a {@link PolicyFault} if it throws, or returns something else. */
  function chosen<T>(choices: readonly T[], what: string, choose: () => unknown): T {
    let choice: unknown
    try {
      choice = choose()
    } catch (error) {
      throw new PolicyFault(own.id, `${messageOf(error)}${placeOf(error)}`, { cause: error })
    }
    const found = choices.find((one) => one === choice)
    if (found !== undefined) return found
    throw new PolicyFault(own.id, `it returned ${what} that is not one of its choices: return one of them.`)
  }

  const policy: AnyPolicy = {
    id: own.id,
    about: own.about,
    milestones: [...(base.milestones ?? []), PATIENCE + 1],
    looksBack: true,
    command(scene, actor, random) {
      const decision = thinker.commands(scene, actor, random) as Decision<Choice>
      const { rehearsal, options } = decision
      if (options.length === 1) return options[0]
      const view = viewOf(decision, actor, random, (command, trial, seed) => {
        rehearsal.enter(trial, seed)
        return rehearsal.attempt(command)
      })
      return chosen(options, 'a command', () => own.command(view))
    },
    answer(scene, question, random, underway) {
      const decision = thinker.answers(scene, question, random, underway)
      if (decision === null || underway === undefined) return question.preset
      const { rehearsal, options } = decision
      const [usual = question.preset] = options
      if (own.answer === undefined || options.length === 1) return usual
      const view = viewOf(decision, question.to, random, (answer, trial, seed) =>
        rehearsal.answerIn({ world: trial, seed }, underway, question, answer),
      )
      return chosen(options, 'an answer', () => own.answer?.(view, question))
    },
  }
  seeing.add(policy)
  return policy
}
