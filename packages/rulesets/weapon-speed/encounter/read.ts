import type { Reading } from '@fray/kernel'
import { Content } from '../../reading/content.ts'
import { readNames } from '../../reading/names.ts'
import { chosen, readOptions } from '../../reading/options.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { readPlaneBattlefield } from '../../reading/plane-battlefield.ts'
import { hint, isMap, type Path, Problems } from '../../reading/problems.ts'
import { type Fields, listOf, textOf } from '../../reading/reader.ts'
import { readSeats } from '../../reading/seats.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { DAMAGE_TYPES, type Entrant, type InjuryTable, type Surprised, type WeaponSpeedSetup } from '../model.ts'
import { readCondition, readTable } from './bearing.ts'
import { readEntrant, type Table } from './combatant.ts'
import { ConditionBook } from './conditions.ts'
import { type ContentKind, contentSource } from './content.ts'
import { readCommandValues, reservedNames } from './in-command.ts'
import { readItemKind } from './items.ts'
import { readMidway, writeMidway } from './midway.ts'
import { DEFAULT_POLICY, weaponSpeedOptions } from './options.ts'
import { settlePlaces } from './places.ts'
import { readAbility, readSpell } from './powers.ts'
import type { Reader } from './reader.ts'
import { encounterSchema } from './schema.ts'
import { checkShape } from './shape.ts'
import { parseItemText } from './short-text.ts'
import { readSides, type Sides, writeSides } from './sides.ts'
import { writeEntrant, writeLasting } from './write.ts'

export { weaponSpeedEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readWeaponSpeedEncounter(raw: unknown): Reading {
  const problems = new Problems<WeaponSpeedRule>()
  checkShape(problems, encounterSchema, raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(contentSource, withItemsInFull(problems, raw.content), problems)
  const options = readOptions(weaponSpeedOptions, raw)
  const book = new ConditionBook()
  const r: Reader = { problems, content, options, conditions: book }
  for (const id of content.ids('conditions')) {
    book.enter(id, readCondition(id, content.named('conditions', id, ['content', 'conditions', id])))
  }
  const injuries = readTables(r)
  const sides = readSides(r, raw.sides, ['sides'])
  const field = readPlaneBattlefield(r, raw.battlefield, ['battlefield'])
  const named = readNames(r, raw.combatants, ['combatants'], reservedNames({ sides }), 'sides-and-kinds')
  const names = named.map(({ name }) => name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names, {
    sides: sides.list.map(({ id }) => id),
    players: sides.party,
    policy: DEFAULT_POLICY,
  })
  const table: Table = { sides, field, seatOf, injuries }
  const drafts = named.map(({ name, fields }) => readEntrant(r, name, fields, table))
  const placeOf = (row: number): Path => {
    const fields = named[row]?.fields as Fields
    return fields.values.at === undefined ? fields.path : fields.at('at')
  }
  const roster = settlePlaces(r, drafts, field, sides, ['battlefield'], placeOf)
  checkSides(r, roster, sides)
  checkOwnContent(r, table)
  const modifiers = readModifiers(r, raw.modifiers, ['modifiers'])
  const now = readMidway(r, raw.now, ['now'], roster, modifiers)
  const surprised = readSurprised(r, raw.surprised, ['surprised'], roster, sides)
  if (now !== null && (surprised === 'ask' || surprised.length > 0)) {
    const right = 'leave this out, or say "surprised: true" of combatants'
    r.problems.add(['surprised'], `The fight is past its beginning: ${right}.`, 'surprise')
  }
  const groups = readGroups(r, raw.groups, ['groups'], roster)
  if (problems.list.length > 0) return { setup: null, problems: problems.list }
  book.closed = true

  const title = textOf(raw.title) ?? ''
  const notes = typeof raw.notes === 'string' ? [raw.notes] : listOf(raw.notes).filter((n) => typeof n === 'string')
  const encounter = withoutUndefined({
    ruleset: 'weapon-speed',
    title,
    about: textOf(raw.about) ?? undefined,
    options: chosen(weaponSpeedOptions, false, options),
    house: chosen(weaponSpeedOptions, true, options),
    notes,
    surprised: surprised === 'ask' ? 'ask' : surprised.length === 0 ? 'nobody' : surprised.map((row) => names[row]),
    groups: groups.length === 0 ? undefined : groups.map((rows) => rows.map((row) => names[row])),
    sides: writeSides(sides),
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    battlefield: field.written,
    modifiers: modifiers === null ? undefined : Object.fromEntries(modifiers.map((value, score) => [score, value])),
    combatants: roster.map((e) => writeEntrant(e, sides, field.plane, book)),
    now: now === null ? undefined : writeMidway(now, roster),
    content: { ...content.inline, ...writeLasting(book, injuries) },
  })
  const setup: WeaponSpeedSetup = {
    ruleset: 'weapon-speed',
    title,
    encounter,
    options,
    sides: sides.list,
    seats,
    notes,
    plane: field.plane,
    exits: field.exits,
    roster,
    surprised,
    groups,
    injuries,
    conditions: book.list,
    modifiers,
    now,
    ...readCommandValues(r, table, roster),
  }
  return { setup, problems: [] }
}

/** Content whose items in short are maps. */
function withItemsInFull(problems: Problems<WeaponSpeedRule>, raw: unknown): unknown {
  if (!isMap(raw) || !isMap(raw.items)) return raw
  const items = Object.entries(raw.items).map(([id, item]) => [
    id,
    typeof item === 'string' ? parseItemText({ problems }, item, ['content', 'items', id]) : item,
  ])
  return { ...raw, items: Object.fromEntries(items) }
}

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined))

