import { NO_SQUARE, type Squares } from './grid/grid.ts'
import { SHUT } from './grid/square-marks.ts'

/** What an occupancy needs from a fight: see `State.placement`. */
interface Placed {
  readonly placement: number
  readonly combatants: number
  isPlacedAs(placement: number, but: number): boolean
}

/** How a ruleset's combatants take up squares. */
export interface Bodies<S> {
  /** The south-west square of the combatant's body; NO_SQUARE if it takes up none. */
  readonly square: (scene: S, row: number) => number
  /** Squares per side of the combatant's body. */
  readonly size: (scene: S, row: number) => number
  /**
   * What a combatant's squares mean to a mover: any of STOP, BLOCK, SLOW and SHUT, or 0. `how` comes from {@link
   * Occupancy.marksFor}.
   */
  readonly mark: (scene: S, mover: number, row: number, how: number) => number
  /** A square that the mover stays out of, no matter who is there, or NO_SQUARE: it is marked SHUT. */
  readonly shut?: (scene: S, mover: number, how: number) => number
}

/**
 * Who stands where on a battlefield of squares. It is derived from the placement columns (see `defineTables`) on
 * demand, updating only what has changed. It is not part of the fight's state, so copies, hashes and undo can ignore
 * it. Several bodies may share a square.
 */
export class Occupancy<S extends Placed> {
  private readonly scene: S
  private readonly width: number
  private readonly bodies: Bodies<S>
  /** How many bodies are in each square. */
  private readonly counts: Uint16Array
  /** The squares and sizes counted so far, by row. */
  private readonly squares: number[] = []
  private readonly sizes: number[] = []
  private counted = -1
  private readonly marks: Uint8Array
  /** The marked squares: the first `markedCount` entries. (Shortening the array itself would be the slowest part.) */
  private readonly marked: number[] = []
  private markedCount = 0
  private mover = -1
  private how = -1
  private shut = NO_SQUARE
  private markedAt = -1

  constructor(scene: S, { width, depth }: Squares, bodies: Bodies<S>) {
    this.scene = scene
    this.width = width
    this.bodies = bodies
    this.counts = new Uint16Array(width * depth)
    this.marks = new Uint8Array(width * depth)
  }

  /**
   * The first combatant in roster order whose body covers the square, or -1. Skips `but`, and everyone for whom
   * `counts` is false.
   */
  on(square: number, but = -1, counts: ((row: number) => boolean) | null = null): number {
    this.keepUp()
    if (this.counts[square] === 0) return -1
    for (let row = 0; row < this.squares.length; row++) {
      if (row !== but && this.covers(row, square) && (counts === null || counts(row))) return row
    }
    return -1
  }

  /** Whether no other body is in any square of such a body; parameters as in {@link on}. The body must be on the map. */
  isFree(square: number, size: number, but = -1, counts: ((row: number) => boolean) | null = null): boolean {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) if (this.on(square + y * this.width + x, but, counts) >= 0) return false
    }
    return true
  }

  /**
   * The marks that all other combatants' squares have for a mover. The array is reused: read it before the next call.
   * `how` is passed to {@link Bodies.mark}.
   */
  marksFor(mover: number, how = 0): Uint8Array {
    const { scene, marks, marked, bodies } = this
    const shut = bodies.shut === undefined ? NO_SQUARE : bodies.shut(scene, mover, how)
    const isSame = this.mover === mover && this.how === how && this.shut === shut
    if (!isSame || !scene.isPlacedAs(this.markedAt, mover)) {
      this.keepUp()
      for (let i = 0; i < this.markedCount; i++) marks[marked[i]] = 0
      this.markedCount = 0
      for (let row = 0; row < this.squares.length; row++) {
        if (row === mover || this.squares[row] === NO_SQUARE) continue
        const mark = bodies.mark(scene, mover, row, how)
        if (mark !== 0) this.markBody(row, mark)
      }
      if (shut !== NO_SQUARE) this.markSquare(shut, SHUT)
      this.shut = shut
      this.mover = mover
      this.how = how
    }
    this.markedAt = scene.placement
    return marks
  }

  private markBody(row: number, mark: number): void {
    const size = this.sizes[row]
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        this.markSquare(this.squares[row] + y * this.width + x, mark)
      }
    }
  }

  private markSquare(square: number, mark: number): void {
    this.marks[square] = this.marks[square] | mark
    this.marked[this.markedCount++] = square
  }

  private covers(row: number, square: number): boolean {
    const own = this.squares[row]
    const size = this.sizes[row]
    if (own === square || size === 1) return own === square
    if (own === NO_SQUARE) return false
    const x = (square % this.width) - (own % this.width)
    const y = Math.floor(square / this.width) - Math.floor(own / this.width)
    return x >= 0 && x < size && y >= 0 && y < size
  }

  private keepUp(): void {
    const { scene, bodies } = this
    if (scene.placement === this.counted) return
    this.counted = scene.placement
    const rows = scene.combatants
    while (this.squares.length < rows) {
      this.squares.push(NO_SQUARE)
      this.sizes.push(1)
    }
    for (let row = 0; row < this.squares.length; row++) {
      const square = row < rows ? bodies.square(scene, row) : NO_SQUARE
      const size = square === NO_SQUARE ? 1 : bodies.size(scene, row)
      if (square === this.squares[row] && size === this.sizes[row]) continue
      this.count(row, -1)
      this.squares[row] = square
      this.sizes[row] = size
      this.count(row, 1)
    }
  }

  private count(row: number, more: number): void {
    const at = this.squares[row]
    if (at === NO_SQUARE) return
    const size = this.sizes[row]
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) this.counts[at + y * this.width + x] += more
    }
  }
}
