import type { Reading } from '@fray/kernel/rules'
import { called, readEncounter } from '../../loading/encounter.ts'
import { DEFAULT_POLICY } from '../../loading/encounter-file.ts'
import type { Plain } from '../../loading/plain.ts'
import { numberOf } from '../../loading/reader.ts'
import { readSeats } from '../../loading/seats.ts'
import { type PartySide, writeSight } from '../../loading/sides.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { conditionsWith } from '../conditions.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import { conditionOf, ownCondition, readOwnConditions } from '../kinds/conditions.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import type { EscalationSetup } from '../model.ts'
import { lastRestOf, readDay, readFights, waiting } from './day.ts'
import { readCommandValues } from './in-command.ts'
import { readMidway, writeMidway } from './midway.ts'
import { readSides, reservedNames } from './names.ts'
import { writePositions } from './positions.ts'
import { checkProgress } from './progress.ts'
import { file } from './schema.ts'
import { writeSurprise } from './surprise.ts'

/**
 * Reads an encounter of the ruleset from plain data: a setup, or every problem at once. The setup's `encounter` is the same
 * encounter in full; reading that gives an equal setup.
 */
export function readEscalationEncounter(given: unknown): Reading {
  return readEncounter<EscalationRule, ContentKind, EscalationSetup>(given, file.habits, (begun, raw) => {
    const own = readOwnConditions(begun)
    const sides = readSides(begun, raw.sides)
    const party = Math.max(
      0,
      sides.findIndex((side) => side.party),
    )
    const fights = readFights(begun, raw, reservedNames(sides))
    const named = fights.flatMap((fight) => fight.named)
    const names = named.map(({ name }) => name)
    const seats = readSeats(begun, raw.seats, ['seats'], names, {
      sides: sides.map(({ id }) => id),
      players: party,
      policy: DEFAULT_POLICY,
    })
    const conditions = conditionsWith(own.map(conditionOf))
    const r: Reader = { ...begun, conditions: conditions.ids, sides, party, joins: -1, seatOf: seats.seatOf, names }
    const read = named.map(({ name, fields }) => combatant.from(r, called(name, fields)))
    const roster = waiting(read, fights, r)
    const encounters = readDay(r, fights, roster)
    const now = readMidway(r, raw.now, ['now'], roster, encounters[0]?.entrants ?? [])
    checkProgress(r, named, roster, encounters[0]?.positions ?? [], now)
    if (now !== null && encounters[0]?.surprise) {
      const said = 'The fight is under way, and nobody surprises anybody any more: leave "surprise" out.'
      r.problems.add(['surprise'], said, 'surprise-round')
    }
    file.checkOwnContent(r)
    const lastRest = lastRestOf(raw.rest)
    const encountersToday = numberOf(raw.encountersToday, 0)
    return {
      sides,
      people: { named, names, ...seats },
      setup: {
        roster,
        encounters,
        lastRest,
        isDay: encounters.length > 1 || lastRest !== 'none',
        encountersToday,
        now,
        conditions,
        ...readCommandValues(r),
      },
      write() {
        const [first, ...later] = encounters.map(({ title, rest, entrants, positions, surprise }) => ({
          title,
          rest,
          combatants: entrants.map((row) => combatant.write(roster[row] as Entrant, r)),
          positions: writePositions(positions, names),
          surprise: writeSurprise(surprise, r),
        }))
        const { combatants, positions, surprise } = first as NonNullable<typeof first>
        return {
          sides: writeSides(sides),
          positions,
          surprise,
          combatants,
          now: now === null ? undefined : writeMidway(now, names),
          fights: later.length > 0 ? later : undefined,
          rest: lastRest,
          encountersToday,
          content: {
            ...r.content.inline,
            conditions: Object.fromEntries(own.map((one) => [one.id, ownCondition.write(one)])),
          },
        }
      },
    }
  })
}

/** The sides by id. */
const writeSides = (sides: readonly PartySide[]): Plain =>
  Object.fromEntries(sides.map((side) => [side.id, { name: side.name, party: side.party, ...writeSight(side) }]))
