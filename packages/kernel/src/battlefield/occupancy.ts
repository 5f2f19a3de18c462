import { NO_SQUARE, type Squares } from './grid/grid.ts'
import { SHUT } from './grid/square-marks.ts'

/** What an occupancy asks of a fight: see `State.placement`. */
interface Placed {
  readonly placement: number
  readonly combatants: number
  isPlacedAs(placement: number, but: number): boolean
}

/** How a ruleset's combatants take up squares. */
export interface Bodies<S> {
  /** The south-west square of the combatant's body; NO_SQUARE for one who takes up none. */
  readonly square: (scene: S, row: number) => number
  /** Squares per side of its body. */
  readonly size: (scene: S, row: number) => number
  /**
   * What the squares of a combatant are to one who moves: any of STOP, BLOCK, SLOW and SHUT, or 0. `how` is what
   * {@link Occupancy.marksFor} was asked with.
   */
  readonly mark: (scene: S, mover: number, row: number, how: number) => number
  /** A square that one who moves keeps off, no matter who is there, NO_SQUARE for none: it is marked SHUT. */
  readonly shut?: (scene: S, mover: number, how: number) => number
}

/**
 * Who stands where on a battlefield of squares. It is worked out from the columns of places (see `defineTables`) when
 * somebody asks, and only what has changed since: it is no part of the fight, so copies, hashes and what is taken back
 * need to know nothing of it. Several may stand in one square.
 */
export class Occupancy<S extends Placed> {
  private readonly scene: S
  private readonly width: number
  private readonly bodies: Bodies<S>
  /** How many bodies are in each square. */
  private readonly counts: Uint16Array
  /** The squares and sizes that are counted, by row. */
  private readonly squares: number[] = []
  private readonly sizes: number[] = []
  private counted = -1
  private readonly marks: Uint8Array
  /** The squares that are marked: so many of the first. (Setting an array's length takes longer than all the rest.) */
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

  /** The first in the roster's order whose body is in the square, or -1; `but` one, and of those alone whom `counts` names. */
  on(square: number, but = -1, counts: ((row: number) => boolean) | null = null): number {
    this.keepUp()
    if (this.counts[square] === 0) return -1
    for (let row = 0; row < this.squares.length; row++) {
      if (row !== but && this.covers(row, square) && (counts === null || counts(row))) return row
    }
    return -1
  }

  /** Whether nobody but one is in any square of such a body; see {@link on}. The body lies on the map. */
  isFree(square: number, size: number, but = -1, counts: ((row: number) => boolean) | null = null): boolean {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) if (this.on(square + y * this.width + x, but, counts) >= 0) return false
    }
    return true
  }

  /**
   * What the squares of all others are to one who moves. The array is the occupancy's own: use it before anybody else is
   * asked for. `how` goes to {@link Bodies.mark}.
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
