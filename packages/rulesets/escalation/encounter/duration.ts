import type { Path } from '../../reading/problems.ts'
import { LASTS, SAVE_ENDS, UNTIL_END, UNTIL_START } from '../model.ts'
import type { Reader } from './reader.ts'

/** The number of a save that ends something and prints none (`save-roll`). */
export const USUAL_SAVE = 11

/** The words of `lasts` in files. */
export const LASTS_WORDS = ['one-round', 'encounter', 'removed', 'always', 'next', 'this-roll'] as const

/** How long something lasts, as it is written: by a save, by a turn, or by a word. */
export interface Length {
  /** Position in LASTS. */
  readonly lasts: number
  /** The number of its save, else 0. */
  readonly save: number
}

const MANY = 'This says in two ways how long it lasts: keep one of "save", "until" and "lasts".'

/** Reads `save: 11 | ends`, `until: start | end` or `lasts: WORD`; `usual` where nothing is said. */
export function readLength(r: Reader, raw: Record<string, unknown>, path: Path, usual: Length): Length {
  const { save, until, lasts } = raw
  const said = [save, until, lasts].filter((one) => one !== undefined && one !== null)
  if (said.length > 1) r.problems.add(path, MANY, 'effect-duration')
  if (typeof save === 'number' || save === 'ends') {
    return { lasts: SAVE_ENDS, save: typeof save === 'number' ? save : USUAL_SAVE }
  }
  if (until === 'start' || until === 'end') return { lasts: until === 'start' ? UNTIL_START : UNTIL_END, save: 0 }
  const word = (LASTS as readonly unknown[]).indexOf(lasts)
  return word < 0 ? usual : { lasts: word, save: 0 }
}

/** Writes how long something lasts. */
export function writeLength({ lasts, save }: Length): Record<string, unknown> {
  if (lasts === SAVE_ENDS) return { save }
  if (lasts === UNTIL_START || lasts === UNTIL_END) return { until: LASTS[lasts] }
  return { lasts: LASTS[lasts] }
}
