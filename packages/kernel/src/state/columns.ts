import { type Words, written } from '../log/made-words.ts'
/**
 * What a fight is made of: tables of whole numbers, declared once per ruleset. Copying, comparing, overriding,
 * showing, hiding and saving a fight all follow from this declaration.
 */

/** What the number in a column means. */
export type ColumnKind = 'int' | 'flag' | 'word' | 'row' | 'stored'

/**
 * Who may know a column: `all`; `vital` follows the setting of the side (exact, word or nothing); `defenses` and
 * `abilities` everyone but those from whom the side hides them (combatants' columns only); `seat` only the seat that
 * answers for the combatant; `referee` only the referee.
 */
export type Visibility = 'all' | 'vital' | 'defenses' | 'abilities' | 'seat' | 'referee'

/**
 * A row number typed by its table's name: a row of one table is not accepted for another. A plain number is, because
 * loops count rows; -1 means none. The type has no effect at run time.
 */
export type Row<T extends string = string> = number & { readonly rowOf?: T }

/** The number of a table, typed by its name: needed to open and close rows. */
export type TableNumber<T extends string = string> = number & { readonly tableOf?: T }

/** The row of a combatant. */
export type Who = Row<'combatant'>

/** The declaration of one column, as made by {@link int}, {@link flag}, {@link word}, {@link rowOf} and {@link stored}. */
export interface ColumnSpec<O extends string | null = string | null> {
  readonly kind: ColumnKind
  readonly width: number
  readonly init: number
  readonly min: number
  readonly max: number
  readonly words: readonly string[] | null
  /** The table whose rows it holds. */
  readonly of: O
  readonly visibility: Visibility
  readonly label: Words | null
  /** Whether views show the cell directly; a ruleset describes the others in its own words. */
  readonly shown: boolean
  /** Whether fingerprints leave the column out while every cell has its initial value. */
  readonly quiet: boolean
}

/** A column of a ruleset's tables: the handle that change methods take. */
export interface Column<T extends string = string> extends ColumnSpec {
  /** Position among all columns of the ruleset. */
  readonly id: number
  /** Position of its table among the ruleset's tables. */
  readonly table: number
  readonly tableName: T
  readonly name: string
  /** `table.name`, as in overrides and events. */
  readonly path: string
  /** Whether the placement of combatants depends on it: a change makes a new placement (see `State.placement`). */
  readonly places: boolean
}

/** Options shared by all kinds of columns. */
export interface SpecOptions {
  /** Cells per row; more than one makes a short list of fixed length. */
  readonly width?: number
  readonly init?: number
  readonly min?: number
  readonly max?: number
  readonly visibility?: Visibility
  /** The label for people; the column's name by default. */
  readonly label?: string
  readonly shown?: boolean
  /** For a column added later: fights that do not use it keep their fingerprints, so that old journals stay valid. */
  readonly quiet?: boolean
}

const INT_MIN = -0x80000000
const INT_MAX = 0x7fffffff

const spec = <O extends string | null = null>(
  kind: ColumnKind,
  o: SpecOptions,
  rest: Partial<ColumnSpec<O>>,
): ColumnSpec<O> => ({
  kind,
  width: o.width ?? 1,
  init: o.init ?? rest.init ?? 0,
  min: o.min ?? rest.min ?? INT_MIN,
  max: o.max ?? rest.max ?? INT_MAX,
  words: rest.words ?? null,
  of: rest.of ?? (null as O),
  visibility: o.visibility ?? 'all',
  label: o.label === undefined ? null : written(o.label),
  shown: o.shown ?? true,
  quiet: o.quiet ?? false,
})

/**
 * A whole number from `min` to `max`.
 * @example
 * ```ts
 * import { defineTables, int, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const tables = defineTables({ combatant: { life: int({ min: 0, max: 20, init: 12, visibility: 'vital' }) } })
 * const scene = new Scene(tables, { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * console.log(scene.now.combatant.life[ada]) // 12
 * scene.record(true) // ranges are looked at while somebody listens
 * try {
 *   scene.set(tables.columns.combatant.life, ada, -3, 'wounds')
 * } catch (error) {
 *   console.log((error as Error).message) // combatant.life takes a whole number from 0 to 20, not -3.
 * }
 * ```
 */
export const int = (o: SpecOptions = {}): ColumnSpec<null> => spec('int', o, {})

/** Yes (1) or no (0). */
export const flag = (o: SpecOptions = {}): ColumnSpec<null> => spec('flag', o, { min: 0, max: 1 })

/** One of the words, stored as its position. */
export const word = (words: readonly string[], o: SpecOptions = {}): ColumnSpec<null> =>
  spec('word', o, { words, min: 0, max: words.length - 1 })

/** A row of the named table, or -1 for none. */
export const rowOf = <T extends string>(table: T, o: SpecOptions = {}): ColumnSpec<T> =>
  spec('row', o, { of: table, init: -1, min: -1 })

/** A text or other plain value stored beside the numbers (see `Scene.store`), or -1 for none. */
export const stored = (o: SpecOptions = {}): ColumnSpec<null> => spec('stored', o, { init: -1, min: -1 })

/** Column declarations by table and name. */
export type TableSpecs = Record<string, Record<string, ColumnSpec>>

/** The cells of one column, read-only. Changes go through the scene's change methods. */
export interface Cells<V extends number = number> {
  readonly length: number
  readonly [row: number]: V
}

