import { hint, type Path } from '../../reading/problems.ts'
import { numberOf, textOf } from '../../reading/reader.ts'
import { CONDITIONS, type OwnCondition } from '../model.ts'
import type { Reader } from './reader.ts'

const BUILT: readonly string[] = CONDITIONS

/** Every condition that the content adds to those of the rules, sorted by id. */
export function readOwnConditions(r: Omit<Reader, 'own'>): OwnCondition[] {
  return r.content
    .ids('conditions')
    .sort()
    .flatMap((id): OwnCondition[] => {
      const path = ['content', 'conditions', id]
      if (BUILT.includes(id)) {
        r.problems.add(path, `The rules have a condition "${id}" already: give this one another id.`)
        return []
      }
      const f = r.content.named('conditions', id, path)
      const { values } = f
      if (textOf(values.name) === null && !f.lost) r.problems.add(f.path, 'This condition has no "name".')
      const change = (key: string) => numberOf(values[key], 0)
      return [
        {
          id,
          name: textOf(values.name) ?? id,
          attack: change('attack'),
          against: change('against'),
          save: change('save'),
          defenses: [change('ac'), change('pd'), change('md')],
        },
      ]
    })
}

/** The ids of all conditions by position: those of the rules, then the table's own. */
export const conditionIds = (r: Pick<Reader, 'own'>): string[] => [...BUILT, ...r.own.map(({ id }) => id)]

/** The position of the condition with the id, or -1 with a problem. */
export function findCondition(r: Reader, id: unknown, path: Path): number {
  if (typeof id !== 'string') return -1
  const ids = conditionIds(r)
  const found = ids.indexOf(id)
  if (found < 0) r.problems.add(path, `There is no condition "${id}".${hint(id, ids)}`)
  return found
}
