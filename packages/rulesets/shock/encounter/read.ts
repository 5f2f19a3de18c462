import type { Reading } from '@fray/kernel'
import type { ContentSource } from '../../reading/content.ts'
import { called, checkOwnContent, type EncounterHabits, readEncounter, readPeople } from '../../reading/encounter.ts'
import { readGridBattlefield } from '../../reading/grid-battlefield.ts'
import { withoutUndefined } from '../../reading/plain.ts'
import { isMap } from '../../reading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { shockContent } from '../content/content.ts'
import { combatant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { readFist } from '../kinds/gear.ts'
import { type Item, item } from '../kinds/items.ts'
import { power, spell } from '../kinds/powers.ts'
import type { ShockSetup } from '../model.ts'
import { readCommandValues } from './in-command.ts'
<<<<<<< HEAD
import { readItemKind } from './items.ts'
import { readMidway, roundOf, withDefensesPaid } from './midway.ts'
=======
import { readMidway, roundOf, writeMidway } from './midway.ts'
>>>>>>> 316bfe4 (Shock: every field of items, powers, spells, effects and combatants is declared once; reading, writing back, schemas and columns follow)
import { DEFAULT_POLICY, shockOptions } from './options.ts'
import { reservedNames } from './reserved.ts'
import { readRoster, writeEntrant } from './roster.ts'
import { encounterSchema, FIELD_RULES } from './schema.ts'
import { readSides, writeSides } from './sides.ts'
import { checkSurpriseRound, readSurprise, writeSurprise } from './surprise.ts'

export { shockEncounterSchema } from './schema.ts'

<<<<<<< HEAD
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
=======
const source: ContentSource<ContentKind> = {
  built: shockContent,
  one: { items: 'item', powers: 'power', spells: 'spell', combatants: 'combatant' },
}
>>>>>>> 316bfe4 (Shock: every field of items, powers, spells, effects and combatants is declared once; reading, writing back, schemas and columns follow)

const HABITS: EncounterHabits<ShockRule, ContentKind> = {
  ruleset: 'shock',
  schema: encounterSchema,
  rules: FIELD_RULES,
  content: source,
  options: shockOptions,
}

/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readShockEncounter(given: unknown): Reading {
  return readEncounter<ShockRule, ContentKind, ShockSetup>(given, HABITS, (begun, raw) => {
    const sides = readSides(begun, raw.sides, ['sides'])
    const field = readGridBattlefield(begun, raw.battlefield, ['battlefield'])
    const people = readPeople(begun, raw, reservedNames(sides), 'sides-and-party', {
      sides: sides.map(({ id }) => id),
      players: sides.findIndex(({ party }) => party),
      policy: DEFAULT_POLICY,
    })
    const { names, seatOf } = people
    const r: Reader = { ...begun, sides, field, seatOf, names, round: roundOf(raw.now), joins: -1 }
    const fist = readFist(r)
    const roster = readRoster(r, people)
    checkOwnContent(r, {
      items: (fields) => item.from(r, fields),
      powers: (fields) => power.from(r, fields),
      spells: (fields) => spell.from(r, fields),
      combatants: (fields, id) => combatant.from(r, called(id, fields)),
    })
    const now = readMidway(r, raw.now, ['now'], sides)
    const surprise = readSurprise(r, raw.surprised, ['surprised'], { sides, roster, now })
    checkSurpriseRound(r, surprise, now, sides)
    return {
      sides,
      people,
      setup: {
        sides,
        grid: field.grid,
        exits: field.exits,
        roster,
        surprise,
        now,
        fist,
        ...readCommandValues(r, roster),
      },
      write: () =>
        withoutUndefined({
          surprised: writeSurprise(surprise, sides, names),
          sides: writeSides(sides),
          battlefield: field.written,
          combatants: roster.map((e) => writeEntrant(e, r)),
          now: now === null ? undefined : writeMidway(now, sides),
          content: withFist(begun.content.inline, fist),
        }),
    }
  })
}

/** The encounter's own content, with what everybody strikes with in full. */
function withFist(inline: Readonly<Record<string, unknown>> | null, fist: Item): Record<string, unknown> {
  const items = isMap(inline?.items) ? inline.items : {}
  return { ...inline, items: { ...items, fist: item.write({ ...fist, from: '', lost: false, path: [] }) } }
}
