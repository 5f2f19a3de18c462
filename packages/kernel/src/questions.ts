import type { Message } from './log/parts.ts'
import type { Refusal } from './refusal.ts'

/** The row that stands for the referee instead of a combatant's row. */
export const REFEREE = -1

/** A person's answer: a word (also yes and no) or a number. */
export type AnswerValue = string | number

/** One possible answer. */
export interface Option {
  readonly value: AnswerValue
  /**
   * Describes it. A message names combatants by row: a viewer who does not know one of them is not offered the
   * option.
   */
  readonly label: Message
  /**
   * Group heading when there may be many answers: the target, or what is done. Hosts show answers with the same
   * heading together.
   */
  readonly under?: Message
  /** Another common way to write it; the value is what is recorded. */
  readonly also?: string
  /** Set on an answer that someone might expect but the rules forbid: shown with its reason, never accepted. */
  readonly refusal?: Refusal
}

/**
 * What a rule asks in the middle of a resolution. A question goes to the seat that answers for a combatant (or to the
 * referee); rules do not know seats. `R` are the ids of the rules that may ask.
 */
export interface Question<R extends string = string> {
  /** The rule that calls for the decision. */
  readonly rule: R
  /** The rule that refuses any other answer, if it is not `rule`. */
  readonly refusedBy?: R
  /** `choice` takes one of the options, `number` a whole number from `min` to `max`, `text` any text. */
  readonly kind: 'choice' | 'number' | 'text'
  /** The combatant whose seat decides, or {@link REFEREE}. */
  readonly to: number
  /** The question as a message, which names combatants by row. */
  readonly prompt: Message
  readonly options: readonly Option[]
  /**
   * For questions that any command of the asked combatant may answer, in addition to the options: the answer's
   * position (after those of the options) for a command without its actor, or a refusal. Called while the fight is at
   * the question.
   */
  command?(words: string): number | Refusal
  /** The value of one answer, for questions that build their options lazily or accept commands. */
  valueAt?(position: number): AnswerValue
  /** The label of one option, for questions that build their options lazily. */
  labelAt?(position: number): Message | undefined
  /** The default answer: a position in `options`, a number, or (for texts) the text in `presetText`. */
  readonly preset: number
  readonly presetText?: string
  /** For texts: why this text is not accepted, or null. A table refuses it before the rules see it. */
  readonly textProblem?: (text: string) => Refusal | null
  readonly min?: number
  readonly max?: number
  /** Position of the option that does nothing, for reactions; -1 or missing if there is none. */
  readonly decline?: number
  /** Marks a reaction: a seat can choose to be asked, to let its policy answer, or always to decline. */
  readonly reaction?: boolean
  /**
   * Why no answer can change anything, as everyone at the table can tell: `even +2 would not help`. Seats are then
   * asked only if they want to be. Never set if it would reveal something hidden from a seat.
   */
  readonly pointless?: Message
  /**
   * For reactions, what is at stake: `own` if the event affects the asked combatant and an answer may undo it; `none`
   * if it hurts nobody; `free` if reacting costs and risks nothing. Missing if none applies, or if it would reveal
   * something hidden from the seat.
   */
  readonly stake?: 'own' | 'none' | 'free'
  /** For reactions, what happened, without who is asked: the same for everyone asked at once. */
  readonly event?: Message
  /** Declining leaves no event: nobody learns that the question was asked. */
  readonly quiet?: boolean
  /**
   * Only declining is left, because all other options name things that the referee hides from the seat: it is
   * declined without asking.
   */
  readonly emptied?: boolean
  /** Nobody but the asked seat may know the answer until the rules reveal it. */
  readonly secret?: boolean
  /**
   * Which of several moments of one rule asks, a word such as `announce`, `step` or `roll`: for scripts and settings.
   */
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

/** Dice rolled by hand: the request for them when a fight is played with physical dice. */
export interface DiceRequest {
  readonly kind: 'dice'
  /** The combatant who rolls, or {@link REFEREE}. */
  readonly to: number
  /** Sides of each die, in order. */
  readonly sides: readonly number[]
  /** The rule that calls for the roll. */
  readonly rule: string
  /** What the roll is for, as the part of the number will name it. */
  readonly why: Message
}
