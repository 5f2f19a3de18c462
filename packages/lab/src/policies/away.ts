import {
  type AnswerValue,
  type AnyScene,
  answerValue,
  type Command,
  firstOf,
  type JournalMove,
  type PlainCommand,
  type Question,
  type RecordedInput,
  randomFrom,
  Session,
  writeCommand,
} from '@fray/kernel'
import { loadGame } from '../simulate/worker-pool.ts'
import { type Arm, armOf, type Halving, halve, type Trial } from './arms.ts'
import { policyNamed } from './named.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { DOUBT, isTrying, type Pondering } from './trying.ts'

/**
 * A point in a fight at which the computer decides for someone, as plain data: it can be sent to wherever that is
 * done.
 */
export interface DecisionPoint {
  readonly ruleset: string
  /** The encounter as plain data, complete with its content, as a journal stores it. */
  readonly encounter: unknown
  /** The moves so far. */
  readonly moves: readonly JournalMove[]
  /** The command in whose middle a question is to be answered; null if a command is to be given. */
  readonly open: {
    readonly seat: string
    readonly command: PlainCommand
    readonly inputs: readonly RecordedInput[]
  } | null
  /** The deciding combatant's row: the actor, or the one who is asked. */
  readonly row: number
  /** The policy, by name. */
  readonly policy: string
  /** The seed of its own randomness. */
  readonly seed: string
}

/** A decision: a written command, or an answer. */
export type Decided = { readonly command: PlainCommand } | { readonly answer: AnswerValue }

/** The options of a decision, and by how much each must beat the usual one. */
export interface Prepared {
  readonly options: readonly Decided[]
  readonly reserves: readonly number[]
  readonly halving: Halving
}

/** Runs trials, here or in a thread: first it is given a decision, then it tries options. */
export interface Hand {
  prepare(moment: DecisionPoint): Promise<Prepared>
  /** The values of trials for the decision given last. */
  worths(trials: readonly Trial[]): Promise<readonly number[]>
}

/** The time limit: by the clock, or as long as the policy's trials take if there is none. */
export interface DecidingTime {
  readonly now?: () => number
  /** Milliseconds. */
  readonly within?: number
  /** If aborted, the best option so far is the decision. */
  readonly signal?: { readonly aborted: boolean }
}

/** Trials given to one hand at a time: few, so that all hands finish at about the same time. */
const AT_ONCE = 3

/**
 * Decides with several hands, each of which has the whole fight and sees of it what its seat may know. Without a time
 * limit the result equals that of a single hand, because trials with the same number are the same everywhere.
 */
export async function decideTogether(
  moment: DecisionPoint,
  hands: readonly Hand[],
  { now, within, signal }: DecidingTime = {},
): Promise<Decided> {
  const end = now === undefined || within === undefined ? Number.POSITIVE_INFINITY : now() + within
  const isOut = (): boolean => signal?.aborted === true || (now !== undefined && now() >= end)
  const preparing = hands.map((hand) => hand.prepare(moment))
  const { options, reserves, halving } = await Promise.any(preparing)
  if (options.length === 1) return options[0] as Decided
  const arms = options.map((what, i): Arm<Decided> => armOf(what, reserves[i]))
  const steps = halve(arms, halving, DOUBT)
  for (let step = steps.next(); ; ) {
    if (step.done === true) return step.value.what
    const wanted = [...step.value]
    await Promise.all(
      hands.map(async (hand, i) => {
        await preparing[i]
        // Each option gets one trial, whatever the clock says.
        while (wanted.length > 0 && !(isOut() && (wanted[0] as Trial)[1] > 0)) {
          const own = wanted.splice(0, AT_ONCE)
          const worths = await hand.worths(own)
          own.forEach(([arm, trial], at) => {
            ;(arms[arm] as Arm<Decided>).worths[trial] = worths[at]
          })
        }
      }),
    )
    step = steps.next(wanted.length > 0)
  }
}

/** A fight that a hand remembers, and its policies for it. */
interface Known {
  readonly encounter: string
  readonly session: Session<AnyScene, Command>
  readonly policies: Map<string, AnyPolicy>
}

/** A hand in the present thread. It remembers the previous fight, and continues from there. */
export class HandHere implements Hand {
  private fight: Known | null = null
  private pondering: Pondering<never> | null = null

  async prepare(moment: DecisionPoint): Promise<Prepared> {
    const { open, row, seed } = moment
    const session = await this.sessionAt(moment)
    const { rules, scene } = session
    const { policies } = this.fight as Known
    const policy = policies.get(moment.policy) ?? policyNamed(rules, moment.policy, { now: () => 0 })
    policies.set(moment.policy, policy)
    if (!isTrying(policy)) throw new RangeError(`The policy "${moment.policy}" tries nothing out.`)
    const random = randomFrom(seed)
    if (open === null) {
      const found = policy.ponderCommand(scene, row, random)
      const plain = (command: Command): Decided => ({
        command: writeCommand(rules, scene, firstOf(rules, scene, command)),
      })
      return this.prepared(found, plain)
    }
    const question = this.questionTo(session, row)
    const found = policy.ponderAnswer(scene, question, random, session.underway)
    const plain = (answer: number): Decided => ({ answer: answerOf(question, answer) })
    if (found !== null) return this.prepared(found, plain)
    return { options: [plain(question.preset)], reserves: [0], halving: { first: 0, last: 0 } }
  }

  async worths(trials: readonly Trial[]): Promise<readonly number[]> {
    const { arms, worth } = this.pondering as Pondering<never>
    return trials.map(([arm, trial]) => worth((arms[arm] as Arm<never>).what, trial))
  }

  private prepared<T>(found: Pondering<T>, plain: (option: T) => Decided): Prepared {
    this.pondering = found as unknown as Pondering<never>
    return {
      options: found.arms.map(({ what }) => plain(what)),
      reserves: found.arms.map(({ reserve }) => reserve),
      halving: found.halving,
    }
  }

  private questionTo({ awaited }: Session<AnyScene, Command>, row: number): Question {
    const questions = awaited?.kind === 'answers' ? awaited.questions : []
    const found = questions.find(({ to }) => to === row)
    if (found === undefined) throw new Error('Nobody who is to answer is asked there.')
    return found
  }

  /** A session at the decision: the present one if the fight has continued from there, otherwise a new one. */
  private async sessionAt({ ruleset, encounter, moves, open }: DecisionPoint): Promise<Session<AnyScene, Command>> {
    const text = JSON.stringify(encounter)
    let { fight } = this
    const played = fight?.session.played ?? []
    const isLater = played.every(({ check }, i) => moves[i]?.check === check)
    if (fight === null || fight.encounter !== text || !isLater || fight.session.awaited !== null) {
      const { rules, readEncounter } = await loadGame(ruleset)
      const { setup } = readEncounter(encounter)
      if (setup === null) throw new Error('An encounter that was read once cannot be read again.')
      fight = {
        encounter: text,
        session: new Session<AnyScene, Command>(rules, setup, { seed: 'away' }),
        policies: new Map(),
      }
      this.fight = fight
    }
    const { session } = fight
    session.restore(moves.slice(session.ply).map((move) => ({ kind: 'move', move })))
    if (open !== null) session.restore([{ kind: 'open', open: { ...open, from: 0, next: null, given: [] } }])
    return session
  }
}

const answerOf = (question: Question, answer: number): AnswerValue =>
  question.kind === 'text' ? (question.presetText ?? '') : answerValue(question, answer)
