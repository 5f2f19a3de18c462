import type { Board, Card } from '@fray/kernel'
import type { Connection, Snapshot } from '@fray/live/client'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useHabits } from '../settings/habits.ts'
import { actsOf, type Course, START } from './acts.ts'
import { Pushes } from './pushes.ts'
import { Queue, type Showing } from './queue.ts'
import { useLessMotion } from './use-less-motion.ts'

/** What happens, as it is shown one thing after the other. */
export interface Show extends Showing {
  /** The board and the cards as far as they have been shown. */
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
  /** Shows at once how it stands. */
  skip(): void
}

/** Up to where people have seen what is told, by connection; and of which host's count. */
interface Seen {
  readonly heard: WeakMap<Connection, number>
  epoch: string
  seq: number
  course: Course
}

/** What somebody does that changes the fight; who only looks something up, such as their settings, does nothing here. */
const DOES: ReadonlySet<string> = new Set(['submit', 'answer', 'roll', 'undo', 'redo', 'go-on'])

const lastOf = ({ told }: Snapshot): number => told.at(-1)?.n ?? 0

/**
 * Shows what happens at a table, one thing after the other. Nothing has happened before the first look; who looks from another of the
 * seats here is not shown again what all have seen. `isStill`: another step is looked at, over which nothing happens.
 */
export function useShow(
  connections: readonly Connection[],
  { connection, snapshot }: { readonly connection: Connection; readonly snapshot: Snapshot },
  { board, cards }: { readonly board: Board; readonly cards: ReadonlyMap<string, Card> },
  isStill: boolean,
): Show {
  const listeners = useRef(new Set<() => void>())
  const [queue, subscribe] = useMemo(() => {
    const made = new Queue(() => {
      for (const listener of listeners.current) listener()
    })
    const listen = (changed: () => void) => {
      listeners.current.add(changed)
      return () => listeners.current.delete(changed)
    }
    return [made, listen] as const
  }, [])
  const { pace } = useHabits()
  const lessMotion = useLessMotion()
  useEffect(() => queue.setPace(lessMotion ? 'now' : pace), [queue, pace, lessMotion])
  useEffect(() => () => queue.end(), [queue])

  // Who does something here has seen enough of what was before.
  const isPending = snapshot.pending.some(({ message }) => DOES.has(message.do))
  useLayoutEffect(() => {
    if (isPending) queue.begin()
  }, [queue, isPending])

  const seen = useRef<Seen | null>(null)
  const looked = useRef({ connection, board, cards })
  const pushes = useRef(new Pushes())
  // Before it is painted, so that nobody sees the end before its beginning.
  useLayoutEffect(() => {
    const { epoch, seq } = snapshot.at
    const before = looked.current.connection === connection ? looked.current : { board, cards }
    looked.current = { connection, board, cards }
    if (seen.current?.epoch !== epoch) {
      const heard = new WeakMap(connections.map((one) => [one, lastOf(one.now)] as const))
      heard.set(connection, lastOf(snapshot))
      seen.current = { heard, epoch, seq, course: START }
      return
    }
    const { heard } = seen.current
    const known = heard.get(connection) ?? 0
    heard.set(connection, lastOf(snapshot))
    seen.current.seq = Math.max(seen.current.seq, seq)
    for (const one of connections) if (one.now.at.seq <= seen.current.seq) heard.set(one, lastOf(one.now))
    const told = snapshot.told.filter(({ n }) => n > known)
    const back = told.findLastIndex(({ takesBack }) => takesBack !== null)
    if (back >= 0 || isStill) {
      queue.forget()
      seen.current.course = { ...seen.current.course, last: null }
    }
    if (isStill || told.length === 0) return
    const { acts, course } = actsOf(told.slice(back + 1), seen.current.course)
    seen.current.course = course
    pushes.current.add(acts, { by: connection, from: before, to: { board, cards } }, queue.now)
    queue.push(acts)
  }, [queue, connections, connection, snapshot, board, cards, isStill])
  const showing = useSyncExternalStore(subscribe, () => queue.now)
  const shown = useMemo(
    () => pushes.current.shown(connection, { board, cards }, showing),
    [connection, board, cards, showing],
  )
  return { ...showing, ...shown, skip: () => queue.skip() }
}
