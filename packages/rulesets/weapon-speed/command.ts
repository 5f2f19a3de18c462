import {
  type Command,
  type Param,
  type Refusal,
  readPair,
  refuse,
  squareAt,
  squareName,
  squaresBetween,
  unknownName,
} from '@fray/kernel/rules'
import { attackNames, findAttack, findItem, isInHand, itemsOf } from './rules/gear.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { CARRIED, DAMAGE_TYPES, ON_GROUND, PLACES } from './words.ts'

/** A weapon-speed command: every parameter of every action, absent ones at their absent value, always in this shape. */
export interface WeaponSpeedCommand extends Command {
  target: number
  /** A row of the item table; for attacks together with `attack`. */
  weapon: number
  /** A square. */
  to: number
  /** Squares of the way. */
  by: readonly number[]
  item: number
  /** Position among the actor's spells or abilities. */
  spell: number
  ability: number
  /** Stress to be paid in place of Mana; null for as much as is needed. */
  stress: number | null
  /** Position in PLACES, -1 for any free one. */
  hand: number
  text: string
  [extra: string]: unknown
}

const NO_WAY: readonly number[] = []

/** A command with every parameter absent. */
export const blank = (actor: number, action: string): WeaponSpeedCommand => ({
  actor,
  action,
  target: -1,
  weapon: -1,
  to: -1,
  by: NO_WAY,
  item: -1,
  spell: -1,
  ability: -1,
  stress: null,
  hand: -1,
  text: '',
})

/** An attack as one number: the item's row and the position of the attack. */
export const weaponCode = (item: number, attack: number): number => item * 16 + attack
export const itemOfWeapon = (weapon: number): number => weapon >> 4
export const attackOfWeapon = (weapon: number): number => weapon & 15

const asOwn = (scene: unknown): WeaponSpeedScene => scene as WeaponSpeedScene

/** A square written as `3,-2`, or why it is none. */
export function readSquare(scene: WeaponSpeedScene, raw: unknown): number | Refusal {
  const { plane } = scene.setup
  const found = readPair(String(raw))
  if (found === null) return refuse('bad-value', `"${String(raw)}" is not a square: write its x and y, as in 3,4.`)
  const square = squareAt(plane, found[0], found[1])
  if (square >= 0) return square
  const last = squareName(plane, plane.blocked.length - 1)
  return refuse(
    'battlefield-yards',
    `${String(raw)} is off the map, which goes from ${squareName(plane, 0)} to ${last}.`,
  )
}

/** A square. */
export const squareParam = (name: string, o: { label?: string; optional?: boolean } = {}): Param => ({
  name,
  label: o.label ?? 'a square',
  kind: 'place',
  optional: o.optional ?? false,
  absent: -1,
  read(scene, raw) {
    const square = readSquare(asOwn(scene), raw)
    return typeof square === 'number' ? { value: square } : square
  },
  write: (scene, value) => squareName(asOwn(scene).setup.plane, value as number),
})

/** The squares of a way, as a list or as `1,0 2,0`. */
export const wayParam = (name: string): Param => ({
  name,
  label: 'the squares of the way',
  kind: 'place',
  optional: true,
  absent: NO_WAY,
  read(scene, raw) {
    const given = Array.isArray(raw)
      ? raw
      : String(raw)
          .trim()
          .split(/[\s;]+/)
    const squares: number[] = []
    for (const one of given) {
      const square = readSquare(asOwn(scene), one)
      if (typeof square !== 'number') return square
      squares.push(square)
    }
    return { value: squares }
  },
  write: (scene, value) => (value as number[]).map((square) => squareName(asOwn(scene).setup.plane, square)).join(' '),
})

/** One of the actor's attacks by name. */
export const weaponParam = (name: string): Param => ({
  name,
  label: 'an attack',
  kind: 'thing',
  optional: true,
  absent: -1,
  read(scene, raw, soFar) {
    const own = asOwn(scene)
    const who = soFar.actor as number
    const found = findAttack(own, who, String(raw))
    if (found !== null) return { value: weaponCode(found.item, found.attack) }
    return unknownName(`attack of ${own.name(who)}`, String(raw), attackNames(own, who))
  },
  write: (scene, value) => {
    const weapon = value as number
    return asOwn(scene).kind(itemOfWeapon(weapon)).attacks[attackOfWeapon(weapon)]?.name
  },
})

