import { type FileText, isFields } from '../document.ts'

/** A Zone as a file has it. */
export interface ZoneHere {
  readonly id: string
  readonly name: string
  readonly ways: readonly string[]
}

/** The parts of a line of Zones: `A-B-C`, with spaces around the hyphens where ids have hyphens themselves. */
const lineOf = (line: string): readonly string[] =>
  (/\s-\s/.test(line) ? line.split(/\s-\s/) : line.split('-')).map((id) => id.trim()).filter((id) => id !== '')

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The Zones of a battlefield that is a line, lines, or a map; none where it says nothing. */
export function zonesOf(battlefield: unknown): readonly ZoneHere[] {
  if (isFields(battlefield)) {
    return Object.entries(battlefield).map(([id, zone]) => {
      const fields = isFields(zone) ? zone : {}
      return { id, name: typeof fields.name === 'string' ? fields.name : id, ways: texts(fields.adjacent) }
    })
  }
  const ways = new Map<string, string[]>()
  for (const line of texts(battlefield)) {
    const ids = lineOf(line)
    ids.forEach((id, i) => {
      const next = ids[i + 1]
      ways.set(id, [...(ways.get(id) ?? []), ...(next === undefined ? [] : [next])])
    })
  }
  return [...ways].map(([id, to]) => ({ id, name: id, ways: to }))
}

/** Writes the battlefield as a map of Zones, whatever it was. */
function asMap(file: FileText): void {
  const said = file.at(['battlefield'])
  if (isFields(said)) return
  const zones = zonesOf(said)
  file.set(
    ['battlefield'],
    Object.fromEntries(zones.map(({ id, ways }) => [id, ways.length === 0 ? {} : { adjacent: ways }])),
  )
}

const idOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'zone'

/** Adds a Zone, with a way to the last one. Returns its id. */
export function addZone(file: FileText, name: string): string {
  asMap(file)
  const zones = zonesOf(file.at(['battlefield']))
  const taken = new Set(zones.map(({ id }) => id))
  let id = idOf(name)
  for (let n = 2; taken.has(id); n++) id = `${idOf(name)}-${n}`
  const last = zones.at(-1)
  file.set(['battlefield', id], { name, ...(last === undefined ? {} : { adjacent: [last.id] }) })
  return id
}

/** Makes a way between two Zones, or closes it; with null it only writes the Zones as a map. */
export function toggleWay(file: FileText, a: string, b: string | null): void {
  asMap(file)
  if (b === null) return
  const zones = new Map(zonesOf(file.at(['battlefield'])).map((zone) => [zone.id, zone.ways]))
  const set = (from: string, to: readonly string[]) => {
    if (to.length === 0) file.remove(['battlefield', from, 'adjacent'])
    else file.set(['battlefield', from, 'adjacent'], to)
  }
  const [there, back] = [zones.get(a) ?? [], zones.get(b) ?? []]
  if (!there.includes(b) && !back.includes(a)) set(a, [...there, b])
  else {
    const without = (ways: readonly string[], id: string) => ways.filter((one) => one !== id)
    if (there.includes(b)) set(a, without(there, b))
    if (back.includes(a)) set(b, without(back, a))
  }
}

/** Takes a Zone away, with the ways to it. */
export function removeZone(file: FileText, id: string): void {
  asMap(file)
  for (const zone of zonesOf(file.at(['battlefield']))) if (zone.ways.includes(id)) toggleWay(file, zone.id, id)
  file.remove(['battlefield', id], 1)
}
