import type { Checkpoint } from './state.ts'

/** How many checkpoints in a row are stored as differences from one full checkpoint. */
const IN_A_ROW = 64
/** A difference that touches more than one cell in this many is larger than a full checkpoint. */
const FEW = 4

/**
 * A checkpoint stored as differences from another: addresses and values, alternating. It is assembled whenever its
 * memory is read.
 */
class Difference implements Checkpoint {
  readonly layout: Checkpoint['layout']
  readonly values: Checkpoint['values']
  readonly sheets: Checkpoint['sheets']
  private readonly base: Int32Array
  private readonly cells: Int32Array

  constructor({ layout, values, sheets }: Checkpoint, base: Int32Array, cells: Int32Array) {
    this.layout = layout
    this.values = values
    this.sheets = sheets
    this.base = base
    this.cells = cells
  }

  get memory(): Int32Array {
    const memory = this.base.slice()
    for (let i = 0; i < this.cells.length; i += 2) memory[this.cells[i]] = this.cells[i + 1]
    return memory
  }
}

/** Stores the checkpoints of a long fight compactly: most cells do not change from one to the next. */
export class CompactCheckpoints {
  private base: Checkpoint | null = null
  private row = 0

  /** The same checkpoint in compact form. The given checkpoint must not be overwritten afterwards. */
  compact(checkpoint: Checkpoint): Checkpoint {
    const { base } = this
    const cells =
      base !== null && base.layout === checkpoint.layout && this.row < IN_A_ROW
        ? differing(base.memory, checkpoint.memory)
        : null
    if (base === null || cells === null) {
      this.base = checkpoint
      this.row = 0
      return checkpoint
    }
    this.row++
    return new Difference(checkpoint, base.memory, cells)
  }
}

/** Addresses and values of the changed cells, alternating; null if there are too many. */
function differing(was: Int32Array, is: Int32Array): Int32Array | null {
  const cells: number[] = []
  for (let i = 0; i < is.length; i++) if (was[i] !== is[i]) cells.push(i, is[i])
  return cells.length * FEW > is.length ? null : Int32Array.from(cells)
}
