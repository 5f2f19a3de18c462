import { type Words, written } from '../log/made-words.ts'
/**
 * What a fight is made of: tables of whole numbers, declared once per ruleset. Copying, comparing, overriding, showing,
 * hiding and saving a fight all follow from this declaration.
 */

/** What the number in a column means. */
export type ColumnKind = 'int' | 'flag' | 'word' | 'row' | 'stored'

/**
 * Who may know a column: `all`; `vital` follows the table's choice for that side (exact, word or nothing);
 * `defenses` and `abilities` all but those from whom the side hides them (combatants' columns only); `seat` only the seat
 * that answers for the combatant; `referee` nobody else.
 */
export type Visibility = 'all' | 'vital' | 'defenses' | 'abilities' | 'seat' | 'referee'

/**
 * The row of a table, by the table's name. A row of one table cannot be passed for one of another. A plain number can, for
 * loops count rows; -1 stands for none. There is nothing of it at run time.
 */
export type Row<T extends string = string> = number & { readonly rowOf?: T }

/** The number of a table, by its name: what rows are opened and closed by. */
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
  /** Whether views show the cell as it is; a ruleset tells of the others in words of its own. */
  readonly shown: boolean
  /** Whether fingerprints say nothing of it while every cell is as it began. */
  readonly quiet: boolean
}

/** A column of a ruleset's tables: the handle with which a change method names what it changes. */
export interface Column<T extends string = string> extends ColumnSpec {
  /** Position among all columns of the ruleset. */
  readonly id: number
  /** Position of its table among the ruleset's tables. */
  readonly table: number
  readonly tableName: T
  readonly name: string
  /** `table.name`, as in overrides and events. */
  readonly path: string
  /** Whether who stands where hangs on it: a change makes another placement (see `State.placement`). */
  readonly places: boolean
}

/** What a column may say automatically. */
export interface SpecOptions {
  /** Cells per row; more than one makes a short list of fixed length. */
  readonly width?: number
  readonly init?: number
  readonly min?: number
  readonly max?: number
  readonly visibility?: Visibility
  /** The words for people; the column's name where it is left out. */
  readonly label?: string
  readonly shown?: boolean
  /** It came later: fights that do not use it have the fingerprints that they had without it, and their journals hold. */
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

/** A text or other plain value stored beside the numbers (see `Scene.keep`), or -1 for none. */
export const stored = (o: SpecOptions = {}): ColumnSpec<null> => spec('stored', o, { init: -1, min: -1 })

/** Column declarations by table and name. */
export type TableSpecs = Record<string, Record<string, ColumnSpec>>

/** The cells of one column, to read. Changes go through the scene's change methods. */
export interface Cells<V extends number = number> {
  readonly length: number
  readonly [row: number]: V
}

/** What the cells of a column hold. */
type Held<S extends ColumnSpec> = S['of'] extends string ? (string extends S['of'] ? number : Row<S['of']>) : number

/** Reading access to every column: `now.combatant.hp[row]`. */
export type Views<T extends TableSpecs> = {
  readonly [K in keyof T]: { readonly [C in keyof T[K]]: Cells<Held<T[K][C]>> }
}

/** Handles for every column: `columns.combatant.hp`. */
export type Columns<T extends TableSpecs> = {
  readonly [K in keyof T]: { readonly [C in keyof T[K]]: Column<K & string> }
}

/** The columns every fight has: one row for the fight itself, one row for each combatant. */
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
    /** Takes part: has joined and has not left. */
    present: flag({ init: 1, shown: false }),
    /** The referee hides it: nobody knows of it but its own seat. */
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
  /** The columns of each table, by its position. */
  readonly byTable: readonly (readonly Column[])[]
  readonly columns: Columns<T>
  /** Columns by `table.name`. */
  readonly byPath: ReadonlyMap<string, Column>
  /** An empty view of each table; views are copies of it, so that all of them have one shape, which engines read fast. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Int32Array>>>>
  /** Table positions by name. */
  readonly index: { readonly [K in keyof T]: TableNumber<K & string> }
  /** Whether a row more or less in the table makes another placement, by its position. */
  readonly places: readonly boolean[]
}

/** What was declared, for the type of a scene: `Scene<SpecsOf<typeof tables>, ...>`. */
export type SpecsOf<T> = T extends Tables<infer S extends TableSpecs> ? S : never

/** `table.name` of every column. */
type Paths<T> = { [K in keyof T & string]: `${K}.${keyof T[K] & string}` }[keyof T & string]

/**
 * Declares a ruleset's tables. `fight` (one row) and `combatant` are always there with the base columns; the
 * declaration adds its own columns and tables. `places` names the columns on which it hangs who stands where: size, place,
 * in play or not.
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
