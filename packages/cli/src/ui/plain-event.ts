import { type ChangeEvent, cellValue, type FightEvent, isAsked, isChange, nameOf, type Played } from '@fray/kernel'
import type { AnySession } from '../play/driver.ts'

/** Keys under which rulesets' events name combatants by row. */
const COMBATANT_KEYS = new Set([
  'who',
  'actor',
  'target',
  'targets',
  'about',
  'group',
  'fallen',
  'attacker',
  'mover',
  'decider',
])

/** Events of the commands as JSON, one object for each: ply, round, and the event with names in place of rows. */
export function* jsonLines(session: AnySession, played: readonly Played[]): Iterable<string> {
  const roundColumn = session.rules.tables.byPath.get('fight.round')
  for (const { ply, events, before } of played) {
    let round = roundColumn === undefined ? 0 : before.memory[before.layout.offsets[roundColumn.id] as number]
    for (const event of events) {
      if (isChange(event) && event.column === 'fight.round') round = event.to
      yield JSON.stringify({ ply, round, ...plainEvent(session, event) })
    }
  }
}

/** The event with names in place of rows and words in place of cells. */
function plainEvent(session: AnySession, event: FightEvent): Record<string, unknown> {
  if (isChange(event)) return plainChange(session, event)
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(event)) {
    const combatant = COMBATANT_KEYS.has(key) || (key === 'to' && (isAsked(event) || event.type === 'hand-over'))
    if (combatant || (key === 'row' && event.type !== 'override')) out[key] = named(session, value)
    else if (key === 'zone') out[key] = zoneId(session, value)
    else if (key === 'winner') out[key] = session.setup.sides[value as number]?.id ?? null
    else out[key] = typeof value === 'number' ? wordFor(session, key, value) : value
  }
  return out
}

/** Rows as names; the referee by that word, nobody as null. */
function named(session: AnySession, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v) => named(session, v))
  return typeof value === 'number' ? nameOf(session.scene, value) : value
}

function plainChange(session: AnySession, event: ChangeEvent): Record<string, unknown> {
  const column = session.rules.tables.byPath.get(event.column)
  if (column === undefined) return { ...event }
  const value = (cell: number): unknown => {
    if (column.name === 'zone') return zoneId(session, cell)
    if (column.name === 'winner' || column.name === 'side') return session.setup.sides[cell]?.id ?? null
    return cellValue(session.scene, column, cell)
  }
  const row = column.tableName === 'combatant' ? nameOf(session.scene, event.row) : event.row
  const { type, cell, rule } = event
  return {
    type,
    column: event.column,
    row,
    ...(column.width > 1 ? { cell } : {}),
    from: value(event.from),
    to: value(event.to),
    rule,
  }
}

/** The word that the number stands for, where a column of the fight with the event's key says so. */
function wordFor(session: AnySession, key: string, value: number): unknown {
  return session.rules.tables.byPath.get(`fight.${key}`)?.words?.[value] ?? value
}

/** The id of a Zone given by its position, where the battlefield has Zones. */
function zoneId(session: AnySession, value: unknown): unknown {
  const { zones } = session.setup as unknown as { zones?: readonly { readonly id: string }[] }
  if (typeof value !== 'number') return value
  return value < 0 ? null : (zones?.[value]?.id ?? value)
}