/** The type of a column's cells. */
type Held<S extends ColumnSpec> = S['of'] extends string ? (string extends S['of'] ? number : Row<S['of']>) : number

/** Read access to every column: `now.combatant.hp[row]`. */
export type Views<T extends TableSpecs> = {
  readonly [K in keyof T]: { readonly [C in keyof T[K]]: Cells<Held<T[K][C]>> }
}

/** Handles for every column: `columns.combatant.hp`. */
export type Columns<T extends TableSpecs> = {
  readonly [K in keyof T]: { readonly [C in keyof T[K]]: Column<K & string> }
}

/** The columns of every fight: one row for the fight itself, one row for each combatant. */
const baseTables = {
  fight: {
    round: int({ min: 0 }),
    /** The combatant whose turn it is. */
    turn: rowOf('combatant'),
    over: flag(),
    /** Position of the winning side, -1 for none. */
    winner: int({ init: -1, min: -1 }),
    /** Places that the referee hides, as a list of `keyOfRef`, or -1 for none. */
    hidden: stored({ shown: false, quiet: true }),
  },
  combatant: {
    side: int({ min: 0 }),
    /** Position of the seat that answers for it. */
    seat: int({ min: 0 }),
    /** Whether it takes part: has joined and has not left. */
    present: flag({ init: 1, shown: false }),
    /** Whether the referee hides it from everyone but its own seat. */
    hidden: flag({ shown: false, quiet: true }),
  },
} as const satisfies TableSpecs

type Merged<T extends TableSpecs> = {
  [K in keyof T | keyof typeof baseTables]: (K extends keyof typeof baseTables ? (typeof baseTables)[K] : unknown) &
    (K extends keyof T ? T[K] : unknown)
}

/** A ruleset's tables, ready for use. */
export interface Tables<T extends TableSpecs> {
  readonly names: readonly string[]
  readonly all: readonly Column[]
  /** The columns of each table, by table position. */
  readonly byTable: readonly (readonly Column[])[]
  readonly columns: Columns<T>
  /** Columns by `table.name`. */
  readonly byPath: ReadonlyMap<string, Column>
  /** An empty view of each table; views are copies of it, so that they share one shape, which engines read fast. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Int32Array>>>>
  /** Table positions by name. */
  readonly index: { readonly [K in keyof T]: TableNumber<K & string> }
  /** By table position: whether adding or removing a row makes a new placement. */
  readonly places: readonly boolean[]
}

/** The declared columns, for the type of a scene: `Scene<SpecsOf<typeof tables>, ...>`. */
export type SpecsOf<T> = T extends Tables<infer S extends TableSpecs> ? S : never

/** `table.name` of every column. */
type Paths<T> = { [K in keyof T & string]: `${K}.${keyof T[K] & string}` }[keyof T & string]

/**
 * Declares a ruleset's tables. `fight` (one row) and `combatant` always exist with the base columns; the declaration
 * adds its own columns and tables. `places` names the columns that the placement of combatants depends on: size,
 * place, presence.
 * @example
 * ```ts
 * import { defineTables, flag, int, rowOf, Scene, type Setup, type SpecsOf } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const tables = defineTables({
 *   fight: { night: flag() },
 *   combatant: { life: int({ min: 0, max: 20 }) },
 *   item: { holder: rowOf('combatant') },
 * })
 * class BrawlScene extends Scene<SpecsOf<typeof tables>> {}
 * const scene = new BrawlScene(tables, { combatant: 1, item: 4 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * scene.set(tables.columns.combatant.life, ada, 12, 'joining')
 * console.log(scene.now.combatant.life[ada], scene.now.fight.night[0]) // 12 0
 * console.log(tables.names) // [ 'fight', 'combatant', 'item' ]
 * ```
 */
export function defineTables<T extends TableSpecs>(
  own: T,
  places: readonly Paths<Merged<T>>[] = [],
): Tables<Merged<T> & TableSpecs> {
  const names = ['fight', 'combatant', ...Object.keys(own).filter((n) => n !== 'fight' && n !== 'combatant')]
  const all: Column[] = []
  const byTable: Column[][] = names.map(() => [])
  const columns: Record<string, Record<string, Column>> = {}
  const byPath = new Map<string, Column>()
  const index: Record<string, number> = {}
  const shapes: Record<string, Record<string, Int32Array>> = {}
  const nothing = new Int32Array(0)
  names.forEach((tableName, table) => {
    index[tableName] = table
    const base: Record<string, ColumnSpec> = (baseTables as TableSpecs)[tableName] ?? {}
    const specs = { ...base, ...own[tableName] }
    const byName: Record<string, Column> = {}
    columns[tableName] = byName
    for (const [name, s] of Object.entries(specs)) {
      const path = `${tableName}.${name}`
      const isPlacing = (places as readonly string[]).includes(path)
      const column: Column = { ...s, id: all.length, table, tableName, name, path, places: isPlacing }
      all.push(column)
      byTable[table]?.push(column)
      byName[name] = column
      byPath.set(column.path, column)
    }
    shapes[tableName] = Object.fromEntries(Object.keys(specs).map((name) => [name, nothing]))
  })
  const placing = byTable.map((of) => of.some((column) => column.places))
  return { names, all, byTable, columns, byPath, shapes, index, places: placing } as unknown as Tables<
    Merged<T> & TableSpecs
  >
}
