import { asText, type Reading, squareName } from '@fray/kernel/rules'
import { called, readEncounter, readPeople } from '../../loading/encounter.ts'
import { DEFAULT_POLICY } from '../../loading/encounter-file.ts'
import type { Named } from '../../loading/names.ts'
import { type Plain, withoutUndefined } from '../../loading/plain.ts'
import { readPlaneBattlefield } from '../../loading/plane-battlefield.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { listOf } from '../../loading/reader.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import { ConditionBook, readCondition } from '../kinds/conditions.ts'
import type { ContentKind } from '../kinds/data-fields.ts'
import type { Reader, Sides } from '../kinds/fields.ts'
import { readTable, writeTable } from '../kinds/injuries.ts'
import type { Surprised, WeaponSpeedSetup } from '../model.ts'
import { DAMAGE_TYPES } from '../words.ts'
import { readCommandValues, reservedNames } from './in-command.ts'
import { readMidway, writeMidway } from './midway.ts'
import { settlePlaces } from './places.ts'
import { file } from './schema.ts'
import { readSides, writeSides } from './sides.ts'

/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readWeaponSpeedEncounter(given: unknown): Reading {
  return readEncounter<WeaponSpeedRule, ContentKind, WeaponSpeedSetup>(given, file.habits, (begun, raw) => {
    const sides = readSides(begun, raw.sides, ['sides'])
    const field = readPlaneBattlefield(begun, raw.battlefield, ['battlefield'])
    const people = readPeople(begun, raw, reservedNames(sides), 'sides-and-kinds', {
      sides: sides.list.map(({ id }) => id),
      players: sides.party,
      policy: DEFAULT_POLICY,
    })
    const { named, names, seatOf } = people
    const r = withLasting({ ...begun, conditions: new ConditionBook(), injuries: [], sides, field, seatOf, side: -1 })
    const { conditions: book, injuries } = r
    const drafts = named.map(({ name, fields }) => combatant.from(r, called(name, fields)))
    const placeOf = (row: number): Path => {
      const { values, path, at } = (named[row] as Named).fields
      return values.at === undefined ? path : at('at')
    }
    const roster = settlePlaces(r, drafts, field, sides, placeOf)
    checkSides(r, roster, sides)
    file.checkOwnContent(r)
    const modifiers = readModifiers(r, raw.modifiers, ['modifiers'])
    const now = readMidway(r, raw.now, ['now'], roster, modifiers)
    const surprised = readSurprised(r, raw.surprised, ['surprised'], roster, sides)
    if (now !== null && (surprised === 'ask' || surprised.length > 0)) {
      const right = 'leave this out, or say "surprised: true" of combatants'
      r.problems.add(['surprised'], `The fight is past its beginning: ${right}.`, 'surprise')
    }
    const groups = readGroups(r, raw.groups, ['groups'], roster)
    book.closed = true
    const namesOf = (rows: readonly number[]) => rows.map((row) => names[row])
    return {
      sides: sides.list,
      people,
      setup: {
        sides: sides.list,
        plane: field.plane,
        exits: field.exits,
        roster,
        surprised,
        groups,
        injuries,
        conditions: book.list,
        modifiers,
        now,
        ...readCommandValues(r, roster),
      },
      write: () =>
        withoutUndefined({
          surprised: surprised === 'ask' ? 'ask' : surprised.length === 0 ? 'nobody' : namesOf(surprised),
          groups: groups.length === 0 ? undefined : groups.map(namesOf),
          sides: writeSides(sides),
          battlefield: field.written,
          modifiers: modifiers === null ? undefined : Object.fromEntries(modifiers.map((one, score) => [score, one])),
          combatants: roster.map((e) => writeEntrant(e, r)),
          now: now === null ? undefined : writeMidway(now, roster),
          content: {
            ...r.content.inline,
            conditions: book.write(),
            injuries: Object.fromEntries(
              injuries.flatMap((one, i) => (one === null ? [] : [[DAMAGE_TYPES[i], writeTable(one)]])),
            ),
          },
        }),
    }
  })
}

/** With the conditions of the content, and the tables of injuries by position of their damage type. */
function withLasting(r: Reader): Reader {
  for (const id of r.content.ids('conditions')) {
    r.conditions.enter(id, readCondition(r, id, r.content.named('conditions', id, r.content.placeOf('conditions', id))))
  }
  const known = r.content.ids('injuries')
  const injuries = DAMAGE_TYPES.map((id, type) =>
    known.includes(id) ? readTable(r, type, r.content.named('injuries', id, r.content.placeOf('injuries', id))) : null,
  )
  return { ...r, injuries }
}

/** A combatant in full: nothing in it refers to content. */
const writeEntrant = (entrant: Entrant, { sides, field }: Reader): Plain => ({
  ...(combatant.write(entrant) as Plain),
  side: sides.list[entrant.side]?.id,
  at: squareName(field.plane, entrant.square),
})

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
  const names = roster.map(({ name }) => name)
  const words = typeof raw === 'string' ? [raw] : listOf(raw)
  const rows = words.flatMap((word, i) => {
    const side = list.findIndex(({ id }) => id === word)
    if (side >= 0) return roster.flatMap((e, row) => (e.side === side ? [row] : []))
    const row = names.indexOf(asText(word))
    if (row >= 0) return [row]
    const known = ['nobody', 'ask', ...list.map(({ id }) => id), ...names]
    const where = typeof raw === 'string' ? path : [...path, i]
    r.problems.add(where, `There is no combatant or side "${asText(word)}".${hint(asText(word), known)}`, 'surprise')
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
  const names = roster.map(({ name }) => name)
  const taken = new Set<number>()
  return groups.map((members, g) =>
    listOf(members).flatMap((name, i) => {
      const where = [...path, g, i]
      const row = names.indexOf(asText(name))
      if (row < 0) wrong(where, `There is no combatant "${asText(name)}".${hint(asText(name), names)}`)
      else if (roster[row]?.monster !== true)
        wrong(where, `${asText(name)} is a character: only monsters share a roll.`)
      else if (taken.has(row)) wrong(where, `${asText(name)} is in two groups.`)
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
