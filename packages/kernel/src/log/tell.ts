import {
  type FightEvent,
  isAsked,
  isChange,
  isOverride,
  isRoll,
  type OverrideEvent,
  type RollEvent,
} from '../events.ts'
import type { LogContext } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { stoppedOnce } from '../words.ts'
import type { EventField } from './field.ts'
import type { AnyKind, AnyRoll, Events, RollTold, Where } from './kinds.ts'
import type { Tells } from './message.ts'

/** How events that are declared so are told: what is told of the event at a place, or null. */
export function tellOf<S extends AnyScene>(
  declared: Events<S, Record<string, AnyKind<S>>, Record<string, AnyRoll<S>>>,
) {
  const { events: kinds, rolls, otherRolls, changes = {}, decisions = {}, otherDecisions } = declared
  const message = (scene: S, events: readonly FightEvent[], at: number, log: LogContext): Tells => {
    const it = events[at]
    const where: Where<S> = { scene, log, events, at }
    if (isChange(it)) {
      const who = it.column.startsWith('combatant.') ? log.name(it.row) : ''
      return changes[it.column]?.(it, who, where) ?? null
    }
    if (isAsked(it)) return (decisions[it.rule] ?? otherDecisions)?.(it, where) ?? null
    if (isRoll(it)) {
      const kind = Object.hasOwn(rolls, it.what) ? rolls[it.what] : undefined
      if (kind === undefined || kind.says === null) return otherRolls?.(it, where) ?? null
      const { tally = null, against = null, passed } = it as Partial<RollEvent> & Pick<RollEvent, 'passed'>
      const roll: RollTold = { who: log.name(it.who), tally, against, passed }
      return kind.says({ ...toldOf(kind.fields, it, where), ...roll }, where)
    }
    const kind = Object.hasOwn(kinds, it.type) ? kinds[it.type] : undefined
    if (kind === undefined) return ofTheKernel(it, where)
    return kind.says?.(toldOf(kind.fields, it, where), where) ?? null
  }
  return (...heard: Parameters<typeof message>): Tells => {
    const told = message(...heard)
    return typeof told === 'string' ? stoppedOnce(told) : told
  }
}

/** The sentence of an event that every ruleset has, or null. */
function ofTheKernel<S>(it: FightEvent, { log }: Where<S>): string | null {
  if (it.type === 'join') return `${(it as FightEvent & { readonly name: string }).name} joins the fight.`
  if (isOverride(it)) return overrideWords(it)
  if (it.type !== 'vital-change') return null
  const { row, health } = it as FightEvent & { readonly row: number; readonly health: string }
  return `${log.name(row)} ${health === 'down' ? 'is' : 'looks'} ${health}.`
}

/** What the referee has set, and why. */
function overrideWords({ path, whose, column, to, because }: OverrideEvent): string {
  const why = because === '' ? '' : `: ${because}`
  const isYes = /^(true|yes|1)$/.test(to)
  if (column === 'combatant.veiled') return `${whose} is ${isYes ? 'hidden' : 'revealed'} by the referee${why}.`
  if (column === 'combatant.seat') return `${whose} is played from the seat ${to} now${why}.`
  const what = path.startsWith(`${whose}.`) ? `${whose}: ${path.slice(whose.length + 1)}` : path
  if (column !== 'fight.veiled') return `${what} becomes ${to}, by the referee${why}.`
  return to === 'none' || to === 'null'
    ? `All places are revealed by the referee${why}.`
    : `Hidden by the referee: ${to}${why}.`
}

/** The fields of an event in words. */
function toldOf<S extends AnyScene>(
  fields: readonly EventField[],
  event: FightEvent,
  { scene, log }: Where<S>,
): Record<string, unknown> {
  const kept = event as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.map((one) => [one.name, one.told(scene, kept[one.name], log.name)]))
}
