import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  type DiceRequest,
  execute,
  type FightEvent,
  nameOf,
  type Question,
  Recorder,
  type Refusal,
  readAnswer,
  SUSPEND,
  seatOf,
  Table,
  type TapeAnswer,
  type TapeDie,
  type TapeEntry,
  TapeError,
} from '@fray/kernel'
import type { CaseAnswer } from './cases.ts'

/** Dice and answers in order, as a case lists them, and how many of them have been taken. */
export class Stream {
  readonly dice: readonly TapeDie[]
  readonly answers: readonly CaseAnswer[]
  diceTaken = 0
  answersTaken = 0

  constructor(dice: readonly TapeDie[], answers: readonly CaseAnswer[]) {
    this.dice = dice
    this.answers = answers
  }
}

/** What became of a command of a case. */
export type Outcome =
  | { readonly status: 'done'; readonly events: readonly FightEvent[] }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'asking'; readonly question: Question; readonly events: readonly FightEvent[] }
  | { readonly status: 'failed'; readonly message: string }

/** Thrown where a case gives the wrong dice or answers; the message says so. */
class Mismatch extends Error {}

/** Does a command with dice and answers from the streams. A question without an answer leaves the fight as it was. */
export function follow(rules: AnyRuleset, scene: AnyScene, command: Command, dice: Stream, answers: Stream): Outcome {
  const tape: TapeEntry[] = []
  let told: readonly string[] = []
  for (;;) {
    const table = Table.taped({ tape, dice: 'typed' })
    const recorder = new Recorder()
    scene.table = table
    scene.recorder = recorder
    try {
      const outcome = execute(rules, scene, command)
      if (outcome.status === 'refused') return outcome
      const events = recorder.take()
      told = sameSoFar(told, events)
      if (outcome.status === 'done') {
        scene.settle()
        return { status: 'done', events }
      }
      const next = supply(scene, table, dice, answers)
      if ('rule' in next) return { status: 'asking', question: next, events }
      tape.push(next)
    } catch (error) {
      if (error instanceof Mismatch || error instanceof TapeError) return { status: 'failed', message: error.message }
      if (error === SUSPEND)
        return { status: 'failed', message: 'Whether the command is legal was asked of the table.' }
      return { status: 'failed', message: `The rules broke down: ${(error as Error).stack ?? String(error)}` }
    }
  }
}

/** The events as text, which must begin as those before did: executing a command again tells the same. */
function sameSoFar(before: readonly string[], events: readonly FightEvent[]): readonly string[] {
  const now = events.map(canonical)
  const other = before.findIndex((event, i) => event !== now[i])
  if (other >= 0) {
    const said = `Executed again, the command went another way: event ${other + 1} was ${before[other]}`
    throw new Mismatch(`${said}, now ${now[other] ?? 'nothing'}.`)
  }
  return now
}

/** The entry that the suspended command waits for, or the question that the case does not answer. */
function supply(scene: AnyScene, table: Table, dice: Stream, answers: Stream): TapeEntry | Question {
  const awaited = table.awaited
  if (awaited === null) throw new Mismatch('The command stopped without saying what it waits for.')
  if ('sides' in awaited) return nextDie(awaited, dice)
  const given: TapeAnswer['answers'][number][] = []
  for (const question of awaited) {
    const answer = nextAnswer(scene, question, answers)
    if (answer === null) return question
    given.push(answer)
  }
  return { answers: given }
}

function nextDie({ sides, rule, why }: DiceRequest, stream: Stream): TapeDie {
  const wanted = sides[0] as number
  const asks = `The rule ${rule} rolls a d${wanted} (${why})`
  const die = stream.dice[stream.diceTaken]
  if (die === undefined) throw new Mismatch(`${asks}, but the case gives no die for it.`)
  if (die.sides !== 0 && die.sides !== wanted) {
    throw new Mismatch(`${asks}, but the next die of the case is d${die.sides}=${die.face}.`)
  }
  if (die.face < 1 || die.face > wanted) throw new Mismatch(`${asks}, which cannot show ${die.face}.`)
  stream.diceTaken++
  return { sides: wanted, face: die.face }
}

function nextAnswer(scene: AnyScene, question: Question, stream: Stream): string | number | null {
  for (;;) {
    const answer = stream.answers[stream.answersTaken]
    if (answer === undefined) return null
    const value = typeof answer === 'object' ? answer.value : answer
    const read = readAnswer(question, value)
    if (typeof answer !== 'object') {
      if (typeof read !== 'number') {
        const said = `${askedText(scene, question)}, and the answer ${JSON.stringify(value)} is refused (${read.rule}): ${read.reason}`
        throw new Mismatch(said)
      }
      stream.answersTaken++
      return answer
    }
    if (typeof read === 'number') {
      const said = `${askedText(scene, question)}: the answer ${JSON.stringify(value)} should be refused by ${answer.refused}, but is taken.`
      throw new Mismatch(said)
    }
    if (read.rule !== answer.refused) {
      const said = `The answer ${JSON.stringify(value)} should be refused by ${answer.refused}, but is by ${read.rule}: ${read.reason}`
      throw new Mismatch(said)
    }
    stream.answersTaken++
  }
}

/** `The rule morale-fail asks the referee "Flee or parley?" (flee, parley)`. */
export function askedText(scene: AnyScene, question: Question): string {
  const { rule, kind, prompt, about, options, min, max } = question
  const words = prompt.replace(/\{(\d+)\}/g, (_, i: string) => nameOf(scene, about[Number(i)] ?? -1))
  const legal = options.filter((o) => o.refusal === undefined).map((o) => String(o.value))
  const choices =
    kind === 'choice' ? legal.join(', ') : kind === 'number' ? `${min ?? 'any'} to ${max ?? 'any'}` : 'any words'
  return `The rule ${rule} asks ${whoIsAsked(scene, question)} "${words}" (${choices})`
}

/** The seat that is asked, by its id. */
export const whoIsAsked = (scene: AnyScene, question: Question): string =>
  scene.setup.seats[seatOf(scene, question.to)]?.id ?? 'referee'
