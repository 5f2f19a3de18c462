import {
  compileDice,
  DiceError,
  EXPLOSION_CAP,
  explodesAgain,
  faceAt,
  messageOf,
  type Pool,
  parseDice,
  type Seed,
  seedFrom,
} from '@fray/kernel'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type RollOptions, readTimes } from '../play/roll-options.ts'

/** `fray roll DICE`: rolls them, or shows what they may come to and how likely. */
export async function roll(terminal: Terminal, dice: readonly string[], options: RollOptions): Promise<void> {
  const text = dice.join(' ')
  if (options.csv !== undefined && options.table !== true) throw badInput('--csv saves chances: say --table, too.')
  // What rules read is read as they do; designers write more than that.
  const pool = plainPool(text)
  if (
    pool === null ||
    (options.table === true && (options.json !== true || options.csv !== undefined || pool.explodes))
  ) {
    const { rollDesigned } = await import('./roll-designed.ts')
    return rollDesigned(terminal, text, options)
  }
  if (options.table === true) {
    terminal.say(JSON.stringify(tableOf(pool)))
    return
  }
  const times = readTimes(options)
  const seed = seedFrom(options.seed ?? freshSeed())
  let n = 0
  for (let i = 0; i < times; i++) {
    const fallen = rollFaces(pool, seed, n)
    n += fallen.faces.length
    if (options.json === true) terminal.say(JSON.stringify(rollOf(pool, fallen)))
    else terminal.say(rollText(pool, fallen))
  }
}

/** The dice in the notation of rules; null where it is none. */
function plainPool(text: string): Pool | null {
  try {
    return compileDice(text)
  } catch (error) {
    if (error instanceof DiceError) return null
    throw error
  }
}

/** The faces that fell, and for each whether it is taken off. */
interface Fallen {
  readonly faces: readonly number[]
  readonly taken: readonly boolean[]
}

function rollFaces(pool: Pool, seed: Seed, from: number): Fallen {
  const faces: number[] = []
  const taken: boolean[] = []
  const minus = parseDice(pool.text).terms.flatMap(({ count, sign }) => new Array<boolean>(count).fill(sign < 0))
  pool.sides.forEach((sides, die) => {
    for (let again = true, times = 0; again; times++) {
      const face = faceAt(seed, from + faces.length, sides)
      faces.push(face)
      taken.push(minus[die] === true)
      again = pool.exploding[die] === true && times < EXPLOSION_CAP && explodesAgain(face, sides)
    }
  })
  return { faces, taken }
}

/** `4d6kh3: 5 (2) 6 3 = 14`, `2d6-1d4: 5 2 -3 = 4`; dice that do not count stand in brackets. */
function rollText(pool: Pool, { faces, taken }: Fallen): string {
  const kept = pool.kept(faces)
  const shown = faces
    .map((face, i) => `${taken[i] ? '-' : ''}${face}`)
    .map((face, i) => (kept[i] ? face : `(${face})`))
    .join(' ')
  const bonus = pool.bonus === 0 ? '' : pool.bonus > 0 ? ` + ${pool.bonus}` : ` - ${-pool.bonus}`
  const sum = faces.length > 1 || bonus !== '' ? ` = ${pool.total(faces)}` : ''
  return `${pool.text}: ${shown}${bonus}${sum}`
}

/** A roll for programs: each face in order, with those that count. */
const rollOf = (pool: Pool, { faces }: Fallen) => ({
  dice: pool.text,
  faces,
  kept: pool.kept(faces),
  bonus: pool.bonus,
  total: pool.total(faces),
})

/** Every total with its chance. Throws a {@link Stop} where there are too many. */
function tableOf(pool: Pool): { readonly value: number; readonly chance: number }[] {
  try {
    const all = pool.outcomesTotal
    return pool.outcomes().map((o) => ({ value: o.value + pool.bonus, chance: o.weight / all }))
  } catch (error) {
    throw badInput(messageOf(error))
  }
}
