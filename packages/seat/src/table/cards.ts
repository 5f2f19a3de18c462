import {
  type AnyRuleset,
  type AnyScene,
  type Card,
  type Column,
  type Health,
  type LifePool,
  nameOf,
  seatOf,
  sideOf,
  type Viewer,
} from '@fray/kernel'
import type { Looking } from './view-cache.ts'

/** Everything that the current viewer may know about one combatant. */
export const cardOf = (rules: AnyRuleset, scene: AnyScene, row: number, looking: Looking): Card =>
  looking.part('card', row, (viewer) => ({
    who: nameOf(scene, row),
    side: scene.setup.sides[sideOf(scene, row)]?.id ?? '',
    seat: scene.setup.seats[seatOf(scene, row)]?.id ?? '',
    yours: viewer.owns(row),
    health: healthSeen(rules, scene, row, looking),
    ...rules.presentation.card(scene, row, viewer),
  }))

/** A combatant's health as the current viewer sees it. */
export const healthSeen = (rules: AnyRuleset, scene: AnyScene, row: number, looking: Looking): Health =>
  looking.part('health', row, (viewer) => healthOf(rules, scene, row, viewer))

/** A combatant's health: its vital columns if they are seen exactly, the ruleset's word if it may be known. */
export function healthOf(rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): Health {
  const visibility = viewer.vitals(row)
  const words = visibility === 'nothing' ? '' : rules.healthWord(scene, row, null)
  const steps = rules.presentation.healthSteps ?? []
  const step = steps.indexOf(words) + 1
  return {
    words,
    pools: visibility === 'exact' ? poolsOf(rules, scene, row) : [],
    ...(step > 0 && { step: [step, steps.length] as const }),
  }
}

/**
 * The visible pools of life of each ruleset, with the columns of their maxima: cached, because every view needs them.
 */
const pools = new WeakMap<object, ReadonlyMap<Column, Column | undefined>>()

function poolsIn({ tables }: AnyRuleset): ReadonlyMap<Column, Column | undefined> {
  let found = pools.get(tables)
  if (found === undefined) {
    const vital = (column: Column | undefined) => (column?.visibility === 'vital' ? column : undefined)
    const isOne = (column: Column): boolean => {
      const { tableName, shown, kind, width, name } = column
      const of = tables.byPath.get(`combatant.${name.replace(/Max$/, '')}`)
      const isVital = tableName === 'combatant' && vital(column) !== undefined && shown && kind === 'int' && width === 1
      return isVital && (of === column || vital(of) === undefined)
    }
    const most = ({ name }: Column) => vital(tables.byPath.get(`combatant.${name}Max`))
    found = new Map(tables.all.filter(isOne).map((column) => [column, most(column)]))
    pools.set(tables, found)
  }
  return found
}

/** Whether the column is a visible pool of life, not its maximum. */
export const isPool = (rules: AnyRuleset, column: Column): boolean => poolsIn(rules).has(column)

const poolsOf = (rules: AnyRuleset, scene: AnyScene, row: number): LifePool[] =>
  Array.from(poolsIn(rules), ([column, most]) => ({
    id: column.name,
    label: column.label ?? column.name,
    now: scene.read(column, row),
    most: most === undefined ? null : scene.read(most, row),
  }))
