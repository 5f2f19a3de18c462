import type { AnyFight } from '../base-facts.ts'
import { asText } from '../unknown.ts'
import type { Viewer } from './lens.ts'

/*
 * What the referee hides: combatants, by the column `combatant.veiled`, and places and things that lie there, by their names in
 * `fight.veiled`. Both are set and taken back as any value is, by `override`.
 */

/** Whether the referee hides the combatant from the viewer: from everybody but its own seat. */
export const isHiddenFor = ({ now }: AnyFight, row: number, viewer: Viewer): boolean =>
  now.combatant.veiled[row] === 1 && !viewer.referee && !viewer.owns(row)

/** Whether the referee hides anybody at all: what must not know of it then works as if nobody of those were there. */
export function isHiding({ now, combatants }: AnyFight): boolean {
  for (let row = 0; row < combatants; row++) if (now.combatant.veiled[row] === 1) return true
  return false
}

/** All combatants whom the referee hides from the viewer, in the order of the roster. */
export function hiddenRows(scene: AnyFight, viewer: Viewer): readonly number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (isHiddenFor(scene, row, viewer)) rows.push(row)
  return rows
}

/** Names of places, and of things that lie there, that the referee hides from the viewer; as the referee wrote them. */
export const hiddenPlacesFrom = (scene: AnyFight, viewer: Viewer): readonly string[] =>
  viewer.referee ? [] : hiddenPlaces(scene)

/** Names of places, and of things that lie there, that the referee hides from everybody else; as the referee wrote them. */
export function hiddenPlaces({ now, values }: AnyFight): readonly string[] {
  const at = now.fight.veiled[0]
  return at === undefined || at < 0 ? [] : namesIn(values[at])
}

/** Names as a list, or with commas between them. */
const namesIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(asText) : asText(value).split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')
