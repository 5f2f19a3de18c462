import {
  type Counted,
  type FightServer,
  type Hosting,
  MemoryAccessTokens,
  MemoryStore,
  openFightServer,
} from '../src/index.ts'
import { chances, hostingOf, settle } from './fight-servers.ts'
import { MemoryStreet } from './memory-street.ts'

/** Several servers of one store in one process. */
export interface Street {
  readonly fightServers: readonly FightServer[]
  readonly store: MemoryStore
  readonly accessTokens: MemoryAccessTokens
  readonly street: MemoryStreet
  readonly clock: { now: number }
  /** How often each thing was counted, by server. */
  readonly counts: readonly Map<Counted, number>[]
  /** Opens one more server there. */
  another(changes?: Partial<Hosting>): FightServer
}

/** So many servers on one store, which tell each other hints. */
export function streetOf(count: number, changes: Partial<Hosting> = {}): Street {
  const clock = { now: 1_000_000 }
  const store = new MemoryStore(() => clock.now)
  const accessTokens = new MemoryAccessTokens(chances('key'))
  const street = new MemoryStreet(() => clock.now)
  const fightServers: FightServer[] = []
  const counts: Map<Counted, number>[] = []
  const another = (more: Partial<Hosting> = {}): FightServer => {
    const name = `h${fightServers.length + 1}`
    const counted = new Map<Counted, number>()
    const chance = chances(`chance-${name}`)
    const neighbours = street.fightServer(name)
    const fightServer = openFightServer(
      hostingOf({
        ...{ store, accessTokens, chance, neighbours, now: () => clock.now },
        count: (what) => counted.set(what, (counted.get(what) ?? 0) + 1),
        ...changes,
        ...more,
      }),
    )
    fightServers.push(fightServer)
    counts.push(counted)
    return fightServer
  }
  for (let n = 0; n < count; n++) another()
  return { fightServers, store, accessTokens, street, clock, counts, another }
}

/** Everything that is under way in any of the servers has been done. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 8; i++) await settle()
}

/** Lets so many seconds go by, a tick of every server in each. */
export async function pass({ fightServers, clock }: Street, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.now += 1_000
    for (const fightServer of fightServers) fightServer.tick()
    await quiet()
  }
}
