import {
  type AnyRuleset,
  type AnyScene,
  type Board,
  type Column,
  cellValue,
  everything,
  isSide,
  LIMITS,
  nameOf,
  rowOfName,
  viewCombatant,
} from '@fray/kernel'

/** One value of the fight as a form shows it, derived from the column's declaration. */
export interface ValueForm {
  /** Its path in commands: `Gob.hp`. */
  readonly path: string
  readonly label: string
  readonly kind: 'number' | 'flag' | 'word' | 'combatant' | 'place' | 'text'
  /** The bounds of a number; null if there are none worth mentioning. */
  readonly min: number | null
  readonly max: number | null
  /** The possible values, if there is a list. */
  readonly choices: readonly string[]
  /** The present value as written; '' for none. */
  readonly now: string
  /** Whether people see it at the table; others are internal to the ruleset. */
  readonly isShown: boolean
}

/** Values with controls of their own: seats are assigned with the seats, hiding has its own commands. */
const ELSEWHERE = new Set(['combatant.seat', 'combatant.hidden', 'fight.hidden'])

/**
 * Every value of a combatant by name, or of the fight itself (null), visible ones first. Null if nobody has that
 * name.
 */
export function valuesOf(rules: AnyRuleset, scene: AnyScene, who: string | null, board: Board): ValueForm[] | null {
  const row = who === null ? 0 : rowOfName(scene, who)
  if (row < 0) return null
  const table = who === null ? 'fight' : 'combatant'
  const head = who === null ? 'fight' : nameOf(scene, row)
  const seen = who === null ? {} : viewCombatant(rules, scene, row, everything())
  const places = placesOf(board)
  const forms = rules.tables.all
    .filter((column) => column.tableName === table && !ELSEWHERE.has(column.path))
    .flatMap((column) =>
      Array.from({ length: column.width }, (_, cell) => formOf(scene, column, row, cell, { head, seen, places })),
    )
  // Life first, then what else people see.
  const vital = new Set(
    rules.tables.all.filter(({ visibility }) => visibility === 'vital').map(({ name }) => `${head}.${name}`),
  )
  const rank = ({ path, isShown }: ValueForm): number => (!isShown ? 2 : vital.has(path) ? 0 : 1)
  return forms.sort((a, b) => rank(a) - rank(b))
}

const placesOf = (board: Board): readonly string[] => (board.kind === 'zones' ? board.zones.map(({ id }) => id) : [])

/** Whose value it is, as its seat sees them. */
interface Whose {
  readonly head: string
  readonly seen: Readonly<Record<string, unknown>>
  readonly places: readonly string[]
}

function formOf(scene: AnyScene, column: Column, row: number, cell: number, { head, seen, places }: Whose): ValueForm {
  const { name, width, shown, visibility, kind, words } = column
  const isWide = width > 1
  const value = cellValue(scene, column, scene.read(column, row, cell))
  const said = seen[name]
  // A number that a ruleset shows as a word can also be entered as that word.
  const isNamed = kind === 'int' && !isWide && typeof said === 'string'
  const bounded = (bound: number) => (Math.abs(bound) >= LIMITS.number ? null : bound)
  const form = {
    path: `${head}.${name}${isWide ? `.${cell}` : ''}`,
    label: `${labelOf(column)}${isWide ? ` ${cell + 1}` : ''}`,
    min: kind === 'int' ? bounded(column.min) : null,
    max: kind === 'int' ? bounded(column.max) : null,
    choices: [] as readonly string[],
    now: value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value),
    isShown: shown || visibility === 'vital' || isNamed,
  }
  if (isSide(column)) {
    const ids = scene.setup.sides.map(({ id }) => id)
    return {
      ...form,
      kind: 'word',
      choices: column.min < 0 ? ['-1', ...ids] : ids,
      now: ids[Number(value)] ?? '-1',
      min: null,
      max: null,
    }
  }
  if (kind === 'flag') return { ...form, kind: 'flag', choices: ['yes', 'no'] }
  if (kind === 'word') return { ...form, kind: 'word', choices: words ?? [] }
  if (kind === 'row' && column.of === 'combatant')
    return {
      ...form,
      kind: 'combatant',
      choices: ['none', ...Array.from({ length: scene.combatants }, (_, at) => nameOf(scene, at))],
    }
  if (isNamed && places.includes(said))
    return { ...form, kind: 'place', now: said, choices: places, min: null, max: null }
  if (isNamed) return { ...form, kind: 'text', now: said, min: null, max: null }
  return { ...form, kind: kind === 'stored' ? 'text' : 'number' }
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** `hp max` for `hpMax`, if the declaration has no label. */
const labelOf = ({ label, name }: Column): string =>
  label ?? name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
