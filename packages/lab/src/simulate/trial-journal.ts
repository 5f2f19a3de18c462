import {
  type AnyScene,
  type Command,
  commandDecided,
  commandDue,
  type Game,
  Headway,
  isHiding,
  isOver,
  type JournalHead,
  type JournalLine,
  type JournalMove,
  REFEREE_SEAT,
  type Reply,
  randomFrom,
  Session,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import { seatsOf } from './seating.ts'
import type { Experiment } from './simulation.ts'
import { setupOf, standAtStart, trialSeed } from './trials.ts'

/**
 * Plays trial n of an experiment as a session and returns the lines of its journal, the head first: the same fight as
 * simulated, which can be verified, read and continued. A trial that starts in the middle of another fight has that
 * fight's commands first; its journal says `typed`, because its dice then come from two seeds.
 */
export function trialJournal(game: Game, experiment: Experiment, number: number): (JournalHead | JournalLine)[] {
  const { rules } = game
  if ((experiment.without ?? []).length > 0)
    throw new RangeError('A journal does not say which rules are switched off, so such a trial cannot be saved as one.')
  const setup = setupOf(game, experiment)
  const opening = (experiment.opening ?? []) as readonly JournalMove[]
  const start = rules.open(setup) as AnyScene
  standAtStart(rules, start, opening)
  const policies = seatsOf(rules, setup, experiment.policies, isHiding(start))
  const lines: (JournalHead | JournalLine)[] = []
  const session = new Session<AnyScene, Command>(rules, setup, {
    seed: trialSeed(experiment.seed, number),
    policies,
    onLine: (line) => void lines.push(line),
  })
  if (opening.length > 0) {
    const moves = opening.map((move): JournalLine => ({ kind: 'move', move }))
    session.restore(moves)
    lines.splice(0, 1, { ...session.head(), dice: 'typed' }, ...moves)
  }
  const { scene } = session
  const headway = new Headway(rules, scene)
  for (let done = 0; !isOver(scene) && done < experiment.limit; done++) {
    if (done > 0 && headway.isOut()) break
    const due = commandDue(rules, scene, true)
    const random = randomFrom(`${session.seed} command ${session.ply}`)
    const command = due ?? commandDecided(rules, scene, policies, random)
    if (command === null) break
    give(session, due !== null ? REFEREE_SEAT : seatOf(scene, command.actor), command)
  }
  return lines
}

function give(session: Session<AnyScene, Command>, seat: number, command: Command): void {
  const plain = writeCommand(session.rules, session.scene, command)
  const reply: Reply = session.submit(session.setup.seats[seat]?.id ?? '', plain)
  if (reply.status === 'done') return
  const why = reply.status === 'refused' ? reply.refusal.reason : 'a question was left open'
  throw new Error(`A trial could not be played as a session: ${why} ${JSON.stringify(plain)}`)
}
