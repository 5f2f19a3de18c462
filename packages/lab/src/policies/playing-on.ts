import { roundOf, sideOf } from '@fray/kernel'
import type { Evaluation } from './evaluation.ts'
import type { Rehearsal } from './rehearsal.ts'

/** Commands after which a round counts as over. */
const MOST_COMMANDS = 120

/**
 * Plays on by the rule of thumb until `rounds` rounds have started after the entered one. Returns the mean of the
 * values for the combatant's side: after its own turn, which few dice have affected, and at the start of each of
 * those rounds. These points do not depend on what the combatant has done: otherwise those who end the round, or give
 * up, would be judged later than others.
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
  // A fight that ends early keeps its value.
  const last = evaluation.of(scene, side)
  return (sum + last * (rounds - count + (isOwn ? 1 : 0))) / (rounds + 1)
}
