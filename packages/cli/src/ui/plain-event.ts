import { type FightEvent, isAsked, isChange, isOverride, nameOf, type Played, plainEvents } from '@fray/kernel'
import type { AnySession } from '../play/driver.ts'

/** Events of the commands as JSON, one object for each: ply, round, and the event as plain data with its sentence. */
export function* jsonLines(session: AnySession, played: readonly Played[]): Iterable<string> {
  const { rules, scene } = session
  const roundColumn = rules.tables.byPath.get('fight.round')
  for (const { ply, events, before } of played) {
    let round = roundColumn === undefined ? 0 : before.memory[before.layout.offsets[roundColumn.id] as number]
    const plain = plainEvents(rules, scene, events)
    for (const [i, event] of events.entries()) {
      if (isChange(event) && event.column === 'fight.round') round = event.to
      const guessed = rules.eventKinds === undefined ? guessedFields(session, event) : {}
      yield JSON.stringify({ ply, round, ...plain[i], ...guessed })
    }
  }
}

/** Keys under which events of rulesets that do not declare their events yet name combatants by row. */
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
  'row',
])

/** The fields of an event that is not declared, by what their keys usually mean. */
function guessedFields(session: AnySession, event: FightEvent): Record<string, unknown> {
  if (isChange(event) || isAsked(event) || isOverride(event)) return {}
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(event)) {
    if (COMBATANT_KEYS.has(key) || (key === 'to' && event.type === 'hand-over')) out[key] = named(session, value)
    else if (key === 'winner') out[key] = session.setup.sides[value as number]?.id ?? null
    else if (typeof value === 'number') {
      out[key] = session.rules.tables.byPath.get(`fight.${key}`)?.words?.[value] ?? value
    }
  }
  return out
}

/** Rows as names; the referee by that word. */
function named(session: AnySession, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v) => named(session, v))
  return typeof value === 'number' ? nameOf(session.scene, value) : value
}
