import type { Connection, Outcome, Snapshot } from '@fray/client'
import { Refused } from '@fray/client'
import type { TalkSaid as Said } from '@fray/host'
import { patch, type SeatTable, type ToldLine } from '@fray/seat'
import type { Opening, Sitting } from '../door.ts'
import { savedFight } from './saved.ts'

type Heard = Parameters<Connection['ask']>[0]

/** Opens a fight that a worker of this browser holds. */
export function openHere(opening: Opening): Promise<Sitting> {
  const worker = new Worker(new URL('./host.ts', import.meta.url), { type: 'module' })
  const connections: LocalConnection[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Sitting>()
  worker.onmessage = ({ data }) => {
    if (data.problem !== undefined) reject(new Error(data.problem))
    if (data.seats !== undefined) {
      for (const seat of data.seats)
        connections.push(new LocalConnection(seat, opening.id, (text) => worker.postMessage({ say: text })))
    }
    if (data.said !== undefined) for (const one of connections) one.take(data.said)
    if (data.said !== undefined)
      resolve({
        connections,
        journal: async () => (await savedFight(opening.id))?.lines.join('\n') ?? null,
        close: () => worker.terminate(),
      })
  }
  worker.onerror = (event) => reject(new Error(event.message))
  worker.postMessage({ open: opening })
  return promise
}

let count = 0

class LocalConnection implements Connection {
  now: Snapshot
  readonly ready: Promise<SeatTable>
  private isReady: (table: SeatTable) => void
  private readonly seat: string
  private readonly say: (text: string) => void
  private readonly listeners = new Set<(now: Snapshot) => void>()
  private readonly waiting = new Map<string, (one: Said) => void>()

  constructor(seat: string, fight: string, say: (text: string) => void) {
    this.seat = seat
    this.say = say
    const { promise, resolve } = Promise.withResolvers<SeatTable>()
    this.ready = promise
    this.isReady = resolve
    this.now = {
      line: { state: 'open' },
      seat: { id: seat, role: seat === 'referee' ? 'referee' : 'player' },
      fight,
      table: null,
      waits: null,
      told: [],
      presence: null,
      pending: [],
      readOnly: null,
      notice: null,
    }
  }

  subscribe(changed: (now: Snapshot) => void): () => void {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  submit = (act: unknown, given?: unknown) => this.act({ do: 'submit', act, ...(given ? { given } : {}) })
  answer = (question: string, value: unknown) => this.act({ do: 'answer', question, value })
  roll = (faces: readonly number[] | null) => this.act({ do: 'roll', faces })
  plan = (who: string, commands: unknown) => this.act({ do: 'plan', who, commands })
  undo = () => this.act({ do: 'undo' })
  redo = () => this.act({ do: 'redo' })
  goOn = () => this.act({ do: 'go-on' })
  acts = (who?: string, wishes = {}) => this.look({ do: 'acts', ...(who ? { who } : {}), ...wishes }) as never
  chances = (act: unknown, ways?: number) => this.look({ do: 'chances', act, ...(ways ? { ways } : {}) }) as never
  optionChances = (question: string, ways?: number) =>
    this.look({ do: 'option-chances', question, ...(ways ? { ways } : {}) }) as never
  earlier = async () => {}
  ask = (message: Heard) => this.look(message)
  close(): void {}

  private async act(message: Record<string, unknown>): Promise<Outcome> {
    this.change({ pending: [{ id: String(count), message: message as never, inDoubt: false, reason: '' }] })
    const one = await this.send(message)
    this.change({ pending: [] })
    return one.type === 'refused' ? { done: false, rule: one.rule, reason: one.reason } : { done: true }
  }

  private async look(message: Record<string, unknown>): Promise<unknown> {
    const one = await this.send(message)
    if (one.type === 'refused') throw new Refused(one.rule, one.reason)
    return one.type === 'result' ? one.value : null
  }

  private send(message: Record<string, unknown>): Promise<Said> {
    const id = String(++count)
    const { promise, resolve } = Promise.withResolvers<Said>()
    this.waiting.set(id, resolve)
    this.say(JSON.stringify({ id, seat: this.seat, ...message }))
    return promise
  }

  private change(changes: Partial<Snapshot>): void {
    this.now = { ...this.now, ...changes }
    for (const listener of this.listeners) listener(this.now)
  }

  /** Hears what the host says; what is for other seats is passed over. */
  take(said: readonly Said[]): void {
    let { table, waits } = this.now
    const told: ToldLine[] = [...this.now.told]
    const answers: (() => void)[] = []
    for (const one of said) {
      if ('seat' in one && one.seat !== this.seat) continue
      if (one.type === 'table') table = one.table
      else if (one.type === 'changes') table = patch(table as SeatTable, one.changes as never)
      else if (one.type === 'told') told.push(one.line)
      else if (one.type === 'waits') {
        const { for: what, seats } = one
        const isMine = seats.includes(this.seat)
        waits = { for: what === 'over' || what === 'stalemate' ? what : isMine ? 'you' : 'others', seats: [...seats] }
      } else if (one.type !== 'hello') {
        const resolve = this.waiting.get(String(one.re))
        this.waiting.delete(String(one.re))
        answers.push(() => resolve?.(one))
      }
    }
    const isTold = told.length > this.now.told.length
    this.change({ table, waits, ...(isTold ? { told } : {}) })
    if (table !== null) this.isReady(table)
    for (const answer of answers) answer()
  }
}
