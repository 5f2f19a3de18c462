import { seatOf } from '../base-facts.ts'
import type { Command } from '../command.ts'
import type { Question } from '../questions.ts'
import type { Policy, Random, Underway } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { type Answerer, ASK } from '../table/table.ts'

/** Whether a reaction is asked about each time, only where it matters, answered by the seat's policy, or never taken. */
export type ReactionSetting = 'ask' | 'matters' | 'auto' | 'never'

/**
 * How a person's seat wants to be asked. `reactions`: ask each time, ask where it matters (hosts decide that: a
 * session asks every time), let the seat's policy answer, or never react. `decisions`: ask each time, or take each
 * question's default.
 */
export interface SeatSettings {
  readonly reactions: ReactionSetting
  /** Exceptions for single reactions, by the rule that asks. */
  readonly byRule?: Readonly<Record<string, ReactionSetting>>
  readonly decisions: 'ask' | 'default'
  /** Whether to ask when no answer could matter (see {@link Question.pointless}): no, by default. */
  readonly pointless?: 'ask' | 'skip'
}

export const ASK_EVERYTHING: SeatSettings = { reactions: 'ask', decisions: 'ask' }

/** How people at a table are asked by default. */
export const ASK_WHAT_MATTERS: SeatSettings = { reactions: 'matters', decisions: 'ask' }

/** The setting of a seat for a reaction. */
export const settingFor = ({ reactions, byRule }: SeatSettings, { rule }: Pick<Question, 'rule'>): ReactionSetting =>
  byRule?.[rule] ?? reactions

/** Whether the reaction is declined silently because it could not matter. */
const isSkipped = ({ pointless }: SeatSettings, question: Question): boolean =>
  question.pointless !== undefined && pointless !== 'ask' && (question.decline ?? -1) >= 0

/** Answers what the seats' settings and policies decide; everything else is asked. */
export function answererOf<S extends AnyScene, C extends Command>(
  policies: readonly (Policy<S, C> | null)[],
  settings: readonly SeatSettings[],
  fallback: Policy<S, C> | null,
  random: Random,
  underway: () => Underway<C> | undefined = () => undefined,
): Answerer {
  return (question: Question, fight: never): number => {
    const scene = fight as S
    const seat = seatOf(scene, question.to)
    const policy = policies[seat] ?? null
    if (policy !== null) return policy.answer(scene, question, random, underway())
    const wish = settings[seat] ?? ASK_EVERYTHING
    if (question.reaction === true) {
      if (isSkipped(wish, question)) return question.decline ?? question.preset
      const wanted = settingFor(wish, question)
      if (wanted === 'never' && question.decline !== undefined && question.decline >= 0) return question.decline
      if (wanted === 'auto' && fallback !== null) return fallback.answer(scene, question, random, underway())
      return ASK
    }
    return wish.decisions === 'default' ? question.preset : ASK
  }
}
