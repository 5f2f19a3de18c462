import type { Answer, Heard } from '@fray/live/protocol/plain'
import { QUERIES } from '@fray/live/protocol/plain'
import type { Pending } from './connection.ts'

interface Asked {
  readonly id: string
  readonly message: Heard
  readonly isQuery: boolean
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  sentAt: number
  inDoubt: boolean
  reason: string
}

/** Unanswered requests, in the order in which they were made. */
export class Pendings {
  private readonly asked = new Map<string, Asked>()
  private readonly prefix: string
  private count = 0

  /** @param chance a random number from 0 up to 1: makes ids unlike those of every other connection */
  constructor(chance: () => number) {
    const part = () => Math.floor(chance() * 2 ** 48).toString(36)
    this.prefix = `${part()}${part()}`
  }

  /** Unanswered requests that change something. */
  get shown(): readonly Pending[] {
    return [...this.asked.values()]
      .filter(({ isQuery }) => !isQuery)
      .map(({ id, message, inDoubt, reason }) => ({ id, message, inDoubt, reason }))
  }

  /** All unanswered requests. */
  get all(): readonly { readonly id: string; readonly message: Heard; sentAt: number }[] {
    return [...this.asked.values()]
  }

  /** Gives the message an id if it has none, and promises the answer. */
  add(message: Heard): { readonly id: string; readonly message: Heard; readonly answer: Promise<Answer> } {
    const id = 'id' in message && message.id !== undefined ? String(message.id) : `${this.prefix}-${++this.count}`
    const withId = { ...message, id } as Heard
    const answer = new Promise<Answer>((resolve, reject) => {
      const isQuery = QUERIES.includes(message.do)
      this.asked.set(id, { id, message: withId, isQuery, resolve, reject, sentAt: 0, inDoubt: false, reason: '' })
    })
    return { id, message: withId, answer }
  }

  /** Notes when it was sent. */
  sent(id: string, now: number): void {
    const asked = this.asked.get(id)
    if (asked !== undefined) asked.sentAt = now
  }

  /** Takes an answer. False if nobody waits for it. */
  answered(answer: Answer): boolean {
    const asked = this.asked.get(String(answer.re))
    if (asked === undefined) return false
    if (answer.type === 'in-doubt') {
      asked.inDoubt = true
      asked.reason = answer.reason
      return true
    }
    this.asked.delete(asked.id)
    asked.resolve(answer)
    return true
  }

  /** The connection was lost: requests that were sent may or may not be done. */
  lost(): void {
    for (const asked of this.asked.values()) if (asked.sentAt > 0) asked.inDoubt = true
  }

  /** No more answers will come. */
  end(why: string): void {
    const all = [...this.asked.values()]
    this.asked.clear()
    for (const { reject } of all) reject(new Error(why))
  }
}
