import type { Message } from './log/parts.ts'
import type { Refusal } from './refusal.ts'

/** The row that stands for the referee wherever a combatant's row could stand. */
export const REFEREE = -1

/** What a person may answer: a word, a number, or yes and no as words. */
export type AnswerValue = string | number

/** One possible answer. */
export interface Option {
  readonly value: AnswerValue
  /** What it is. A message says by row whom and what it names: who does not know of one is not offered it. */
  readonly label: Message
  /**
   * What it is about, in words, where there may be many answers: whom it goes at, what is done. Hosts show those with the same
   * words together.
   */
  readonly under?: Message
  /** Another way to write it, where one is usual; what is recorded is the value. */
  readonly also?: string
  /** Set on an answer that somebody might expect but the rules forbid: shown with its reason, never taken. */
  readonly refusal?: Refusal
}

/**
 * What a rule asks in the middle of a resolution. Questions are put to the one who answers for a combatant (or to the
 * referee); rules do not know seats. `R` are the ids of the rules that may ask.
 */
export interface Question<R extends string = string> {
  /** The rule that calls for the decision. */
  readonly rule: R
  /** The rule that refuses any other answer, where it is not `rule` itself. */
  readonly refusedBy?: R
  /** `choice` takes one of the options, `number` a whole number from `min` to `max`, `text` any words. */
  readonly kind: 'choice' | 'number' | 'text'
  /** The combatant whose seat decides, or {@link REFEREE}. */
  readonly to: number
  /** The question, which says by row whom and what it is about. */
  readonly prompt: Message
  readonly options: readonly Option[]
  /**
   * For questions that any command of the asked combatant may answer, in addition to the options: the answer's position (beyond those of the
   * options) for a command without its actor, or why it is refused. Called while the fight stands where the question is put.
   */
  command?(words: string): number | Refusal
  /** The value of one answer, for questions that work their options out when somebody reads them all, or take commands. */
  valueAt?(position: number): AnswerValue
  /** The label of one option, for questions that work their options out when somebody reads them all. */
  labelAt?(position: number): Message | undefined
  /** What is taken when nobody says otherwise: a position in `options`, a number, or (for texts) a text in `presetText`. */
  readonly preset: number
  readonly presetText?: string
  /** For texts: why these words are no answer, or null. A table refuses them before the rules see them. */
  readonly textProblem?: (text: string) => Refusal | null
  readonly min?: number
  readonly max?: number
  /** Position of the option that does nothing, for reactions; -1 or left out where there is none. */
  readonly decline?: number
  /** A reaction: a seat may have it asked, answered by its policy, or always declined. */
  readonly reaction?: boolean
  /**
   * Why no answer can change anything, as everybody at the table can work out: `even +2 would not help`. Seats are then not
   * asked unless they want to be. Never set where that says something that a seat may not know.
   */
  readonly pointless?: Message
  /**
   * For reactions, what is at stake: `own` where what happened falls on the one who is asked, and an answer may undo it; `none` where
   * it hurts nobody; `free` where stepping in costs and risks nothing. Left out where neither is so, or where it says something that its seat may not know.
   */
  readonly stake?: 'own' | 'none' | 'free'
  /** For reactions, what happened, without who is asked: the same for all who are asked at once. */
  readonly event?: Message
  /** Declining it leaves no event: nobody learns that it was asked. */
  readonly quiet?: boolean
  /** Nothing but to decline is left of it, since all else names what the referee hides from its seat: it is declined, and nobody is asked. */
  readonly emptied?: boolean
  /** Nobody but the asked seat may know the answer until the rules reveal it. */
  readonly secret?: boolean
  /** Which of several moments of one rule asks, a word such as `announce`, `step` or `roll`: for scripts and settings. */
  readonly moment?: string
}

/**
 * A choice among options, the usual question.
 * @example
 * ```ts
 * import { Table } from '@fray/kernel'
 * import { choice, defineTables, person, plainly, Scene, type Setup, say } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const options = [{ value: 'no', label: plainly('no') }, { value: 'duck', label: plainly('duck') }]
 * const prompt = say('{by} hits {who}: does {who} duck?', { by: person(gob), who: person(ada) })
 * const question = choice('duck', ada, prompt, options)
 * scene.table = Table.recorded({ inputs: [{ answers: ['duck'] }] })
 * console.log(scene.ask({ ...question, reaction: true, decline: 0 })) // 1
 * ```
 */
export function choice<R extends string>(
  rule: R,
  to: number,
  prompt: Message,
  options: readonly Option[],
  preset = 0,
): Question<R> {
  return { rule, kind: 'choice', to, prompt, options, preset }
}

/** Dice that somebody rolls at the wooden table: what is asked for when a fight is played with real dice. */
export interface DiceRequest {
  readonly kind: 'dice'
  /** The combatant who rolls, or {@link REFEREE}. */
  readonly to: number
  /** Sides of each die, in order. */
  readonly sides: readonly number[]
  /** The rule that calls for the roll. */
  readonly rule: string
  /** For what, as a part of the number will say it. */
  readonly why: Message
}
