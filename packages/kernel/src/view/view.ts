import { nameOf } from '../command.ts'
import type { FightEvent } from '../events.ts'
import { englishOf } from '../log/sees.ts'
import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Sheet } from '../setup.ts'
import type { Column } from '../state/columns.ts'
import { viewEvents } from './known-events.ts'
import { isKnownTo, lookingThrough } from './presence.ts'
import { everything, type Viewer, viewerOf } from './viewer.ts'

/** What one seat may know of a fight, as plain data with names instead of rows. */
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

/** A cell in words: the word, the name, yes or no, the stored value, or the number. */
export function cellValue(scene: AnyScene, column: Column, cell: number): unknown {
  if (column.kind === 'flag') return cell === 1
  if (column.kind === 'word') return column.words?.[cell] ?? cell
  if (column.kind === 'stored') return cell < 0 ? null : (scene.values[cell] ?? null)
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

/** Everything that the viewer may know about one combatant, by column name. */
export function viewCombatant(
  rules: AnyRuleset,
  scene: AnyScene,
  row: number,
  viewer: Viewer,
): Record<string, unknown> {
  const cells = scene.now.combatant as Record<string, ArrayLike<number>>
  const out: Record<string, unknown> = {
    side: scene.setup.sides[cells.side?.[row]]?.id ?? null,
    seat: scene.setup.seats[cells.seat?.[row]]?.id ?? null,
  }
  for (const column of rules.tables.all) {
    if (column.tableName !== 'combatant' || !column.shown || BASE.has(column.path)) continue
    if (viewer.sees(column, row)) out[column.name] = columnValue(scene, column, row)
    else if (column.visibility === 'vital' && viewer.vitals(row) === 'word')
      out.health = rules.healthWord(scene, row, null)
  }
  Object.assign(out, rules.describe(scene, row, viewer))
  for (const what of ['defenses', 'abilities'] as const)
    if (!viewer.knows(what, row)) for (const fact of rules.secretFacts?.[what] ?? []) delete out[fact]
  return out
}

/**
 * What the seat (by position) may know of the fight; the only place that decides it.
 * @example
 * ```ts
 * import { viewFight } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const players = session.setup.seats.findIndex(({ id }) => id === 'players')
 * const { round, turn, combatants } = viewFight(rules, session.scene, players)
 * console.log(round, turn, combatants.Ada?.hp, combatants.Corwin?.hp, combatants.Corwin?.health) // 1 Ada 10 undefined unhurt
 * ```
 */
export function viewFight(rules: AnyRuleset, scene: AnyScene, seat: number): FightView {
  return viewThrough(rules, scene, viewerOf(scene, seat))
}

/** The complete view, for the referee, conformance cases and tests. */
export const viewAll = (rules: AnyRuleset, scene: AnyScene): FightView => viewThrough(rules, scene, everything())

/** The view for a viewer, without the names of combatants that it does not know. */
const viewThrough = (rules: AnyRuleset, scene: AnyScene, viewer: Viewer): FightView =>
  lookingThrough(rules, scene, viewer, () => viewOf(rules, scene, viewer))

function viewOf(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): FightView {
  const fight = scene.now.fight as Record<string, ArrayLike<number>>
  const combatants: Record<string, Record<string, unknown>> = {}
  for (let row = 0; row < scene.combatants; row++) {
    if (!isKnownTo(rules, scene, row, viewer)) continue
    combatants[(scene.sheets[row] as Sheet).name] = viewCombatant(rules, scene, row, viewer)
  }
  const own: Record<string, unknown> = {}
  for (const column of rules.tables.all) {
    if (column.tableName === 'fight' && column.shown && !BASE.has(column.path) && viewer.sees(column, 0)) {
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
    turn: turn < 0 || !isKnownTo(rules, scene, turn, viewer) ? null : nameOf(scene, turn),
    over: fight.over?.[0] === 1,
    winner: winner < 0 ? null : (scene.setup.sides[winner]?.id ?? null),
    ...own,
    ...rules.describeFight(scene, viewer),
    combatants,
  }
}

/** The events as log lines in plain English. */
export function tellEvents(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer = everything(),
): string[] {
  const seen = viewEvents(rules, scene, events, viewer)
  return lookingThrough(rules, scene, viewer, () =>
    seen.flatMap((_, at) => englishOf(rules.tell(scene, seen, at), scene)?.words ?? []),
  )
}
