import {
  asText,
  namedParam,
  type Param,
  type ParamOptions,
  person,
  say,
  squaresBetween,
  unknownName,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { rowsWhere } from '../lasting/rows.ts'
import { squareParamsFor } from '../on-grid/params.ts'
import { attacksByName, isInHand, itemsOf } from './rules/gear.ts'
import type { WeaponSpeedScene } from './scene.ts'
import type { ItemRow } from './tables.ts'
import { CARRIED, DAMAGE_TYPES, HANDS, ON_GROUND, setOf, wordsIn } from './words.ts'

/** An attack of an item as one number, for commands: the item's row and the position of the attack. */
export const weaponCode = (item: ItemRow, attack: number): number => item * 16 + attack
export const itemOfWeapon = (weapon: number): number => weapon >> 4
export const attackOfWeapon = (weapon: number): number => weapon & 15

/** Squares of the battlefield. */
export const { readSquare, squareParam, wayParam } = squareParamsFor(
  (scene) => (scene as WeaponSpeedScene).setup.plane,
  'battlefield-yards',
)

type Known = Iterable<readonly [name: string, value: number]>
type SoFar = Readonly<Record<string, unknown>>

/** Something that the actor has, by name; -1 where it is left out. */
const ownParam = <N extends string>(
  name: N,
  what: string,
  o: ParamOptions<number>,
  known: (scene: WeaponSpeedScene, actor: Who, soFar: SoFar) => Known,
): Param<N, number> =>
  namedParam<WeaponSpeedScene, N>(name, {
    refOf: ({ now }, row) => (what === 'item' && now.item.place[row] === ON_GROUND ? { table: 'item', row } : null),
    label: `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`,
    ...o,
    one: (_scene, { actor }) =>
      say('{what} of {whose}', { what: { key: what, slots: {} }, whose: person(actor as number) }),
    known: (scene, soFar) => known(scene, soFar.actor as number, soFar),
  })

/** One of the actor's attacks by name, as a {@link weaponCode}. */
export const weaponParam = <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> =>
  ownParam(name, 'attack', { optional: true, ...o }, (scene, actor) =>
    attacksByName(scene, actor).map(([called, { item, attack }]) => [called, weaponCode(item, attack)]),
  )

const named = (scene: WeaponSpeedScene, items: readonly number[]): Known =>
  items.map((item) => [scene.kind(item).name, item])

/** Of several things of one name the one that an action is for comes first: what is put away to be drawn, what is in hand to be dropped. */
function itemsFor(scene: WeaponSpeedScene, actor: Who, action: unknown): number[] {
  const { place } = scene.now.item
  const fits = (item: ItemRow): boolean => {
    if (action === 'draw') return place[item] === CARRIED
    return action === 'drop' ? isInHand(scene, item) : place[item] < ON_GROUND
  }
  return itemsOf(scene, actor).sort((a, b) => Number(fits(b)) - Number(fits(a)))
}

/** One of the actor's items by name. */
export const itemParam = <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> =>
  ownParam(name, 'item', o, (scene, actor, { action }) => named(scene, itemsFor(scene, actor, action)))

/** What lies on the ground, the nearest to the actor first. */
function lyingAround(scene: WeaponSpeedScene, actor: Who): number[] {
  const { place, square } = scene.now.item
  const here = scene.now.combatant.square[actor]
  const yards = (item: ItemRow) => squaresBetween(scene.setup.plane, here, square[item])
  const lying = rowsWhere(scene.items, (item) => place[item] === ON_GROUND)
  return lying.sort((a, b) => yards(a) - yards(b))
}

/** An item on the ground by name, whoever's it was; also one of the actor's own, so that its place can be said. */
export const lyingParam = <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> =>
  ownParam(name, 'item', { label: 'an item on the ground', ...o }, (scene, actor) =>
    named(scene, [...new Set([...lyingAround(scene, actor), ...itemsFor(scene, actor, null)])]),
  )

/** One of the actor's spells by name, as its position. */
export const spellParam = <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> =>
  ownParam(name, 'spell', o, (scene, actor) => scene.fighter(actor).entrant.spells.map((one, i) => [one.name, i]))

/** One of the actor's abilities by name, as its position. */
export const abilityParam = <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> =>
  ownParam(name, 'ability', o, (scene, actor) => scene.fighter(actor).entrant.abilities.map((one, i) => [one.name, i]))

/** A hand: main, off or both. */
export const handParam = <N extends string>(name: N): Param<N, number> =>
  wordParam(name, HANDS, { label: 'a hand', optional: true })

/** Damage types, as `fire` or `blunt/fire`; as bits, 0 where they are left out. */
export const typesParam = <N extends string>(name: N): Param<N, number> => ({
  name,
  label: 'damage types',
  kind: 'word',
  optional: true,
  absent: 0,
  choices: () => DAMAGE_TYPES,
  read(_scene, raw) {
    const words = (Array.isArray(raw) ? raw.map(asText) : asText(raw).split(/[/,\s]+/)).filter(Boolean)
    const known = words.map((word) => DAMAGE_TYPES.find((type) => type === word.toLowerCase()))
    const wrong = known.indexOf(undefined)
    return wrong < 0 ? { value: setOf(DAMAGE_TYPES, known) } : unknownName('damage type', words[wrong], DAMAGE_TYPES)
  },
  write: (_scene, value) => wordsIn(DAMAGE_TYPES, value as number).join('/'),
})
