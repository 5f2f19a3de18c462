import { type Command, isRefusal } from '../command.ts'
import { type FightEvent, type PassedOver, Recorder } from '../events.ts'
import { type Attempt, execute, readCommand } from '../execute.ts'
import { refusalSeen } from '../log/sees.ts'
import type { Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { canonical, digest, fingerprint } from '../state/fingerprint.ts'
import type { Checkpoint } from '../state/state.ts'
import { Table } from '../table/table.ts'
import type { JournalMove } from './journal.ts'
import type { Played } from './replies.ts'

/** Thrown if a command executed again takes another course: the rules are not deterministic. */
export class WentAnotherWay extends Error {
  override name = 'WentAnotherWay'
}

/** The result of an execution, its events, and whom rules would have asked but did not. */
export type Execution = Attempt & {
  readonly events: readonly FightEvent[]
  readonly beforeAsked: number
  readonly passedOver: readonly PassedOver[]
}

/** How an execution is listened to. */
interface Listening {
  /** What was told when it was executed before. */
  readonly told?: readonly FightEvent[]
  readonly atMoment?: () => void
}

/**
 * Executes a command with the dice and answers on the table, and records it. `told` are the events of the previous
 * execution up to the missing answer: the same events must occur again.
 * @throws {@link WentAnotherWay} if they do not
 */
export function executeAgain<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
  table: Table,
  { told = [], atMoment }: Listening = {},
): Execution {
  const recorder = new Recorder()
  scene.table = table
  scene.recorder = recorder
  const attempt = execute(rules, scene, command, atMoment)
  const { passedOver, beforeAsked } = recorder
  const events = recorder.take()
  if (attempt.status !== 'refused') checkSame(told, events)
  return { ...attempt, events, beforeAsked, passedOver }
}

function checkSame(before: readonly FightEvent[], events: readonly FightEvent[]): void {
  for (const [i, event] of before.entries()) {
    const was = canonical(event)
    const now = events[i] === undefined ? 'nothing' : canonical(events[i])
    if (now !== was) {
      throw new WentAnotherWay(
        `Executed again, the command went another way: event ${i + 1} was ${was}, now ${now}. The rules are not deterministic.`,
      )
    }
  }
}

/** The record of a command that has just been executed; the scene is in the state after it. */
export function playedNow(
  scene: AnyScene,
  { ply, seat, command, inputs, from }: Pick<JournalMove, 'ply' | 'seat' | 'command' | 'inputs' | 'from'>,
  { events, beforeAsked }: Pick<Played, 'events' | 'beforeAsked'>,
  before: Checkpoint,
): Played {
  scene.settle()
  const check = fingerprint(scene)
  return { ply, seat, command, inputs, from, check, told: digest(canonical(events)), events, beforeAsked, before }
}

/**
 * Replays a recorded command strictly with its recorded inputs. Throws if the rules ask for anything that the inputs
 * do not hold. With `trusting` the recorded digests are taken over: calculating them takes three times as long as the
 * command itself.
 */
export function replayMove<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  move: JournalMove,
  trusting = false,
  before: Checkpoint = scene.save(),
): Played {
  const command = readCommand(rules, scene, move.command)
  if (isRefusal(command))
    throw new Error(`Command ${move.ply} is refused (${command.rule}): ${refusalSeen(command, scene).reason}`)
  const outcome = executeAgain(rules, scene, command, Table.recorded({ inputs: move.inputs }))
  if (outcome.status === 'refused')
    throw new Error(
      `Command ${move.ply} is refused (${outcome.refusal.rule}): ${refusalSeen(outcome.refusal, scene).reason}`,
    )
  if (outcome.status === 'suspended')
    throw new Error(`Command ${move.ply} asks for an answer that the journal does not hold.`)
  const left = scene.table.leftOver()
  if (left.length > 0) throw new Error(`Command ${move.ply} leaves ${left.length} entries of its tape unused.`)
  if (!trusting) return playedNow(scene, move, outcome, before)
  scene.settle()
  const { events, beforeAsked } = outcome
  return { ...lineOf(move), events, beforeAsked, before }
}

/** The command as a journal line. */
export const lineOf = ({ ply, seat, command, inputs, from, check, told }: JournalMove): JournalMove => ({
  ply,
  seat,
  command,
  inputs,
  from,
  check,
  told,
})
