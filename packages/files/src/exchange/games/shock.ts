import { limitText } from '@fray/kernel'
import { ForeignProblem, type ImportReport } from '../account.ts'
import { squareName } from '../blocked.ts'
import { type ForeignAttack, isNaturalWeapon, modifier } from '../imported-creature.ts'
import { DOOR, OPEN, type SnappedMap, WALL, WINDOW } from '../snap.ts'
import { type Conversion, mainBonus, points, within } from './conversion.ts'

const weapon = (attack: ForeignAttack) => {
  const { name, damage, range } = attack
  if (attack.isRanged) {
    const [usual, most] = range
    return {
      name,
      kind: 'ranged',
      attributes: ['dex'],
      skill: 'shoot',
      damage,
      range: `${usual}/${Math.max(usual, most)}`,
    }
  }
  return isNaturalWeapon(attack)
    ? { name, kind: 'melee', natural: true, attributes: ['str'], skill: 'brawl', damage }
    : { name, kind: 'melee', attributes: ['str'], skill: 'stab', damage }
}

export const shock: Conversion = {
  takes: {
    hp: { to: 'hp' },
    ac: { to: 'ac' },
    initiative: { why: 'sides take turns here, and nobody rolls alone' },
    level: { why: 'there are no levels here: hit dice and bonuses stand for them' },
    hitDice: { to: 'hd' },
    speed: { to: 'move' },
    size: { to: 'footprint' },
    scores: { to: 'mods' },
    attacks: { to: 'weapons' },
  },
  person(person, report) {
    const { isHero, hp, ac, speed, size, hitDice, attacks } = person
    const bonus = mainBonus(person, report)
    const assumed: Record<string, string> = {}
    const fields: Record<string, unknown> = {
      kind: isHero ? 'pc' : 'npc',
      hp: hp === null ? 8 : points(hp),
      ac: within(ac ?? 10, 0, 99),
    }
    if (hp === null) assumed.hp = 'everybody has hit points'
    if (ac === null) assumed.ac = 'everybody has an armor class'
    const dice = Number(hitDice?.split('d')[0] ?? 0)
    if (!isHero && dice > 0) fields.hd = within(dice, 0, 99)
    if (bonus !== null) {
      fields.attackBonus = within(bonus, -20, 99)
      if (Object.keys(person.scores).length > 0)
        report.change(
          person.at.scores ?? person.path,
          'ability scores are in the attack bonus and the damage already, and add nothing more',
        )
    } else {
      const mods = {
        str: modifier(person, 'str'),
        dex: modifier(person, 'dex'),
        con: modifier(person, 'con'),
        int: modifier(person, 'int'),
        wis: modifier(person, 'wis'),
      }
      const said = Object.entries(mods).filter(([, value]) => value !== 0)
      if (said.length > 0) fields.mods = Object.fromEntries(said.map(([key, value]) => [key, within(value, -9, 9)]))
    }
    if (isHero && attacks.length > 0) {
      fields.skills = { stab: 0, shoot: 0, brawl: 0 }
      assumed.skills = 'who has no level in a skill strikes at -2'
    }
    if (speed !== null) fields.move = within(Math.round(speed), 0, 1000)
    if (size !== null && size > 1) fields.footprint = size
    if (attacks.length > 0) {
      fields.weapons = attacks.map(weapon)
      assumed.weapons = 'no file of others says what Shock a weapon deals: none'
    }
    return { fields, assumed }
  },
  keepsSquares: true,
  battlefield: gridOf,
  usual: [
    ['Bren', { from: 'bren-hearthwall' }],
    ['Guard', { from: 'gate-guard' }],
  ],
}

/** The most doors of a map. */
const MOST_DOORS = 31
/** The most pieces of wall in one list. */
const MOST_WALLS = 2000

type Corner = readonly [number, number]
interface Run {
  readonly kind: number
  readonly from: Corner
  readonly to: Corner
}

/** The map with its thin walls, windows, doors and pillars. */
function gridOf(map: SnappedMap, report: ImportReport): unknown {
  const runs = runsOf(map)
  const walls: unknown[] = []
  const doors: unknown[] = []
  const named = new Map<number, number>()
  let lost = 0
  for (const { kind, from, to } of runs) {
    if (kind < DOOR) {
      walls.push({ from, to, ...(kind === WINDOW && { kind: 'window' }) })
      continue
    }
    const door = map.doors[kind - DOOR]
    const times = (named.get(kind) ?? 0) + 1
    named.set(kind, times)
    if (door === undefined) continue
    // A door crossed by another one is in two pieces, each with its own name.
    const name = times === 1 ? door.name : `${door.name}-${times}`
    if (doors.length < MOST_DOORS) doors.push({ name, from, to, ...(door.isOpen && { open: true }) })
    else {
      lost++
      if (!door.isOpen) walls.push({ from, to })
    }
  }
  if (lost > 0)
    report.lose(
      'portals',
      `${limitText(lost)} doors are more than the ${MOST_DOORS} that a map may have: open ones became gaps, closed ones walls`,
    )
  if (walls.length > MOST_WALLS)
    throw new ForeignProblem(
      `line_of_sight: the walls are ${limitText(walls.length)} straight pieces, and ${limitText(MOST_WALLS)} is the most: export the map with simpler walls.`,
    )
  const pillars = [...map.pillars].sort((a, b) => a - b).map((at) => squareName(map, at))
  return {
    size: [map.width, map.depth],
    ...(walls.length > 0 && { walls }),
    ...(doors.length > 0 && { doors }),
    ...(pillars.length > 0 && { boxes: [{ squares: pillars, top: 10 }] }),
  }
}

/** Straight runs of the same kind along the sides of squares, from corner to corner, counted from the south-west. */
function runsOf({ width, depth, above, left }: SnappedMap): Run[] {
  const runs: Run[] = []
  const gather = (length: number, kindAt: (at: number) => number, cornerAt: (at: number) => Corner) => {
    for (let start = 0; start < length; ) {
      const kind = kindAt(start)
      let end = start + 1
      while (end < length && kindAt(end) === kind) end++
      if (kind !== OPEN) runs.push({ kind, from: cornerAt(start), to: cornerAt(end) })
      start = end
    }
  }
  for (let y = 0; y <= depth; y++)
    gather(
      width,
      (x) => above[y * width + x] ?? WALL,
      (x) => [x, depth - y],
    )
  for (let x = 0; x <= width; x++)
    gather(
      depth,
      (y) => left[y * (width + 1) + x] ?? WALL,
      (y) => [x, depth - y],
    )
  return runs
}
