import { type Answerer, type Branches, EVERY, type Question, type Random } from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'

/**
 * Who answers the questions of a resolution. `nobody`: reactions are declined, everything else takes its preset. A
 * policy answers for everyone; its random draws are all followed. `best`: each seat takes the best answer for its own
 * side, knowing the dice rolled so far and none that are still to come. `sensible`: the same, but each seat considers
 * only two answers, doing nothing and what {@link SENSIBLE} would do: far fewer branches.
 */
export type Reactions = 'nobody' | 'best' | 'sensible' | AnyPolicy

/** The policy whose reactions count as sensible. Every ruleset has it. */
export const SENSIBLE = 'aggressive'

/** The answer without a reaction: reactions are declined, other questions take their preset. */
export const declined = ({ decline, preset }: Question): number =>
  decline !== undefined && decline >= 0 ? decline : preset

/** Whether an answer can be chosen freely: a combatant's choice from a list, made knowing what has happened. */
function isOpen(question: Question, branches: Branches): boolean {
  // Simultaneous secret decisions are not choices in a game tree: nobody may know the others' answers.
  if (question.to < 0 || branches.together || question.kind === 'text') return false
  return question.kind !== 'number' || (question.min !== undefined && question.max !== undefined)
}

/** Leaves every combatant's choice open; the referee's rulings and secret answers take their presets. */
export const everyChoice =
  (branches: () => Branches): Answerer =>
  (question) =>
    isOpen(question, branches()) ? EVERY : declined(question)

/** Leaves each combatant two choices: to do nothing, and what the policy would do. */
export const sensibleChoices =
  (policy: AnyPolicy, branches: () => Branches): Answerer =>
  (question, fight) => {
    const open = branches()
    if (!isOpen(question, open)) return declined(question)
    const likely = policy.answer(fight, question, (n) => open.even(n))
    if (question.kind === 'number' || likely === declined(question)) return likely
    return open.option(question, [declined(question), likely])
  }

/** Answers that never react. */
export const nobody: Answerer = (question) => declined(question)

/** A policy's answers; `random` supplies its random draws. */
export const answersOf =
  (policy: AnyPolicy, random: Random): Answerer =>
  (question, fight) =>
    policy.answer(fight, question, random)
