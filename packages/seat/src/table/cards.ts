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

/** All that the viewer may know of one combatant. */
export function cardOf(rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): Card {
  return {
    who: nameOf(scene, row),
    side: scene.setup.sides[sideOf(scene, row)]?.id ?? '',
    seat: scene.setup.seats[seatOf(scene, row)]?.id ?? '',
    yours: viewer.owns(row),
    health: healthOf(rules, scene, row, viewer),
    ...rules.presentation.card(scene, row, viewer),
  }
}

/** How somebody is: its vital columns where they are seen exactly, the ruleset's word where it may be known. */
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

/** Whether the column is a pool of life that people see, not what it is at most. */
export function isPool({ tables }: AnyRuleset, column: Column): boolean {
  const { tableName, visibility, shown, kind, width, name } = column
  if (tableName !== 'combatant' || visibility !== 'vital' || !shown || kind !== 'int' || width !== 1) return false
  const of = tables.byPath.get(`combatant.${name.replace(/Max$/, '')}`)
  return of === column || of?.visibility !== 'vital'
}

function poolsOf(rules: AnyRuleset, scene: AnyScene, row: number): LifePool[] {
  return rules.tables.all
    .filter((column) => isPool(rules, column))
    .map((column) => {
      const most = rules.tables.byPath.get(`combatant.${column.name}Max`)
      return {
        id: column.name,
        label: column.label ?? column.name,
        now: scene.read(column, row),
        most: most?.visibility === 'vital' ? scene.read(most, row) : null,
      }
    })
}
