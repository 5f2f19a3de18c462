import { lineOf, messageOf } from '@fray/kernel'
import { TurningStopped } from '@fray/lab'
import { showTurningPoints } from '../ui/turning-points.ts'
import { turningPointsOf } from '../workers/turning.ts'
import type { Sitting } from './sitting.ts'

/** Begins to look for the turning points of a fight that is over, in threads, while the person reads how it went. */
export function lookForTurningPoints(sitting: Sitting): void {
  const { session, done } = sitting.play
  if (sitting.turning?.done === done) return
  if (sitting.turning !== null) sitting.turning.signal.aborted = true
  const { ruleset, encounter } = session.setup
  const signal = { aborted: false }
  const moves = session.played.map(lineOf)
  const found = turningPointsOf({ ruleset, encounter, moves }, { signal })
  // Who never asks for them need not hear what went wrong.
  found.catch(() => {})
  sitting.turning = { done, signal, found }
}

/** `turning`: where the fight turned, as soon as it has been found out. */
export async function turning(sitting: Sitting): Promise<void> {
  const { terminal, play } = sitting
  if (!sitting.play.table(sitting.referee).fight.over) {
    terminal.tell('Where the fight turned is shown when it is over.')
    return
  }
  lookForTurningPoints(sitting)
  terminal.tell('Finding where it turned ...')
  try {
    const found = await sitting.turning?.found
    if (found !== undefined) showTurningPoints(terminal, play.session, found)
  } catch (error) {
    if (!(error instanceof TurningStopped)) terminal.tell(messageOf(error))
  }
}
