import { nameOf } from '../command.ts'
import type { AskedEvent, ChangeEvent, FightEvent } from '../events.ts'
import { isAsked, isChange, isOverride, isRoll } from '../events.ts'
import type { AnyRuleset, Telling } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Sheet } from '../setup.ts'
import type { Column } from '../state/columns.ts'
import type { EventField } from '../telling/field.ts'
import { everything, type Lens, lensOf } from './lens.ts'

/** What one seat may know of a fight, as plain data with names in place of rows. */
export interface FightView {
  readonly ruleset: string
  readonly title: string
  readonly options: Readonly<Record<string, string | number>>
  readonly notes: readonly string[]
  readonly round: number
  readonly turn: string | null
  readonly over: boolean
  readonly winner: string | null
  readonly combatants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [more: string]: unknown
}

const BASE = new Set(['fight.round', 'fight.turn', 'fight.over', 'fight.winner', 'combatant.side', 'combatant.seat'])

/** A cell in words: the word, the name, yes or no, the kept value, or the number. */
export function cellValue(scene: AnyScene, column: Column, cell: number): unknown {
  if (column.kind === 'flag') return cell === 1
  if (column.kind === 'word') return column.words?.[cell] ?? cell
  if (column.kind === 'kept') return cell < 0 ? null : (scene.values[cell] ?? null)
  if (column.kind === 'row') {
    if (cell < 0) return null
    return column.of === 'combatant' ? nameOf(scene, cell) : cell
  }
  return cell
}

function columnValue(scene: AnyScene, column: Column, row: number): unknown {
  if (column.width === 1) return cellValue(scene, column, scene.read(column, row))
  return Array.from({ length: column.width }, (_, i) => cellValue(scene, column, scene.read(column, row, i)))
}

function viewCombatant(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): Record<string, unknown> {
  const cells = scene.now.combatant as unknown as Record<string, ArrayLike<number>>
  const out: Record<string, unknown> = {
    side: scene.setup.sides[cells.side?.[row]]?.id ?? null,
    seat: scene.setup.seats[cells.seat?.[row]]?.id ?? null,
  }
  for (const column of rules.tables.all) {
    if (column.tableName !== 'combatant' || !column.shown || BASE.has(column.path)) continue
    if (lens.sees(column, row)) out[column.name] = columnValue(scene, column, row)
    else if (column.sight === 'vital' && lens.vitals(row) === 'word') out.health = rules.healthWord(scene, row, null)
  }
  return { ...out, ...rules.describe(scene, row, lens) }
}

/** What the seat (by position) may know of the fight; the one place where that is decided. */
export function viewFight(rules: AnyRuleset, scene: AnyScene, seat: number): FightView {
  return viewThrough(rules, scene, lensOf(scene, seat))
}

/** The whole truth, for the referee, for conformance cases and for tests. */
export const viewAll = (rules: AnyRuleset, scene: AnyScene): FightView => viewThrough(rules, scene, everything())

function viewThrough(rules: AnyRuleset, scene: AnyScene, lens: Lens): FightView {
  const fight = scene.now.fight as unknown as Record<string, ArrayLike<number>>
  const combatants: Record<string, Record<string, unknown>> = {}
  for (let row = 0; row < scene.combatants; row++) {
    combatants[(scene.sheets[row] as Sheet).name] = viewCombatant(rules, scene, row, lens)
  }
  const own: Record<string, unknown> = {}
  for (const column of rules.tables.all) {
    if (column.tableName === 'fight' && column.shown && !BASE.has(column.path) && lens.sees(column, 0)) {
      own[column.name] = columnValue(scene, column, 0)
    }
  }
  const turn = fight.turn?.[0]
  const winner = fight.winner?.[0]
  return {
    ruleset: rules.id,
    title: scene.setup.title,
    options: scene.setup.options,
    notes: scene.setup.notes,
    round: fight.round?.[0],
    turn: turn < 0 ? null : nameOf(scene, turn),
    over: fight.over?.[0] === 1,
    winner: winner < 0 ? null : (scene.setup.sides[winner]?.id ?? null),
    ...own,
    ...rules.describeFight(scene, lens),
    combatants,
  }
}

/**
 * The events that the seat may know; numbers that it may not know are gone from them. Of a kept value only the referee
 * gets the number; to others a change is from or to -1 (nothing) or 0 (something).
 */
export function viewEvents(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  lens: Lens,
): FightEvent[] {
  if (lens.referee) return [...events]
  const seen: FightEvent[] = []
  for (const event of events) {
    if (rules.conceals?.(scene, event, lens) === true) continue
    if (isChange(event)) {
      const column = rules.tables.byPath.get(event.column) as Column
      if (lens.sees(column, event.row)) seen.push(column.kind === 'kept' ? unnumbered(event) : event)
      else if (column.sight === 'vital' && lens.vitals(event.row) === 'word') {
        seen.push(veiled(event, rules.healthWord(scene, event.row, event.to, event.column)))
      }
    } else if (isOverride(event)) {
      if (lens.sees(rules.tables.byPath.get(event.column) as Column, event.row)) seen.push(event)
    } else if (isAsked(event) && event.secret && !(event.to >= 0 && lens.owns(event.to))) {
      const hidden: AskedEvent = { ...event, answer: '' }
      seen.push(hidden)
    } else seen.push(withoutSecrets(rules, event, lens))
  }
  return seen
}

/** The fields that the ruleset declares of the event's type. */
export const fieldsOfEvent = (rules: AnyRuleset, event: FightEvent): readonly EventField[] =>
  rules.eventKinds?.get(isRoll(event) ? `roll:${event.what}` : event.type) ?? []

/** The event without the fields that the declaration keeps from this lens. */
function withoutSecrets(rules: AnyRuleset, event: FightEvent, lens: Lens): FightEvent {
  const kept = event as unknown as Readonly<Record<string, unknown>>
  const hidden = fieldsOfEvent(rules, event).filter(
    ({ secret }) => secret !== null && (secret === 'referee' || !lens.owns(kept[secret.of] as number)),
  )
  if (hidden.length === 0) return event
  return Object.fromEntries(Object.entries(kept).filter(([key]) => hidden.every(({ name }) => name !== key))) as never
}

/** A change of hit points whose numbers stay hidden: what it looks like. */
export interface VitalChangeEvent extends FightEvent {
  readonly type: 'vital-change'
  readonly column: string
  readonly row: number
  readonly rule: string
  /** How the combatant looks afterwards. */
  readonly health: string
}

/** A change of a kept value without its number, which says how much has been kept before, in secret too. */
const unnumbered = (event: ChangeEvent): ChangeEvent => ({
  ...event,
  from: Math.min(event.from, 0),
  to: Math.min(event.to, 0),
})

const veiled = ({ column, row, rule }: ChangeEvent, health: string): VitalChangeEvent => ({
  type: 'vital-change',
  column,
  row,
  rule,
  health,
})

/** The events as lines of a log that reads as a person would tell it. */
export function tellEvents(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  lens: Lens = everything(),
): string[] {
  const telling: Telling = { name: (row) => (row < 0 ? 'the referee' : nameOf(scene, row)) }
  const seen = viewEvents(rules, scene, events, lens)
  const lines: string[] = []
  for (let at = 0; at < seen.length; at++) {
    const line = rules.tell(scene, seen, at, telling)
    if (line !== null) lines.push(line)
  }
  return lines
}
