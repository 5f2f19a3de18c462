import type { HitPointSight, OptionSpec, Reading, Side } from '@fray/kernel'
import type { ZonesSetup } from '../model.ts'
import { type Battlefield, isThreeInLine, readBattlefield, SIDE_IDS } from './battlefield.ts'
import { readEntrant } from './combatant.ts'
import { Content, type ContentKind } from './content.ts'
import { readItemKind } from './gear.ts'
import { readCommandValues } from './in-command.ts'
import { readAftermath, readMidway } from './midway.ts'
import { zonesOptions } from './options.ts'
import { checkPlainText } from './plain-text.ts'
import { hint, isMap, type Path, Problems } from './problems.ts'
import { type Fields, listOf, type Reader, textOf } from './reader.ts'
import { readNames, readRoster } from './roster.ts'
import { encounterSchema } from './schema.ts'
import { readSeats } from './seats.ts'
import { checkShape } from './shape.ts'
import { readSpell } from './spells.ts'
import { writeBattlefield, writeEntrant } from './write.ts'

export { zonesEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readZonesEncounter(raw: unknown): Reading {
  const problems = new Problems()
  checkShape(problems, encounterSchema, raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(raw.content, problems)
  const options = readOptions(raw)
  const r: Reader = { problems, content, options }
  const immune: { name: string; path: Path }[] = []
  const battlefield = readBattlefield(r, raw.battlefield, ['battlefield'], (name, path) => immune.push({ name, path }))
  const named = readNames(r, raw.combatants, ['combatants'])
  const names = named.map((n) => n.name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names)
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
    options: pick(options, (o) => o.rule !== null),
    house: pick(options, (o) => o.rule === null),
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

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined))

const pick = (options: Readonly<Record<string, unknown>>, which: (o: OptionSpec) => boolean) =>
  Object.fromEntries(zonesOptions.filter(which).map((o) => [o.id, options[o.id]]))

const writeAftermath = ({ sides, results }: NonNullable<ZonesSetup['aftermath']>) => ({
  die: sides,
  rows: Object.fromEntries(results.map((result, i) => [String(i + 1), result])),
})

/** Every option with its value: what was chosen, else its default. */
function readOptions(raw: Record<string, unknown>): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const { id, rule, choices, default: usual } of zonesOptions) {
    const given = rule === null ? raw.house : raw.options
    const value = isMap(given) ? given[id] : undefined
    const fits = 'min' in choices ? typeof value === 'number' : choices.includes(value as string)
    values[id] = fits ? (value as string | number) : usual
  }
  return values
}

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
