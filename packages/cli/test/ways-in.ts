import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Change, type LogEntry, patch, type SeatTable } from '@fray/seat'

/** What became of a message: what the fight says to it, no matter who carries the words. */
export type Became =
  | { readonly done: true }
  | { readonly value: unknown }
  | { readonly rule: string; readonly reason: string }

type Message = Readonly<Record<string, unknown>>

/** One way into a fight, with what it has told a seat so far. */
export interface WayIn {
  readonly name: string
  /** Says something for a seat. A message is an object, as the protocol has it; its `id` is given here. */
  say(seat: string, message: Message): Promise<Became>
  /** The table of the seat as it was told piece by piece. */
  table(seat: string): Promise<SeatTable>
  /** All lines that the seat was told. */
  told(seat: string): Promise<readonly LogEntry[]>
}

interface Seen {
  table: SeatTable | null
  told: LogEntry[]
}

/** `fray play --jsonl` with all seats. */
export function overLines(child: ChildProcessWithoutNullStreams): WayIn {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const seen = new Map<string, Seen>()
  const of = (seat: string): Seen => {
    const found = seen.get(seat) ?? { table: null, told: [] }
    seen.set(seat, found)
    return found
  }
  /** Hears lines up to one of that type. */
  const hear = async (isLast: (line: Message) => boolean): Promise<Message> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true) throw new Error('Fray has ended.')
      const line = JSON.parse(value) as Message & { seat: string }
      if (line.type === 'told') of(line.seat).told.push(line.line as LogEntry)
      if (line.type === 'table') of(line.seat).table = line.table as SeatTable
      if (line.type === 'changes')
        of(line.seat).table = patch(of(line.seat).table as SeatTable, line.changes as Change[])
      if (isLast(line)) return line
    }
  }
  const started = hear(({ type }) => type === 'waits')
  let n = 0
  return {
    name: 'lines of JSON',
    async say(seat, message) {
      await started
      const id = `m${++n}`
      child.stdin.write(`${JSON.stringify({ seat, ...message, id })}\n`)
      const answer = await hear(({ re }) => re === id)
      if (answer.type === 'done' && message.do !== 'settings') await hear(({ type }) => type === 'waits')
      return becameOf(answer)
    },
    async table(seat) {
      await started
      return of(seat).table as SeatTable
    },
    async told(seat) {
      await started
      return of(seat).told
    },
  }
}

/** The protocol over a WebSocket for each seat; `keys` are those of the seats. */
export async function overSockets(
  base: string,
  keys: Readonly<Record<string, string>>,
): Promise<WayIn & { end(): void }> {
  const sockets = new Map<
    string,
    { readonly socket: WebSocket; readonly seen: Seen; readonly wait: Map<string, (answer: Message) => void> }
  >()
  for (const [seat, key] of Object.entries(keys)) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}api/live`)
    const one = { socket, seen: { table: null, told: [] } as Seen, wait: new Map<string, (answer: Message) => void>() }
    sockets.set(seat, one)
    await once(socket, 'open')
    await new Promise<void>((ready) => {
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data)) as Message
        takeIn(one.seen, said)
        if (said.type === 'table') ready()
        if (typeof said.re === 'string') one.wait.get(said.re)?.(said)
      })
      socket.send(JSON.stringify({ do: 'hello', protocol: 1, key }))
    })
  }
  const of = (seat: string) => sockets.get(seat) as NonNullable<ReturnType<typeof sockets.get>>
  let n = 0
  const say = async (seat: string, message: Message): Promise<Became> => {
    const id = `m${++n}`
    const { socket, wait } = of(seat)
    const answer = await new Promise<Message>((hear) => {
      wait.set(id, hear)
      socket.send(JSON.stringify({ ...message, id }))
    })
    return becameOf(answer)
  }
  return {
    name: 'a WebSocket',
    say,
    async table(seat) {
      // What was sent before the answer is there when the answer is: of other seats only then.
      await say(seat, { do: 'settings' })
      return of(seat).seen.table as SeatTable
    },
    async told(seat) {
      return of(seat).seen.told
    },
    end() {
      for (const { socket } of sockets.values()) socket.close()
    },
  }
}

/** Requests over HTTP, and news that are waited for. */
export function overHttp(base: string, fight: string, keys: Readonly<Record<string, string>>): WayIn {
  const seen = new Map<string, Seen & { epoch: string; seq: number }>()
  const ask = async (seat: string, path: string, body?: Message): Promise<Message> => {
    const headers = { authorization: `Bearer ${keys[seat]}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${base}api/fights/${fight}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as Message
  }
  const look = async (seat: string) => {
    const known = seen.get(seat)
    if (known === undefined) {
      const { table, told, epoch, seq } = (await ask(seat, '')) as never as SaidTable
      const started = { table, told: [...told], epoch, seq }
      seen.set(seat, started)
      return started
    }
    const { news } = await ask(seat, `/news?epoch=${known.epoch}&seq=${known.seq}&wait=0`)
    for (const one of news as Message[]) {
      takeIn(known, one)
      known.seq = one.seq as number
    }
    return known
  }
  let n = 0
  return {
    name: 'HTTP',
    async say(seat, { do: word, ...fields }) {
      return becameOf(await ask(seat, `/${word}`, { ...fields, id: `h${++n}` }))
    },
    table: async (seat) => (await look(seat)).table as SeatTable,
    told: async (seat) => (await look(seat)).told,
  }
}

interface SaidTable {
  readonly table: SeatTable
  readonly told: readonly LogEntry[]
  readonly epoch: string
  readonly seq: number
}

/** Takes in a `table` or `news` of a host. */
function takeIn(seen: Seen, said: Message): void {
  if (said.type === 'table') {
    seen.table = said.table as SeatTable
    seen.told = [...(said.told as LogEntry[])]
  }
  if (said.type === 'news') {
    seen.told.push(...(said.told as LogEntry[]))
    seen.table = patch(seen.table as SeatTable, said.changes as Change[])
  }
}

/** The same outcome in the words of any of them. */
function becameOf(answer: Message): Became {
  if (answer.type === 'refused') return { rule: answer.rule as string, reason: answer.reason as string }
  if (answer.type === 'result') return { value: answer.value }
  if (answer.type === 'done' || answer.type === 'accepted') return { done: true }
  throw new Error(`This is no answer: ${JSON.stringify(answer)}`)
}
