import { type Connection, Refused, type Snapshot } from '@fray/live/client'
import type { LogEntry, SeatTable } from '@fray/seat'

const ONLY_LOOKS = 'You only look through these eyes.'
/** Lines that are shown of what the other seat was told. */
const LINES = 300

/** The table of another seat, as the referee may see it: kept up to date, and nothing can be done from it. */
export class SeeingAs implements Connection {
  now: Snapshot
  readonly ready: Promise<SeatTable>
  private readonly own: Connection
  private readonly seat: string
  private readonly listeners = new Set<(now: Snapshot) => void>()
  private readonly stop: () => void
  private shown: SeatTable | null = null
  private isAsking = false

  constructor(own: Connection, seat: string) {
    this.own = own
    this.seat = seat
    const { promise, resolve } = Promise.withResolvers<SeatTable>()
    this.ready = promise
    this.now = { ...own.now, seat: { id: seat, role: 'player' }, table: null, told: [], pending: [] }
    this.stop = own.subscribe(({ line, presence, readOnly, notice }) => {
      this.show({ line, presence, readOnly, notice })
      void this.renew(resolve)
    })
    void this.renew(resolve)
  }

  /** Asks for the other's table whenever one's own has changed. */
  private async renew(ready: (table: SeatTable) => void): Promise<void> {
    if (this.isAsking || this.own.now.table === this.shown) return
    this.isAsking = true
    try {
      while (this.own.now.table !== this.shown) {
        this.shown = this.own.now.table
        const [table, told] = (await Promise.all([
          this.ask({ do: 'table' }),
          this.ask({ do: 'told', since: Math.max(0, (this.now.told.at(-1)?.n ?? 0) - LINES) }),
        ])) as [SeatTable, LogEntry[]]
        const waits = this.own.now.waits
        this.show({
          table,
          told: told.slice(-LINES),
          waits: waits?.for === 'you' ? { for: 'others', seats: waits.seats } : waits,
        })
        ready(table)
      }
    } catch {
      // The connection that it goes through says what has become of it.
    } finally {
      this.isAsking = false
    }
  }

  private show(changes: Partial<Snapshot>): void {
    this.now = { ...this.now, ...changes }
    for (const listener of this.listeners) listener(this.now)
  }

  subscribe(changed: (now: Snapshot) => void): () => void {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  ask = (message: Parameters<Connection['ask']>[0]): Promise<unknown> =>
    this.own.ask({ ...message, seat: this.seat } as Parameters<Connection['ask']>[0])

  private readonly refuse = async () => ({ done: false, rule: 'not-your-seat', reason: ONLY_LOOKS }) as const
  submit = this.refuse
  answer = this.refuse
  roll = this.refuse
  plan = this.refuse
  undo = this.refuse
  redo = this.refuse
  goOn = this.refuse
  earlier = async () => {}

  actions = (who?: string, options = {}) =>
    this.ask({ do: 'actions', ...(who !== undefined && { who }), ...options }).catch(nothing) as ReturnType<
      Connection['actions']
    >
  chances = (action: unknown, branches?: number) =>
    this.ask({ do: 'chances', action, ...(branches !== undefined && { branches }) } as Parameters<
      Connection['ask']
    >[0]).catch(nothing) as ReturnType<Connection['chances']>
  optionChances = (question: string, branches?: number) =>
    this.ask({ do: 'option-chances', question, ...(branches !== undefined && { branches }) }).catch(
      () => [],
    ) as ReturnType<Connection['optionChances']>

  retry(): void {
    this.own.retry()
  }

  close(): void {
    this.stop()
  }
}

function nothing(error: unknown): null {
  if (error instanceof Refused) return null
  throw error
}
