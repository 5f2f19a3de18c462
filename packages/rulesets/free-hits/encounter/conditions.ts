import type { Path } from '../../reading/problems.ts'
import { type Fields, numberOf, textOf } from '../../reading/reader.ts'
import type { Condition } from '../model.ts'
import type { Reader } from './reader.ts'

function readFields(r: Reader, f: Fields, id: string): Condition {
  const { values } = f
  const name = textOf(values.name)
  if (name === null && !f.lost) r.problems.add(f.path, 'This condition has no "name".')
  return {
    id,
    name: name ?? id,
    flatFooted: values.flatFooted === true,
    cannotAct: values.cannotAct === true,
    held: values.held === true,
    movement: numberOf(values.movement, 0),
    accuracy: numberOf(values.accuracy, 0),
    agility: numberOf(values.agility, 0),
    strength: numberOf(values.strength, 0),
  }
}

/** Reads the condition of the content with the id; null, with a problem, where there is none. */
export function readCondition(r: Reader, id: unknown, path: Path): Condition | null {
  if (typeof id !== 'string') return null
  const f = r.content.named('conditions', id, path)
  return f.lost ? null : readFields(r, f, id)
}

/** Every condition of the content by id, sorted by it. */
export function readConditions(r: Reader): ReadonlyMap<string, Condition> {
  const known = new Map<string, Condition>()
  for (const id of r.content.ids('conditions').sort()) {
    const condition = readCondition(r, id, ['content', 'conditions', id])
    if (condition !== null) known.set(id, condition)
  }
  return known
}
