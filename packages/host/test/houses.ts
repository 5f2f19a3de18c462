import {
  type Counted,
  type Hosting,
  type House,
  MemoryPasses,
  MemoryStore,
  MemoryStreet,
  openHouse,
} from '../src/index.ts'
import { chances, hostingOf, settle } from './halls.ts'

/** Several houses of one store in one process. */
export interface Street {
  readonly houses: readonly House[]
  readonly store: MemoryStore
  readonly passes: MemoryPasses
  readonly street: MemoryStreet
  readonly clock: { now: number }
  /** How often each thing was counted, by house. */
  readonly counts: readonly Map<Counted, number>[]
  /** Opens one more house there. */
  another(changes?: Partial<Hosting>): House
}

/** So many houses on one store, which tell each other hints. */
export function streetOf(count: number, changes: Partial<Hosting> = {}): Street {
  const clock = { now: 1_000_000 }
  const store = new MemoryStore(() => clock.now)
  const passes = new MemoryPasses(chances('key'))
  const street = new MemoryStreet(() => clock.now)
  const houses: House[] = []
  const counts: Map<Counted, number>[] = []
  const another = (more: Partial<Hosting> = {}): House => {
    const name = `h${houses.length + 1}`
    const counted = new Map<Counted, number>()
    const chance = chances(`chance-${name}`)
    const neighbours = street.house(name)
    const house = openHouse(
      hostingOf({
        ...{ store, passes, chance, neighbours, now: () => clock.now },
        count: (what) => counted.set(what, (counted.get(what) ?? 0) + 1),
        ...changes,
        ...more,
      }),
    )
    houses.push(house)
    counts.push(counted)
    return house
  }
  for (let n = 0; n < count; n++) another()
  return { houses, store, passes, street, clock, counts, another }
}

/** Everything that is under way in any of the houses has been done. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 8; i++) await settle()
}

/** Lets so many seconds go by, a tick of every house in each. */
export async function pass({ houses, clock }: Street, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.now += 1_000
    for (const house of houses) house.tick()
    await quiet()
  }
}