/** Of several things of one name the one that an action is for: what is put away to be drawn, what is in hand to be dropped. */
function fitsFor(scene: WeaponSpeedScene, action: unknown): (item: number) => boolean {
  const { place } = scene.now.item
  if (action === 'draw') return (item) => place[item] === CARRIED
  if (action === 'drop') return (item) => isInHand(scene, item)
  return (item) => place[item] < ON_GROUND
}

/** What lies on the ground by that name: nearest to the actor. */
function findLying(scene: WeaponSpeedScene, who: number, name: string): number {
  const { place, square } = scene.now.item
  const here = scene.now.combatant.square[who]
  let best = -1
  let least = 0x7fffffff
  for (let item = 0; item < scene.items; item++) {
    if (place[item] !== ON_GROUND || scene.kind(item).name.toLowerCase() !== name.toLowerCase()) continue
    const yards = squaresBetween(scene.setup.plane, here, square[item])
    if (yards >= least) continue
    least = yards
    best = item
  }
  return best
}

/** One of the actor's items by name; `lying` also those on the ground, whoever's they were. */
export const itemParam = (name: string, o: { lying?: boolean; optional?: boolean } = {}): Param => ({
  name,
  label: o.lying === true ? 'an item on the ground' : 'an item',
  kind: 'thing',
  optional: o.optional ?? false,
  absent: -1,
  read(scene, raw, soFar) {
    const own = asOwn(scene)
    const who = soFar.actor as number
    const wanted = String(raw)
    const best = o.lying === true ? findLying(own, who, wanted) : findItem(own, who, wanted, fitsFor(own, soFar.action))
    if (best >= 0) return { value: best }
    const any = findItem(own, who, wanted)
    if (any >= 0) return { value: any }
    return unknownName(
      `item of ${own.name(who)}`,
      wanted,
      itemsOf(own, who).map((item) => own.kind(item).name),
    )
  },
  write: (scene, value) => asOwn(scene).kind(value as number).name,
})

/** One of the actor's spells or abilities by name. */
export const knownParam = (name: string, what: 'spells' | 'abilities', optional = true): Param => ({
  name,
  label: what === 'spells' ? 'a spell' : 'an ability',
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const own = asOwn(scene)
    const who = soFar.actor as number
    const all = own.fighter(who).entrant[what]
    const at = all.findIndex((one) => one.name.toLowerCase() === String(raw).toLowerCase())
    if (at >= 0) return { value: at }
    return unknownName(
      `${what === 'spells' ? 'spell' : 'ability'} of ${own.name(who)}`,
      String(raw),
      all.map((one) => one.name),
    )
  },
  write: (scene, value, command) => asOwn(scene).fighter(command.actor as number).entrant[what][value as number]?.name,
})

/** A hand: main, off or both. */
export const handParam = (name: string): Param => ({
  name,
  label: 'a hand',
  kind: 'word',
  optional: true,
  absent: -1,
  read(_scene, raw) {
    const at = PLACES.indexOf(String(raw).toLowerCase() as (typeof PLACES)[number])
    return at >= 0 && at < 3 ? { value: at } : refuse('bad-value', `"${String(raw)}" is no hand: main, off or both.`)
  },
  write: (_scene, value) => PLACES[value as number],
})

/** Damage types, as `fire` or `blunt/fire`; as bits. */
export const typesParam = (name: string): Param => ({
  name,
  label: 'damage types',
  kind: 'word',
  optional: true,
  absent: 0,
  read(_scene, raw) {
    let bits = 0
    for (const word of (Array.isArray(raw) ? raw.map(String) : String(raw).split(/[/,\s]+/)).filter(Boolean)) {
      const at = DAMAGE_TYPES.indexOf(word.toLowerCase() as (typeof DAMAGE_TYPES)[number])
      if (at < 0) return unknownName('damage type', word, DAMAGE_TYPES)
      bits |= 1 << at
    }
    return { value: bits }
  },
  write: (_scene, value) => DAMAGE_TYPES.filter((_, i) => (((value as number) >>> i) & 1) === 1).join('/'),
})
