import {
  type AnswerValue,
  type AnyScene,
  nameOf,
  nearest,
  type Question,
  type Refusal,
  readAnswer,
  refusalSeen,
  rowOfName,
  type Sheet,
  said,
  seatOf,
  seesOf,
} from '@fray/kernel'
import type { CaseHabits } from './case-habits.ts'
import type { CaseAnswer } from './cases.ts'

/** Thrown if a case gives the wrong dice or answers; the message explains it. */
export class Mismatch extends Error {}

/** A parsed answer of a case. */
interface Given {
  readonly value: AnswerValue
  /** Name of the combatant, in lower case; null for the next one asked. */
  readonly name: string | null
  /** The rule that must refuse it. */
  readonly refused: string | null
  readonly moment: string | null
  taken: boolean
}

function readGiven(answer: CaseAnswer): Given {
  if (typeof answer !== 'object') return { value: answer, name: null, refused: null, moment: null, taken: false }
  const { at, refused, value, ...named } = answer as Readonly<Record<string, AnswerValue | undefined>>
  const [name, own] = Object.entries(named)[0] ?? [null, value]
  return {
    value: own as AnswerValue,
    name: name === null ? null : name.toLowerCase(),
    refused: refused === undefined ? null : String(refused),
    moment: at === undefined ? null : String(at),
    taken: false,
  }
}

/** How many of the questions to a combatant are listed if one of its answers is left over. */
const TOLD = 3

/**
 * The answers of a case. Answers that name a combatant wait, in order, for the first question to that combatant that
 * offers them; the other questions take the rest, in order.
 */
export class Answers {
  private readonly given: readonly Given[]
  private readonly written: readonly CaseAnswer[]
  private readonly habits: CaseHabits
  /** The questions so far, as sentences by who was asked, in lower case; and whether a reaction took its preset. */
  private readonly asked: { readonly name: string; readonly text: string; readonly preset: boolean }[] = []

  constructor(written: readonly CaseAnswer[], habits: CaseHabits) {
    this.written = written
    this.given = written.map(readGiven)
    this.habits = habits
  }

  /** Returns a function that restores the present position. */
  mark(): () => void {
    const taken = this.given.map((one) => one.taken)
    const asked = this.asked.length
    return () => {
      this.given.forEach((one, i) => {
        one.taken = taken[i]
      })
      this.asked.length = asked
    }
  }

  /**
   * The answer to a question, or null if the case has none. `open` marks a question that stays open unless an answer
   * names the asked combatant. Throws {@link Mismatch} if an answer is not handled as the case says.
   */
  next(scene: AnyScene, question: Question, open: boolean): AnswerValue | null {
    const name = nameOf(scene, question.to).toLowerCase()
    const named = this.namedAnswer(scene, question, name)
    const preset = named === null && question.reaction === true && this.habits.reactions !== 'answers'
    this.asked.push({ name, text: askedText(scene, question), preset })
    if (named !== null) return named
    if (!preset) return this.inOrder(scene, question)
    if (open) return null
    return this.habits.reactions === 'decline' ? declineOf(question) : presetOf(question)
  }

  private namedAnswer(scene: AnyScene, question: Question, name: string): AnswerValue | null {
    for (;;) {
      const first = this.given.find((one) => !one.taken && one.name === name)
      if (first === undefined || (first.moment !== null && first.moment !== (question.moment ?? null))) return null
      const read = readAnswer(question, first.value)
      if (first.refused === null) {
        if (typeof read !== 'number') return null
        first.taken = true
        return first.value
      }
      const offered = typeof read === 'number' || question.options.some((o) => o.refusal === read)
      if (!offered && read.rule !== first.refused) return null
      mustRefuse(scene, question, first, read)
      first.taken = true
    }
  }

