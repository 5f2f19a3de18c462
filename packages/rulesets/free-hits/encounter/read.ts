import type { Reading } from '@fray/kernel/rules'
import { readEncounter, readPeople } from '../../loading/encounter.ts'
import { DEFAULT_POLICY } from '../../loading/encounter-file.ts'
import type { Plain } from '../../loading/plain.ts'
import { isMap, Problems } from '../../loading/problems.ts'
import { type PartySide, readSides, writeSight } from '../../loading/sides.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { type Condition, condition } from '../kinds/conditions.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import type { FreeHitsSetup } from '../model.ts'
import { plainBattlefield, readBattlefield } from './battlefield.ts'
import { type CreatureReader, withCreatures } from './creatures.ts'
import { readCommandValues } from './in-command.ts'
import { readMidway, readOpeners, roundOf, writeMidway } from './midway.ts'
import { checkProgress, readRoster, reservedNames, writeCreatures, writeEntrant } from './roster.ts'
import { file } from './schema.ts'

/** Whom nobody of theirs detects, the others know nothing of, where a side does not say otherwise. */
const UNDETECTED_UNKNOWN = { presence: 'seen' } as const

/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readFreeHitsEncounter(given: unknown): Reading {
  const foreign = new Problems<FreeHitsRule>()
  const known = isMap(given)
    ? { ...given, battlefield: plainBattlefield(foreign, given.battlefield, ['battlefield']) }
    : given
  return readEncounter<FreeHitsRule, ContentKind, FreeHitsSetup>(known, file.habits, (begun, raw) => {
    for (const { path, message, rule } of foreign.list) begun.problems.add(path, message, rule as FreeHitsRule)
    const sides = readSides(begun, raw.sides, ['sides'], null).map((side) => ({ ...UNDETECTED_UNKNOWN, ...side }))
    const field = readBattlefield(begun, raw.battlefield, ['battlefield'])
    const people = readPeople(begun, raw, reservedNames(sides), 'battle-end-when', {
      sides: sides.map(({ id }) => id),
      players: sides.findIndex(({ party }) => party),
      policy: DEFAULT_POLICY,
    })
    const { names, seatOf, named } = people
    const fight = { sides, field, seatOf, names, round: roundOf(raw.now), joins: false }
    const r = withCreatures({ ...begun, fight })
    const roster = readRoster(r, named)
    const conditions = readConditions(r)
    file.checkOwnContent(r)
    const now = readMidway(r, raw.now, ['now'], roster)
    checkProgress(r, roster, named, now)
    const openers = readOpeners(r, raw.openers, ['openers'], roster, now)
    return {
      sides,
      people,
      setup: {
        sides,
        grid: field.grid,
        exits: field.exits,
        roster,
        openers,
        now,
        conditions,
        ...readCommandValues(r, roster),
      },
      write: () => ({
        sides: writeSides(sides),
        battlefield: field.written,
        openers: openers.map((row) => names[row]),
        combatants: roster.map((_, row) => writeEntrant(roster, row, fight)),
        now: now === null ? undefined : writeMidway(now, names),
        content: inFull(r, conditions, roster),
      }),
    }
  })
}

/** Every condition of the content by id, sorted by it. */
function readConditions(r: Reader): ReadonlyMap<string, Condition> {
  const ids = r.content.ids('conditions').sort()
  return new Map(
    ids.map((id) => [id, condition.from(r, r.content.named('conditions', id, r.content.placeOf('conditions', id)))]),
  )
}

/** The encounter's own content, with all conditions and the creatures that somebody can call in full. */
function inFull(r: CreatureReader, conditions: ReadonlyMap<string, Condition>, roster: readonly Entrant[]): Plain {
  const { inline } = r.content
  const own = isMap(inline?.combatants) ? inline.combatants : {}
  return {
    ...inline,
    conditions: Object.fromEntries([...conditions].map(([id, one]) => [id, condition.write(one)])),
    combatants: { ...own, ...writeCreatures(roster, (id) => r.creature(id, [])) },
  }
}

const writeSides = (sides: readonly PartySide[]): Plain =>
  Object.fromEntries(sides.map((side) => [side.id, { name: side.name, party: side.party, ...writeSight(side) }]))
