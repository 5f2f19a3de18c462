import { type Answerer, type Branches, EVERY, type Question, type Random } from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'

/**
 * Who answers what a resolution asks. `nobody`: reactions are declined, everything else takes its preset. A policy answers
 * for everybody; where it draws lots, every lot is followed. `best`: each seat takes the answer that is best for its own
 * side, knowing the dice rolled so far and none that are still to come. `sensible`: the same, but of its answers each seat
 * weighs only two, to do nothing and what {@link SENSIBLE} would do: far fewer ways.
 */
export type Reactions = 'nobody' | 'best' | 'sensible' | AnyPolicy

/** The policy that says what somebody sensible might do. Every ruleset has it. */
export const SENSIBLE = 'aggressive'

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

/** Leaves to each combatant two of its choices: to do nothing, and what the policy would do. */
export const sensibleChoices =
  (policy: AnyPolicy, branches: () => Branches): Answerer =>
  (question, fight) => {
    const open = branches()
    if (!isOpen(question, open)) return declined(question)
    const likely = policy.answer(fight, question, (n) => open.even(n))
    if (question.kind === 'number' || likely === declined(question)) return likely
    return open.option(question, [declined(question), likely])
  }

/** The answers of one who never reacts. */
export const nobody: Answerer = (question) => declined(question)

/** A policy's answers; `random` is where it draws lots. */
export const answersOf =
  (policy: AnyPolicy, random: Random): Answerer =>
  (question, fight) =>
    policy.answer(fight, question, random)
