import { type Command, nameOf, rowOfName } from './command.ts'
import { LIMITS } from './limits.ts'
import { type Message, say, word } from './log/message.ts'
import { textParam, valueParam } from './params.ts'
import { REFEREE } from './questions.ts'
import { type Refusal, refuse, unknownName } from './refusal.ts'
import type { Action } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import type { Sheet } from './setup.ts'
import type { Column } from './state/columns.ts'
import { asText } from './unknown.ts'
import { keysOfNames } from './view/hiding.ts'
import { nearest, wholeNumber } from './words.ts'

/** Sets one value of the fight, outside the rules. */
export interface OverrideCommand extends Command {
  /** `NAME.column`, `fight.column` or `table[row].column`; `.2` behind it picks the third cell of a wide column. */
  readonly path: string
  readonly to: unknown
  /** The reason, for the log; '' if none is given. */
  readonly because: string
}

/** The address of a value. */
export interface CellAddress {
  readonly column: Column
  readonly row: number
  readonly cell: number
}

function findRow(scene: AnyScene, table: string, row: number): number | Refusal {
  const count = scene.rows(scene.tables.index[table] as number)
  return row < count
    ? row
    : refuse('unknown-name', 'The table "{table}" has {count} rows; there is no row {row}.', {
        table: { thing: table },
        count: { number: count },
        row: { number: row },
      })
}

/** The path split at dots; the first part is a combatant's whole name, which may contain dots. */
function splitPath(scene: AnyScene, path: string): string[] {
  const wanted = path.toLowerCase()
  let head = ''
  for (const sheet of scene.sheets) {
    const { name } = sheet as Sheet
    if (name.length > head.length && wanted.startsWith(`${name.toLowerCase()}.`)) head = path.slice(0, name.length)
  }
  return head === '' ? path.split('.') : [head, ...path.slice(head.length + 1).split('.')]
}

/** Finds the cell that a path names, or refuses it with the reason. */
export function findCell(scene: AnyScene, path: string): CellAddress | Refusal {
  const parts = splitPath(scene, path)
  const head = parts[0]
  const columnName = parts[1] ?? ''
  const indexed = /^(\w+)\[(\d+)\]$/.exec(head)
  const isTable = (name: string) => scene.tables.names.includes(name)
  const table = indexed ? indexed[1] : isTable(head) ? head : 'combatant'
  if (!isTable(table)) return unknownName('table', table, scene.tables.names)
  let row: number | Refusal
  if (indexed) row = findRow(scene, table, Number(indexed[2]))
  else row = table === 'combatant' ? rowOfName(scene, head) : findRow(scene, table, 0)
  if (typeof row !== 'number') return row
  if (row < 0)
    return unknownName(
      'combatant',
      head,
      scene.sheets.map((s) => (s as Sheet).name),
    )
  const column = scene.tables.byPath.get(`${table}.${columnName}`)
  if (column === undefined) {
    const known = scene.tables.all.filter((c) => c.tableName === table).map((c) => c.name)
    const near = nearest(columnName, known)
    return refuse('unknown-name', '{table} has no value "{column}". {hint}', {
      table: { thing: table },
      column: { said: columnName },
      hint: near
        ? say('Did you mean "{near}"?', { near: { thing: near } })
        : say('It has {known}.', { known: { thing: known.join(', ') } }),
    })
  }
  const cell = Number(parts[2] ?? 0)
  if (!Number.isInteger(cell) || cell < 0 || cell >= column.width)
    return refuse('bad-value', '{path}: there are cells 0 to {last}.', {
      path: { said: path },
      last: { number: column.width - 1 },
    })
  return { column, row, cell }
}

/** Whether the column holds a side by its position. */
export const isSide = ({ path }: Column): boolean => path === 'combatant.side' || path === 'fight.winner'

/** The highest value of a column; for sides and seats it depends on the fight. */
function greatest({ setup }: AnyScene, column: Column): number {
  if (column.path === 'combatant.seat') return setup.seats.length - 1
  return isSide(column) ? setup.sides.length - 1 : column.max
}

