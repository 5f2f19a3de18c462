import { lineOf } from '@fray/kernel'
import type { TurningPoints } from '@fray/lab'
import { canDrawOver, drawOver } from '../io/output.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readJournal, sessionOfSaved } from '../play/open.ts'
import { showTurningPoints } from '../ui/turning-points.ts'
import { turningPointsOf } from '../workers/turning.ts'

/** What `fray turning-points` is told. */
export interface TurningPointsOptions {
  readonly json?: boolean
  readonly most?: string
}

/** `fray turning-points JOURNAL`: where a saved fight turned, and what of it was choice and what luck. */
export async function turningPoints(terminal: Terminal, path: string, options: TurningPointsOptions): Promise<void> {
  const most = Number(options.most ?? 5)
  if (!Number.isInteger(most) || most < 1 || most > 50)
    throw badInput(`--most ${options.most}: give a whole number from 1 to 50.`)
  const saved = await readJournal(path)
  const { head } = saved.journal
  const session = sessionOfSaved(saved, path)
  if (session.ply === 0) throw badInput(`${path}: nothing has been done in this fight yet.`)
  const moves = session.played.map(lineOf)
  const isShown = canDrawOver() && options.json !== true
  const found: TurningPoints = await turningPointsOf(
    { ruleset: head.ruleset, encounter: head.encounter, moves },
    { most, onProgress: (part) => isShown && drawOver(`${Math.floor(100 * part)}% analysed`) },
  ).finally(() => isShown && drawOver(''))
  if (options.json === true) terminal.say(JSON.stringify(found))
  else showTurningPoints(terminal, session, found)
}
