import type { Random } from '@fray/kernel'
import type { Clock, Transport } from '@fray/live/client'

/** A clock that stands until it is put forward, and no chance at all. */
export class TestClock implements Clock {
  private time = 1_000
  private readonly due: { readonly at: number; readonly call: () => void }[] = []

  now(): number {
    return this.time
  }

  later(milliseconds: number, call: () => void): () => void {
    const one = { at: this.time + milliseconds, call }
    this.due.push(one)
    return () => {
      const at = this.due.indexOf(one)
      if (at >= 0) this.due.splice(at, 1)
    }
  }

  private chances = 0

  chance(): number {
    this.chances = (this.chances * 16807 + 11) % 2147483647
    return this.chances / 2147483647
  }

  /** Puts it forward, and calls what is due on the way. */
  forward(milliseconds: number): void {
    const until = this.time + milliseconds
    for (;;) {
      const next = this.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.due.splice(this.due.indexOf(next), 1)
      this.time = Math.max(this.time, next.at)
      next.call()
    }
    this.time = until
  }
}

/** Where a line may break. */
export interface Breaking {
  /** Whether it breaks now, before or after a message. */
  readonly random: Random
  /** One in so many messages is the last. */
  oneIn: number
  /** How often it has broken. */
  broken: number
}

/** The transport over a line that breaks: before a message goes through, or after; nobody is told which. */
export const breakable = (transport: Transport, breaking: Breaking): Transport => ({
  open({ open, hear, closed }) {
    let isBroken = false
    const crash = () => {
      if (isBroken) return
      isBroken = true
      breaking.broken++
      wire.close()
      void Promise.resolve().then(() => closed(1006, ''))
    }
    const breaksNow = () => breaking.oneIn > 0 && breaking.random(breaking.oneIn) === 0
    const wire = transport.open({
      open: () => {
        if (!isBroken) open()
      },
      hear(text) {
        if (isBroken) return
        if (breaksNow()) crash()
        else hear(text)
      },
      closed(code, words) {
        if (!isBroken) closed(code, words)
      },
    })
    return {
      send(text) {
        if (isBroken) return
        const [before, after] = [breaksNow(), breaksNow()]
        if (!before) wire.send(text)
        // What was sent before a line breaks arrives.
        if (before || after)
          void Promise.resolve()
            .then(() => Promise.resolve())
            .then(crash)
      },
      close: () => wire.close(),
    }
  },
})
