import { type AnyScene, type Checkpoint, canonical, type Layout } from '@fray/kernel'

/**
 * The known situations of a fight, numbered: equal ones have the same number, however they came about. Stored values
 * and sheets are compared by content, not by when they entered the fight.
 */
export class States {
  private readonly found: Checkpoint[] = []
  /** Situations by the hash of their cells. */
  private readonly byHash = new Map<number, number[]>()
  private readonly layouts = new Map<string, Layout>()
  private latestLayout: Layout | null = null
  private sameLayout: Layout | null = null
  private latest = -1
  private readonly ownValues: readonly unknown[]
  private readonly values: unknown[]
  private readonly valueNumbers = new Map<string, number>()
  private readonly sheets: (readonly unknown[])[]

  constructor(scene: AnyScene) {
    this.ownValues = scene.values
    this.values = [...scene.values]
    this.values.forEach((value, i) => {
      const text = canonical(value)
      if (!this.valueNumbers.has(text)) this.valueNumbers.set(text, i)
    })
    this.sheets = [scene.sheets]
  }

  /** Drops the situations, and restarts numbering at 0. */
  clear(): void {
    this.found.length = 0
    this.byHash.clear()
    this.latest = -1
  }

  get count(): number {
    return this.found.length
  }

  at(number: number): Checkpoint {
    return this.found[number]
  }

  /** The number of the scene's situation; a new number for a new one. */
  numberOf(scene: AnyScene): number {
    const memory = scene.values === this.ownValues ? scene.memory : this.withKnownValues(scene)
    const layout = this.layoutOf(scene.layout)
    const sheets = this.sheetsOf(scene.sheets)
    // Neighbouring branches often lead to the same situation: all misses, say.
    const latest = this.found[this.latest]
    if (latest !== undefined && isSame(latest, layout, sheets, memory)) return this.latest
    const hash = hashOf(memory)
    const alike = this.byHash.get(hash)
    if (alike !== undefined) {
      for (const number of alike) {
        const one = this.found[number]
        if (!isSame(one, layout, sheets, memory)) continue
        this.latest = number
        return number
      }
    }
    const number = this.found.length
    const own = memory === scene.memory ? memory.slice() : memory
    const values = scene.values === this.ownValues ? this.ownValues : this.values
    this.found.push({ layout, memory: own, values, sheets })
    if (alike === undefined) this.byHash.set(hash, [number])
    else alike.push(number)
    this.latest = number
    return number
  }

  /** Layouts of equal sizes are the same, no matter what made them. */
  private layoutOf(layout: Layout): Layout {
    if (layout === this.latestLayout) return this.sameLayout as Layout
    const sizes = layout.capacity.join()
    const known = this.layouts.get(sizes) ?? layout
    this.layouts.set(sizes, known)
    this.latestLayout = layout
    this.sameLayout = known
    return known
  }

  private sheetsOf(sheets: readonly unknown[]): readonly unknown[] {
    for (const known of this.sheets) {
      if (known === sheets || (known.length === sheets.length && known.every((one, i) => one === sheets[i])))
        return known
    }
    this.sheets.push(sheets)
    return sheets
  }

  /** The cells, with stored values renumbered as they are known here. */
  private withKnownValues(scene: AnyScene): Int32Array {
    const memory = scene.memory.slice()
    for (const column of scene.tables.all) {
      if (column.kind !== 'stored') continue
      const start = scene.layout.offsets[column.id]
      const end = start + scene.rows(column.table) * column.width
      for (let at = start; at < end; at++) {
        const cell = memory[at]
        if (cell >= 0) memory[at] = this.numberOfValue(scene.values[cell])
      }
    }
    return memory
  }

  private numberOfValue(value: unknown): number {
    const text = canonical(value)
    const known = this.valueNumbers.get(text)
    if (known !== undefined) return known
    this.valueNumbers.set(text, this.values.length)
    this.values.push(value)
    return this.values.length - 1
  }
}

function hashOf(memory: Int32Array): number {
  let h = 0x811c9dc5
  for (let i = 0; i < memory.length; i++) h = Math.imul(h ^ memory[i], 0x01000193)
  return h
}

const isSame = (one: Checkpoint, layout: Layout, sheets: readonly unknown[], memory: Int32Array): boolean =>
  one.layout === layout && one.sheets === sheets && areEqual(one.memory, memory)

function areEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