/** The number for a written value of a column, or a refusal. Sides and seats may be given by id. */
export function readCell(scene: AnyScene, column: Column, raw: unknown): number | Refusal {
  const bad = (right: Message) =>
    refuse('bad-value', '{said} is not a value of {path}: it takes {right}.', {
      said: { said: JSON.stringify(raw) },
      path: { thing: column.path },
      right,
    })
  const text = asText(raw)
  if (column.kind === 'flag')
    return /^(true|yes|1)$/.test(text) ? 1 : /^(false|no|0)$/.test(text) ? 0 : bad(word('yes or no'))
  if (column.kind === 'word') {
    const at = (column.words ?? []).indexOf(text)
    return at >= 0 ? at : bad(say('{words}', { words: { thing: (column.words ?? []).join(', ') } }))
  }
  if (column.kind === 'row' && column.of === 'combatant') {
    const row = text === 'null' || text === 'none' ? REFEREE : rowOfName(scene, text)
    return row >= 0 || text === 'null' || text === 'none' ? row : bad(word("a combatant's name, or none"))
  }
  if (column.kind === 'stored' && (raw === null || text === 'none')) return -1
  if (column.path === 'fight.hidden') {
    const keys = keysOfNames(scene, raw)
    return 'reason' in keys ? keys : scene.store(keys)
  }
  if (column.kind === 'stored') return scene.store(raw)
  const ids = column.path === 'combatant.seat' ? scene.setup.seats : isSide(column) ? scene.setup.sides : []
  const named = ids.findIndex(({ id }) => id === text)
  if (named >= 0) return named
  const n = wholeNumber(raw)
  if (column.kind === 'row') {
    const count = scene.rows(scene.tables.index[column.of ?? ''] as number)
    if (text === 'null' || text === 'none') return -1
    if (n !== null && n >= -1 && n < count) return n
    return bad(
      say('a row of {table} (there are {count}), or none', {
        table: { thing: column.of ?? '' },
        count: { number: count },
      }),
    )
  }
  const least = Math.max(column.min, -LIMITS.number)
  const most = Math.min(greatest(scene, column), LIMITS.number)
  if (n === null || n < least || n > most) {
    return bad(say('a whole number from {least} to {most}', { least: { number: least }, most: { number: most } }))
  }
  return n
}

/**
 * The referee's command to set any value: journaled, undoable, checked only for its range. A ruleset may add
 * `further` paths and its own reading of some columns.
 */
export function overrideAction<S extends AnyScene, C extends Command>(
  after: (scene: S) => void,
  further: (scene: S, path: string) => CellAddress | Refusal | null = () => null,
  reading: (scene: S, column: Column, raw: unknown, row: number) => number | Refusal | null = () => null,
): Action<S, C> {
  const read = (scene: S, { column, row }: CellAddress, raw: unknown) =>
    reading(scene, column, raw, row) ?? readCell(scene, column, raw)
  const find = (scene: S, path: string) => further(scene, path) ?? findCell(scene, path)
  return {
    id: 'override',
    rule: 'override',
    title: word('Set any value'),
    by: 'referee',
    params: [
      textParam('path', { label: 'the value, as in Gob.hp' }),
      valueParam('to', { label: 'what it becomes' }),
      textParam('because', { label: 'why', optional: true }),
    ],
    suggest: () => [],
    check(scene, command) {
      const { path, to } = command as unknown as OverrideCommand
      const target = find(scene, path)
      if ('reason' in target) return target
      const mark = scene.mark()
      const value = read(scene, target, to)
      scene.rollback(mark)
      return typeof value === 'number' ? null : value
    },
    resolve(scene, command) {
      const { path, to, because } = command as unknown as OverrideCommand
      const target = find(scene, path) as CellAddress
      const { column, row, cell } = target
      const value = read(scene, target, to) as number
      if (scene.recorder !== null) {
        const whose = column.tableName === 'combatant' ? nameOf(scene, row) : column.tableName
        scene.recorder.note({ type: 'override', path, whose, column: column.path, row, to: asText(to), because })
      }
      scene.setCell(column, row, cell, value, 'override')
      after(scene)
    },
  }
}
