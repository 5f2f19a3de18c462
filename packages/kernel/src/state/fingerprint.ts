import type { Column, TableSpecs } from './columns.ts'
import type { State } from './state.ts'

/** JSON with the keys of every object in alphabetical order: equal values give equal text. */
export function canonical(value: unknown): string {
  // First, because nearly everything in a fight is a number.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (Array.isArray(value)) {
    let text = ''
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`
    return `[${text}]`
  }
  if (value !== null && typeof value === 'object') {
    if ('toJSON' in value && typeof value.toJSON === 'function') return canonical(value.toJSON())
    let text = ''
    for (const key of Object.keys(value).sort()) {
      const one = value[key as keyof typeof value] as unknown
      if (one !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(one)}`
    }
    return `{${text}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** A 64-bit digest of a text as 16 hexadecimal digits; for comparing, not for secrecy. */
export function digest(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b ^ c, 0x85ebca6b)
    b = (b << 13) | (b >>> 19)
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
  return hex(a) + hex(b)
}

/**
 * Whether a quiet column is untouched: it is then left out, so that fights keep the fingerprints from before the
 * column existed.
 */
function isUnsaid<T extends TableSpecs>(state: State<T>, column: Column): boolean {
  if (!column.quiet) return false
  for (let i = state.rows(column.table) * column.width - 1; i >= 0; i--)
    if (state.read(column, 0, i) !== column.init) return false
  return true
}

/** Every cell in use, by table and column, with stored values instead of their numbers: the same on every machine. */
export function plain<T extends TableSpecs>(state: State<T>): Record<string, Record<string, unknown[]>> {
  const out: Record<string, Record<string, unknown[]>> = {}
  for (const name of state.tables.names) out[name] = {}
  for (const column of state.tables.all) {
    if (isUnsaid(state, column)) continue
    const cells: unknown[] = []
    const count = state.rows(column.table) * column.width
    for (let i = 0; i < count; i++) {
      const cell = state.read(column, 0, i)
      cells.push(column.kind === 'stored' && cell >= 0 ? (state.values[cell] ?? null) : cell)
    }
    ;(out[column.tableName] as Record<string, unknown[]>)[column.name] = cells
  }
  return out
}

/**
 * The columns of each table, both in alphabetical order, with the text before their cells; calculated once per
 * ruleset.
 */
const orders = new WeakMap<
  object,
  readonly (readonly [before: string, columns: readonly (readonly [string, Column])[]])[]
>()

function orderOf(tables: State<TableSpecs>['tables']) {
  const known = orders.get(tables)
  if (known !== undefined) return known
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
  const order = [...tables.names].sort().map((table) => {
    const columns = tables.all.filter(({ tableName }) => tableName === table).sort(byName)
    return [
      `${JSON.stringify(table)}:{`,
      columns.map((column) => [`${JSON.stringify(column.name)}:[`, column] as const),
    ] as const
  })
  orders.set(tables, order)
  return order
}

/**
 * The digest of a whole fight: equal on every machine for equal fights, however their memory is laid out. It equals
 * the digest of `canonical(plain(state))`; the text is built here directly because it is needed at every command.
 */
export function fingerprint<T extends TableSpecs>(state: State<T>): string {
  let text = '{'
  let isFirst = true
  for (const [name, columns] of orderOf(state.tables)) {
    text += isFirst ? name : `,${name}`
    isFirst = false
    let isFirstColumn = true
    for (const [before, column] of columns) {
      if (isUnsaid(state, column)) continue
      text += isFirstColumn ? before : `,${before}`
      isFirstColumn = false
      text += cellsOf(state, column)
    }
    text += '}'
  }
  return digest(`${text}}`)
}

function cellsOf<T extends TableSpecs>(state: State<T>, column: Column): string {
  const count = state.rows(column.table) * column.width
  const isKept = column.kind === 'stored'
  let text = ''
  for (let i = 0; i < count; i++) {
    const cell = state.read(column, 0, i)
    if (i > 0) text += ','
    text += isKept && cell >= 0 ? canonical(state.values[cell] ?? null) : cell
  }
  return `${text}]`
}
