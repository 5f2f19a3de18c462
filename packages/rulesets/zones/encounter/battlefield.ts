import { areAdjacent, type ZoneGraph, zoneGraph } from '@fray/kernel'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { listOf, numberOf, textOf } from '../../reading/reader.ts'
import { CHARACTERS, ENEMIES, type ZoneSetup } from '../model.ts'
import { type Immunes, readHazard } from './effects.ts'
import type { Reader } from './reader.ts'

/** The ids of the two sides, by position. */
export const SIDE_IDS = ['characters', 'enemies'] as const

/** A battlefield read. */
export interface Battlefield {
  readonly graph: ZoneGraph
  readonly zones: readonly ZoneSetup[]
  readonly starts: readonly number[]
  /** Where each Zone was written, by position. */
  readonly paths: readonly Path[]
}

/** The layout when none is supplied. */
export const DEFAULT_LAYOUT = ['characters-start', 'middle', 'enemies-start']

interface Draft {
  readonly ids: string[]
  readonly edges: (readonly [number, number])[]
  readonly fields: Record<string, unknown>[]
  readonly paths: Path[]
}

const emptyDraft = (): Draft => ({ ids: [], edges: [], fields: [], paths: [] })

function addZone(draft: Draft, id: string, path: Path, fields: Record<string, unknown> = {}): number {
  const known = draft.ids.indexOf(id)
  if (known >= 0) return known
  draft.paths.push(path)
  draft.fields.push(fields)
  return draft.ids.push(id) - 1
}

/** A line of Zones: `A-B-C`; with spaces around its hyphens, the ids themselves may have hyphens. */
function addLine(r: Reader, draft: Draft, text: string, path: Path): void {
  const ids = (text.includes(' - ') ? text.split(' - ') : text.split('-')).map((id) => id.trim())
  if (ids.includes('')) {
    r.problems.add(
      path,
      `"${text}" is no line of Zones: write their ids with a hyphen between, as in A-B-C.`,
      'zones-by-referee',
    )
  }
  let before = -1
  for (const id of ids) {
    if (id === '') continue
    const zone = addZone(draft, id, path)
    if (before === zone) sameZone(r, id, path)
    if (before >= 0) draft.edges.push([before, zone])
    before = zone
  }
}

const sameZone = (r: Reader, id: string, path: Path): void =>
  r.problems.add(path, `The Zone ${id} cannot be next to itself.`, 'adjacency-is-mutual')

function addMap(r: Reader, draft: Draft, raw: Record<string, unknown>, path: Path): void {
  for (const [id, zone] of Object.entries(raw)) addZone(draft, id, [...path, id], isMap(zone) ? zone : {})
  draft.fields.forEach((fields, from) => {
    listOf(fields.adjacent).forEach((id, i) => {
      if (typeof id !== 'string') return
      const where = [...(draft.paths[from] as Path), 'adjacent', i]
      const to = draft.ids.indexOf(id)
      if (to === from) sameZone(r, id, where)
      else if (to >= 0) draft.edges.push([from, to])
      else
        r.problems.add(where, `There is no Zone "${id}" on this battlefield.${hint(id, draft.ids)}`, 'zones-by-referee')
    })
  })
}

/** Reads the battlefield. `names` takes note of those who are immune to hazards. */
export function readBattlefield(r: Reader, raw: unknown, path: Path, names: Immunes): Battlefield {
  const draft = emptyDraft()
  if (typeof raw === 'string') addLine(r, draft, raw, path)
  else if (Array.isArray(raw)) {
    raw.forEach((line, i) => {
      if (typeof line === 'string') addLine(r, draft, line, [...path, i])
    })
  } else if (isMap(raw)) addMap(r, draft, raw, path)
  else addLine(r, draft, DEFAULT_LAYOUT.join(' - '), path)
  if (draft.ids.length === 0) {
    r.problems.add(path, 'A battlefield has at least one Zone; leave it out for three in a line.', 'zone-count')
    addZone(draft, 'somewhere', path)
  }
  checkIds(r, draft)
  const graph = zoneGraph(draft.ids, inOrder(draft.edges))
  const starts = [readStart(r, draft, CHARACTERS), readStart(r, draft, ENEMIES)]
  const exits = readExits(draft, starts)
  const zones = draft.ids.map((id, i): ZoneSetup => {
    const fields = draft.fields[i] as Record<string, unknown>
    const where = draft.paths[i] as Path
    return {
      id,
      name: textOf(fields.name) ?? id,
      capacity: numberOf(fields.capacity, -1),
      hazard: readHazard(r, fields.hazard, [...where, 'hazard'], names),
      exits: exits[i] as number[],
      note: textOf(fields.note) ?? '',
    }
  })
  return { graph, zones, starts, paths: draft.paths }
}

/** Edges in the order of the Zones, however they were listed. */
function inOrder(edges: Draft['edges']): Draft['edges'] {
  const upward = edges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  return upward.sort(([a, b], [c, d]) => a - c || b - d)
}

function checkIds(r: Reader, draft: Draft): void {
  draft.ids.forEach((id, i) => {
    if (!/[.,="]/.test(id) && id.trim() === id && id !== '') return
    r.problems.add(
      draft.paths[i] as Path,
      `"${id}" cannot name a Zone: leave out dots, commas, quotes and equals signs.`,
    )
  })
}

function readStart(r: Reader, draft: Draft, side: number): number {
  const id = SIDE_IDS[side] as string
  const marked: number[] = []
  draft.fields.forEach((fields, i) => {
    if (fields.start === id || listOf(fields.start).includes(id)) marked.push(i)
  })
  const [first, second] = marked
  if (second !== undefined) {
    const zones = `${draft.ids[first as number]} and ${draft.ids[second]}`
    const where = [...(draft.paths[second] as Path), 'start']
    r.problems.add(
      where,
      `The ${id} start in one Zone, not in ${zones}: place the others by their "zone".`,
      'starting-zones',
    )
  }
  return first ?? (side === CHARACTERS ? 0 : draft.ids.length - 1)
}

/** The exits of each Zone: as marked, or where none is, each side's own start. */
function readExits(draft: Draft, starts: readonly number[]): number[][] {
  const exits = draft.fields.map((fields) => {
    if (fields.exit === true) return [CHARACTERS, ENEMIES]
    return [CHARACTERS, ENEMIES].filter((side) => listOf(fields.exit).includes(SIDE_IDS[side]))
  })
  if (exits.some((sides) => sides.length > 0)) return exits
  starts.forEach((zone, side) => void (exits[zone] as number[]).push(side))
  return exits
}

/** Whether it is the usual layout: three Zones in a line, the sides at its ends. */
export function isThreeInLine({ graph, starts }: Battlefield): boolean {
  const [a, b] = starts as [number, number]
  if (graph.zones.length !== 3 || a === b || areAdjacent(graph, a, b)) return false
  const middle = 3 - a - b
  return areAdjacent(graph, a, middle) && areAdjacent(graph, middle, b)
}
