import type { Act } from './acts.ts'

/** How fast others act: `now` shows nothing one after the other. */
export type Pace = 'slow' | 'usual' | 'fast' | 'now'

/** So many times as long as usual. */
const TIMES: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.5, now: 0 }

/** Milliseconds for a blow, for what has none, and the fewest where much waits. */
const BLOW = 900
const OTHER = 550
const LEAST = 160
/** The part of a blow's time that goes by until it lands. */
const AIMS = 0.5

/** What is shown now, what waits to be shown, and what was shown before it and still belongs to it. */
export interface Showing {
  /** Null where nothing has happened yet. */
  readonly act: Act | null
  /** Whether what comes of it is shown too: before that a blow is only seen to be struck. */
  readonly isLanded: boolean
  /** Whether all of it has been shown, and nothing moves. */
  readonly isResting: boolean
  /** Whether somebody has begun something else here: it is off the board. */
  readonly isOver: boolean
  readonly waiting: readonly Act[]
  /** What has been shown since somebody last did something here, oldest first, without `act`. */
  readonly before: readonly Act[]
}

const NOTHING: Showing = { act: null, isLanded: true, isResting: true, isOver: false, waiting: [], before: [] }

/** Waits, and calls; returns what makes it not call. */
export type Wait = (milliseconds: number, then: () => void) => () => void

const byClock: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** So many acts shown before stay known. */
const KEPT = 12

/** Shows acts one after the other, faster the more wait. It knows no screen: `changed` is called when another thing is shown. */
export class Queue {
  now: Showing = NOTHING
  private pace: Pace = 'usual'
  private cancel: () => void = () => {}
  private readonly changed: () => void
  private readonly wait: Wait

  constructor(changed: () => void, wait: Wait = byClock) {
    this.changed = changed
    this.wait = wait
  }

  setPace(pace: Pace): void {
    this.pace = pace
    if (pace === 'now') this.skip()
  }

  /** Adds what has happened. */
  push(acts: readonly Act[]): void {
    if (acts.length === 0) return
    this.now = { ...this.now, waiting: [...this.now.waiting, ...acts] }
    if (this.pace === 'now') this.skip()
    else if (this.now.isResting) this.next()
    else this.changed()
  }

  /** Shows at once how it stands: nothing waits any more. */
  skip(): void {
    const { waiting, isResting } = this.now
    if (waiting.length === 0 && isResting) return
    this.cancel()
    const all = [...this.shown(), ...waiting]
    const act = all.pop() ?? null
    this.set({ ...NOTHING, act, before: all.slice(-KEPT) })
  }

  /** Somebody does something here: what was shown before that is over. */
  begin(): void {
    this.skip()
    if (this.now.act !== null && !this.now.isOver) this.set({ before: [], isOver: true })
  }

  /** Nothing of it has happened: it was taken back, or another step is looked at. */
  forget(): void {
    this.cancel()
    if (this.now !== NOTHING) this.set(NOTHING)
  }

  /** Nothing calls any more. */
  end(): void {
    this.cancel()
  }

  private next(): void {
    const [act, ...waiting] = this.now.waiting
    if (act === undefined) {
      this.set({ isResting: true })
      return
    }
    const whole = this.lasts(act, waiting.length)
    const aims = act.head?.beat === 'attack' && !act.isLate ? whole * AIMS : 0
    // What comes of a blow takes the place of the blow.
    const before = this.shown().filter(({ head }) => !act.isLate || head !== act.head)
    this.set({ act, isLanded: aims === 0, isResting: false, isOver: false, waiting, before: before.slice(-KEPT) })
    this.cancel = this.wait(aims, () => this.land(whole - aims))
  }

  private land(rest: number): void {
    if (!this.now.isLanded) this.set({ isLanded: true })
    this.cancel = this.wait(rest, () => this.next())
  }

  /** What is shown and was before it. */
  private shown(): Act[] {
    const { act, before, isOver } = this.now
    return act === null || isOver ? [...before] : [...before, act]
  }

  private lasts({ head, isLate }: Act, waiting: number): number {
    const whole = head?.beat === 'attack' && !isLate ? BLOW : OTHER
    return Math.max(LEAST, (whole * TIMES[this.pace]) / (1 + waiting / 6))
  }

  private set(showing: Partial<Showing>): void {
    this.now = { ...this.now, ...showing }
    this.changed()
  }
}
