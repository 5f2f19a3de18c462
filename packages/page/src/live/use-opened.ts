import type { Connection } from '@fray/live/client'
import { useEffect, useRef, useState } from 'react'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'

/**
 * A sitting: sat down to when the page comes to it, left when the page goes. Who reads another language sits down again, and stays at
 * the table until the new one shows as much. `open` is the same whenever it is given.
 */
export function useOpened<S extends Sitting>(
  id: string,
  open: (id: string) => Promise<S | null>,
): {
  readonly sitting: S | null
  /** Why there is none: this browser has no such seat, or the table could not be opened. */
  readonly problem: 'not-kept' | Error | null
} {
  const { language } = useWords()
  const [sitting, setSitting] = useState<S | null>(null)
  const [problem, setProblem] = useState<'not-kept' | Error | null>(null)
  const shown = useRef<S | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what it is done again for.
  useEffect(() => {
    let isWanted = true
    let opened: S | null = null
    void (async () => {
      try {
        opened = await open(id)
        if (opened !== null && isWanted) await asFar(shown.current, opened)
        if (!isWanted) return opened?.close()
        if (opened === null) return setProblem('not-kept')
        shown.current?.close()
        shown.current = opened
        setSitting(opened)
      } catch (error) {
        setProblem(error instanceof Error ? error : new Error(String(error)))
      }
    })()
    return () => {
      isWanted = false
      if (opened !== shown.current) opened?.close()
    }
  }, [id, open, language])
  useEffect(
    () => () => {
      shown.current?.close()
      shown.current = null
    },
    [],
  )
  return { sitting, problem }
}

/** Resolves when every seat of the one that comes has a table, as those of the one that goes have. */
async function asFar(before: Sitting | null, next: Sitting): Promise<void> {
  await Promise.all(
    next.connections.map((one, i) => (before?.connections[i]?.now.table == null ? undefined : hasTable(one))),
  )
}

const hasTable = (connection: Connection): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (connection.now.table === null) return
      stop()
      resolve()
    }
    const stop = connection.subscribe(look)
    look()
  })
