import type { AnyFight } from '../base-facts.ts'
import type { Sees } from '../log/message.ts'
import type { HideableThing, Ref } from '../log/parts.ts'
import { type Refusal, unknownName } from '../refusal.ts'
import { asText } from '../unknown.ts'
import { nameKey } from '../words.ts'
import type { Viewer } from './viewer.ts'

/*
 * What the referee hides: combatants, by the column `combatant.hidden`, and places and things on the ground, by their
 * rows in `fight.hidden`. Both are set and cleared like any value, by `override`.
 */

/** A place or thing as `fight.hidden` stores it: `zone:3`. */
export const keyOfRef = ({ table, row }: Ref): string => `${table}:${row}`

/** A viewer who knows these combatants, and not these places and things (by {@link keyOfRef}). */
export const seesBut = (isKnown: (row: number) => boolean, unknown: ReadonlySet<string> | null): Sees => ({
  name: (row) => (isKnown(row) ? '' : null),
  hides: (ref) => unknown?.has(keyOfRef(ref)) === true,
})

/** Whether the referee hides the combatant from the viewer: only its own seat and the referee know of it. */
export const isHiddenFor = ({ now }: AnyFight, row: number, viewer: Viewer): boolean =>
  now.combatant.hidden[row] === 1 && !viewer.referee && !viewer.owns(row)

/** Whether the referee hides any combatant. */
export function isHiding({ now, combatants }: AnyFight): boolean {
  for (let row = 0; row < combatants; row++) if (now.combatant.hidden[row] === 1) return true
  return false
}

/** All combatants that the referee hides from the viewer, in roster order. */
export function hiddenRows(scene: AnyFight, viewer: Viewer): readonly number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (isHiddenFor(scene, row, viewer)) rows.push(row)
  return rows
}

/** Places and things on the ground that the referee hides from everyone else. */
export function hiddenPlaces(scene: AnyFight): readonly HideableThing[] {
  const at = scene.now.fight.hidden[0]
  if (at === undefined || at < 0) return []
  const keys = scene.values[at] as readonly string[]
  return scene.hideables().filter(({ ref }) => keys.includes(keyOfRef(ref)))
}

/** Places and things on the ground that the viewer does not know, by {@link keyOfRef}; null for none. */
export function unknownTo(scene: AnyFight, viewer: Viewer): ReadonlySet<string> | null {
  const hidden = viewer.referee ? [] : hiddenPlaces(scene)
  return hidden.length === 0 ? null : new Set(hidden.map(({ ref }) => keyOfRef(ref)))
}

/**
 * The keys that `fight.hidden` stores for names of places and things, given as a list or as text with commas. A name
 * hides everything that it currently names; an unknown name is refused.
 */
export function keysOfNames(scene: AnyFight, value: unknown): readonly string[] | Refusal {
  const names = (Array.isArray(value) ? value.map(asText) : asText(value).split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const all = scene.hideables()
  const keys = new Set<string>()
  for (const name of names) {
    const wanted = nameKey(name)
    const meant = all.filter((one) => one.names.some((other) => nameKey(other) === wanted))
    if (meant.length > 0) for (const { ref } of meant) keys.add(keyOfRef(ref))
    else return unknownName('place or thing', name, [...new Set(all.map(({ names: [first] }) => first))])
  }
  return [...keys]
}
