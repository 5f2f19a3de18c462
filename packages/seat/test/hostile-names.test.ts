import { describe, expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { bystanders, CASTS, HIDDEN, named, type Pair } from './hostile-casts.ts'
import { differences } from './hostile-differences.ts'
import { FIGHTS, type Names, OPEN, PLAIN, sitDownTo } from './hostile-fights.ts'
import { HIDDEN_THINGS, PLAIN_THING, THINGS, things } from './hostile-things.ts'
import { KINDS, SEATS } from './hostile-watch.ts'

const RULESETS = Object.keys(FIGHTS)
const SOME = someOf(RULESETS, 3)

/** The same, made when it is first asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= work()
    return made
  }
}

/** That two fights are one to a seat. */
function alike(fight: string, pairOf: () => Promise<Pair | undefined>): void {
  test(fight, async () => {
    const pair = await pairOf()
    if (pair === undefined) throw new Error(`${fight}: there is no such fight.`)
    const { expected, shown } = pair
    expect(KINDS.flatMap((kind) => differences(expected[kind], shown[kind], kind))).toEqual([])
  })
}

describe.each(someOf(RULESETS, 2, 1))(
  'whatever people and things are called, seats are told and shown the same in %s',
  (ruleset) => {
    for (const [title, names] of Object.entries(CASTS)) {
      const pairs = once(() => named(ruleset, names))
      for (const seat of SEATS) alike(`${ruleset}, ${title}, ${seat}`, async () => (await pairs())[seat])
    }
  },
)

test.each(SOME)('nobody can be called as the log calls others in %s', async (ruleset) => {
  const names = Object.values(CASTS)[0] as Names
  for (const hidden of ['somebody', 'referee'])
    await expect(sitDownTo({ ruleset, ...FIGHTS[ruleset]?.({ ...names, hidden }) }, 'names')).rejects.toThrow(
      `Nobody can be called "${hidden}"`,
    )
})

describe.each(SOME)('somebody who is hidden changes nothing that is told of others in %s', (ruleset) => {
  const pairs = once(() => bystanders(ruleset))
  for (const name of HIDDEN) alike(`${ruleset}, somebody hidden called ${name}`, async () => (await pairs()).get(name))

  test(`${ruleset}: the players are told nothing of somebody hidden`, async () => {
    expect(JSON.stringify((await pairs()).get(HIDDEN[0])?.expected)).not.toContain(PLAIN)
  })
})

describe.each(SOME.flatMap((ruleset) => Object.keys(THINGS[ruleset] ?? {}).map((what) => [what, ruleset] as const)))(
  '%s that is hidden changes nothing that is told of others in %s',
  (what, ruleset) => {
    const pairs = once(() => things(ruleset, what))
    for (const name of HIDDEN_THINGS)
      alike(`${ruleset}, ${what} hidden called ${name}`, async () => (await pairs()).get(name))

    test(`${ruleset}: the players are told nothing of ${what}`, async () => {
      const told = (await pairs()).get(HIDDEN_THINGS[0])?.expected
      expect(JSON.stringify(told)).not.toContain(PLAIN_THING)
      expect(JSON.stringify(told?.words).toLowerCase()).toContain(OPEN.blade.toLowerCase())
    })
  },
)
