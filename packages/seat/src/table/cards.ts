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
  const sight = viewer.vitals(row)
  return {
    words: sight === 'nothing' ? '' : rules.healthWord(scene, row, null),
    pools: sight === 'exact' ? poolsOf(rules, scene, row) : [],
  }
}

function poolsOf(rules: AnyRuleset, scene: AnyScene, row: number): LifePool[] {
  const vital = rules.tables.all.filter(({ tableName, sight }) => tableName === 'combatant' && sight === 'vital')
  const mostOf = (column: Column) => vital.find(({ name }) => name === `${column.name}Max`)
  const isMost = (column: Column) => vital.some((other) => column.name === `${other.name}Max`)
  return vital
    .filter((column) => column.shown && column.kind === 'int' && column.width === 1 && !isMost(column))
    .map((column) => {
      const most = mostOf(column)
      return {
        id: column.name,
        label: column.label ?? column.name,
        now: scene.read(column, row),
        most: most === undefined ? null : scene.read(most, row),
      }
    })
}
