import type { Random } from '@fray/kernel'
import type { Band } from './ideas.ts'

/** The number of each id. */
export type Roster = ReadonlyMap<string, number>

/** How many rosters are drawn, from which the rungs are picked. */
const DRAWN = 600

/** The most rungs of a ladder. */
const RUNGS = 24

/**
 * Rosters of a band from the weakest to the strongest, no two equally strong, with `from` to `to` people. The same
 * randomness gives the same ladder.
 */
export function ladderOf({ people, alone = [] }: Band, from: number, to: number, random: Random): Roster[] {
  const ids = Object.keys(people).sort((a, b) => people[a] - people[b])
  const crowd = ids.filter((id) => !alone.includes(id))
  // A band of unique people cannot have more than it has.
  const most = crowd.length === 0 ? Math.min(to, ids.length) : to
  const least = Math.min(from, most)
  const byWorth = new Map<number, Roster>()
  const add = (roster: Roster): void => {
    const worth = worthOf(roster, people)
    if (!byWorth.has(worth)) byWorth.set(worth, roster)
  }
  const draw = (size: number, pick: (open: readonly string[]) => number): void => {
    const roster = new Map<string, number>()
    for (let i = 0; i < size; i++) {
      const open = ids.filter((id) => !alone.includes(id) || !roster.has(id))
      const id = open[pick(open)]
      roster.set(id, (roster.get(id) ?? 0) + 1)
    }
    add(roster)
  }
  draw(least, () => 0)
  draw(most, (open) => open.length - 1)
  for (let i = 0; i < DRAWN; i++) {
    // Each draw leans towards the weak or the strong, so that both ends of the ladder have varied rosters.
    const lean = random(5) - 2
    const size = least + random(most - least + 1)
    draw(size, (open) => {
      const picks = Array.from({ length: Math.abs(lean) + 1 }, () => random(open.length))
      return lean < 0 ? Math.min(...picks) : Math.max(...picks)
    })
  }
  const all = [...byWorth].sort(([a], [b]) => a - b).map(([, roster]) => roster)
  if (all.length <= RUNGS) return all
  return Array.from({ length: RUNGS }, (_, i) => all[Math.round((i * (all.length - 1)) / (RUNGS - 1))])
}

const worthOf = (roster: Roster, people: Readonly<Record<string, number>>): number =>
  [...roster].reduce((sum, [id, count]) => sum + count * (people[id] ?? 0), 0)
