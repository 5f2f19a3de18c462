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
  /** Where nobody reacts. */
  readonly unanswered: Odds<Consequence>
  /** Where everybody reacts sensibly; the very same where nobody is asked. */
  readonly odds: Odds<Consequence>
}

/**
 * The odds where nobody reacts, and where everybody does. What cannot be followed to the end is sampled at once: ways that are
 * given up are the slowest part of a quick answer. With reactions there are more of them than without. It goes step by step.
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

/** One who never reacts, and who knows whether anybody could have. */
class Unasked implements AnyPolicy {
  readonly id = 'nobody'
  readonly about = 'Lets everything pass.'
  /** Whether a combatant was asked anything. */
  wasAsked = false

  /** It is there to answer, and commands nothing. */
  command(): never {
    throw new Error('Whoever lets everything pass commands nothing.')
  }

  /** Declines, or takes what goes without saying. */
  answer(_scene: AnyScene, question: Question): number {
    this.wasAsked ||= question.to >= 0
    return declined(question)
  }
}
