import { type Command, sideOf } from '@fray/kernel'
import { type Arm, armOf } from './arms.ts'
import type { Evaluation } from './evaluation.ts'
import type { Decision } from './thinking.ts'

/** Additional standard errors by which a command must win if it leaves everything still to be done. */
const RESERVE = 1

/**
 * The options as alternatives, with a reserve on those that only postpone what is to be done anyway (turning around,
 * stowing something and drawing it again, but also a step before an attack): after them the same combatant commands
 * again, and they could be repeated whenever the trial dice happen to favour one of them.
 */
export function armsOf(decision: Decision<Command>, evaluation: Evaluation, actor: number): Arm<Command>[] {
  return decision.options.map((command, i) =>
    armOf(command, i > 0 && putsOff(decision, evaluation, actor, command) ? RESERVE : 0),
  )
}

/** Whether the same combatant commands again right after the command, and it has hurt or helped nobody. */
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
