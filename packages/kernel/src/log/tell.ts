import {
  type FightEvent,
  isAsked,
  isChange,
  isOverride,
  isRoll,
  type OverrideEvent,
  type RollEvent,
} from '../events.ts'
import type { AnyScene } from '../scene.ts'
import type { Who } from '../state/columns.ts'
import type { AnyKind, AnyRoll, EventContext, Events, ShownRoll } from './event-kinds.ts'
import { calledIn, type EventField } from './field.ts'
import { type Message, say, type Tells } from './message.ts'

/** Builds the function that returns the message for the event at a position, or null. */
export function tellOf<S extends AnyScene>(
  declared: Events<S, Record<string, AnyKind<S>>, Record<string, AnyRoll<S>>>,
) {
  const { events: kinds, rolls, otherRolls, changes = {}, decisions = {}, otherDecisions } = declared
  return (scene: S, events: readonly FightEvent[], at: number): Tells => {
    const it = events[at]
    const where: EventContext<S> = { scene, events, at }
    if (isChange(it)) {
      const who = it.column.startsWith('combatant.') ? calledIn(scene, it.row) : ''
      return changes[it.column]?.(it, who, where) ?? null
    }
    if (isAsked(it)) return (decisions[it.rule] ?? otherDecisions)?.(it, where) ?? null
    if (isRoll(it)) {
      const kind = Object.hasOwn(rolls, it.what) ? rolls[it.what] : undefined
      if (kind === undefined || kind.says === null) return otherRolls?.(it, where) ?? null
      return kind.says(shownRoll(scene, it, kind.fields), where)
    }
    const kind = Object.hasOwn(kinds, it.type) ? kinds[it.type] : undefined
    if (kind === undefined) return ofTheKernel(it)
    return kind.says?.(fieldsShown(scene, it, kind.fields), where) ?? null
  }
}

/** The message for an event that every ruleset has, or null. */
function ofTheKernel(it: FightEvent): Message | null {
  const { row, health } = it as FightEvent & { readonly row: Who; readonly health: string }
  if (it.type === 'join') return say('{who} joins the fight.', { who: { who: row } })
  if (isOverride(it)) return overrideMessage(it)
  if (it.type !== 'vital-change') return null
  const slots = { who: { who: row }, look: { key: health, slots: {} } }
  return health === 'down' ? say('{who} is {look}.', slots) : say('{who} looks {look}.', slots)
}

/** The message for a value that the referee has set, with the reason. */
function overrideMessage({ path, whose, column, row, to, because }: OverrideEvent): Message {
  const why = because === '' ? null : say(': {because}', { because: { said: because } })
  const value = { said: to }
  if (column === 'fight.hidden')
    return to === 'none' || to === 'null'
      ? say('All places are revealed by the referee{why}.', { why })
      : say('Hidden by the referee: {to}{why}.', { to: value, why })
  if (!column.startsWith('combatant.'))
    return say('{path} becomes {to}, by the referee{why}.', { path: { said: path }, to: value, why })
  const who = { who: row as Who }
  if (column === 'combatant.hidden')
    return /^(true|yes|1)$/.test(to)
      ? say('{who} is hidden by the referee{why}.', { who, why })
      : say('{who} is revealed by the referee{why}.', { who, why })
  if (column === 'combatant.seat') return say('{who} is played from the seat {to} now{why}.', { who, to: value, why })
  const what = { said: path.startsWith(`${whose}.`) ? path.slice(whose.length + 1) : path }
  return say('{who}: {what} becomes {to}, by the referee{why}.', { who, what, to: value, why })
}

/** What a message function may read of a roll. */
export const shownRoll = (
  scene: AnyScene,
  it: RollEvent,
  fields: readonly EventField[],
): ShownRoll & Record<string, unknown> => {
  const { tally = null, against = null, passed } = it as Partial<RollEvent> & Pick<RollEvent, 'passed'>
  return { ...fieldsShown(scene, it, fields), who: calledIn(scene, it.who), tally, against, passed }
}

/** The fields of an event in words. */
export function fieldsShown(
  scene: AnyScene,
  event: FightEvent,
  fields: readonly EventField[],
): Record<string, unknown> {
  const kept = event as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.map((one) => [one.name, one.told(scene, kept[one.name])]))
}
