import type { Problem } from '@fray/kernel'
import { isMap } from '@fray/rulesets/loading'
import type { Plain } from './plain.ts'
import type { Newcomer } from './roster.ts'
import { type Member, membersOf } from './who.ts'

/** The farthest that a copy is put from its original, in squares. */
const FARTHEST = 12
/** How many places are tried before the ruleset is left to choose. */
const TRIES = 24

/** Checks an encounter; returns no problems if it is valid. */
export type Check = (encounter: Plain) => readonly Problem[]

/**
 * Gives newcomers places: next to their originals, on squares or in Zones that the ruleset accepts; if none is found,
 * and for those without an original, where their side starts.
 */
export function placeNewcomers(encounter: Plain, newcomers: readonly Newcomer[], check: Check): void {
  const members = membersOf(encounter)
  const byName = new Map(members.map((member) => [member.name, member]))
  const taken = new Set(members.map(({ entry }) => entry.at).filter((at) => typeof at === 'string'))
  const waiting = new Map<string, Iterator<Plain>>()
  for (const { name, original } of newcomers) {
    const member = byName.get(name)
    const beside = original === null ? undefined : byName.get(original)
    if (member === undefined || beside === undefined) continue
    const places = placesBeside(encounter, beside, taken)
    if (places === null) continue
    waiting.set(name, places)
    take(member, places)
  }
  for (let n = 0; n < TRIES && waiting.size > 0; n++) {
    const wrong = new Set(check(encounter).map(({ path }) => JSON.stringify(path)))
    const moving = members.filter(({ name, path }) => waiting.has(name) && isPlaceWrong(wrong, path))
    if (moving.length === 0) return
    for (const member of moving) take(member, waiting.get(member.name) as Iterator<Plain>)
  }
  for (const { name, entry } of members) {
    if (!waiting.has(name)) continue
    delete entry.at
    delete entry.zone
  }
}

const isPlaceWrong = (wrong: ReadonlySet<string>, path: Member['path']): boolean =>
  ['at', 'zone'].some((key) => wrong.has(JSON.stringify([...path, key]))) || wrong.has(JSON.stringify(path))

function take({ entry }: Member, places: Iterator<Plain>): void {
  delete entry.at
  delete entry.zone
  const { value, done } = places.next()
  if (done !== true) Object.assign(entry, value)
}

/** Places near a member, the nearest first, without squares taken by others; null if the fight has no places. */
function placesBeside(encounter: Plain, { entry }: Member, taken: Set<string>): Iterator<Plain> | null {
  const square = /^(-?\d+),\s*(-?\d+)$/.exec(typeof entry.at === 'string' ? entry.at : '')
  if (square) return squaresAround(Number(square[1]), Number(square[2]), Number(entry.footprint ?? 1), taken)
  if (typeof entry.zone !== 'string') return null
  const zones = isMap(encounter.battlefield) ? Object.keys(encounter.battlefield) : []
  return [{ zone: entry.zone }, {}, ...zones.map((zone) => ({ zone }))][Symbol.iterator]()
}

function* squaresAround(x: number, y: number, footprint: number, taken: Set<string>): Generator<Plain> {
  for (let ring = Math.max(1, footprint); ring <= FARTHEST; ring++) {
    const around: [number, number][] = []
    for (let dy = -ring; dy <= ring; dy++) {
      for (let dx = -ring; dx <= ring; dx++) if (Math.max(Math.abs(dx), Math.abs(dy)) === ring) around.push([dx, dy])
    }
    around.sort(([a, b], [c, d]) => a * a + b * b - c * c - d * d)
    for (const [dx, dy] of around) {
      const at = `${x + dx},${y + dy}`
      if (taken.has(at)) continue
      taken.add(at)
      yield { at }
    }
  }
}
