import { DEAD, type Hint, type Neighbours, type People, togetherOf, type Verdict } from '../src/index.ts'

interface Shown {
  beatAt: number
  readonly fights: Map<string, People>
  readonly hears: Set<(hint: Hint | null) => void>
}

/** Servers of one process that share a store: for tests. Hints may be lost on purpose. */
export class MemoryStreet {
  private readonly fightServers = new Map<string, Shown>()
  private readonly judged = new Map<string, Verdict>()
  private readonly now: () => number
  /** Whether the hint is lost on its way. */
  loses: (hint: Hint, to: string) => boolean = () => false

  /** @param now milliseconds of any clock, by which servers live and die */
  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** A server moves in. */
  fightServer(name: string): Neighbours {
    const own: Shown = { beatAt: this.now(), fights: new Map(), hears: new Set() }
    this.fightServers.set(name, own)
    return {
      name,
      hint: (hint) => {
        for (const [other, { hears }] of this.fightServers) {
          if (other === name || this.loses(hint, other)) continue
          for (const hear of hears) void Promise.resolve().then(() => hear(hint))
        }
      },
      listen(hear) {
        own.hears.add(hear)
        return () => own.hears.delete(hear)
      },
      show: async (fight, people) => void own.fights.set(fight, people),
      others: async (fight) => this.others(name, fight),
      judge: async (fight, verdict) => {
        const id = `${fight} ${verdict.guest}`
        if (this.judged.has(id)) return false
        this.judged.set(id, verdict)
        return true
      },
      verdicts: async (fight, guests) =>
        guests.flatMap((guest) => {
          const verdict = this.judged.get(`${fight} ${guest}`)
          return verdict === undefined ? [] : [verdict]
        }),
      beat: async () => {
        const wasDead = this.now() - own.beatAt >= DEAD
        own.beatAt = this.now()
        // What a dead one has shown is swept away.
        if (wasDead) own.fights.clear()
        return !wasDead
      },
      leave: async () => void this.fightServers.delete(name),
    }
  }

  private others(name: string, fight: string): People {
    const there = [...this.fightServers]
      .filter(([other, { beatAt }]) => other !== name && this.now() - beatAt < DEAD)
      .flatMap(([, { fights }]) => fights.get(fight) ?? [])
    return togetherOf(there)
  }
}
