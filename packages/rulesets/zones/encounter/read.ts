import type { HitPointSight, Reading, Side } from '@fray/kernel'
import { Content } from '../../reading/content.ts'
import { readNames } from '../../reading/names.ts'
import { chosen, readOptions } from '../../reading/options.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { hint, isMap, type Path, Problems } from '../../reading/problems.ts'
import { type Fields, listOf, textOf } from '../../reading/reader.ts'
import { readSeats } from '../../reading/seats.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { CHARACTERS, type ZonesSetup } from '../model.ts'
import { type Battlefield, isThreeInLine, readBattlefield, SIDE_IDS } from './battlefield.ts'
import { readEntrant } from './combatant.ts'
import { type ContentKind, contentSource } from './content.ts'
import { readItemKind } from './gear.ts'
import { readCommandValues } from './in-command.ts'
import { readAftermath, readMidway } from './midway.ts'
import { DEFAULT_POLICY, zonesOptions } from './options.ts'
import type { Reader } from './reader.ts'
import { RESERVED, readRoster } from './roster.ts'
import { encounterSchema } from './schema.ts'
import { checkShape } from './shape.ts'
import { readSpell } from './spells.ts'
import { writeBattlefield, writeEntrant } from './write.ts'

export { zonesEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readZonesEncounter(raw: unknown): Reading {
  const problems = new Problems<ZonesRule>()
  checkShape(problems, encounterSchema, raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(contentSource, raw.content, problems)
  const options = readOptions(zonesOptions, raw)
  const r: Reader = { problems, content, options }
  const immune: { name: string; path: Path }[] = []
  const battlefield = readBattlefield(r, raw.battlefield, ['battlefield'], (name, path) => immune.push({ name, path }))
  const named = readNames(r, raw.combatants, ['combatants'], RESERVED, 'two-sides')
  const names = named.map((n) => n.name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names, SEATS)
  const roster = readRoster(r, named, battlefield, seatOf)
  const kinds = [...content.ids('combatants'), ...roster.map((e) => e.sheet.from)]
  for (const { name, path } of immune) checkImmune(r, name, path, names, kinds)
  options['zone-count'] = readZoneCount(r, raw, isThreeInLine(battlefield))
  checkOwnContent(r, battlefield)
  const sides = readSides(raw.sides)
  const notes = typeof raw.notes === 'string' ? [raw.notes] : listOf(raw.notes).filter((n) => typeof n === 'string')
  const surprised = (textOf(raw.surprised) ?? 'ask') as ZonesSetup['surprised']
  const now = readMidway(r, raw.now, ['now'], roster)
  const aftermath = readAftermath(r, raw.aftermath, ['aftermath'])
  if (problems.list.length > 0) return { setup: null, problems: problems.list }

  const title = textOf(raw.title) ?? ''
  const zones = battlefield.graph.zones
  const nameAt = (row: number) => (row < 0 ? undefined : names[row])
  const encounter = withoutUndefined({
    ruleset: 'zones',
    title,
    about: textOf(raw.about) ?? undefined,
    options: chosen(zonesOptions, false, options),
    house: chosen(zonesOptions, true, options),
    notes,
    surprised,
    battlefield: writeBattlefield(battlefield),
    sides: Object.fromEntries(sides.map((s) => [s.id, { hp: s.hitPoints }])),
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    combatants: roster.map((e) => writeEntrant(e, zones)),
    now:
      now === null
        ? undefined
        : withoutUndefined({
            round: now.round,
            turn: nameAt(now.turn),
            next: nameAt(now.next),
            order: now.order.map((row) => names[row]),
          }),
    content: content.inline ?? undefined,
    aftermath: aftermath === null ? undefined : writeAftermath(aftermath),
  })
  const setup: ZonesSetup = {
    ruleset: 'zones',
    title,
    encounter,
    options,
    sides,
    seats,
    notes,
    graph: battlefield.graph,
    zones: battlefield.zones,
    starts: battlefield.starts,
    roster,
    surprised,
    now,
    aftermath,
    ...readCommandValues(content, options, battlefield, seatOf),
  }
  return { setup, problems: [] }
}

const SEATS = { sides: SIDE_IDS, players: CHARACTERS, policy: DEFAULT_POLICY }

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined))

const writeAftermath = ({ sides, results }: NonNullable<ZonesSetup['aftermath']>) => ({
  die: sides,
  rows: Object.fromEntries(results.map((result, i) => [String(i + 1), result])),
})

/** The layout decides; an option that says otherwise is noted. */
function readZoneCount(r: Reader, raw: Record<string, unknown>, inLine: boolean): 'line' | 'own' {
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

function checkImmune(r: Reader, name: string, path: Path, names: readonly string[], kinds: readonly string[]): void {
  if (names.some((n) => n.toLowerCase() === name.toLowerCase()) || kinds.includes(name)) return
  const known = [...names, ...kinds.filter((k) => k !== '')]
  r.problems.add(
    path,
    `Nobody is called "${name}", and no content has that id.${hint(name, known)}`,
    'zone-hazard-data',
  )
}

const SIDE_NAMES = ['Characters', 'Enemies']
const USUAL_SIGHT: readonly HitPointSight[] = ['exact', 'word']

function readSides(raw: unknown): Side[] {
  return SIDE_IDS.map((id, i) => {
    const side = isMap(raw) ? raw[id] : undefined
    const sight = isMap(side) ? textOf(side.hp) : null
    return { id, name: SIDE_NAMES[i] as string, hitPoints: (sight ?? USUAL_SIGHT[i]) as HitPointSight }
  })
}

/** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when somebody joins. */
function checkOwnContent(r: Reader, battlefield: Battlefield): void {
  const each = (kind: ContentKind, read: (fields: Fields, id: string) => void) => {
    for (const id of r.content.own(kind)) {
      const path = ['content', kind, id]
      read(
        r.content.fields(kind, { from: id }, path, () => path),
        id,
      )
    }
  }
  each('items', (fields) => readItemKind(r, fields))
  each('spells', (fields) => readSpell(r, fields))
  each('combatants', (fields, id) => readEntrant(r, id, fields, battlefield, () => 0))
}