  private inOrder(scene: AnyScene, question: Question): AnswerValue | null {
    for (;;) {
      const first = this.given.find((one) => !one.taken && one.name === null)
      if (first === undefined) return null
      const read = readAnswer(question, first.value)
      if (first.refused !== null) mustRefuse(scene, question, first, read)
      else if (typeof read !== 'number') {
        const said = `the answer ${JSON.stringify(first.value)} is refused (${read.rule}): ${refusalSeen(read, scene).reason}`
        throw new Mismatch(`${askedText(scene, question)}, and ${said}`)
      }
      first.taken = true
      if (first.refused === null) return first.value
    }
  }

  /** Unused answers: their positions, and a message for each. */
  leftOver(scene: AnyScene): readonly { readonly at: number; readonly message: string }[] {
    return this.given.flatMap((one, at) => {
      if (one.taken) return []
      const message = `The answer ${JSON.stringify(this.written[at])} is left over: nothing asks for it.`
      return [{ at, message: [message, ...this.whyLeft(scene, one)].join('\n') }]
    })
  }

  private whyLeft(scene: AnyScene, { name, value }: Given): string[] {
    if (name === null) {
      const reaction = this.asked.find((one) => one.preset)
      if (reaction === undefined) return []
      const example = JSON.stringify({ [nameFor(scene, reaction.name)]: value }).replaceAll('"', '')
      return [`Reactions take their preset unless an answer names who is asked, as in ${example}.`]
    }
    if (name !== 'referee' && rowOfName(scene, name) < 0) {
      const near = nearest(name, ['referee', ...scene.sheets.map((sheet) => (sheet as Sheet).name)])
      return [`There is no combatant "${name}".${near === null ? '' : ` Did you mean "${near}"?`}`]
    }
    const who = nameFor(scene, name)
    const texts = this.asked.filter((one) => one.name === name).map(({ text }) => text)
    if (texts.length === 0) return [`${who} is not asked anything.`]
    const earlier = texts.length > TOLD ? [`${who} is asked ${texts.length} times, and last:`] : []
    return [...earlier, ...texts.slice(-TOLD).map((text) => `${text}.`)]
  }
}

const nameFor = (scene: AnyScene, name: string): string =>
  name === 'referee' ? name : nameOf(scene, rowOfName(scene, name))

/** Checks that a question refuses an answer, by the rule that the case names. */
function mustRefuse(scene: AnyScene, question: Question, { value, refused }: Given, read: number | Refusal): void {
  const answer = `the answer ${JSON.stringify(value)} should be refused by ${refused}`
  if (typeof read === 'number') throw new Mismatch(`${askedText(scene, question)}: ${answer}, but is taken.`)
  if (read.rule === refused) return
  throw new Mismatch(
    `${askedText(scene, question)}: ${answer}, but is by ${read.rule}: ${refusalSeen(read, scene).reason}`,
  )
}

/** The answer that declines a reaction; its preset if there is none. */
function declineOf(question: Question): AnswerValue {
  const option = question.options[question.decline ?? -1]
  return option === undefined ? presetOf(question) : option.value
}

/** The default answer. */
function presetOf({ kind, options, preset, presetText }: Question): AnswerValue {
  if (kind === 'choice') return (options[preset] as { value: AnswerValue }).value
  return kind === 'text' ? (presetText ?? '') : preset
}

/** `The rule morale-fail asks the referee "Flee or parley?" (flee, parley)`. */
export function askedText(scene: AnyScene, question: Question): string {
  const { rule, kind, options, min, max, moment } = question
  const { words } = said(question.prompt, seesOf(scene))
  const legal = options.filter((o) => o.refusal === undefined).map((o) => String(o.value))
  const choices =
    kind === 'choice' ? legal.join(', ') : kind === 'number' ? `${min ?? 'any'} to ${max ?? 'any'}` : 'any words'
  const seat = whoIsAsked(scene, question)
  const name = nameOf(scene, question.to)
  const who = seat === name || question.to < 0 ? seat : `${name} (seat ${seat})`
  return `The rule ${rule} asks ${who}${moment === undefined ? '' : ` at ${moment}`} "${words}" (${choices})`
}

/** The id of the asked seat. */
export const whoIsAsked = (scene: AnyScene, question: Question): string =>
  scene.setup.seats[seatOf(scene, question.to)]?.id ?? 'referee'
