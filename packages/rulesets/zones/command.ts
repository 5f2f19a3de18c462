import {
  asText,
  combatantsParam,
  namedParam,
  type Param,
  type ParamOptions,
  person,
  plainly,
  rowOfName,
  say,
  type Who,
} from '@fray/kernel/rules'
import { refuse } from './citing.ts'
import { HINDRANCES } from './effects.ts'
import { itemNames, itemsLying, namesOf } from './rules/inventory.ts'
import { ownAttack } from './rules/weapons.ts'
import type { ZonesScene } from './scene.ts'
import { IN_HAND, ON_BODY, PLACES } from './words.ts'

type Options = Pick<ParamOptions<number>, 'optional' | 'suggestions' | 'says'>
type SoFar = Readonly<Record<string, unknown>>

/** A Zone by its id or its name. */
export const zoneParam = <N extends string>(name: N, options: Options = {}): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: plainly('Zone'),
    label: 'a Zone',
    kind: 'place',
    refOf: (_scene, row) => ({ table: 'zone', row }),
    *known({ setup: { zones } }) {
      for (let at = 0; at < zones.length; at++) yield [zones[at]?.id ?? '', at]
      for (let at = 0; at < zones.length; at++) if (zones[at]?.name !== zones[at]?.id) yield [zones[at]?.name ?? '', at]
    },
    ...options,
  })

/** An item of the actor (or of the combatant in another parameter) by its name. */
export const itemParam = <N extends string>(
  name: N,
  label: string,
  whose = 'actor',
  options: Options = {},
): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: (_scene, soFar) => say('item of {whose}', { whose: person(soFar[whose] as number) }),
    label,
    known: (scene, soFar) => itemNames(scene, soFar[whose] as number),
    none: (_scene, soFar) =>
      (soFar[whose] as number) < 0 ? refuse('bad-value', 'Nobody is named who could have that item.') : null,
    ...options,
  })

/** What lies in a combatant's Zone, by what people call it. */
const lyingNames = (scene: ZonesScene, actor: Who): Map<string, number> =>
  namesOf(scene, itemsLying(scene, scene.now.combatant.zone[actor]))

/** An item that lies in the actor's Zone, by its name among those that do; elsewhere nothing is found. */
export const lyingItemParam = <N extends string>(name: N): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: plainly('item on the ground here'),
    label: 'an item on the ground',
    refOf: (_scene, row) => ({ table: 'item', row }),
    known: (scene, { actor }) => lyingNames(scene, actor as number),
    suggestions: (scene: ZonesScene, actor) => lyingNames(scene, actor).values(),
  })

/** A weapon of the actor: an attack in a creature's data, or an item (one without damage is refused by the rules). */
export const weaponParam = <N extends string>(name: N, options: Options = {}): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: (_scene, { actor }) => say('weapon of {whose}', { whose: person(actor as number) }),
    label: 'a weapon',
    *known(scene, { actor }) {
      const { attacks } = scene.fighter(actor as number)
      for (let at = 0; at < attacks.length; at++) yield [attacks[at]?.name ?? '', ownAttack(at)]
      yield* itemNames(scene, actor as number)
    },
    ...options,
  })

/** One of the actor's spells by its name. */
export const spellParam = <N extends string>(name: N): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: (_scene, { actor }) => say('spell of {whose}', { whose: person(actor as number) }),
    label: 'a spell',
    known: (scene, { actor }) => scene.fighter(actor as number).spells.map((spell, at) => [spell.name, at] as const),
    none: (scene, { actor }) =>
      scene.fighter(actor as number).spells.length > 0
        ? null
        : refuse('spell-data', '{actor} knows no spells.', { actor: person(actor as number) }),
  })

/** Whom a spell strikes; words in order pass it over where the spell strikes a whole Zone. */
export const spellTargetsParam = <N extends string>(name: N, spell: string): Param<N, readonly number[]> => ({
  ...combatantsParam(name, { label: 'targets', optional: true }),
  isPassedOver: (scene, given) => targetsOf(scene, given, spell) === 0,
})

/** The Zone that a spell strikes; words in order pass it over where the spell strikes some Creatures. */
export const spellZoneParam = <N extends string>(name: N, spell: string): Param<N, number> => ({
  ...zoneParam(name, { optional: true, says: 'at {it}' }),
  isPassedOver: (scene, given) => targetsOf(scene, given, spell) > 0,
})

/** How many Creatures the spell strikes whose name was written, 0 for a whole Zone, -1 where nobody knows it. */
function targetsOf(scene: unknown, given: SoFar, spell: string): number {
  const zones = scene as ZonesScene
  const actor = rowOfName(zones, asText(given.actor))
  const wanted = asText(given[spell]).toLowerCase()
  const known = actor < 0 ? [] : zones.fighter(actor).spells
  return known.find(({ name }) => name.toLowerCase() === wanted)?.targets ?? -1
}

/** Where a handed item goes, by position in PLACES. */
export const placeParam = <N extends string>(name: N): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: plainly('place for it'),
    label: 'body or hand',
    kind: 'word',
    optional: true,
    known: () => [IN_HAND, ON_BODY].map((place) => [PLACES[place], place] as const),
  })

/** A hindrance by its name. */
export const hindranceParam = <N extends string>(name: N, options: Options = {}): Param<N, number> =>
  namedParam<ZonesScene, N>(name, {
    one: plainly('hindrance'),
    label: 'a hindrance',
    kind: 'word',
    known: () => HINDRANCES.map((word, kind) => [word, kind] as const),
    ...options,
  })
