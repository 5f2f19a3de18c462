import {
  type Command,
  listText,
  NO_SQUARE,
  type Param,
  type ParamOptions,
  type Refusal,
  readPair,
  refuse,
  squareAt,
  squareName,
  unknownName,
} from '@fray/kernel/rules'
import { findItem, findWeapon, itemNames } from './rules/gear.ts'
import type { ShockScene } from './scene.ts'
import { ATTRIBUTES, READIED, STOWED } from './words.ts'

/** A shock command: every parameter of every action, absent ones at their absent value, always in this shape. */
export interface ShockCommand extends Command {
  target: number
  /** An item's row, or BARE_HANDS; -1 where the usual weapon is meant. */
  weapon: number
  /** A square. */
  to: number
  /** Squares of the way. */
  by: readonly number[]
  /** Position in ATTRIBUTES. */
  with: number
  /** Position in SKILLS. */
  skill: number
  /** Position in MANEUVERS. */
  maneuver: number
  item: number
  /** Position among the actor's powers or spells. */
  power: number
  targets: readonly number[]
  text: string
  mod: number | null
  because: string
  /** Position in SKILLS, for the check of a shove. */
  using: number
  /** 1 to throw what could also be struck with. */
  thrown: number
  /** Squares: where an item lies, the corner of an area, where the one held ends. */
  from: number
  at: number
  'target-to': number
  attribute: number
  [extra: string]: unknown
}

const NONE: readonly number[] = []

/** A command with every parameter absent. */
export const blank = (actor: number, action: string): ShockCommand => ({
  actor,
  action,
  target: -1,
  weapon: -1,
  to: -1,
  by: NONE,
  with: -1,
  skill: -1,
  maneuver: -1,
  item: -1,
  power: -1,
  targets: NONE,
  text: '',
  mod: null,
  because: '',
  using: -1,
  thrown: -1,
  from: -1,
  at: -1,
  'target-to': -1,
  attribute: -1,
})

const asShock = (scene: unknown): ShockScene => scene as ShockScene

/** A square written as `3,-2`, or why it is none. */
export function readSquare(scene: ShockScene, raw: unknown): number | Refusal {
  const { grid } = scene.setup
  const found = readPair(String(raw))
  if (found === null) return refuse('bad-value', `"${String(raw)}" is not a square: write its x and y, as in 3,4.`)
  const square = squareAt(grid, found[0], found[1])
  if (square !== NO_SQUARE) return square
  const east = grid.originX + grid.width - 1
  const north = grid.originY + grid.depth - 1
  return refuse(
    'grid',
    `${String(raw)} is off the map, which goes from ${grid.originX},${grid.originY} to ${east},${north}.`,
  )
}

/** A square. */
export const squareParam = <N extends string>(
  name: N,
  o: { label?: string; optional?: boolean } = {},
): Param<N, number> => ({
  name,
  label: o.label ?? 'a square',
  kind: 'place',
  optional: o.optional ?? false,
  absent: -1,
  read(scene, raw) {
    const square = readSquare(asShock(scene), raw)
    return typeof square === 'number' ? { value: square } : square
  },
  write: (scene, value) => squareName(asShock(scene).setup.grid, value as number),
})

/** The squares of a way, as a list or as `1,0 2,0`. */
export const wayParam = <N extends string>(name: N): Param<N, readonly number[]> => ({
  name,
  label: 'the squares of the way',
  kind: 'place',
  optional: true,
  absent: NONE,
  read(scene, raw) {
    const given = Array.isArray(raw)
      ? raw
      : String(raw)
          .trim()
          .split(/[\s;]+/)
    const squares: number[] = []
    for (const one of given) {
      const square = readSquare(asShock(scene), one)
      if (typeof square !== 'number') return square
      squares.push(square)
    }
    return { value: squares }
  },
  write: (scene, value) => (value as number[]).map((square) => squareName(asShock(scene).setup.grid, square)).join(' '),
})

