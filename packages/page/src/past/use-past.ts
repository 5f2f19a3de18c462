import type { Connection } from '@fray/live/client'
import type { LogEntry, PastStep, PastTable } from '@fray/seat'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type AtFight, goTo, isHere } from '../route.ts'

/** Milliseconds that a step stands before it becomes the page's address: browsers do not like it to change all the time. */
const SETTLE = 300

/** The past of a fight, as the seat was shown it. */
export interface Past {
  /** Whether the time line is in sight. */
  readonly isOpen: boolean
  /** The steps of the fight, the beginning first; empty before they are known. */
  readonly steps: readonly PastStep[]
  /** The step that is looked at; null for now. */
  readonly at: number | null
  /** How it stood then; null for now, and until it is known. */
  readonly shown: PastTable | null
  /** The step that was asked for where there is none of that number; null otherwise. */
  readonly missed: number | null
  open(): void
  /** Hides the time line; it is now again. */
  close(): void
  /** Looks at a step; null for now. */
  look(n: number | null): void
}

/** Looks back through the fight that a connection is at: the address of the page says where. */
export function usePast(connection: Connection, route: AtFight, told: readonly LogEntry[]): Past {
  const asked = route.step ?? null
  const [isOpen, setOpen] = useState(asked !== null)
  const [at, setAt] = useState(asked)
  const [steps, setSteps] = useState<readonly PastStep[]>([])
  const [drawn, setShown] = useState<{ readonly of: Connection; readonly past: PastTable } | null>(null)
  const [missed, setMissed] = useState<number | null>(null)
  const known = useRef<{ of: Connection; readonly tables: Map<string, PastTable> }>({
    of: connection,
    tables: new Map(),
  })
  // What another seat was shown is not this one's.
  if (known.current.of !== connection) known.current = { of: connection, tables: new Map() }
  const shown = at !== null && drawn?.of === connection ? drawn.past : null
  const here = useRef(route)
  here.current = route

  // Another address is another step, but for the ones that were written here: it may have gone on since.
  const written = useRef<number | null>(asked)
  useEffect(() => {
    if (written.current === asked) return
    written.current = asked
    setAt(asked)
    if (asked !== null) setOpen(true)
  }, [asked])
  useEffect(() => {
    if ((here.current.step ?? null) === at) return
    const timer = setTimeout(() => {
      if (!isHere(here.current)) return
      written.current = at
      goTo({ ...here.current, step: at }, true)
    }, SETTLE)
    return () => clearTimeout(timer)
  }, [at])

  const last = told.at(-1)?.n ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new line there may be more steps, or fewer.
  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    connection.ask({ do: 'steps' }).then(
      (found) => isWanted && setSteps(found as readonly PastStep[]),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, isOpen, last])

  const end = steps.length - 1
  useEffect(() => {
    if (at === null || end < 0 || at <= end) return
    // What was taken back has no step any more.
    setMissed(at)
    setAt(end)
  }, [at, end])

  const line = at === null ? null : (steps[at]?.line ?? null)
  useEffect(() => {
    if (at === null) {
      setShown(null)
      return
    }
    const key = `${at} ${line}`
    const kept = line === null ? undefined : known.current.tables.get(key)
    if (kept !== undefined) {
      setShown({ of: connection, past: kept })
      return
    }
    let isWanted = true
    const { tables } = known.current
    connection.ask({ do: 'step', n: at }).then(
      (value) => {
        const found = value as PastTable | null
        if (found === null) return
        tables.set(`${found.n} ${found.line}`, found)
        if (isWanted) setShown({ of: connection, past: found })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, at, line])

  // Lines of that step that are not here yet.
  const first = told[0]?.n ?? 1
  const lineShown = shown?.line ?? null
  useEffect(() => {
    if (lineShown !== null && lineShown < first + 20 && first > 1) void connection.earlier(500)
  }, [connection, lineShown, first])

  const look = useCallback((n: number | null) => {
    setMissed(null)
    setAt(n)
  }, [])
  return useMemo(
    () => ({
      ...{ isOpen, steps, at, shown, missed, look },
      open: () => setOpen(true),
      close: () => {
        setOpen(false)
        look(null)
      },
    }),
    [isOpen, steps, at, shown, missed, look],
  )
}
