import type { Reading } from '@fray/kernel/rules'
import { readEncounter, readPeople } from '../../loading/encounter.ts'
import { DEFAULT_POLICY } from '../../loading/encounter-file.ts'
import { readGridBattlefield } from '../../loading/grid-battlefield.ts'
import { withoutUndefined } from '../../loading/plain.ts'
import { isMap } from '../../loading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { readFist } from '../kinds/gear.ts'
import { type Item, item } from '../kinds/items.ts'
import type { ShockSetup } from '../model.ts'
import { readCommandValues } from './in-command.ts'
import { readMidway, roundOf, withDefensesPaid, writeMidway } from './midway.ts'
import { reservedNames } from './reserved.ts'
import { readRoster, writeEntrant } from './roster.ts'
import { file } from './schema.ts'
import { readSides, writeSides } from './sides.ts'
import { checkSurpriseRound, readSurprise, writeSurprise } from './surprise.ts'

/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readShockEncounter(given: unknown): Reading {
  return readEncounter<ShockRule, ContentKind, ShockSetup>(given, file.habits, (begun, raw) => {
    const sides = readSides(begun, raw.sides, ['sides'])
    const field = readGridBattlefield(begun, raw.battlefield, ['battlefield'])
    const people = readPeople(begun, raw, reservedNames(sides), 'sides-and-party', {
      sides: sides.map(({ id }) => id),
      players: sides.findIndex(({ party }) => party),
      policy: DEFAULT_POLICY,
    })
    const { names, seatOf } = people
    const underway = isMap(raw.now)
    const r: Reader = { ...begun, sides, field, seatOf, names, underway, round: roundOf(raw.now), joins: -1 }
    const fist = readFist(r)
    const everybody = readRoster(r, people)
    file.checkOwnContent(r)
    const now = readMidway(r, raw.now, ['now'], sides)
    const surprise = readSurprise(r, raw.surprised, ['surprised'], { sides, roster: everybody, now })
    checkSurpriseRound(r, surprise, now, sides)
    const roster = withDefensesPaid(everybody, now, surprise)
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