/** The tables of injuries, by position of their damage type; null where there is none. */
function readTables(r: Reader): (InjuryTable | null)[] {
  const known = r.content.ids('injuries')
  return DAMAGE_TYPES.map((type) =>
    known.includes(type) ? readTable(r, type, r.content.named('injuries', type, ['content', 'injuries', type])) : null,
  )
}

/** A fight needs two hostile sides with somebody on them, unless rounds go on without. */
function checkSides(r: Reader, roster: readonly Entrant[], { list }: Sides): void {
  if (roster.length === 0 || list.length < 2 || r.options['keep-rounds'] !== 'no') return
  const present = list.map((_, side) => side).filter((side) => roster.some((e) => e.side === side))
  if (present.some((a) => present.some((b) => (((list[a]?.friends ?? 0) >>> b) & 1) === 0))) return
  const others = list.filter((_, side) => !present.includes(side)).map(({ id }) => `"${id}"`)
  const said = `Everybody is on the side "${list[present[0] as number]?.id}" or its allies`
  const right = others.length > 0 ? `put somebody on ${others.join(' or ')}` : 'make sides hostile'
  r.problems.add(['combatants'], `${said}: ${right}, or there is no fight.`, 'sides-and-kinds')
}

/** Who is surprised: nobody, to be asked, or those named, by names or sides. */
function readSurprised(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], { list }: Sides): Surprised {
  if (raw === 'ask') return 'ask'
  if (raw === undefined || raw === null || raw === 'nobody') return []
  const names = roster.map(({ sheet }) => sheet.name)
  const words = typeof raw === 'string' ? [raw] : listOf(raw)
  const rows = words.flatMap((word, i) => {
    const side = list.findIndex(({ id }) => id === word)
    if (side >= 0) return roster.flatMap((e, row) => (e.side === side ? [row] : []))
    const row = names.indexOf(String(word))
    if (row >= 0) return [row]
    const known = ['nobody', 'ask', ...list.map(({ id }) => id), ...names]
    const where = typeof raw === 'string' ? path : [...path, i]
    r.problems.add(where, `There is no combatant or side "${String(word)}".${hint(String(word), known)}`, 'surprise')
    return []
  })
  return [...new Set(rows)].sort((a, b) => a - b)
}

/** Monsters that share a roll; nobody is in two groups. */
function readGroups(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): number[][] {
  const groups = listOf(raw)
  const wrong = (where: Path, message: string) => r.problems.add(where, message, 'shared-initiative')
  if (groups.length > 0 && r.options['shared-initiative'] !== 'groups') {
    wrong(path, 'Groups need the option "shared-initiative: groups".')
  }
  const names = roster.map(({ sheet }) => sheet.name)
  const taken = new Set<number>()
  return groups.map((members, g) =>
    listOf(members).flatMap((name, i) => {
      const where = [...path, g, i]
      const row = names.indexOf(String(name))
      if (row < 0) wrong(where, `There is no combatant "${String(name)}".${hint(String(name), names)}`)
      else if (roster[row]?.sheet.monster !== true)
        wrong(where, `${String(name)} is a character: only monsters share a roll.`)
      else if (taken.has(row)) wrong(where, `${String(name)} is in two groups.`)
      else {
        taken.add(row)
        return [row]
      }
      return []
    }),
  )
}

/** Modifiers by score, from 0 to the highest listed. Scores below the lowest listed have its modifier. */
function readModifiers(r: Reader, raw: unknown, path: Path): number[] | null {
  if (!isMap(raw)) return null
  const listed = new Map(Object.entries(raw).map(([score, modifier]) => [Number(score), modifier]))
  const scores = [...listed.keys()].filter((score) => Number.isInteger(score) && score >= 0 && score < 100)
  if (scores.length === 0) return null
  const least = Math.min(...scores)
  const all = Array.from({ length: Math.max(...scores) + 1 }, (_, score) => listed.get(Math.max(score, least)))
  const gap = all.indexOf(undefined)
  if (gap >= 0) {
    const said = `The table has no modifier for a score of ${gap}: list every score from ${least} to ${all.length - 1}.`
    r.problems.add(path, said, 'attribute-modifier')
  }
  return all.map((modifier) => (typeof modifier === 'number' ? modifier : 0))
}

/** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when somebody joins. */
function checkOwnContent(r: Reader, table: Table): void {
  const each = (kind: ContentKind, read: (fields: Fields, id: string) => void) => {
    for (const id of r.content.own(kind)) read(r.content.named(kind, id, ['content', kind, id]), id)
  }
  each('items', (fields) => readItemKind(r, fields))
  each('spells', (fields) => readSpell(r, fields))
  each('abilities', (fields) => readAbility(r, fields))
  each('combatants', (fields, id) => readEntrant(r, id, fields, table))
}
