import type { Act } from './acts.ts'
import { asShown, type Standing } from './as-shown.ts'
import type { Showing } from './queue.ts'

/** Acts that came together: how everything stood before them, and after, as one seat sees it. */
interface Push {
  /** From where it was seen: what one seat sees is not shown to another at the same screen. */
  readonly by: object
  readonly from: Standing
  readonly to: Standing
}

/** How everything stood when acts came: each is shown on the ground of its time, whatever has happened since. */
export class Pushes {
  private of: ReadonlyMap<number, Push> = new Map()

  /** Acts that have come now; those that are over are forgotten. */
  add(acts: readonly Act[], push: Push, { act, waiting }: Showing): void {
    const known = [...(act === null ? [] : [act]), ...waiting].flatMap(({ key }) => {
      const one = this.of.get(key)
      return one === undefined ? [] : [[key, one] as const]
    })
    this.of = new Map([...known, ...acts.map(({ key }) => [key, push] as const)])
  }

  /** Board and cards as far as they have been shown to the one who looks now. */
  shown(by: object, now: Standing, { act, waiting, isLanded, isOver }: Showing): Standing {
    if (act === null) return now
    const push = this.of.get(act.key)
    if (push === undefined) return now
    const isOwn = push.by === by
    const rest = isOwn ? waiting.filter(({ key }) => this.of.get(key) === push) : waiting
    const isAimed = !isLanded && act.head?.beat !== 'move'
    const base = rest.length < waiting.length ? push.to : now
    return asShown(base, isAimed ? [act, ...rest] : rest, isOwn ? push.from : now, isOver ? null : act)
  }
}
