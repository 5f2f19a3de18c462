import type { Column, Row, TableSpecs, Tables, Views } from './columns.ts'

/** Where each column's cells are in the fight's memory. Shared by all copies of a fight until a table grows. */
export interface Layout {
  /** How many rows fit, by table. */
  readonly capacity: readonly number[]
  /** First cell of each column, by column id. */
  readonly offsets: Int32Array
  readonly size: number
}

/**
 * A whole fight as one plain value, taken at a point where a seat may act. Copying it copies one array of whole
 * numbers; `values` and `sheets` never change in place and are shared.
 */
export interface Checkpoint {
  readonly layout: Layout
  readonly memory: Int32Array
  /** Texts and other plain values that cells refer to. */
  readonly values: readonly unknown[]
  /** The unchanging part of each combatant, by row. */
  readonly sheets: readonly unknown[]
}

/** Whether both are the same fight in the same state, cell by cell. */
export function isSameCheckpoint(a: Checkpoint, b: Checkpoint): boolean {
  if (a.layout !== b.layout || a.values !== b.values || a.sheets !== b.sheets) return false
  const [{ memory }, { memory: other }] = [a, b]
  for (let i = 0; i < memory.length; i++) if (memory[i] !== other[i]) return false
  return true
}

/** Calculates the layout for the given number of rows per table. */
function layOut(tables: Pick<Tables<TableSpecs>, 'names' | 'all'>, capacity: readonly number[]): Layout {
  const offsets = new Int32Array(tables.all.length)
  let at = tables.names.length
  for (const column of tables.all) {
    offsets[column.id] = at
    at += (capacity[column.table] ?? 0) * column.width
  }
  return { capacity, offsets, size: at }
}

const REFERENCES = -1
const PLACEMENT = -2
/** Any combatant may have been placed again. */
const ANYBODY = -1

/** The parts of a state that are replaced, never changed in place. */
interface References {
  readonly layout: Layout
  readonly memory: Int32Array
  readonly values: readonly unknown[]
  readonly sheets: readonly unknown[]
}

/**
 * The working copy of a fight. Every change is noted in an undo log, so that a resolution that is suspended, refused
 * or explored can be rolled back exactly.
 */
export class State<T extends TableSpecs> {
  readonly tables: Tables<T>
  /** Read access to every cell. Never hold one of its arrays across a change that adds rows. */
  now: Views<T>
  layout: Layout
  /** First cell of each column in the present layout. */
  protected offsets: Int32Array
  memory: Int32Array
  values: readonly unknown[] = []
  sheets: readonly unknown[] = []
  /** Whether changes are logged for {@link rollback}. Simulated whole fights switch it off. */
  undoable = true
  private log = new Int32Array(256)
  private logged = 0
  private references: References[] = []
  /**
   * A number for the present state of the placement columns (see `defineTables`): anything derived from them is valid
   * while it is unchanged. Rollback restores it; it is not part of the fight.
   */
  placement = 0
  private placements = 0
  /** The only combatant placed again since `before`, by changes with numbers from `firstOwn` on. */
  private mover = ANYBODY
  private before = 0
  private firstOwn = 0

  constructor(tables: Tables<T>, capacity: Readonly<Record<string, number>>) {
    this.tables = tables
    const rows = tables.names.map((name) => (name === 'fight' ? 1 : (capacity[name] ?? 0)))
    this.layout = layOut(tables, rows)
    this.offsets = this.layout.offsets
    this.memory = new Int32Array(this.layout.size)
    for (const column of tables.all) {
      const at = this.layout.offsets[column.id]
      this.memory.fill(column.init, at, at + rows[column.table] * column.width)
    }
    this.memory[0] = 1
    this.now = this.makeViews()
  }

  private makeViews(): Views<T> {
    this.offsets = this.layout.offsets
    const views: Record<string, Record<string, Int32Array>> = {}
    for (const name of this.tables.names) views[name] = { ...this.tables.shapes[name] }
    for (const c of this.tables.all) {
      const at = this.layout.offsets[c.id]
      const cells = this.layout.capacity[c.table] * c.width
      ;(views[c.tableName] as Record<string, Int32Array>)[c.name] = this.memory.subarray(at, at + cells)
    }
    return views as Views<T>
  }

  /** Rows in use of the table. */
  rows(table: number): number {
    return this.memory[table]
  }

