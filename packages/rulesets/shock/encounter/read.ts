import type { Reading } from '@fray/kernel'
import { Content } from '../../reading/content.ts'
import { readGridBattlefield } from '../../reading/grid-battlefield.ts'
import { readNames } from '../../reading/names.ts'
import { chosen, readOptions } from '../../reading/options.ts'
import { withoutUndefined } from '../../reading/plain.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { type Fields, listOf, textOf } from '../../reading/reader.ts'
import { readSeats } from '../../reading/seats.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import type { ItemKind, ShockSetup } from '../model.ts'
import { readEntrant, type Table } from './combatant.ts'
import { type ContentKind, contentSource } from './content.ts'
import { readFist } from './gear.ts'
import { readCommandValues } from './in-command.ts'
import { readItemKind } from './items.ts'
import { readMidway, roundOf, withDefensesPaid } from './midway.ts'
import { DEFAULT_POLICY, shockOptions } from './options.ts'
import { readPower, readSpell } from './powers.ts'
import type { Reader } from './reader.ts'
import { readRoster, reservedNames } from './roster.ts'
import { encounterSchema } from './schema.ts'
import { checkShape } from './shape.ts'
import { readSides } from './sides.ts'
import { checkSurpriseRound, readSurprise } from './surprise.ts'
import { writeEntrant, writeItemKind, writeMidway, writeSides, writeSurprise } from './write.ts'

export { shockEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readShockEncounter(raw: unknown): Reading {
  const problems = new Problems<ShockRule>()
  checkShape(problems, encounterSchema, raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(contentSource, raw.content, problems)
  const options = readOptions(shockOptions, raw)
  const r: Reader = { problems, content, options }
  const sides = readSides(r, raw.sides, ['sides'])
  const field = readGridBattlefield(r, raw.battlefield, ['battlefield'])
  const named = readNames(r, raw.combatants, ['combatants'], reservedNames(sides), 'sides-and-party')
  const names = named.map((n) => n.name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names, {
    sides: sides.map(({ id }) => id),
    players: sides.findIndex(({ party }) => party),
    policy: DEFAULT_POLICY,
  })
  const fist = readFist(r)
  const table: Table = { sides, field, fist, seatOf, names, begun: isMap(raw.now), round: roundOf(raw.now) }
  const everybody = readRoster(r, named, table)
  checkOwnContent(r, table)
  const now = readMidway(r, raw.now, ['now'], sides)
  const surprise = readSurprise(r, raw.surprised, ['surprised'], { sides, roster: everybody, now })
  checkSurpriseRound(r, surprise, now, sides)
  if (problems.list.length > 0) return { setup: null, problems: problems.list }
  const roster = withDefensesPaid(everybody, now, surprise)

  const title = textOf(raw.title) ?? ''
  const notes = typeof raw.notes === 'string' ? [raw.notes] : listOf(raw.notes).filter((n) => typeof n === 'string')
  const encounter = withoutUndefined({
    ruleset: 'shock',
    title,
    about: textOf(raw.about) ?? undefined,
    options: chosen(shockOptions, false, options),
    house: chosen(shockOptions, true, options),
    notes,
    surprised: writeSurprise(surprise, sides, names),
    sides: writeSides(sides),
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    battlefield: field.written,
    combatants: roster.map((e) => writeEntrant(e, sides, field.grid, names)),
    now: now === null ? undefined : writeMidway(now, sides),
    content: withFist(content.inline, fist),
  })
  const setup: ShockSetup = {
    ruleset: 'shock',
    title,
    encounter,
    options,
    sides,
    seats,
    notes,
    grid: field.grid,
    exits: field.exits,
    roster,
    surprise,
    now,
    fist,
    ...readCommandValues(r, table, roster),
  }
  return { setup, problems: [] }
}

/** The encounter's own content, with what everybody strikes with in full. */
function withFist(inline: Readonly<Record<string, unknown>> | null, fist: ItemKind): Record<string, unknown> {
  const items = isMap(inline?.items) ? inline.items : {}
  return { ...inline, items: { ...items, fist: writeItemKind(fist) } }
}

/** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when somebody joins. */
function checkOwnContent(r: Reader, table: Table): void {
  const each = (kind: ContentKind, read: (fields: Fields, id: string) => void) => {
    for (const id of r.content.own(kind)) read(r.content.named(kind, id, ['content', kind, id]), id)
  }
  each('items', (fields) => readItemKind(r, fields))
  each('powers', (fields) => readPower(r, fields))
  each('spells', (fields) => readSpell(r, fields))
  each('combatants', (fields, id) => readEntrant(r, id, fields, table))
}
