import { type Answerer, type Branches, EVERY, type Question, type Random } from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'

/**
 * Who answers what a resolution asks. `nobody`: reactions are declined, everything else takes its preset. A policy answers
 * for everybody; where it draws lots, every lot is followed. `best`: each seat takes the answer that is best for its own
 * side, knowing the dice rolled so far and none that are still to come.
 */
export type Reactions = 'nobody' | 'best' | AnyPolicy

/** The answer of one who does not react: reactions are declined, other questions take their preset. */
export const declined = ({ decline, preset }: Question): number =>
  decline !== undefined && decline >= 0 ? decline : preset

/** Whether an answer may be chosen freely: it is a combatant's choice, from a list, made knowing what has happened. */
function isOpen(question: Question, branches: Branches): boolean {
  // What several seats decide at once and in secret is no choice in a game tree: nobody may know the others' answers.
  if (question.to < 0 || branches.together || question.kind === 'text') return false
  return question.kind !== 'number' || (question.min !== undefined && question.max !== undefined)
}

/** Leaves every combatant's choice open; the referee's rulings and secret answers take their presets. */
export const everyChoice =
  (branches: () => Branches): Answerer =>
  (question) =>
    isOpen(question, branches()) ? EVERY : declined(question)

/** The answers of one who never reacts. */
export const nobody: Answerer = (question) => declined(question)

/** A policy's answers; `random` is where it draws lots. */
export const answersOf =
  (policy: AnyPolicy, random: Random): Answerer =>
  (question, fight) =>
    policy.answer(fight, question, random)
