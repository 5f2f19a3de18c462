import type { Reading } from '@fray/kernel'
import { Content } from '../../reading/content.ts'
import { readNames } from '../../reading/names.ts'
import { chosen, readOptions } from '../../reading/options.ts'
import { type Plain, withoutUndefined } from '../../reading/plain.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { type Fields, listOf, textOf } from '../../reading/reader.ts'
import { readSeats } from '../../reading/seats.ts'
import { readSides } from '../../reading/sides.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import type { Condition, Entrant, FreeHitsSetup } from '../model.ts'
import { readArmor } from './armors.ts'
import { plainBattlefield, readBattlefield } from './battlefield.ts'
import type { Table } from './combatant.ts'
import { readConditions } from './conditions.ts'
import { type ContentKind, contentSource } from './content.ts'
import { withCreatures } from './creatures.ts'
import { readFeat } from './feats.ts'
import { readCommandValues } from './in-command.ts'
import { readMidway, readOpeners, roundOf } from './midway.ts'
import { DEFAULT_POLICY, freeHitsOptions } from './options.ts'
import type { Reader } from './reader.ts'
import { checkProgress, readRoster, reservedNames } from './roster.ts'
import { encounterSchema } from './schema.ts'
import { checkShape } from './shape.ts'
import { readSpell } from './spells.ts'
import { readWeapon } from './weapons.ts'
import { writeConditions, writeCreatures, writeEntrant, writeMidway, writeSides } from './write.ts'

export { freeHitsEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readFreeHitsEncounter(raw: unknown): Reading {
  const problems = new Problems<FreeHitsRule>()
  const plainField = isMap(raw) ? plainBattlefield(problems, raw.battlefield, ['battlefield']) : undefined
  checkShape(problems, encounterSchema, isMap(raw) ? { ...raw, battlefield: plainField } : raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(contentSource, raw.content, problems)
  const options = readOptions(freeHitsOptions, raw)
  const r = withCreatures({ problems, content, options })
  const sides = readSides(r, raw.sides, ['sides'], null)
  const field = readBattlefield(r, plainField, ['battlefield'])
  const named = readNames(r, raw.combatants, ['combatants'], reservedNames(sides), 'battle-end-when')
  const names = named.map((n) => n.name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names, {
    sides: sides.map(({ id }) => id),
    players: sides.findIndex(({ party }) => party),
    policy: DEFAULT_POLICY,
  })
  const table: Table = { sides, field, seatOf, names, round: roundOf(raw.now), joins: false }
  const roster = readRoster(r, named, table)
  const conditions = readConditions(r)
  checkOwnContent(r)
  const now = readMidway(r, raw.now, ['now'], roster)
  checkProgress(r, roster, named, now)
  const openers = readOpeners(r, raw.openers, ['openers'], roster, now)
  if (problems.list.length > 0) return { setup: null, problems: problems.list }

  const title = textOf(raw.title) ?? ''
  const notes = typeof raw.notes === 'string' ? [raw.notes] : listOf(raw.notes).filter((n) => typeof n === 'string')
  const encounter = withoutUndefined({
    ruleset: 'free-hits',
    title,
    about: textOf(raw.about) ?? undefined,
    options: chosen(freeHitsOptions, false, options),
    notes,
    sides: writeSides(sides),
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    battlefield: field.written,
    openers: openers.map((row) => names[row]),
    combatants: roster.map((_, row) => writeEntrant(roster, row, sides, field.grid)),
    now: now === null ? undefined : writeMidway(now, names),
    content: inFull(r, conditions, roster),
  })
  const setup: FreeHitsSetup = {
    ruleset: 'free-hits',
    title,
    encounter,
    options,
    sides,
    seats,
    notes,
    grid: field.grid,
    exits: field.exits,
    roster,
    openers,
    now,
    conditions,
    ...readCommandValues(r, table, roster),
  }
  return { setup, problems: [] }
}

/** The encounter's own content, with all conditions and the creatures that somebody can call in full. */
function inFull(r: Reader, conditions: ReadonlyMap<string, Condition>, roster: readonly Entrant[]): Plain {
  const { inline } = r.content
  const own = isMap(inline?.combatants) ? inline.combatants : {}
  return {
    ...inline,
    conditions: writeConditions(conditions),
    combatants: { ...own, ...writeCreatures(roster, (id) => r.creature(id, [])) },
  }
}

/** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when it is needed. */
function checkOwnContent(r: Reader): void {
  const each = (kind: ContentKind, read: (fields: Fields, id: string) => void) => {
    for (const id of r.content.own(kind)) read(r.content.named(kind, id, ['content', kind, id]), id)
  }
  each('weapons', (fields) => readWeapon(r, fields))
  each('armors', (fields) => readArmor(r, fields))
  each('feats', (fields) => readFeat(r, fields))
  each('spells', (fields) => readSpell(r, fields))
  each('combatants', (_, id) => r.creature(id, ['content', 'combatants', id]))
}
