import { randomBytes } from 'node:crypto'
import { gameOf } from '../../packages/files/src/index.ts'
import {
  type FightServer,
  type Listener,
  MemoryAccessTokens,
  MemoryStore,
  openFightServer,
  type Store,
} from '../../packages/live/host/src/index.ts'

/** Letters and digits that nobody can guess, for ids. */
export const chance = (): string => randomBytes(12).toString('hex')

/** A server on a store, in this process. */
export function fightServerOn(store: Store = new MemoryStore()): FightServer {
  return openFightServer({
    store,
    accessTokens: new MemoryAccessTokens(chance),
    game: gameOf,
    program: 'bench',
    now: Date.now,
    chance,
  })
}

/**
 * So many in one Zone, half of them on each side, who outlive any measuring: every turn is a blow and its end. They are divided
 * among so many seats of players.
 */
export function brawlOf(combatants: number, seats: number): Record<string, unknown> {
  const names = Array.from({ length: combatants }, (_, i) => `F${i}`)
  const plays = Array.from({ length: seats }, (_, seat) => names.filter((_, i) => i % seats === seat))
  return {
    ruleset: 'zones',
    title: 'The long brawl',
    surprised: 'nobody',
    house: { morale: 'never' },
    battlefield: { pit: { name: 'The pit', start: ['characters', 'enemies'] } },
    seats: Object.fromEntries(plays.map((own, i) => [`s${i}`, { plays: own }])),
    combatants: Object.fromEntries(
      names.map((name, i) => [
        name,
        { from: 'toll-ruffian', side: i % 2 === 0 ? 'characters' : 'enemies', hp: 9999, zone: 'pit' },
      ]),
    ),
  }
}

/** What went over the wires of a fight. */
export interface Traffic {
  /** Bytes to the one who gave a command, and to each of the others, all in all. */
  toActor: number
  toOthers: number
  /** Wires of others, and commands. */
  others: number
  commands: number
}

/** A brawl with somebody at every seat, who gives commands one after the other. */
export class Brawl {
  readonly fight: string
  readonly traffic: Traffic = { toActor: 0, toOthers: 0, others: 0, commands: 0 }
  private readonly wires: readonly HostTransport[]
  private readonly seats: number
  private readonly combatants: number
  private readonly order: readonly string[]
  private at = 0

  private constructor(
    fight: string,
    wires: readonly HostTransport[],
    combatants: number,
    seats: number,
    order: readonly string[],
  ) {
    this.fight = fight
    this.wires = wires
    this.combatants = combatants
    this.seats = seats
    this.order = order
  }

  /** Begins one in a server; `watched` says whether anybody is at the seats in addition to those who act. */
  static async start(fightServer: FightServer, combatants: number, seats: number): Promise<Brawl> {
    const started = await fightServer.start({ encounter: brawlOf(combatants, seats), seed: 'brawl' })
    if ('problems' in started) throw new Error(started.problems.map(({ message }) => message).join('\n'))
    const wires: HostTransport[] = []
    for (let seat = 0; seat < seats; seat++) {
      const wire = new HostTransport()
      wire.attach(fightServer.accept(wire, { fight: started.fight, seat: `s${seat}` }))
      await wire.ready
      wires.push(wire)
    }
    const order = wires[0]?.order ?? []
    if (order.length !== combatants) throw new Error(`${order.length} of ${combatants} are in the order.`)
    return new Brawl(started.fight, wires, combatants, seats, order)
  }

  /** So many commands: by turns a blow and the end of the turn. */
  async play(commands: number): Promise<void> {
    for (let n = 0; n < commands; n++) {
      const turn = this.at >> 1
      const actor = this.order[turn % this.combatants] as string
      const number = Number(actor.slice(1))
      const action =
        this.at % 2 === 1
          ? { actor, action: 'end' }
          : { actor, action: 'attack', target: `F${number % 2 === 0 ? 1 : 0}`, weapon: 'cudgel' }
      const wire = this.wires[number % this.seats] as HostTransport
      const before = this.wires.map(({ bytes }) => bytes)
      await wire.submit(action, `c${this.at}`)
      this.at++
      this.traffic.commands++
      this.wires.forEach((one, i) => {
        const sent = one.bytes - (before[i] as number)
        if (one === wire) this.traffic.toActor += sent
        else this.traffic.toOthers += sent
      })
      this.traffic.others = this.wires.length - 1
    }
  }

  /** Everybody leaves. */
  leave(): void {
    for (const wire of this.wires) wire.leave()
  }
}

/** One end of a connection in this process, which reads nothing but answers. */
class HostTransport {
  readonly waiting = 0
  readonly ready: Promise<void>
  bytes = 0
  order: readonly string[] = []
  private listener: Listener | null = null
  private isReady: () => void = () => undefined
  private answered: (text: string) => void = () => undefined

  constructor() {
    this.ready = new Promise((resolve) => {
      this.isReady = resolve
    })
  }

  attach(listener: Listener): void {
    this.listener = listener
    listener.hear(JSON.stringify({ do: 'hello', protocol: 1, program: 'bench' }))
  }

  send(text: string): void {
    this.bytes += Buffer.byteLength(text)
    if (text.startsWith('{"type":"table"')) {
      const { table } = JSON.parse(text) as { table: { order: { entries: { who: string[] }[] } } }
      this.order = table.order.entries.flatMap(({ who }) => who)
      this.isReady()
    } else if (!text.startsWith('{"type":"news"')) this.answered(text)
  }

  close(why: string, words: string): void {
    this.answered(JSON.stringify({ type: 'closed', why, words }))
  }

  leave(): void {
    this.listener?.gone()
  }

  submit(action: unknown, id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.answered = (text) => {
        if (text.startsWith('{"type":"accepted"')) resolve()
        else if (/^\{"type":"(refused|stale|in-doubt|closed)"/.test(text)) reject(new Error(text))
      }
      this.listener?.hear(JSON.stringify({ do: 'submit', id, action }))
    })
  }
}
