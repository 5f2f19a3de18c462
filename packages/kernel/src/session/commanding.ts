import { seatOf } from '../base-facts.ts'
import { type Command, isRefusal, isRefusalSeen, type PlainCommand } from '../command.ts'
import { checkCommand, readCommand } from '../execute.ts'
import { refusalSeen } from '../log/sees.ts'
import { type Refusal, type RefusalSeen, refuse } from '../refusal.ts'
import type { AnyRuleset, Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import { lookingThrough } from '../view/presence.ts'
import { viewerOf } from '../view/viewer.ts'
import type { JournalOpen } from './journal.ts'
import type { IsMine } from './open-command.ts'

/** A fight between commands. */
interface Standing<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly setup: Setup
  readonly scene: S
}

const positionOf = ({ seats }: Setup, id: string): number => seats.findIndex((seat) => seat.id === id)

/** Runs `look` as the seat (by id) sees the fight: only combatants that it knows have names and can be found by them. */
export function asSeat<S extends AnyScene, C extends Command, T>(
  { rules, scene, setup }: Standing<S, C>,
  seat: string,
  look: () => T,
): T {
  return lookingThrough(rules as AnyRuleset, scene, viewerOf(scene, positionOf(setup, seat)), look)
}

/** Reads the command of a seat (by id), or refuses it if it is not understood or not this seat's to give. */
export function commandOf<S extends AnyScene, C extends Command>(
  fight: Standing<S, C>,
  seat: string,
  plain: PlainCommand,
): C | RefusalSeen {
  const { rules, scene, setup } = fight
  const at = positionOf(setup, seat)
  if (at < 0) {
    return refusalSeen(refuse('not-your-seat', 'There is no seat "{seat}".', { seat: { said: seat } }), scene)
  }
  return asSeat(fight, seat, () => {
    const command = readCommand(rules, scene, plain)
    if (isRefusal(command)) return refusalSeen(command, scene)
    if (at === 0 || seatOf(scene, command.actor) === at) return command
    const slots = { seat: { said: seat }, who: { said: String(plain.actor) } }
    return refusalSeen(refuse('not-your-seat', 'The seat "{seat}" does not answer for {who}.', slots), scene)
  })
}

/** The refusal, or null, as the seat (by id) may know it. */
export function seenBy<S extends AnyScene, C extends Command>(
  fight: Standing<S, C>,
  seat: string,
  refused: () => Refusal | null,
): RefusalSeen | null {
  return asSeat(fight, seat, () => {
    const refusal = refused()
    return refusal === null ? null : refusalSeen(refusal, fight.scene)
  })
}

/** Why a command whose implied steps are done is refused in the scene's state, or null. */
export function refusedHere<S extends AnyScene, C extends Command>(
  fight: Standing<S, C>,
  { seat, plain }: NonNullable<JournalOpen['next']>,
): RefusalSeen | null {
  const { rules, scene } = fight
  const command = commandOf(fight, seat, plain)
  if (isRefusalSeen(command)) return command
  if (rules.implied(scene, command) !== null) return null
  return seenBy(fight, seat, () => checkCommand(rules, scene, command))
}

/** Which questions the seat (by id) may answer. */
export function mineOf<S extends AnyScene, C extends Command>({ scene, setup }: Standing<S, C>, seat: string): IsMine {
  const at = positionOf(setup, seat)
  return ({ to }) => at === 0 || seatOf(scene, to) === at
}
