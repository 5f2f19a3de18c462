import type { HitPointVisibility, Reading, Side } from '@fray/kernel/rules'
import { called, readEncounter, readPeople } from '../../loading/encounter.ts'
import { DEFAULT_POLICY } from '../../loading/encounter-file.ts'
import { type Plain, withoutUndefined } from '../../loading/plain.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { textOf } from '../../loading/reader.ts'
import { readSight, writeSight } from '../../loading/sides.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import type { Midway, ZonesSetup } from '../model.ts'
import { CHARACTERS, OUT_OF_ACTION, SIDE_IDS } from '../words.ts'
import { type Battlefield, isThreeInLine, readBattlefield, writeBattlefield } from './battlefield.ts'
import { readCommandValues } from './in-command.ts'
import { readAftermath, readMidway, writeAftermath, writeMidway } from './midway.ts'
import { RESERVED } from './reserved.ts'
import { file } from './schema.ts'

const SEATS = { sides: SIDE_IDS, players: CHARACTERS, policy: DEFAULT_POLICY }

/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readZonesEncounter(given: unknown): Reading {
  return readEncounter<ZonesRule, ContentKind, ZonesSetup>(given, file.habits, (begun, raw) => {
    const field = readBattlefield({ ...begun, zones: [], starts: [], seatOf: () => 0 }, raw.battlefield, [
      'battlefield',
    ])
    const people = readPeople(begun, raw, RESERVED, 'two-sides', SEATS)
    const r: Reader = { ...begun, zones: field.graph.zones, starts: field.starts, seatOf: people.seatOf }
    const roster = people.named.map(({ name, fields }) => combatant.from(r, called(name, fields)))
    checkRoom(r, field, roster)
    checkImmune(r, field, people.names, roster)
    const options = { ...r.options, 'zone-count': readZoneCount(r, raw, isThreeInLine(field)) }
    file.checkOwnContent(r)
    const surprised = (textOf(raw.surprised) ?? 'ask') as ZonesSetup['surprised']
    const now = readMidway(r, raw.now, ['now'], roster)
    const aftermath = readAftermath(r, raw.aftermath, ['aftermath'])
    const sides = readSides(raw.sides)
    return {
      sides,
      people,
      options,
      setup: {
        graph: field.graph,
        zones: field.zones,
        starts: field.starts,
        roster,
        surprised,
        now,
        aftermath,
        ...readCommandValues(r),
      },
      write: () =>
        withoutUndefined({
          surprised,
          battlefield: writeBattlefield(field),
          sides: Object.fromEntries(sides.map((side) => [side.id, writeSight(side)])),
          combatants: roster.map((e) => writeEntrant(e, r.zones)),
          now: writeNow(now, people.names),
          aftermath: aftermath === null ? undefined : writeAftermath(aftermath),
        }),
    }
  })
}

const writeNow = (now: Midway | null, names: readonly string[]): Plain | undefined =>
  now === null ? undefined : writeMidway(now, names)

/** A combatant in full: nothing in it refers to content. */
const writeEntrant = (entrant: Entrant, zones: readonly string[]): Plain => ({
  ...(combatant.write(entrant) as Plain),
  zone: zones[entrant.zone],
})

/** Checks that each Zone has room for those who start there. */
function checkRoom(r: Reader, { zones, paths }: Battlefield, roster: readonly Entrant[]): void {
  zones.forEach((zone, at) => {
    const here = roster.filter((e) => e.zone === at && e.status !== OUT_OF_ACTION)
    if (zone.capacity < 0 || here.length <= zone.capacity) return
    const names = here.map((e) => e.name).join(', ')
    const said = `${here.length} Creatures start in ${zone.name} (${names}), but only ${zone.capacity} fit: place some elsewhere.`
    r.problems.add([...(paths[at] as Path), 'capacity'], said, 'zone-capacity')
  })
}

/** The layout decides; an option that says otherwise is noted. */
function readZoneCount(r: Reader, raw: Readonly<Record<string, unknown>>, inLine: boolean): 'line' | 'own' {
  const own = raw.battlefield !== undefined && raw.battlefield !== null
  const said = isMap(raw.options) ? raw.options['zone-count'] : undefined
  const wrong = (message: string) => r.problems.add(['options', 'zone-count'], message, 'zone-count')
  if (said === 'own' && !own) wrong('A layout of its own is supplied as "battlefield": add it, or leave this out.')
  if (said === 'line' && own && !inLine) {
    wrong('The battlefield supplied here is not three Zones in a line: say own, or leave this out.')
  }
  if (said === 'line' || said === 'own') return said
  return own ? 'own' : 'line'
}

/** Checks that everybody whom a hazard is not to touch exists: a combatant, or a kind of combatants. */
function checkImmune(
  r: Reader,
  { zones, paths }: Battlefield,
  names: readonly string[],
  roster: readonly Entrant[],
): void {
  const kinds = [...r.content.ids('combatants'), ...roster.map((e) => e.madeFrom)]
  zones.forEach(({ hazard }, at) => {
    hazard?.immune.forEach((name, i) => {
      if (names.some((n) => n.toLowerCase() === name.toLowerCase()) || kinds.includes(name)) return
      const known = [...names, ...kinds.filter((k) => k !== '')]
      const said = `Nobody is called "${name}", and no content has that id.${hint(name, known)}`
      r.problems.add([...(paths[at] as Path), 'hazard', 'immune', i], said, 'zone-hazard-data')
    })
  })
}

const SIDE_NAMES = ['Characters', 'Enemies']
const USUAL_SIGHT: readonly HitPointVisibility[] = ['exact', 'word']

function readSides(raw: unknown): Side[] {
  return SIDE_IDS.map((id, i) => {
    const side = isMap(raw) ? raw[id] : undefined
    return { id, name: SIDE_NAMES[i] as string, ...readSight(side, USUAL_SIGHT[i] as HitPointVisibility) }
  })
}
