import { randomBytes } from 'node:crypto'
import { readJournalText } from '@fray/files'
import { isOver, lineOf, Session } from '@fray/kernel'
import { type Experiment, experimentFrom, policyOf } from '@fray/lab'
import { Refused } from './refused.ts'

/**
 * The experiment that continues a fight from the end of its journal. Throws {@link Refused} if there is nothing to
 * play.
 */
export async function experimentOf(journal: string, policy: string): Promise<Experiment> {
  const reading = await readJournalText(journal, 'the fight')
  if ('problems' in reading) throw new Refused(409, 'read-only', reading.problems[0]?.message ?? 'It cannot be read.')
  const { game, setup, journal: saved } = reading
  const session = new Session(game.rules, setup, { seed: saved.head.seed, dice: saved.head.dice })
  session.restore(saved.lines)
  session.withdraw()
  if (isOver(session.scene)) throw new Refused(422, 'bad-value', 'The fight is over: there is nothing to play.')
  let otherwise: string
  try {
    otherwise = policyOf(game.rules, policy).id
  } catch (error) {
    throw new Refused(422, 'unknown-name', (error as Error).message)
  }
  const reached = { rules: game.rules, setup, opening: session.played.map(lineOf) }
  // Not the fight's own seed: a simulation must not reveal what will be rolled.
  return experimentFrom(reached, { policies: { otherwise, sides: {} }, seed: randomBytes(8).toString('hex') })
}
