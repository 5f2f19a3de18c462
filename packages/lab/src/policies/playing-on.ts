import { roundOf, sideOf } from '@fray/kernel'
import type { Evaluation } from './evaluation.ts'
import type { Rehearsal } from './rehearsal.ts'

/** Commands after which a round is taken to be over. */
const MOST_COMMANDS = 120

/**
 * Lets the rule of thumb play on until so many rounds have begun after the one that was entered. Returns the mean of the
 * worths for the combatant's side: when its own turn is over, which few dice have touched, and at the beginning of each
 * of those rounds. The moments do not depend on what the combatant has done: else those who end the round, or give up,
 * would be judged later than others.
 */
export function playRounds(rehearsal: Rehearsal, evaluation: Evaluation, row: number, rounds: number): number {
  const { scene, entered } = rehearsal
  const side = sideOf(scene, row)
  let isOwn = true
  let sum = 0
  let count = 0
  for (let i = 0; i < MOST_COMMANDS * rounds; i++) {
    const actor = rehearsal.advance()
    if (actor < 0) break
    if (isOwn && actor !== row) {
      isOwn = false
      sum += evaluation.of(scene, side)
    }
    if (roundOf(scene) > entered + count) {
      sum += evaluation.of(scene, side)
      count++
      if (count === rounds) break
    }
    rehearsal.give(rehearsal.usual(actor))
  }
  // What is decided sooner stays as it is.
  const last = evaluation.of(scene, side)
  return (sum + last * (rounds - count + (isOwn ? 1 : 0))) / (rounds + 1)
}
