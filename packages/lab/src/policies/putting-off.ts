import type { Command } from '@fray/kernel'
import { type Arm, armOf, surelyBetter } from './arms.ts'
import { type Rehearsal, sideAt } from './rehearsal.ts'
import type { Decision } from './thinking.ts'

/** Trials that tell whether a command that leaves everything to be done is good for anything. */
const GLANCES = 6

/**
 * The options without those that only put off what is to be done anyway (facing about, stowing something and drawing it
 * again): after them it is the same combatant's turn to command, and it is not surely better off for them. The trees below
 * would find whatever can be found without them, and put the lucky finds down to them, over and over.
 */
export function worthwhile({ options, rehearsal, seed }: Decision<Command>, actor: number): readonly Command[] {
  const glance = (command: Command): Arm<Command> => {
    const arm = armOf(command)
    for (let trial = 0; trial < GLANCES; trial++) {
      rehearsal.enter(trial, `${seed} glance ${trial}`)
      arm.worths.push(rehearsal.attempt(command) ? rehearsal.playOneTurnEach(actor) : Number.NaN)
    }
    return arm
  }
  const usual = options[0] as Command
  let before: Arm<Command> | null = null
  return options.filter((command) => {
    if (command === usual || !putsOff(rehearsal, seed, actor, command)) return true
    before ??= glance(usual)
    return surelyBetter(glance(command), before, 2) > 0
  })
}

/** Whether the same combatant commands again right after the command, and nobody has been hurt or helped by it. */
function putsOff(rehearsal: Rehearsal, seed: string, actor: number, command: Command): boolean {
  const scene = rehearsal.enter(0, `${seed} glance 0`)
  const side = sideAt(scene, actor)
  const before = rehearsal.evaluation.of(scene, side)
  if (!rehearsal.attempt(command) || rehearsal.advance() !== actor) return false
  return rehearsal.evaluation.of(scene, side) === before
}
