import { present } from '../../loading/plain.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { textOf } from '../../loading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { EarlyReader, ShockSide } from '../kinds/fields.ts'
import type { Midway, Surprise, SurpriseCheck } from '../model.ts'
import { findSide } from './sides.ts'

/** Who takes part in a surprise. */
interface Parts {
  readonly sides: readonly ShockSide[]
  readonly roster: readonly Entrant[]
  readonly now: Midway | null
}

const NOBODY: Surprise = { sides: [], check: null }

/** Reads who is surprised: nobody, sides, or a check that decides. */
export function readSurprise(r: EarlyReader, raw: unknown, path: Path, parts: Parts): Surprise {
  if (raw === undefined || raw === null || raw === 'nobody') return NOBODY
  if (r.options['surprise-decision'] === 'ask') {
    const right = 'leave "surprised" out, or the option'
    r.problems.add(
      path,
      `The option surprise-decision asks the referee who is surprised: ${right}.`,
      'surprise-decision',
    )
  }
  if (parts.now !== null && !parts.now.surpriseRound && !r.problems.list.some(({ path: [first] }) => first === 'now')) {
    const right = 'leave this out, or say "surpriseRound: true" under "now"'
    r.problems.add(
      path,
      `The fight is past its beginning, and nobody is surprised any more: ${right}.`,
      'surprise-round',
    )
  }
  if (isMap(raw))
    return { sides: [], check: isMap(raw.check) ? readCheck(r, raw.check, [...path, 'check'], parts) : null }
  const list = Array.isArray(raw) ? raw : [raw]
  const sides: number[] = []
  list.forEach((id, i) => {
    const where = Array.isArray(raw) ? [...path, i] : path
    const side = findSide(r, id, where, parts.sides)
    if (side >= 0 && !sides.includes(side)) sides.push(side)
  })
  list.forEach((id, i) => {
    const side = parts.sides.find((s) => s.id === id)
    const from = parts.sides.filter((_, other) => !sides.includes(other))
    if (side !== undefined) checkAlert(r, side, from, parts, Array.isArray(raw) ? [...path, i] : path)
  })
  if (sides.length > 0 && sides.length === parts.sides.length) {
    const right = 'leave out those who surprise the others'
    r.problems.add(path, `Not every side can be surprised: ${right}.`, 'surprise-round')
  }
  return { sides: sides.sort((a, b) => a - b), check: null }
}

/** Notes a surprise round under way in which nobody is surprised, or in which it is the turn of a side that is. */
export function checkSurpriseRound(
  r: EarlyReader,
  surprise: Surprise,
  now: Midway | null,
  sides: readonly ShockSide[],
): void {
  if (now === null || !now.surpriseRound || r.problems.list.length > 0) return
  const ids = sides.map(({ id }) => id)
  if (surprise.sides.length === 0) {
    const said = `In a surprise round somebody is surprised: name the sides under "surprised", of ${ids.join(', ')}.`
    r.problems.add(['now', 'surpriseRound'], said, 'surprise-round')
  } else if (surprise.sides.includes(now.side)) {
    const said = `The side "${ids[now.side]}" is surprised and has no turn in the surprise round: name another "side".`
    r.problems.add(['now', 'side'], said, 'surprised-cannot-act')
  }
}

/** Notes a side that is alert, or has somebody alert in it, and that none of those who would surprise it is hidden from. */
function checkAlert(r: EarlyReader, side: ShockSide, from: readonly ShockSide[], parts: Parts, path: Path): void {
  const alert = side.alert || parts.roster.some((entrant) => entrant.alert && parts.sides[entrant.side] === side)
  if (!alert || from.length === 0 || from.some(({ hidden }) => hidden)) return
  const right = `say "hidden: true" of those who surprise it, or take the alertness away`
  r.problems.add(path, `The side "${side.id}" is alert and cannot be surprised: ${right}.`, 'alert-not-surprised')
}

function readCheck(r: EarlyReader, raw: Record<string, unknown>, path: Path, parts: Parts): SurpriseCheck | null {
  const { sides, roster } = parts
  const by = findSide(r, raw.by, [...path, 'by'], sides)
  const against = findSide(r, raw.against, [...path, 'against'], sides)
  const member = (key: 'who' | 'notices', side: number): number => {
    const name = textOf(raw[key])
    if (name === null) return -1
    const row = roster.findIndex((e) => e.name.toLowerCase() === name.toLowerCase())
    const where = [...path, key]
    const members = roster.filter((e) => e.side === side).map((e) => e.name)
    if (row < 0) r.problems.add(where, `There is no combatant "${name}".${hint(name, members)}`)
    else if (side >= 0 && roster[row]?.side !== side) {
      const said = `${name} is not on the side "${sides[side]?.id}".${hint('', members)}`
      r.problems.add(where, said, 'surprise-check-rollers')
    }
    return row
  }
  const who = member('who', by)
  const notices = member('notices', against)
  if (by >= 0 && by === against) {
    r.problems.add([...path, 'against'], 'A side does not surprise itself: name two sides.', 'surprise-check')
  } else if (by >= 0 && against >= 0) {
    checkAlert(r, sides[against], [sides[by]], parts, [...path, 'against'])
  }
  return { by, against, roll: raw.roll === 'door' ? 'door' : 'stealth', who, notices }
}

/** Who is surprised. `names` are those of everybody, by row. */
export function writeSurprise(
  { sides, check }: Surprise,
  all: readonly ShockSide[],
  names: readonly string[],
): unknown {
  const idAt = (side: number) => all[side]?.id
  if (check === null) return sides.length === 0 ? 'nobody' : sides.map(idAt)
  const { by, against, roll, who, notices } = check
  return { check: present({ by: idAt(by), against: idAt(against), roll, who: names[who], notices: names[notices] }) }
}
