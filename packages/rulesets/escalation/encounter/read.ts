import type { Reading } from '@fray/kernel'
import { Content } from '../../reading/content.ts'
import { chosen, readOptions } from '../../reading/options.ts'
import { withoutUndefined } from '../../reading/plain.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf } from '../../reading/reader.ts'
import { readSeats } from '../../reading/seats.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { CLOSE, type Entrant, type EscalationSetup, GRABBED, IN, type Pair } from '../model.ts'
import { readAbility } from './abilities.ts'
import { readEntrant, type Table } from './combatant.ts'
import { conditionIds, readOwnConditions } from './conditions.ts'
import { type ContentKind, contentSource } from './content.ts'
import { lastRestOf, readDay, readFights, type WrittenFight, waiting } from './day.ts'
import { readCommandValues } from './in-command.ts'
import { readMidway, writeMidway } from './midway.ts'
import { readSides, reservedNames } from './names.ts'
import { DEFAULT_POLICY, escalationOptions } from './options.ts'
import { writePositions } from './positions.ts'
import type { Reader } from './reader.ts'
import { encounterSchema } from './schema.ts'
import { checkShape } from './shape.ts'
import { readStance } from './stances.ts'
import { writeSurprise } from './surprise.ts'
import { type Words, writeEntrant, writeSides } from './write.ts'
import { writeConditions } from './write-content.ts'

export { escalationEncounterSchema } from './schema.ts'

/**
 * Reads an encounter of the ruleset from plain data, as parsed from YAML or JSON: a setup ready to be played, or every
 * problem at once. The setup's `encounter` is the same encounter in full; reading that gives an equal setup.
 */
export function readEscalationEncounter(raw: unknown): Reading {
  const problems = new Problems<EscalationRule>()
  checkShape(problems, encounterSchema, raw, [])
  checkPlainText(problems, raw, [])
  if (!isMap(raw)) return { setup: null, problems: problems.list }
  const content = new Content(contentSource, raw.content, problems)
  const options = readOptions(escalationOptions, raw)
  const own = readOwnConditions({ problems, content, options })
  const r: Reader = { problems, content, options, own }
  const sides = readSides(r, raw.sides)
  const party = Math.max(
    0,
    sides.findIndex((side) => side.party),
  )
  const fights = readFights(r, raw, reservedNames(sides))
  const named = fights.flatMap((fight) => fight.named)
  const names = named.map(({ name }) => name)
  const { seats, plays, seatOf } = readSeats(r, raw.seats, ['seats'], names, {
    sides: sides.map(({ id }) => id),
    players: party,
    policy: DEFAULT_POLICY,
  })
  const table: Table = { sides, party, seatOf, names }
  const read = named.map(({ name, fields }) => readEntrant(r, name, fields, table))
  const roster = waiting(read, fights, r)
  const encounters = readDay(r, fights, roster, table)
  const now = readMidway(r, raw.now, ['now'], roster, encounters[0]?.entrants ?? [])
  checkProgress(r, fights, roster, encounters[0]?.positions ?? [])
  if (now !== null && encounters[0]?.surprise) {
    const said = 'The fight is under way, and nobody surprises anybody any more: leave "surprise" out.'
    problems.add(['surprise'], said, 'surprise-round')
  }
  checkOwnContent(r, table)
  if (problems.list.length > 0) return { setup: null, problems: problems.list }

  const title = textOf(raw.title) ?? ''
  const notes = typeof raw.notes === 'string' ? [raw.notes] : listOf(raw.notes).filter((n) => typeof n === 'string')
  const lastRest = lastRestOf(raw.rest)
  const encountersToday = numberOf(raw.encountersToday, 0)
  const words: Words = { names, conditions: conditionIds(r), sides }
  const written = encounters.map(({ title, rest, entrants, positions, surprise }) => ({
    title,
    rest,
    combatants: entrants.map((row) => writeEntrant(roster[row] as Entrant, words)),
    positions: writePositions(positions, names),
    surprise: writeSurprise(surprise, table),
  }))
  const { combatants, positions, surprise } = written[0] as (typeof written)[number]
  const encounter = withoutUndefined({
    ruleset: 'escalation',
    title,
    about: textOf(raw.about) ?? undefined,
    options: chosen(escalationOptions, false, options),
    notes,
    sides: writeSides(sides),
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    positions,
    surprise,
    combatants,
    now: now === null ? undefined : writeMidway(now, names),
    fights: written.length > 1 ? written.slice(1) : undefined,
    rest: lastRest,
    encountersToday,
    content: { ...content.inline, conditions: writeConditions(own) },
  })
  const setup: EscalationSetup = {
    ruleset: 'escalation',
    title,
    encounter,
    options,
    sides,
    seats,
    notes,
    roster,
    encounters,
    lastRest,
    isDay: encounters.length > 1 || lastRest !== 'none',
    encountersToday,
    now,
    conditions: own,
    ...readCommandValues(r, table),
  }
  return { setup, problems: [] }
}

/** Checks what ties two combatants together: a grab holds only while they are close. */
function checkProgress(
  r: Reader,
  fights: readonly WrittenFight[],
  roster: readonly Entrant[],
  positions: readonly Pair[],
): void {
  const named = fights.flatMap((fight) => fight.named)
  roster.forEach((e, row) => {
    if (e.out !== IN) return
    for (const { condition, by } of e.conditions) {
      const grabber = roster[by]
      if (condition !== GRABBED || grabber === undefined) continue
      const isClose = positions.some(
        ({ a, b, distance }) => distance === CLOSE && ((a === row && b === by) || (a === by && b === row)),
      )
      if (isClose && grabber.side !== e.side) continue
      const right = `place them under "positions", as in "${e.sheet.name} ${grabber.sheet.name} close"`
      const said = `${e.sheet.name} can only be Grabbed by an enemy that it is engaged with: ${right}.`
      r.problems.add(named[row]?.fields.at('conditions') ?? [], said, 'grabbed-details')
    }
  })
}

/** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when it is needed. */
function checkOwnContent(r: Reader, table: Table): void {
  const each = (kind: ContentKind, read: (fields: Fields, id: string) => void) => {
    for (const id of r.content.own(kind)) read(r.content.named(kind, id, ['content', kind, id]), id)
  }
  each('abilities', (fields) => readAbility(r, fields))
  each('stances', (fields, id) => readStance(r, fields, id))
  each('combatants', (fields, id) => readEntrant(r, textOf(fields.values.name) ?? id, fields, table))
}
