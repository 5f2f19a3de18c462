import { nameOf } from '../command.ts'
import {
  type AskedEvent,
  type ChangeEvent,
  type FightEvent,
  isAsked,
  isChange,
  isOverride,
  isRoll,
  type OverrideEvent,
} from '../events.ts'
import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Column } from '../state/columns.ts'
import { viewEvents } from '../view/known-events.ts'
import { lookingThrough } from '../view/presence.ts'
import { cellValue } from '../view/view.ts'
import { everything, type Viewer } from '../view/viewer.ts'
import { commonKinds } from './common.ts'
import type { EventField } from './field.ts'
import { englishOf, inWords } from './sees.ts'

/** An event as plain data: names instead of rows, words instead of numbers, and its log message if it has one. */
export interface PlainEvent {
  readonly type: string
  /** The event's log message; missing if it needs none or shares another event's. */
  readonly said?: string
  readonly [field: string]: unknown
}

/**
 * The events that the viewer may know as plain data, for programs. Their fields follow from the ruleset's
 * declarations.
 */
export function plainEvents(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer = everything(),
): PlainEvent[] {
  const seen = viewEvents(rules, scene, events, viewer)
  return lookingThrough(rules, scene, viewer, () =>
    seen.map((event, at) => {
      const words = englishOf(rules.tell(scene, seen, at), scene)?.words ?? null
      return { ...plainEvent(rules, scene, event), ...(words === null ? {} : { said: words }) }
    }),
  )
}

/** One event as plain data, without its log message. */
function plainEvent(rules: AnyRuleset, scene: AnyScene, event: FightEvent): PlainEvent {
  if (isChange(event)) return plainChange(rules, scene, event)
  if (isOverride(event)) return plainOverride(rules, scene, event)
  if (isAsked(event)) return plainAsked(scene, event)
  const out: Record<string, unknown> = { ...event }
  for (const field of fieldsOf(rules, event)) {
    if (out[field.name] !== undefined) out[field.name] = field.plain(scene, out[field.name])
  }
  return out as PlainEvent
}

/** The declared fields of an event: the kernel's, then the ruleset's own. */
function fieldsOf(rules: AnyRuleset, event: FightEvent): readonly EventField[] {
  const own = rules.eventKinds?.get(isRoll(event) ? `roll:${event.what}` : event.type) ?? []
  const common = (commonKinds.get(event.type) ?? []).filter(({ name }) => own.every((field) => field.name !== name))
  return [...common, ...own]
}

function plainChange(rules: AnyRuleset, scene: AnyScene, { cell, ...event }: ChangeEvent): PlainEvent {
  const column = rules.tables.byPath.get(event.column) as Column
  const value = cellsOf(rules, scene, column)
  const { from, to, rule } = event
  const row = plainRow(rules, scene, column, event.row)
  const which = column.width > 1 ? { cell } : {}
  return { type: event.type, column: event.column, row, ...which, from: value(from), to: value(to), rule }
}

function plainOverride(rules: AnyRuleset, scene: AnyScene, event: OverrideEvent): PlainEvent {
  return { ...event, row: plainRow(rules, scene, rules.tables.byPath.get(event.column) as Column, event.row) }
}

function plainAsked(scene: AnyScene, event: AskedEvent): PlainEvent {
  const { label: _, ...kept } = event
  return { ...kept, to: nameOf(scene, event.to), prompt: inWords(event.prompt, scene) }
}

/** The name of a row: a combatant's name, the ruleset's name for a row of another table, or its number. */
function plainRow(rules: AnyRuleset, scene: AnyScene, { tableName }: Column, row: number): unknown {
  if (tableName === 'combatant') return nameOf(scene, row)
  return rules.eventKinds?.get(`rows:${tableName}`)?.[0]?.plain(scene, row) ?? row
}

/** The meaning of a column's cells: side ids, words, names, or as the ruleset declares. */
function cellsOf(rules: AnyRuleset, scene: AnyScene, column: Column): (cell: number) => unknown {
  const declared = rules.eventKinds?.get(`change:${column.path}`)?.[0]
  if (declared !== undefined) return (cell) => declared.plain(scene, cell)
  if (column.path === 'fight.winner' || column.path === 'combatant.side') {
    return (cell) => scene.setup.sides[cell]?.id ?? null
  }
  if (column.path === 'combatant.seat') return (cell) => scene.setup.seats[cell]?.id ?? null
  return (cell) => cellValue(scene, column, cell)
}
