import { type Command, combatantsParam, type Param, refuse, rowOfName, unknownName } from '@fray/kernel'
import { findItem, itemNames, itemsLying, nameOfItem, namesOf } from './rules/inventory.ts'
import { CREATURE_ATTACK } from './rules/weapons.ts'
import type { ZonesScene } from './scene.ts'
import { HINDRANCES, PLACES } from './words.ts'

/** A zones command: every parameter of every action, absent ones at their absent value, always in this shape. */
export interface ZonesCommand extends Command {
  target: number
  /** An item's row, or CREATURE_ATTACK plus the position of a creature's attack. */
  weapon: number
  /** The second weapon of a dual-wielded attack, -1 for none. */
  second: number
  zone: number
  item: number
  /** Position among the actor's spells. */
  spell: number
  targets: readonly number[]
  text: string
  /** A Zone (cast), a place (give), or any value (override). */
  to: unknown
  [extra: string]: unknown
}

const NOBODY: readonly number[] = []

/** A command with every parameter absent. */
export const blank = (actor: number, action: string): ZonesCommand => ({
  actor,
  action,
  target: -1,
  weapon: -1,
  second: -1,
  zone: -1,
  item: -1,
  spell: -1,
  targets: NOBODY,
  text: '',
  to: -1,
})

const asZones = (scene: unknown): ZonesScene => scene as ZonesScene

/** A Zone by its id or its name. */
export const zoneParam = (name: string, optional = false): Param => ({
  name,
  label: 'a Zone',
  kind: 'place',
  optional,
  absent: -1,
  read(scene, raw) {
    const { zones } = asZones(scene).setup
    const wanted = String(raw).toLowerCase()
    const at = zones.findIndex((z) => z.id.toLowerCase() === wanted || z.name.toLowerCase() === wanted)
    return at >= 0
      ? { value: at }
      : unknownName(
          'Zone',
          String(raw),
          zones.map((z) => z.id),
        )
  },
  write: (scene, value) => asZones(scene).setup.zones[value as number]?.id,
})

/** An item of the actor (or of the combatant in another parameter) by its name. */
export const itemParam = (name: string, label: string, whose = 'actor', optional = false): Param => ({
  name,
  label,
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const zones = asZones(scene)
    const who = soFar[whose] as number
    if (who < 0) return refuse('bad-value', `Nobody is named who could have the ${String(raw)}.`)
    const found = findItem(zones, who, String(raw))
    if (found >= 0) return { value: found }
    return unknownName(`item of ${zones.name(who)}`, String(raw), [...itemNames(zones, who).keys()])
  },
  write: (scene, value) => nameOfItem(asZones(scene), value as number),
})

/** An item that lies in the actor's Zone, by its name among those that do; elsewhere nothing is found. */
export const lyingItemParam = (name: string): Param => ({
  name,
  label: 'an item on the ground',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const names = lyingNames(asZones(scene), soFar.actor as number)
    const wanted = String(raw).toLowerCase()
    for (const [known, item] of names) if (known.toLowerCase() === wanted) return { value: item }
    return unknownName('item on the ground here', String(raw), [...names.keys()])
  },
  write(scene, value, command) {
    for (const [known, item] of lyingNames(asZones(scene), command.actor as number)) if (item === value) return known
    return nameOfItem(asZones(scene), value as number)
  },
})

const lyingNames = (scene: ZonesScene, actor: number): Map<string, number> =>
  namesOf(scene, itemsLying(scene, scene.now.combatant.zone[actor] as number))

/** A weapon of the actor: an item with damage, or an attack in a creature's data. */
export const weaponParam = (name: string, optional = false): Param => ({
  name,
  label: 'a weapon',
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const zones = asZones(scene)
    const who = soFar.actor as number
    const wanted = String(raw).toLowerCase()
    const { attacks } = zones.fighter(who)
    const attack = attacks.findIndex((a) => a.name.toLowerCase() === wanted)
    if (attack >= 0) return { value: CREATURE_ATTACK + attack }
    const item = findItem(zones, who, String(raw))
    if (item >= 0) return { value: item }
    const known = [...attacks.map((a) => a.name), ...itemNames(zones, who).keys()]
    return unknownName(`weapon of ${zones.name(who)}`, String(raw), known)
  },
  write(scene, value, command) {
    const zones = asZones(scene)
    const weapon = value as number
    if (weapon < CREATURE_ATTACK) return nameOfItem(zones, weapon)
    return zones.fighter(command.actor as number).attacks[weapon - CREATURE_ATTACK]?.name
  },
})

/** One of the actor's spells by its name. */
export const spellParam = (name: string): Param => ({
  name,
  label: 'a spell',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const zones = asZones(scene)
    const who = soFar.actor as number
    const { spells } = zones.fighter(who)
    const wanted = String(raw).toLowerCase()
    const at = spells.findIndex((s) => s.name.toLowerCase() === wanted)
    if (at >= 0) return { value: at }
    if (spells.length === 0) return refuse('spell-data', `${zones.name(who)} knows no spells.`)
    return unknownName(
      `spell of ${zones.name(who)}`,
      String(raw),
      spells.map((s) => s.name),
    )
  },
  write: (scene, value, command) => asZones(scene).fighter(command.actor as number).spells[value as number]?.name,
})

/** Whom a spell strikes; words in order pass it over where the spell strikes a whole Zone. */
export const spellTargetsParam = (name: string, spell: string): Param => ({
  ...combatantsParam(name, { label: 'targets', optional: true }),
  isPassedOver: (scene, given) => targetsOf(scene, given, spell) === 0,
})

/** The Zone that a spell strikes; words in order pass it over where the spell strikes some Creatures. */
export const spellZoneParam = (name: string, spell: string): Param => ({
  ...zoneParam(name, true),
  isPassedOver: (scene, given) => targetsOf(scene, given, spell) > 0,
})

/** How many Creatures the spell strikes whose name was written, 0 for a whole Zone, -1 where nobody knows it. */
function targetsOf(scene: unknown, given: Readonly<Record<string, unknown>>, spell: string): number {
  const zones = asZones(scene)
  const actor = rowOfName(zones as never, String(given.actor))
  const wanted = String(given[spell]).toLowerCase()
  const known = actor < 0 ? [] : zones.fighter(actor).spells
  return known.find(({ name }) => name.toLowerCase() === wanted)?.targets ?? -1
}

/** Where a handed item goes, by position in PLACES. */
export const placeParam = (name: string): Param => ({
  name,
  label: 'body or hand',
  kind: 'word',
  optional: true,
  absent: -1,
  read(_scene, raw) {
    const at = PLACES.indexOf(String(raw).toLowerCase() as (typeof PLACES)[number])
    if (at === 0 || at === 1) return { value: at }
    return refuse('bad-value', `"${String(raw)}" is not a place for it: hand or body (${name}).`)
  },
  write: (_scene, value) => PLACES[value as number],
})

/** A hindrance by its name. */
export const hindranceParam = (name: string): Param => ({
  name,
  label: 'a hindrance',
  kind: 'word',
  optional: false,
  absent: -1,
  read(_scene, raw) {
    const at = HINDRANCES.indexOf(String(raw).toLowerCase() as (typeof HINDRANCES)[number])
    return at >= 0 ? { value: at } : unknownName('hindrance', String(raw), HINDRANCES)
  },
  write: (_scene, value) => HINDRANCES[value as number],
})
