import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Asked, type LabWorker, Stopped } from '../local/lab/asking.ts'
import { openLab } from '../local/lab/here.ts'
import type { Job, LabServer, Outcomes, Place, Sketch, Subject, Underway, Where } from '../local/lab/orders.ts'

/** A fight opened in the lab, in a worker of its own. */
export class Bench {
  readonly subject: Subject
  private readonly server: LabServer | null
  private lab: LabWorker
  private opened: Promise<Sketch>

  constructor(subject: Subject, server: LabServer | null) {
    this.subject = subject
    this.server = server
    this.lab = openLab()
    this.opened = this.lab.ask({ do: 'open', subject, server }).done
  }

  /** What there is to try. Rejects with an error where the fight cannot be read. */
  get sketch(): Promise<Sketch> {
    return this.opened
  }

  /** Asks for something on the fight; what is asked while it is being opened waits. */
  ask<D extends Job['do']>(
    job: Extract<Job, { readonly do: D }>,
    underway: (now: Underway) => void = () => undefined,
  ): Asked<Outcomes[D]> {
    let asked: Asked<Outcomes[D]> | null = null
    let isStopped = false
    const done = this.opened.then(() => {
      if (isStopped) throw new Stopped()
      asked = this.lab.ask(job, underway)
      return asked.done
    })
    return {
      done,
      stop: () => {
        isStopped = true
        asked?.stop()
      },
    }
  }

  /** Ends what is being done at once, for work that does not listen, and begins again with the same fight. */
  reset(): void {
    this.lab.end()
    this.lab = openLab()
    this.opened = this.lab.ask({ do: 'open', subject: this.subject, server: this.server }).done
  }

  /** Puts it away. */
  end(): void {
    this.lab.end()
  }
}

/** A bench for the fight, with what there is to try: null while it is being opened, or where it cannot be. `server`: whose workers are asked. */
export function useBench(
  subject: Subject,
  server: LabServer | null = null,
): {
  readonly bench: Bench | null
  readonly sketch: Sketch | null
  readonly problem: string
} {
  const [bench, setBench] = useState<Bench | null>(null)
  const [sketch, setSketch] = useState<Sketch | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const made = new Bench(subject, server)
    let isWanted = true
    setBench(made)
    setSketch(null)
    setProblem('')
    made.sketch.then(
      (found) => isWanted && setSketch(found),
      (error: Error) => isWanted && setProblem(error.message),
    )
    return () => {
      isWanted = false
      made.end()
    }
  }, [subject, server])
  return { bench, sketch, problem }
}

/** Where a bench would have its work done now; null until that is known. */
export function usePlace(bench: Bench): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    let isWanted = true
    bench.ask({ do: 'place' }).done.then(
      (found) => isWanted && setPlace(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [bench])
  return place
}

/** Something that is worked out, was, or is to be. */
export interface Trying<D extends Job['do']> {
  readonly isRunning: boolean
  readonly underway: Underway | null
  /** The latest result; null before the first, or where it was given up with nothing to show. */
  readonly value: Outcomes[D] | null
  /** What went wrong, or '' . */
  readonly problem: string
  readonly wasStopped: boolean
  /** Where it is worked out, or was; null before that is known. */
  readonly where: Where | null
  start(job: Extract<Job, { readonly do: D }>): void
  stop(): void
}

/** Runs one job at a time; `listens` says whether the work hears that it is to stop, else it is ended. */
export function useTrying<D extends Job['do']>(bench: Bench, listens = true): Trying<D> {
  const [isRunning, setRunning] = useState(false)
  const [underway, setUnderway] = useState<Underway | null>(null)
  const [value, setValue] = useState<Outcomes[D] | null>(null)
  const [problem, setProblem] = useState('')
  const [wasStopped, setStopped] = useState(false)
  const [where, setWhere] = useState<Where | null>(null)
  const asked = useRef<Asked<Outcomes[D]> | null>(null)
  const start = useCallback(
    (job: Extract<Job, { readonly do: D }>) => {
      asked.current?.stop()
      setRunning(true)
      setUnderway(null)
      setProblem('')
      setStopped(false)
      setWhere(null)
      const mine = bench.ask<D>(job, (now) => {
        if (asked.current !== mine) return
        if (now.of === 'where') setWhere(now.where)
        else setUnderway(now)
      })
      asked.current = mine
      const isMine = (): boolean => asked.current === mine
      mine.done
        .then(
          (found) => isMine() && setValue(found),
          (error: Error) => {
            if (!isMine()) return
            setValue(null)
            if (error instanceof Stopped) setStopped(true)
            else setProblem(error.message)
          },
        )
        .finally(() => isMine() && setRunning(false))
    },
    [bench],
  )
  const stop = useCallback(() => {
    setStopped(true)
    if (listens) asked.current?.stop()
    else bench.reset()
  }, [bench, listens])
  return useMemo(
    () => ({ isRunning, underway, value, problem, wasStopped, where, start, stop }),
    [isRunning, underway, value, problem, wasStopped, where, start, stop],
  )
}
