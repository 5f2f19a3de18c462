import { randomBytes } from 'node:crypto'
import type { Random } from '@fray/kernel'
import type { ListedAction, SeatTable } from '@fray/seat'

/** A request as one of the clients has sent it, and what it was answered. */
export interface Asked {
  readonly fight: string
  readonly seat: string
  readonly id: string
  readonly over: 'socket' | 'http'
  readonly sentAt: number
  answer: string | null
  answeredAt: number
  /** How often it was answered, over several connections, and with what as well. */
  readonly answers: Set<string>
}

/** A program that plays a seat over HTTP, each request at whichever of several servers. */
export interface ProgramOptions {
  readonly bases: readonly string[]
  readonly fight: string
  readonly seat: string
  readonly key: string
  readonly random: Random
  readonly asked: Asked[]
  readonly frames: string[]
}

/** What counts as an answer to a request that changes something. */
interface Answer {
  readonly type: string
}

/** Milliseconds for which one server is waited for, and between two attempts. */
const PATIENCE = 5_000
const PAUSE = 100

/** Plays at random until it is told to stop. What was not answered is sent again under the same id, to any server, until it is. */
export async function playOverHttp(options: ProgramOptions, goesOn: () => boolean): Promise<void> {
  const { random } = options
  while (goesOn()) {
    const { table } = (await ask<{ table: SeatTable }>(options, '')) ?? { table: null }
    const [question] = table?.questions ?? []
    if (question !== undefined) {
      const free = question.options.filter(({ refused }) => refused === null)
      await change(options, 'answer', {
        question: question.id,
        value: free[random(free.length)]?.value ?? question.preset,
      })
    } else if (table !== null && table.turn.who.length > 0) {
      const listed = await ask<{ actions: { groups: { actions: ListedAction[] }[] } | null }>(options, '/legal')
      const actions = (listed?.actions?.groups ?? []).flatMap((group) => group.actions)
      const whole = actions.filter(({ asks, drastic }) => asks.length === 0 && drastic === null)
      const action = whole[random(whole.length)]
      if (action !== undefined) await change(options, 'submit', { action: action.key })
    }
    await new Promise((resolve) => setTimeout(resolve, random(PAUSE)))
  }
}

/** Asks something of any server until one answers; null where it refuses. */
async function ask<T>(options: ProgramOptions, path: string): Promise<T | null> {
  const { status, text } = await request(options, path, {})
  return status === 200 ? (JSON.parse(text) as T) : null
}

async function change(options: ProgramOptions, word: string, fields: object): Promise<void> {
  const { fight, seat, asked } = options
  // One word: a part of it is no number that stands by itself.
  const id = randomBytes(12).toString('hex')
  const one: Asked = {
    fight,
    seat,
    id,
    over: 'http',
    sentAt: performance.now(),
    answer: null,
    answeredAt: 0,
    answers: new Set(),
  }
  asked.push(one)
  const body = JSON.stringify({ id, ...fields })
  const { text } = await request(options, `/${word}`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json' },
  })
  one.answer = (JSON.parse(text) as Answer).type
  one.answers.add(one.answer)
  one.answeredAt = performance.now()
}

/** Sends a request to one server after the other until one has answered. */
async function request(
  { bases, fight, key, random, frames }: ProgramOptions,
  path: string,
  options: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> {
  for (;;) {
    const base = bases[random(bases.length)] as string
    try {
      const answer = await fetch(`${base}api/fights/${fight}${path}`, {
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(PATIENCE),
      })
      const text = await answer.text()
      frames.push(text)
      if (answer.status < 500 && answer.status !== 429) return { status: answer.status, text }
    } catch {
      // It was killed, or stands still: another may answer.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
