import { compileDice, DiceError, type Pool } from '@fray/kernel'
import type { Path } from './problems.ts'
import type { Reader } from './reader.ts'

/** Reads dice; what is wrong with the notation is noted, and then, as for anything left out, the result is null. */
export function readDice(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): Pool | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  try {
    return compileDice(String(raw))
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    r.problems.add(path, `${error.message}.`)
    return null
  }
}
