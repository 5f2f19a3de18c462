import { seatOf } from '../base-facts.ts'
import { type Command, isRefusal, type PlainCommand } from '../command.ts'
import { checkCommand, readCommand } from '../execute.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { AnyRuleset, Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import { viewerOf } from '../view/lens.ts'
import { lookingThrough } from '../view/presence.ts'
import type { JournalOpen } from './journal.ts'
import type { IsMine } from './open-command.ts'

/** A fight between commands, in which seats say something. */
interface Standing<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly setup: Setup
  readonly scene: S
}

const positionOf = ({ seats }: Setup, id: string): number => seats.findIndex((seat) => seat.id === id)

/** Looks at the fight as the seat (by id) does: only those of whom it knows have a name, and are found by one. */
export function asSeat<S extends AnyScene, C extends Command, T>(
  { rules, scene, setup }: Standing<S, C>,
  seat: string,
  look: () => T,
): T {
  return lookingThrough(rules as AnyRuleset, scene, viewerOf(scene, positionOf(setup, seat)), look)
}

/** The command that the seat (by id) gives, or why it is not understood or not for this seat to give. */
export function commandOf<S extends AnyScene, C extends Command>(
  fight: Standing<S, C>,
  seat: string,
  plain: PlainCommand,
): C | Refusal {
  const { rules, scene, setup } = fight
  const at = positionOf(setup, seat)
  if (at < 0) return refuse('not-your-seat', `There is no seat "${seat}".`)
  const command = asSeat(fight, seat, () => readCommand(rules, scene, plain))
  if (isRefusal(command) || at === 0 || seatOf(scene, command.actor) === at) return command
  return refuse('not-your-seat', `The seat "${seat}" does not answer for ${String(plain.actor)}.`)
}

/** Why a command that takes nothing for granted any more is refused as the scene stands, or null. */
export function refusedHere<S extends AnyScene, C extends Command>(
  fight: Standing<S, C>,
  { seat, plain }: NonNullable<JournalOpen['next']>,
): Refusal | null {
  const { rules, scene } = fight
  const command = commandOf(fight, seat, plain)
  if (isRefusal(command)) return command
  if (rules.implied(scene, command) !== null) return null
  return asSeat(fight, seat, () => checkCommand(rules, scene, command))
}

/** Which questions the seat (by id) may answer. */
export function mineOf<S extends AnyScene, C extends Command>({ scene, setup }: Standing<S, C>, seat: string): IsMine {
  const at = positionOf(setup, seat)
  return ({ to }) => at === 0 || seatOf(scene, to) === at
}
