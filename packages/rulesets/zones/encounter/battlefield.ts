import { areAdjacent, type ZoneGraph, zoneGraph } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { described } from '../../loading/declare.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { HIDDEN } from '../../loading/schema.ts'
import { hazard } from '../kinds/effects.ts'
import { custom, type Reader as FullReader, flag, kind, list, maybe, number, text } from '../kinds/fields.ts'
import type { ZoneSetup } from '../model.ts'
import { CHARACTERS, ENEMIES, SIDE_IDS } from '../words.ts'

/** What the battlefield is read with: there are no Zones yet. */
type Reader = FullReader

const sideWord = z.enum(SIDE_IDS)
const BOTH = [CHARACTERS, ENEMIES]

/** Sides by position, as written: one, a list, or `true` for both where that can be said. */
const sidesField = (says: string, schema: z.core.$ZodType) =>
  custom<readonly number[]>(says, {
    schema,
    shape: { type: 'words', words: SIDE_IDS },
    read(_r, raw) {
      if (raw === true) return BOTH
      const said = Array.isArray(raw) ? raw : [raw]
      return BOTH.filter((side) => said.includes(SIDE_IDS[side]))
    },
    write: (sides) => (sides.length === 0 ? undefined : sides.map((side) => SIDE_IDS[side])),
  })

const capacity = number('How many Creatures fit.', {
  rule: 'zone-capacity',
  min: 1,
  max: 10_000,
  default: -1,
  words: { none: -1 },
})

/** A Zone of the battlefield, under its id. */
export const zone = kind('zone', 'A Zone of the battlefield.', {
  fields: {
    name: text('What people call it; its id by default.'),
    adjacent: list(text('The id of a Zone.'), 'Zones next to it; listed one way, it counts both ways.'),
    capacity,
    hazard: maybe(hazard),
    start: sidesField(
      'The side that starts here.',
      z.union([sideWord, z.array(sideWord)], 'should be a side or a list of sides'),
    ),
    exit: sidesField(
      'Who can leave the battlefield here: true for both sides.',
      z.union([z.boolean(), z.array(sideWord)], 'should be true or a list of sides'),
    ),
    note: text('What there is to see.'),
    look: text('What it looks like, such as bridge, water or cellar; by its id by default.'),
    hidden: flag(HIDDEN),
  },
})
type ZoneFields = ValueOf<typeof zone>

/** The battlefield as people may write it. */
export const battlefieldSchema = described(
  z.union(
    [z.string().check(z.minLength(1)), z.array(z.string().check(z.minLength(1))), z.record(z.string(), zone.schema)],
    'should be a line of Zones (A-B-C), a list of lines, or a map of Zones',
  ),
  {
    description: 'The Zones: a line A-B-C, a list of lines, or a map of Zones. Three in a line by default.',
    examples: ['A-B-C', ['A-B', 'B-C', 'C-A']],
  },
)

/** A battlefield read. */
export interface Battlefield {
  readonly graph: ZoneGraph
  readonly zones: readonly ZoneSetup[]
  readonly starts: readonly number[]
  /** Where each Zone was written, by position. */
  readonly paths: readonly Path[]
}

/** The Zones when none are supplied, and what they are called. */
const DEFAULT_LAYOUT = {
  'characters-start': "The Characters' start",
  middle: 'The middle',
  'enemies-start': "The enemies' start",
}

interface Draft {
  readonly ids: string[]
  readonly edges: (readonly [number, number])[]
  readonly fields: (ZoneFields | null)[]
  readonly paths: Path[]
}

const emptyDraft = (): Draft => ({ ids: [], edges: [], fields: [], paths: [] })

