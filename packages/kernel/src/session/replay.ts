import { type Command, isRefusal } from '../command.ts'
import { type FightEvent, Recorder } from '../events.ts'
import { execute, readCommand } from '../perform.ts'
import type { Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { canonical, digest, fingerprint } from '../state/fingerprint.ts'
import { Table } from '../table/table.ts'
import type { JournalMove } from './journal.ts'
import type { Played } from './replies.ts'

/** Does a recorded command again, strictly by its tape. Throws when the rules ask for anything else than the tape holds. */
export function replayMove<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  move: JournalMove,
): Played {
  const command = readCommand(rules, scene, move.command)
  if (isRefusal(command)) throw new Error(`Command ${move.ply} is refused (${command.rule}): ${command.reason}`)
  const before = scene.save()
  scene.table = Table.taped({ tape: move.tape })
  const recorder = new Recorder()
  scene.recorder = recorder
  const outcome = execute(rules, scene, command)
  if (outcome.status === 'refused')
    throw new Error(`Command ${move.ply} is refused (${outcome.refusal.rule}): ${outcome.refusal.reason}`)
  if (outcome.status === 'suspended')
    throw new Error(`Command ${move.ply} asks for an answer that the journal does not hold.`)
  const left = scene.table.leftOver()
  if (left.length > 0) throw new Error(`Command ${move.ply} leaves ${left.length} entries of its tape unused.`)
  scene.settle()
  const events = recorder.take()
  return { ...move, check: fingerprint(scene), told: digest(canonical(events)), events, before }
}

/** Throws a sentence where a command comes out otherwise than the journal says. */
export function sameAsRecorded(now: Played, recorded: JournalMove): void {
  if (now.check === recorded.check && now.told === recorded.told) return
  const { ply } = recorded
  throw new Error(
    `Command ${ply} comes out otherwise than this journal says: it was changed, or another version wrote it.`,
  )
}

/** The command as it stands in a journal. */
export const lineOf = ({ ply, seat, command, tape, from, check, told }: Played): JournalMove => ({
  ply,
  seat,
  command,
  tape,
  from,
  check,
  told,
})

/** Throws where events told before a question came out otherwise when the command was executed again: the rules are not deterministic. */
export function sameSoFar(before: readonly string[], events: readonly FightEvent[]): void {
  for (let i = 0; i < before.length; i++) {
    const event = events[i]
    if (event === undefined || canonical(event) !== before[i]) {
      throw new Error(
        `A resolution went another way when it was executed again: event ${i + 1} was ${before[i]}, now ${event === undefined ? 'none' : canonical(event)}.`,
      )
    }
  }
}
