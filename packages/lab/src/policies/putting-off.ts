import { type Command, sideOf } from '@fray/kernel'
import { type Arm, armOf } from './arms.ts'
import type { Evaluation } from './evaluation.ts'
import type { Decision } from './thinking.ts'

/** Standard errors more by which a command must be better that leaves everything to be done. */
const RESERVE = 1

/**
 * The options as arms, with a reserve about those that only put off what is to be done anyway (facing about, stowing
 * something and drawing it again, but also a step before a blow): after them it is the same combatant's turn to command,
 * and they could be given again and again, as often as the dice tried out happen to fall well for one of them.
 */
export function armsOf(decision: Decision<Command>, evaluation: Evaluation, actor: number): Arm<Command>[] {
  return decision.options.map((command, i) =>
    armOf(command, i > 0 && putsOff(decision, evaluation, actor, command) ? RESERVE : 0),
  )
}

/** Whether the same combatant commands again right after the command, and nobody has been hurt or helped by it. */
function putsOff(
  { rehearsal, seed }: Decision<Command>,
  evaluation: Evaluation,
  actor: number,
  command: Command,
): boolean {
  const scene = rehearsal.enter(0, `${seed} glance 0`)
  const side = sideOf(scene, actor)
  const before = evaluation.of(scene, side)
  if (!rehearsal.attempt(command) || rehearsal.advance() !== actor) return false
  return evaluation.of(scene, side) === before
}