/** Where an action takes its item from, for one who has several of a name. */
const TAKEN_FROM: Readonly<Record<string, number>> = { ready: STOWED, draw: READIED }

/** An item of the actor (or of the combatant in another parameter) by its name. */
export const itemParam = <N extends string>(
  name: N,
  label: string,
  { optional = false, candidates }: Pick<ParamOptions<number>, 'optional' | 'candidates'> = {},
): Param<N, number> => ({
  name,
  label,
  kind: 'thing',
  optional,
  absent: -1,
  ...(candidates === undefined ? {} : { candidates }),
  read(scene, raw, soFar) {
    const shock = asShock(scene)
    const who = soFar.actor as number
    const from = TAKEN_FROM[String(soFar.action)]
    const found = findItem(
      shock,
      who,
      String(raw),
      (item) => from === undefined || shock.now.item.carried[item] === from,
    )
    if (found >= 0) return { value: found }
    return unknownName(`item of ${shock.name(who)}`, String(raw), itemNames(shock, who))
  },
  write: (scene, value) => asShock(scene).itemName(value as number),
})

/** An item that lies about, or one's own. */
export const lyingParam = <N extends string>(name: N): Param<N, number> => ({
  name,
  label: 'an item on the ground',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const shock = asShock(scene)
    const who = soFar.actor as number
    const wanted = String(raw).toLowerCase()
    const { square } = shock.now.item
    const own = findItem(shock, who, wanted)
    if (own >= 0 && square[own] >= 0) return { value: own }
    for (let item = 0; item < shock.items; item++) {
      if (square[item] >= 0 && shock.kind(item).name.toLowerCase() === wanted) return { value: item }
    }
    if (own >= 0) return { value: own }
    const lying: string[] = []
    for (let item = 0; item < shock.items; item++) {
      if (square[item] >= 0) lying.push(shock.kind(item).name)
    }
    return unknownName('item on the ground', String(raw), lying)
  },
  write: (scene, value) => asShock(scene).itemName(value as number),
})

/** A weapon of the actor, or bare hands. */
export const weaponParam = <N extends string>(name: N, optional = true): Param<N, number> => ({
  name,
  label: 'a weapon',
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const shock = asShock(scene)
    const who = soFar.actor as number
    const found = findWeapon(shock, who, String(raw), soFar.action === 'reload')
    if (found >= 0) return { value: found }
    return unknownName(`weapon of ${shock.name(who)}`, String(raw), itemNames(shock, who))
  },
  write: (scene, value) => asShock(scene).itemName(value as number),
})

/** One of the actor's powers, or of its spells, by name. */
export const powerParam = <N extends string>(name: N, what: 'powers' | 'spells', rule: string): Param<N, number> => ({
  name,
  label: what === 'powers' ? 'a power' : 'a spell',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const shock = asShock(scene)
    const who = soFar.actor as number
    const all = shock.fighter(who)[what]
    const at = all.findIndex((one) => one.name.toLowerCase() === String(raw).toLowerCase())
    if (at >= 0) return { value: at }
    if (all.length === 0) return refuse(rule, `${shock.name(who)} has no ${what}.`)
    return unknownName(
      `${what === 'powers' ? 'power' : 'spell'} of ${shock.name(who)}`,
      String(raw),
      all.map((one) => one.name),
    )
  },
  write: (scene, value, command) => asShock(scene).fighter(command.actor as number)[what][value as number]?.name,
})

/** An attribute by its name. */
export const attributeParam = <N extends string>(name: N, optional = true): Param<N, number> => ({
  name,
  label: 'an attribute',
  kind: 'word',
  optional,
  absent: -1,
  read(_scene, raw) {
    const at = ATTRIBUTES.indexOf(String(raw).toLowerCase() as (typeof ATTRIBUTES)[number])
    return at >= 0 ? { value: at } : refuse('bad-value', `"${String(raw)}" is no attribute: ${listText(ATTRIBUTES)}.`)
  },
  write: (_scene, value) => ATTRIBUTES[value as number],
})
