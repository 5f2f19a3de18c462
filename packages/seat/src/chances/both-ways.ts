import type { AnyScene, Command, Question } from '@fray/kernel'
import {
  type Consequence,
  consequenceSteps,
  declined,
  exactConsequenceSteps,
  type Odds,
  type OddsOptions,
  SENSIBLE,
  type Situation,
} from '@fray/lab'
import type { AnyPolicy } from '../live-fight.ts'

/** The odds of a command. */
interface BothWays {
  /** Without reactions. */
  readonly unanswered: Odds<Consequence>
  /** With sensible reactions; the same object if nobody is asked. */
  readonly odds: Odds<Consequence>
}

/**
 * The odds without reactions, and with everyone reacting. If not every branch can be followed, it samples at once,
 * because abandoned branches are the slowest part of a quick answer. With reactions there are more branches than
 * without. It runs step by step.
 */
export function* oddsBothWays(
  situation: Situation,
  command: Command,
  options: Omit<OddsOptions<Consequence>, 'reading' | 'reactions'>,
): Generator<void, BothWays> {
  const unasked = new Unasked()
  const unanswered = yield* consequenceSteps(situation, command, { ...options, reactions: unasked })
  if (!unasked.wasAsked) return { unanswered, odds: unanswered }
  const odds =
    unanswered.kind === 'exact'
      ? yield* exactConsequenceSteps(situation, command, { ...options, reactions: 'sensible' })
      : null
  if (odds !== null) return { unanswered, odds }
  const sensible = situation.rules.policies.get(SENSIBLE) as AnyPolicy
  return {
    unanswered,
    odds: yield* consequenceSteps(situation, command, { ...options, reactions: sensible, branches: 0 }),
  }
}

/** Never reacts, and records whether anyone could have. */
class Unasked implements AnyPolicy {
  readonly id = 'nobody'
  readonly about = 'Lets everything pass.'
  /** Whether a combatant was asked anything. */
  wasAsked = false

  /** Only answers; it gives no commands. */
  command(): never {
    throw new Error('Whoever lets everything pass commands nothing.')
  }

  /** Declines, or takes the preset. */
  answer(_scene: AnyScene, question: Question): number {
    this.wasAsked ||= question.to >= 0
    return declined(question)
  }
}