function addZone(draft: Draft, id: string, path: Path, fields: ZoneFields | null = null): number {
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
  for (const [id, one] of Object.entries(raw)) {
    addZone(draft, id, [...path, id], zone.read(r, isMap(one) ? one : {}, [...path, id]))
  }
  draft.fields.forEach((fields, from) => {
    fields?.adjacent.forEach((id, i) => {
      const where = [...draft.paths[from], 'adjacent', i]
      const to = draft.ids.indexOf(id)
      if (to === from) sameZone(r, id, where)
      else if (to >= 0) draft.edges.push([from, to])
      else
        r.problems.add(where, `There is no Zone "${id}" on this battlefield.${hint(id, draft.ids)}`, 'zones-by-referee')
    })
  })
}

/** Reads the battlefield. */
export function readBattlefield(r: Reader, raw: unknown, path: Path): Battlefield {
  const draft = emptyDraft()
  let names: readonly string[] = []
  if (typeof raw === 'string') addLine(r, draft, raw, path)
  else if (Array.isArray(raw)) {
    raw.forEach((line, i) => {
      if (typeof line === 'string') addLine(r, draft, line, [...path, i])
    })
  } else if (isMap(raw)) addMap(r, draft, raw, path)
  else {
    addLine(r, draft, Object.keys(DEFAULT_LAYOUT).join(' - '), path)
    names = Object.values(DEFAULT_LAYOUT)
  }
  if (draft.ids.length === 0) {
    r.problems.add(path, 'A battlefield has at least one Zone; leave it out for three in a line.', 'zone-count')
    addZone(draft, 'somewhere', path)
  }
  checkIds(r, draft)
  const graph = zoneGraph(draft.ids, inOrder(draft.edges))
  const starts = [readStart(r, draft, CHARACTERS), readStart(r, draft, ENEMIES)]
  const exits = readExits(draft, starts)
  const zones = draft.ids.map((id, i): ZoneSetup => {
    const fields = draft.fields[i]
    return {
      id,
      name: fields?.name || names[i] || id,
      capacity: fields?.capacity ?? -1,
      hazard: fields?.hazard ?? null,
      exits: exits[i] as readonly number[],
      note: fields?.note ?? '',
      look: fields?.look ?? '',
      hidden: fields?.hidden ?? false,
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
    r.problems.add(draft.paths[i], `"${id}" cannot name a Zone: leave out dots, commas, quotes and equals signs.`)
  })
}

function readStart(r: Reader, draft: Draft, side: number): number {
  const marked = draft.fields.flatMap((fields, i) => (fields?.start.includes(side) ? [i] : []))
  const [first, second] = marked
  if (second !== undefined) {
    const zones = `${draft.ids[first as number]} and ${draft.ids[second]}`
    const where = [...draft.paths[second], 'start']
    r.problems.add(
      where,
      `The ${SIDE_IDS[side]} start in one Zone, not in ${zones}: place the others by their "zone".`,
      'starting-zones',
    )
  }
  return first ?? (side === CHARACTERS ? 0 : draft.ids.length - 1)
}

/** The exits of each Zone: as marked, or where none is, each side's own start. */
function readExits(draft: Draft, starts: readonly number[]): (readonly number[])[] {
  const exits = draft.fields.map((fields) => fields?.exit ?? [])
  if (exits.some((sides) => sides.length > 0)) return exits
  return exits.map((_, at) => BOTH.filter((side) => starts[side] === at))
}

/** The battlefield as a map of Zones. */
export function writeBattlefield({ graph, zones, starts }: Battlefield): Record<string, unknown> {
  return Object.fromEntries(
    zones.map((one, at) => [
      one.id,
      zone.write({
        ...one,
        adjacent: (graph.next[at] as readonly number[]).map((next) => graph.zones[next] as string),
        start: BOTH.filter((side) => starts[side] === at),
        exit: one.exits,
      }),
    ]),
  )
}

/** Whether it is the usual layout: three Zones in a line, the sides at its ends. */
export function isThreeInLine({ graph, starts }: Battlefield): boolean {
  const [a, b] = starts as [number, number]
  if (graph.zones.length !== 3 || a === b || areAdjacent(graph, a, b)) return false
  const middle = 3 - a - b
  return areAdjacent(graph, a, middle) && areAdjacent(graph, middle, b)
}
