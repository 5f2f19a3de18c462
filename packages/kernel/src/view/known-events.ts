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
import type { Looks, PoolLeft } from '../log/kept-back.ts'
import { namesUnknown, type Sees } from '../log/message.ts'
import { SECRETS_OF_ROLLS, type Secrecy, type Secret } from '../log/secrecy.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { type AnyScene, SOMEBODY } from '../scene.ts'
import type { Sheet } from '../setup.ts'
import type { Column, Who } from '../state/columns.ts'
import type { TallyRecord } from '../tally.ts'
import { nameKey } from '../words.ts'
import { seesBut, unknownTo } from './hiding.ts'
import { isKnownTo, knownBy } from './presence.ts'
import type { Viewer } from './viewer.ts'

/**
 * The events that the seat may know, without the numbers that it may not. Only the referee gets the number of a
 * stored value; for others a change is from or to -1 (nothing) or 0 (something). `places` receives the position of
 * each returned event among all.
 * @example
 * ```ts
 * import { isChange, viewerOf, viewEvents } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] } },
 *   combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * session.submit('players', { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' })
 * const { events } = session.played.at(-1)!
 * const seen = viewEvents(rules, session.scene, events, viewerOf(session.scene, 1))
 * console.log(events.filter(isChange).map(({ column }) => column)) // [ 'combatant.acted', 'combatant.hp' ]
 * console.log(seen.filter(isChange).map(({ column }) => column), seen.at(-1)?.type) // [ 'combatant.acted' ] vital-change
 * ```
 */
export function viewEvents(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer,
  places: number[] = [],
): FightEvent[] {
  if (viewer.referee) {
    places.push(...events.keys())
    return [...events]
  }
  const seen: (FightEvent | AskedEvent)[] = []
  const known = knownBy(rules, scene, viewer)
  const sees = seesBut((row) => known?.(row) !== false, unknownTo(scene, viewer))
  events.forEach((event, at) => {
    while (places.length < seen.length) places.push(at - 1)
    const secrets = secretsIn(rules, scene, events, at, viewer)
    if (secrets.some(({ field }) => field === null) || isLetPass(event, viewer)) return
    if (isChange(event)) {
      const column = rules.tables.byPath.get(event.column) as Column
      if (viewer.sees(column, event.row)) seen.push(column.kind === 'stored' ? unnumbered(event) : event)
      else if (column.visibility === 'vital' && viewer.vitals(event.row) === 'word') {
        seen.push(looksOf(event, rules.healthWord(scene, event.row, event.to, event.column)))
      }
    } else if (isOverride(event)) {
      const column = rules.tables.byPath.get(event.column) as Column
      if (viewer.sees(column, event.row) && isTold(rules, scene, event, column, viewer))
        seen.push(withoutUnknown(scene, event, column, sees))
    } else if (
      event.type === 'join' &&
      !isKnownTo(rules, scene, (event as FightEvent & { readonly row: number }).row, viewer)
    ) {
      // The arrival of an unknown combatant is not reported.
    } else if (isAsked(event)) seen.push(mayHear(event, sees, viewer) ? event : { ...event, answer: '', label: null })
    else seen.push(secrets.length === 0 ? event : withoutSecrets(rules, scene, event, secrets, viewer))
  })
  while (places.length < seen.length) places.push(events.length - 1)
  return seen
}

/**
 * Whether the viewer may see an answer: not another seat's secret one, and none that names a combatant, place or
 * thing that the viewer does not know.
 */
function mayHear({ to, secret, label }: AskedEvent, sees: Sees, viewer: Viewer): boolean {
  if (to >= 0 && viewer.owns(to)) return true
  return !secret && label !== null && !namesUnknown(label, sees)
}

/** Hidden places are reported to the referee only, and overrides of a combatant only to viewers who know it. */
const isTold = (rules: AnyRuleset, scene: AnyScene, { row }: OverrideEvent, column: Column, viewer: Viewer): boolean =>
  column.tableName === 'combatant' ? isKnownTo(rules, scene, row, viewer) : column.path !== 'fight.hidden'

/** The override with an unknown combatant's name replaced. */
function withoutUnknown(scene: AnyScene, event: OverrideEvent, column: Column, sees: Sees): OverrideEvent {
  const names = column.kind === 'row' && column.of === 'combatant'
  const row = names ? scene.sheets.findIndex((sheet) => nameKey((sheet as Sheet).name) === nameKey(event.to)) : -1
  return row >= 0 && sees.name(row) === null ? { ...event, to: SOMEBODY } : event
}

