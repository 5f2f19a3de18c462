import { nearest } from '@fray/kernel'
import { hint, type Path } from '../../reading/problems.ts'
import type { Condition } from '../model.ts'
import { marker } from '../rules/marker.ts'
import type { Reader } from './reader.ts'

/**
 * The conditions of a fight, by position. What the content does not know is a marker, entered when somebody first names
 * it, unless it is nearly the name of another; a fight under way takes in no more.
 */
export class ConditionBook {
  readonly list: Condition[] = []
  /** No further condition is entered. */
  closed = false

  constructor() {
    this.enter('prone')
  }

  /** Enters a marker, or a condition of the content in place of it. */
  enter(id: string, condition: Condition = marker(id)): number {
    const at = this.list.findIndex((one) => one.id === id)
    if (at < 0) return this.list.push(condition) - 1
    this.list[at] = condition
    return at
  }

  /** The position of a condition; a marker for one that nobody knows. */
  at(r: Pick<Reader, 'problems'>, id: string, path: Path): number {
    const found = this.list.findIndex((one) => one.id === id)
    if (found >= 0) return found
    const ids = this.list.map((one) => one.id)
    if (!this.closed) {
      const near = nearest(id, ids)
      if (near === null) return this.enter(id)
      const own = `For a marker of that name, enter it under "content" as a condition of its own.`
      r.problems.add(path, `There is no condition "${id}". Did you mean "${near}"? ${own}`, 'conditions-list-empty')
      return 0
    }
    r.problems.add(path, `There is no condition "${id}" in this fight.${hint(id, ids)}`, 'conditions-list-empty')
    return 0
  }
}