  /** The cell of a column; `cell` picks one of several in a wide column. */
  read<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, cell = 0): number {
    return this.memory[this.layout.offsets[column.id] + row * column.width + cell]
  }

  /** Writes a cell and returns its old value. Rules use `Scene.set`, which also records. */
  protected write(address: number, value: number): number {
    const old = this.memory[address]
    if (this.undoable) {
      if (this.logged + 2 > this.log.length) this.growLog()
      this.log[this.logged++] = address
      this.log[this.logged++] = old
    }
    this.memory[address] = value
    return old
  }

  /** Notes that a row, or ANYBODY, has been placed again. */
  protected place(row: number = ANYBODY): void {
    if (this.undoable) {
      if (this.logged + 2 > this.log.length) this.growLog()
      this.log[this.logged++] = PLACEMENT
      this.log[this.logged++] = this.placement
    }
    if (row !== this.mover) {
      this.mover = row
      this.before = this.placement
      this.firstOwn = this.placements + 1
    }
    this.placement = ++this.placements
  }

  /** Whether all rows but one are placed as under that number of {@link placement}. */
  isPlacedAs(placement: number, but: number): boolean {
    if (placement === this.placement) return true
    return but === this.mover && but !== ANYBODY && (placement === this.before || placement >= this.firstOwn)
  }

  private growLog(): void {
    const bigger = new Int32Array(this.log.length * 2)
    bigger.set(this.log)
    this.log = bigger
  }

  private noteReferences(): void {
    if (!this.undoable) return
    if (this.logged + 2 > this.log.length) this.growLog()
    this.log[this.logged++] = REFERENCES
    this.log[this.logged++] = this.references.length
    this.references.push({ layout: this.layout, memory: this.memory, values: this.values, sheets: this.sheets })
  }

  /** Stores a plain value (never changed afterwards) and returns its number for a `stored` cell. */
  store(value: unknown): number {
    const found = this.values.indexOf(value)
    if (found >= 0 && typeof value !== 'object') return found
    this.noteReferences()
    this.values = [...this.values, value]
    return this.values.length - 1
  }

  /** Adds the unchanging part of a combatant that joins; its row is the sheet's position. */
  protected addSheet(sheet: unknown): void {
    this.noteReferences()
    this.sheets = [...this.sheets, sheet]
  }

  /** Opens a row at the end of the table with the columns' initial values; grows the table if needed. */
  protected openRow(table: number): number {
    const row = this.rows(table)
    if (row >= this.layout.capacity[table]) this.enlarge(table)
    this.write(table, row + 1)
    if (this.tables.places[table]) this.place()
    return row
  }

  /** Closes a row; later rows move up by one, in order. */
  protected closeRow(table: number, row: number): void {
    const last = this.rows(table) - 1
    for (const column of this.tables.byTable[table] as readonly Column[]) {
      const start = this.layout.offsets[column.id]
      for (let cell = row * column.width; cell < last * column.width; cell++) {
        this.write(start + cell, this.memory[start + cell + column.width])
      }
      for (let cell = last * column.width; cell < (last + 1) * column.width; cell++)
        this.write(start + cell, column.init)
    }
    this.write(table, last)
    if (this.tables.places[table]) this.place()
  }

  private enlarge(table: number): void {
    this.noteReferences()
    const from = this.layout
    const before = this.memory
    const capacity = from.capacity.map((rows, t) => (t === table ? Math.max(4, rows * 2) : rows))
    const to = layOut(this.tables, capacity)
    const memory = new Int32Array(to.size)
    memory.set(before.subarray(0, this.tables.names.length))
    for (const column of this.tables.all) {
      const target = to.offsets[column.id]
      const source = from.offsets[column.id]
      const had = from.capacity[column.table] * column.width
      memory.fill(column.init, target, target + capacity[column.table] * column.width)
      memory.set(before.subarray(source, source + had), target)
    }
    this.layout = to
    this.memory = memory
    this.now = this.makeViews()
  }

  /** The point to which {@link rollback} can return. */
  mark(): number {
    return this.logged
  }

  /** Undoes every change since the mark. */
  rollback(mark: number): void {
    while (this.logged > mark) {
      const old = this.log[--this.logged]
      const address = this.log[--this.logged]
      if (address === REFERENCES) this.restore(this.references[old], old)
      else if (address === PLACEMENT) {
        this.placement = old
        this.mover = ANYBODY
      } else this.memory[address] = old
    }
  }

  private restore(r: References, count: number): void {
    this.references.length = count
    this.values = r.values
    this.sheets = r.sheets
    if (r.layout !== this.layout) {
      this.layout = r.layout
      this.memory = r.memory
      this.now = this.makeViews()
    }
  }

  /** Clears the undo log: nothing so far can be rolled back any more. */
  settle(): void {
    this.logged = 0
    if (this.references.length > 0) this.references.length = 0
  }

  /** The fight as a checkpoint. */
  save(): Checkpoint {
    return { layout: this.layout, memory: this.memory.slice(), values: this.values, sheets: this.sheets }
  }

  /**
   * The fight as a checkpoint that reuses the memory of one no longer needed: twenty times faster than {@link save},
   * for searches that copy all the time.
   */
  saveOver(spent: Checkpoint): Checkpoint {
    if (spent.layout !== this.layout) return this.save()
    spent.memory.set(this.memory)
    if (spent.values === this.values && spent.sheets === this.sheets) return spent
    return { layout: this.layout, memory: spent.memory, values: this.values, sheets: this.sheets }
  }

  /** Makes this working copy equal to the checkpoint, which stays untouched. */
  load(checkpoint: Checkpoint): void {
    if (checkpoint.layout === this.layout) this.memory.set(checkpoint.memory)
    else {
      this.layout = checkpoint.layout
      this.memory = checkpoint.memory.slice()
      this.now = this.makeViews()
    }
    this.values = checkpoint.values
    this.sheets = checkpoint.sheets
    this.place()
    this.settle()
  }

  /** A quick 32-bit hash of the numbers, for search and for finding equal states of one fight. */
  hash(): number {
    let h = 0x811c9dc5
    const memory = this.memory
    for (let i = 0; i < memory.length; i++) h = Math.imul(h ^ memory[i], 0x01000193)
    return h >>> 0
  }
}
