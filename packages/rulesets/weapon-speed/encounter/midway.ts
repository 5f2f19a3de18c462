import { hint, isMap, type Path } from '../../loading/problems.ts'
import { numberOf, textOf as saidIn } from '../../loading/reader.ts'
import { declarableTexts, declaredAs, holderIn, textOf } from '../declared.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway, PlannedTurn } from '../model.ts'
import { checkOrder } from './midway-order.ts'

/** Reads where a fight in progress stands; null for one that has not begun. */
export function readMidway(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  modifiers: readonly number[] | null,
): Midway | null {
  if (!isMap(raw)) return null
  const turns = readTurns(r, raw.turns, [...path, 'turns'], roster, false)
  const late = readTurns(r, raw.late, [...path, 'late'], roster, true)
  const missed = readTurns(r, raw.missed, [...path, 'missed'], roster, false)
  const name = saidIn(raw.turn)
  const turn = name === null ? -1 : rowOf(r, name, [...path, 'turn'], roster)
  const turnIsLate = raw.turnIsLate === true
  const own = turnIsLate ? late : turns
  if (turn >= 0 && !own.some(({ who }) => who === turn)) {
    const where = turnIsLate ? 'late' : 'turns'
    r.problems.add([...path, 'turn'], `It is ${name}'s turn: say under "${where}" what it has declared.`, 'declare-all')
  }
  if (turnIsLate && turn < 0) {
    r.problems.add([...path, 'turnIsLate'], 'Say under "turn" whose made-up turn is on.', 'missed-count')
  }
  const now: Midway = {
    round: numberOf(raw.round, 2),
    count: typeof raw.count === 'number' ? raw.count : null,
    turn,
    turnIsLate,
    declaring: raw.turns === undefined && raw.late === undefined && turn < 0 && raw.count === undefined,
    turns,
    late,
    missed,
  }
  checkOrder(r, now, path, roster, modifiers)
  return now
}

function rowOf(r: Reader, name: string, path: Path, roster: readonly Entrant[]): number {
  const names = roster.map(({ name }) => name)
  const row = names.indexOf(name)
  if (row < 0) r.problems.add(path, `There is no combatant "${name}".${hint(name, names)}`)
  return row
}

function readTurns(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], numbered: boolean): PlannedTurn[] {
  if (!isMap(raw)) return []
  return Object.entries(raw).flatMap(([name, entry]): PlannedTurn[] => {
    const where = [...path, name]
    const who = rowOf(r, name, where, roster)
    const map = isMap(entry) ? entry : { declared: entry }
    const text = saidIn(map.declared) ?? ''
    const initiative = typeof map.initiative === 'number' ? map.initiative : null
    if (who < 0) return []
    const declared = declaredAs(roster[who], text)
    if (declared === null) {
      const known = declarableTexts(roster[who])
      r.problems.add(where, `${name} cannot declare "${text}".${hint(text, known)}`, 'declaration-contents')
      return []
    }
    if (numbered && initiative === null) {
      r.problems.add(where, `Say on which "initiative" ${name} makes up its turn.`, 'missed-count')
    }
    return [{ who, declared, initiative }]
  })
}

/** Where a fight in progress stands, as plain data. */
export function writeMidway(now: Midway, roster: readonly Entrant[]): Record<string, unknown> {
  const nameAt = (row: number) => roster[row]?.name ?? ''
  const write = (turns: readonly PlannedTurn[]) =>
    Object.fromEntries(
      turns.map(({ who, declared, initiative }) => {
        const text = textOf(holderIn(roster[who]), declared)
        return [nameAt(who), initiative === null ? text : { declared: text, initiative }]
      }),
    )
  return {
    round: now.round,
    ...(now.count === null ? {} : { count: now.count }),
    ...(now.turn < 0 ? {} : { turn: nameAt(now.turn), turnIsLate: now.turnIsLate }),
    ...(now.declaring ? {} : { turns: write(now.turns), late: write(now.late) }),
    ...(now.missed.length > 0 ? { missed: write(now.missed) } : {}),
  }
}
