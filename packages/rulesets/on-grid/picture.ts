import { type Grid, gridPicture, type Picture, type PictureBody, type PictureFigure } from '@fray/kernel/rules'
import { letterFor } from './letters.ts'

/** Somebody to be drawn on a map. */
export interface Standing {
  readonly who: number
  readonly name: string
  /** The south-west square of its body. */
  readonly square: number
  /** Squares per side. */
  readonly size: number
  readonly friend: boolean
  readonly down: boolean
}

/** A map without walls between squares as characters, with those who stand on it and the meanings of its other characters. */
export function pictureOf(
  grid: Grid,
  standing: readonly Standing[],
  marked: readonly { readonly squares: readonly number[]; readonly tone: string }[],
  meanings: Readonly<Record<string, string>>,
): Picture {
  const taken = new Set<string>()
  const bodies: PictureBody[] = []
  const figures: PictureFigure[] = []
  for (const { who, name, square, size, friend, down } of standing) {
    const glyph = letterFor(name, friend, taken)
    bodies.push({ square, size, glyph, tone: down ? 'down' : friend ? 'friend' : 'foe' })
    const line = grid.depth - 1 - Math.floor(square / grid.width)
    figures.push({ who, glyph, line, column: square % grid.width })
  }
  const rows = gridPicture(grid, 0, bodies, { highlight: marked })
  const legend = new Set<string>()
  for (const cell of rows.flat()) {
    const meaning = meanings[cell.tone]
    if (meaning !== undefined) legend.add(`${cell.glyph} ${meaning}`)
  }
  return {
    rows,
    xs: Array.from({ length: grid.width }, (_, n) => grid.originX + n),
    ys: Array.from({ length: grid.depth }, (_, n) => grid.originY + grid.depth - 1 - n),
    figures,
    legend: [...legend].sort(),
  }
}