/** Whether someone else has declined something: then the viewer does not even learn that it was asked. */
const isLetPass = (event: FightEvent, viewer: Viewer): boolean =>
  isAsked(event) && event.declined && !(event.to >= 0 && viewer.owns(event.to))

/** The name under which an event's kind is declared. */
function nameOfKind(event: FightEvent): string {
  if (isRoll(event)) return `roll:${event.what}`
  if (isChange(event)) return `change:${event.column}`
  return isAsked(event) ? `asked:${event.rule}` : event.type
}

/** The secrets that the ruleset declares for the event, or those of every roll. */
const secretsOfEvent = (rules: AnyRuleset, event: FightEvent): readonly Secret[] =>
  rules.eventSecrets?.get(nameOfKind(event)) ?? (isRoll(event) ? SECRETS_OF_ROLLS : [])

/** The secrets of the event at that position that apply to the viewer, by the declarations. */
export function secretsIn(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  at: number,
  viewer: Viewer,
): readonly Secret[] {
  if (viewer.referee) return []
  const event = events[at] as FightEvent & Readonly<Record<string, unknown>>
  const declared = secretsOfEvent(rules, event)
  if (declared.length === 0) return declared
  return declared.filter(({ by, of }) => {
    const row = typeof of === 'string' ? event[of] : of(scene, events, at, viewer)
    return !mayKnow(rules, scene, viewer, by, typeof row === 'number' ? row : -1)
  })
}

/**
 * Whether the viewer may know this kind of secret about the combatant; below 0 (nobody) only the referee has secrets.
 */
function mayKnow(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, by: Secrecy, row: number): boolean {
  if (by === 'referee') return false
  if (by === 'own') return row >= 0 && viewer.owns(row)
  if (row < 0) return true
  if (by === 'side') return viewer.befriends(row)
  if (by === 'vital') return viewer.vitals(row) === 'exact'
  if (by === 'place') return rules.isHiddenFrom?.(scene, row, viewer) !== true
  return viewer.knows(by, row)
}

/** The event without its secret fields, and with only the totals of numbers whose parts are secret. */
function withoutSecrets(
  rules: AnyRuleset,
  scene: AnyScene,
  event: FightEvent,
  secrets: readonly Secret[],
  viewer: Viewer,
): FightEvent {
  const kept: Record<string, unknown> = { ...event }
  for (const { field, leaves } of secrets) {
    const tally = kept[field as string] as TallyRecord | undefined
    if (leaves === 'total' && tally !== undefined) kept[field as string] = { total: tally.total, parts: [] }
  }
  for (const { field, leaves, of } of secrets) {
    if (leaves === 'look')
      kept[field as string] = lookOf(rules, scene, event, viewer, { name: field as string, of: of as string })
    else if (leaves === 'nothing') delete kept[field as string]
  }
  return kept as FightEvent
}

/** Which field of an event is looked at. */
interface Looked {
  readonly name: string
  readonly of: string
}

/** How somebody looks to the viewer with what is left of it; null where nothing has changed, and where not even that may be known. */
function lookOf(
  rules: AnyRuleset,
  scene: AnyScene,
  event: FightEvent,
  viewer: Viewer,
  { name, of }: Looked,
): Looks | null {
  const fields = event as FightEvent & Readonly<Record<string, unknown>>
  const kept = fields[name] as PoolLeft | null | undefined
  const row = fields[of] as Who
  if (kept === null || kept === undefined || viewer.vitals(row) !== 'word') return null
  const field = rules.eventKinds?.get(nameOfKind(event))?.find((one) => one.name === name)
  const column = (field as { readonly column?: string } | undefined)?.column
  return { health: rules.healthWord(scene, row, kept.to, column), gains: kept.to > kept.from }
}

/** A change of hit points whose numbers are hidden: how it looks. */
export interface VitalChangeEvent extends FightEvent {
  readonly type: 'vital-change'
  readonly column: string
  readonly row: number
  readonly rule: string
  /** How the combatant looks afterwards. */
  readonly health: string
  /** Whether it has recovered life. */
  readonly gains: boolean
}

/**
 * A change of a stored value without its number, which would reveal how many values have been stored, including
 * secret ones.
 */
const unnumbered = (event: ChangeEvent): ChangeEvent => ({
  ...event,
  from: Math.min(event.from, 0),
  to: Math.min(event.to, 0),
})

const looksOf = ({ column, row, from, to, rule }: ChangeEvent, health: string): VitalChangeEvent => ({
  type: 'vital-change',
  column,
  row,
  rule,
  health,
  gains: to > from,
})
