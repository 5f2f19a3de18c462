import {
  type AnyRuleset,
  type AnyScene,
  ASK,
  type Checkpoint,
  type Command,
  type DiceRequest,
  executeAgain,
  type FightEvent,
  InputError,
  type PassedOver,
  type Question,
  type RecordedAnswer,
  type RecordedDie,
  type RecordedInput,
  type Refusal,
  SUSPEND,
  Table,
  WentAnotherWay,
  withoutNames,
} from '@fray/kernel'
import { type Answers, Mismatch } from './case-answers.ts'

/** The dice of a case in order, and how many of them have been used. */
export class DiceStream {
  readonly dice: readonly RecordedDie[]
  taken = 0

  constructor(dice: readonly RecordedDie[]) {
    this.dice = dice
  }
}

/** Who was asked during a step, and who was not although a rule might have asked. */
export interface Heard {
  readonly questions: Question[]
  readonly passedOver: PassedOver[]
}

/** The dice and answers for a command of a case. */
export interface Streams {
  readonly dice: DiceStream
  readonly answers: Answers
  /** Whether the question is the one that the step leaves open. */
  readonly staysOpen: (question: Question) => boolean
  /** Receives everyone who is asked, and everyone whom a rule passes over. */
  readonly heard: Heard
}

/** The outcome of a command of a case. */
export type Outcome =
  | { readonly status: 'done'; readonly events: readonly FightEvent[] }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'asking'; readonly question: Question; readonly events: readonly FightEvent[] }
  | { readonly status: 'failed'; readonly message: string }

/**
 * Executes a command with dice and answers from the streams. A question without an answer leaves the fight unchanged.
 */
export function follow(rules: AnyRuleset, scene: AnyScene, command: Command, streams: Streams): Outcome {
  const inputs: RecordedInput[] = []
  let told: readonly FightEvent[] = []
  for (;;) {
    const table = Table.recorded({ inputs, dice: 'typed', answerer: askWithOptions })
    try {
      let moment: Checkpoint | null = null
      const outcome = executeAgain(rules, scene, command, table, {
        told,
        atMoment: () => {
          moment = scene.save()
        },
      })
      if (outcome.status === 'refused') return outcome
      const { events, passedOver } = outcome
      told = events
      if (outcome.status === 'done') {
        streams.heard.passedOver.push(...passedOver)
        scene.settle()
        return { status: 'done', events }
      }
      const next = whereItWaits(scene, moment, () => supply(scene, table, streams))
      if ('rule' in next) {
        streams.heard.passedOver.push(...passedOver)
        return { status: 'asking', question: next, events }
      }
      inputs.push(next)
    } catch (error) {
      if (error instanceof Mismatch || error instanceof InputError || error instanceof WentAnotherWay)
        return { status: 'failed', message: error.message }
      if (error === SUSPEND)
        return { status: 'failed', message: 'Whether the command is legal was asked of the table.' }
      return { status: 'failed', message: `The rules broke down: ${(error as Error).stack ?? String(error)}` }
    }
  }
}

/** Runs `look` on the fight at the point where the command waits: answers may be commands, which are checked there. */
function whereItWaits<T>(scene: AnyScene, moment: Checkpoint | null, look: () => T): T {
  if (moment === null) return look()
  const before = scene.save()
  scene.load(moment)
  try {
    return look()
  } finally {
    scene.load(before)
  }
}

/** Leaves everything open. Options that are built lazily must be built now, before the fight is rolled back. */
function askWithOptions(question: Question): number {
  void question.options
  return ASK
}

/** The input that the suspended command waits for, or the question that the case does not answer. */
function supply(scene: AnyScene, table: Table, { dice, answers, staysOpen, heard }: Streams): RecordedInput | Question {
  const awaited = table.awaited
  if (awaited === null) throw new Mismatch('The command stopped without saying what it waits for.')
  if ('sides' in awaited) return nextDie(awaited, dice)
  const given: RecordedAnswer['answers'][number][] = []
  for (const question of awaited) {
    heard.questions.push(question)
    const answer = answers.next(scene, question, staysOpen(question))
    if (answer === null) return question
    given.push(answer)
  }
  return { answers: given }
}

function nextDie({ sides, rule, why }: DiceRequest, stream: DiceStream): RecordedDie {
  const wanted = sides[0]
  const asks = `The rule ${rule} rolls a d${wanted} (${withoutNames(why)})`
  const die = stream.dice[stream.taken]
  if (die === undefined) throw new Mismatch(`${asks}, but the case gives no die for it.`)
  if (die.sides !== 0 && die.sides !== wanted) {
    throw new Mismatch(`${asks}, but the next die of the case is d${die.sides}=${die.face}.`)
  }
  if (die.face < 1 || die.face > wanted) throw new Mismatch(`${asks}, which cannot show ${die.face}.`)
  stream.taken++
  return { sides: wanted, face: die.face }
}
