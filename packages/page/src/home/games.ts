import type { ReadyFight, ReadyGame } from '../local/ready-game.ts'

const named = ({ fights }: ReadyGame, file: string | undefined): ReadyFight | undefined =>
  fights.find((fight) => fight.file === file) ?? fights[0]

/** The fight to start with. */
export const startOf = (game: ReadyGame): ReadyFight | undefined => named(game, game.start)

/** The fight whose board is the game's picture. */
export const pictureOf = (game: ReadyGame): ReadyFight | undefined => named(game, game.picture)

/** People on all sides together, up to: a small fight, one in the middle. */
const SMALL = 4
const MIDDLE = 10
/** Commands where computers play, up to: a short fight, one in the middle; an evening is more. */
const SHORT = 45
const HOUR = 160

export const SIZES = ['any', 'small', 'middle', 'large'] as const
export const LENGTHS = ['any', 'short', 'middle', 'long'] as const

/** Which fights are looked for. */
export interface Wanted {
  readonly size: (typeof SIZES)[number]
  readonly length: (typeof LENGTHS)[number]
}

/** Whether a fight is one of those; what nobody has measured has any length. */
export function isWanted({ numbers, commands }: ReadyFight, { size, length }: Wanted): boolean {
  const people = numbers.reduce((sum, number) => sum + number, 0)
  const its: Wanted = {
    size: people <= SMALL ? 'small' : people <= MIDDLE ? 'middle' : 'large',
    length: commands === undefined ? length : commands <= SHORT ? 'short' : commands <= HOUR ? 'middle' : 'long',
  }
  return (size === 'any' || size === its.size) && (length === 'any' || length === its.length)
}
