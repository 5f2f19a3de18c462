import type { PortMessage } from '@fray/live/client'
import { CLOSES } from '@fray/live/protocol'
import type { FightServer } from '../hosting.ts'
import type { AccessToken } from './access-tokens.ts'
import type { Listener } from './host-transport.ts'

/** A port's event. Node's types promise only what every event has. */
interface Said {
  readonly type?: string
  readonly data?: unknown
}

/** One end of a channel, as `MessagePort` and the inside of a worker have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: Said) => void): void
  /** Ports must be started; workers need not. */
  start?(): void
}

/**
 * Lets a server listen on a port: the other end connects with `overPort` of `@fray/live/client`, any number of times,
 * and has the seat of the access token, if one is given.
 * @example
 * ```ts
 * import { connect, overPort } from '@fray/live/client'
 * import { listenOn, MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
 * import { rulesets } from '@fray/rulesets'
 *
 * const chance = () => crypto.randomUUID()
 * const accessTokens = new MemoryAccessTokens(chance)
 * const game = async (id: string) => (await rulesets[id]?.()) ?? null
 * const fightServer = openFightServer({ store: new MemoryStore(), accessTokens, game, program: 'my host 1', now: Date.now, chance })
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const begun = await fightServer.start({ encounter, seed: 'seven', by: { referee: 'aggressive' } })
 * if ('problems' in begun) throw new Error(begun.problems[0]?.message)
 *
 * const { port1, port2 } = new MessageChannel()
 * listenOn(port2, fightServer, { fight: begun.fight, seat: 'referee' })
 * const seat = connect(overPort(port1))
 * console.log((await seat.ready).seat) // { id: 'referee', referee: true }
 * seat.close()
 * port1.close()
 * ```
 */
export function listenOn(
  port: Port,
  fightServer: Pick<FightServer, 'accept'>,
  accessToken: AccessToken | null = null,
): void {
  const connections = new Map<number, Listener>()
  const enter = (on: number): Listener => {
    const connection = fightServer.accept(
      {
        send: (text) => port.postMessage({ on, text } satisfies PortMessage),
        close(why, words) {
          connections.delete(on)
          port.postMessage({ on, closed: CLOSES[why].code, words } satisfies PortMessage)
        },
        waiting: 0,
      },
      accessToken,
    )
    connections.set(on, connection)
    return connection
  }
  port.addEventListener('message', ({ data }) => {
    const message = data as PortMessage
    const connection = connections.get(message.on)
    if ('text' in message) (connection ?? enter(message.on)).hear(message.text)
    else {
      connections.delete(message.on)
      connection?.gone()
    }
  })
  port.start?.()
}
