import { limitText } from '@fray/kernel'
import type { ImportReport } from '../account.ts'
import { type ForeignAttack, modifier, SCORES } from '../imported-creature.ts'
import { passagesOf, roomsOf } from '../rooms.ts'
import type { SnappedMap } from '../snap.ts'
import { type Conversion, points, within } from './conversion.ts'

/** The most rooms that become Zones: nobody can remember more. */
const MOST_ZONES = 40

const NO_SQUARES = 'Zones have no distances in feet'

/** The name of a range of so many feet. */
const rangeWord = (feet: number): string => (feet <= 30 ? 'nearby' : feet <= 120 ? 'far-away' : 'distant')

/** A creature's attack, or a character's weapon, which may be of both kinds. */
const strike = ({ name, isRanged, damage, range }: ForeignAttack, isHero: boolean) => ({
  name,
  ...(isHero ? { kinds: [isRanged ? 'ranged' : 'melee'] } : { kind: isRanged ? 'ranged' : 'melee' }),
  damage,
  ...(isRanged && { reach: rangeWord(range[0]) }),
})

export const zones: Conversion = {
  takes: {
    hp: { to: 'hp' },
    ac: { why: 'there is no armor class here: who is attacked rolls against the DR of the attack' },
    initiative: { why: 'who is first is rolled with DEX here, and only by characters' },
    level: { to: 'level' },
    hitDice: { why: 'there are no Hit Dice here' },
    speed: { why: NO_SQUARES },
    size: { why: NO_SQUARES },
    scores: { to: 'str, dex and so on, or skill' },
    attacks: { to: 'items or attacks' },
  },
  person(person) {
    const { isHero, hp, level } = person
    const fields: Record<string, unknown> = { kind: isHero ? 'character' : 'creature' }
    const assumed: Record<string, string> = {}
    if (level === null || level < 1) assumed.level = 'everybody has a Level of 1 or more here'
    fields.level = within(Math.ceil(level ?? 1), 1, 100)
    if (isHero) {
      for (const score of SCORES)
        if (person.scores[score] !== undefined || score === 'str' || score === 'dex')
          fields[score] = modifier(person, score)
      for (const score of ['str', 'dex'] as const)
        if (person.scores[score] === undefined) assumed[score] = 'a character has to say it'
    } else {
      fields.skill = Math.max(modifier(person, 'str'), modifier(person, 'dex'))
      assumed.skill =
        person.scores.str === undefined && person.scores.dex === undefined
          ? 'a creature Tests with it, and nothing in the file says how well'
          : 'a creature Tests with it: the better modifier of strength and dexterity'
    }
    fields.hp = hp === null ? 6 : points(hp)
    if (hp === null) assumed.hp = 'everybody has hit points'
    const attacks = person.attacks.map((attack) => strike(attack, isHero))
    if (attacks.length > 0) fields[isHero ? 'items' : 'attacks'] = attacks
    return { fields, assumed }
  },
  battlefield: zonesOf,
  usual: [
    ['Ada', { from: 'ada-the-warrior' }],
    ['Ruffian', { from: 'toll-ruffian' }],
  ],
}

/** Rooms as Zones, with doors as their connections; only one connected part of the map. */
function zonesOf(map: SnappedMap, report: ImportReport): unknown {
  const rooms = roomsOf(map)
  const ways = new Map<number, Map<number, Set<number>>>()
  for (const { door, from, to } of passagesOf(map)) {
    const [a, b] = [rooms.of[from] ?? -1, rooms.of[to] ?? -1]
    if (a < 0 || b < 0 || a === b) continue
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const next = ways.get(one) ?? new Map<number, Set<number>>()
      next.set(other, (next.get(other) ?? new Set()).add(door))
      ways.set(one, next)
    }
  }
  const groups: number[][] = []
  const seen = new Set<number>()
  rooms.sizes.forEach((_, start) => {
    if (seen.has(start)) return
    const group: number[] = []
    const waiting = [start]
    seen.add(start)
    for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
      group.push(room)
      for (const next of ways.get(room)?.keys() ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    groups.push(group)
  })
  const sizeOf = (group: readonly number[]) => group.reduce((sum, room) => sum + (rooms.sizes[room] ?? 0), 0)
  groups.sort((a, b) => Number(b.length > 1) - Number(a.length > 1) || sizeOf(b) - sizeOf(a))
  const [reached = []] = groups
  if (reached.length < 2) {
    report.lose(
      'line_of_sight',
      'no doors lead from room to room, so no Zones came of the map: three in a line stand for it',
    )
    return undefined
  }
  const kept = reached.slice(0, MOST_ZONES)
  if (kept.length < rooms.sizes.length) {
    const left = limitText(rooms.sizes.length - kept.length)
    report.lose(
      'line_of_sight',
      `${left} of ${limitText(rooms.sizes.length)} rooms, to which no door leads, were left out`,
    )
  }
  report.change(
    'line_of_sight',
    `${limitText(kept.length)} rooms became Zones, and the doors between them the ways: Zones have no walls and no squares`,
  )
  const order = [...kept].sort((a, b) => a - b)
  const idOf = new Map(order.map((room, i) => [room, `room-${i + 1}`]))
  return Object.fromEntries(
    order.map((room, i) => {
      const next = [...(ways.get(room) ?? [])].filter(([other]) => idOf.has(other))
      const doors = next.map(([other, through]) => {
        const names = [...through].map(
          (at) => `${map.doors[at]?.name}${map.doors[at]?.isOpen === true ? ' (open)' : ''}`,
        )
        return `${names.join(' and ')} to ${idOf.get(other)}`
      })
      const zone: Record<string, unknown> = {
        name: `Room ${i + 1}`,
        adjacent: next.map(([other]) => idOf.get(other)),
        note: `${limitText(rooms.sizes[room] ?? 0)} squares; ${doors.join(', ')}.`,
      }
      if (i === 0) zone.start = 'characters'
      if (i === order.length - 1) zone.start = 'enemies'
      return [idOf.get(room), zone]
    }),
  )
}
