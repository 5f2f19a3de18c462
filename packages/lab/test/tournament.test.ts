import { describe, expect, test } from 'vitest'
import { policyNamed, tournament } from '../src/index.ts'
import { armOf, bestArm } from '../src/policies/arms.ts'
import { ready } from './fights.ts'

describe('tournaments', () => {
  test.each(['zones', 'shock'])(
    'random loses to first-legal, and first-legal to aggressive, in %s',
    async (ruleset) => {
      const mirrors = [await ready(ruleset, 'mirror')]
      const policies = ['random', 'first-legal', 'aggressive']
      const { pairings, usage } = await tournament({ mirrors, policies, fights: 12, seed: 'order' })
      expect(pairings.map(({ first, second }) => `${first} ${second}`)).toEqual([
        'first-legal random',
        'aggressive first-legal',
      ])
      for (const { score, wins, losses, draws } of pairings) {
        expect(score.low).toBeGreaterThan(0.5)
        expect(wins.count + losses.count + draws.count).toBe(12)
      }
      for (const { actions } of usage) expect(actions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    },
  )

  test('greedy beats random, and the same seed gives the same tournament', async () => {
    const mirrors = [await ready('zones', 'mirror')]
    const plan = { mirrors, policies: ['random', 'greedy:3'], fights: 12, seed: 'same' }
    const first = await tournament(plan)
    expect(first.pairings[0]?.score.low).toBeGreaterThan(0.5)
    const short = { ...plan, fights: 2 }
    expect(await tournament(short)).toEqual(await tournament(short))
  })

  test('say of equals in a single pair no more than that they are even so far', async () => {
    const mirrors = [await ready('zones', 'mirror')]
    const { pairings } = await tournament({ mirrors, policies: ['aggressive', 'aggressive'], fights: 2, seed: 'even' })
    const { value, low, high } = pairings[0]?.score ?? { value: 0, low: 0, high: 0 }
    expect(value).toBe(0.5)
    expect(low + high).toBeCloseTo(1)
    expect(high).toBeLessThan(1)
  })

  test('may be ended early, with what has been played so far', async () => {
    const plan = {
      mirrors: [await ready('zones', 'mirror')],
      policies: ['random', 'aggressive', 'first-legal'],
      fights: 20,
      seed: 'end',
    }
    const told: string[] = []
    const { pairings } = await tournament(plan, (done, all, what) => {
      told.push(`${done}/${all} ${what}`)
      return done < 4
    })
    expect(told).toEqual(['0', '2', '4'].map((done) => `${done}/40 zones: aggressive against random`))
    expect(pairings).toHaveLength(1)
    expect(pairings[0]?.wins.trials).toBe(4)
  })

  test('need a seat for each side', async () => {
    const mirrors = [
      await ready('zones', 'mirror', (raw) =>
        Object.assign(raw, { seats: { all: { plays: ['characters', 'enemies'] } } }),
      ),
    ]
    await expect(tournament({ mirrors, policies: ['random', 'aggressive'], fights: 2, seed: '1' })).rejects.toThrow(
      'each side needs seats of its own',
    )
  })
})

describe('policies by name', () => {
  test.each([
    ['agressive', 'Did you mean "aggressive"?'],
    ['aggressive:8', 'takes no budget'],
    ['search:none', 'not a whole number'],
    ['greedy:0', 'not a whole number'],
    ['search:50ms', 'goes by the clock'],
  ])('%s is refused with a message', async (name, sentence) => {
    const { rules } = await ready('zones', 'mirror')
    expect(() => policyNamed(rules, name)).toThrow(sentence)
  })

  test('a clock makes time a budget', async () => {
    const { rules } = await ready('zones', 'mirror')
    expect(policyNamed(rules, 'search:50ms', { now: () => 0 }).id).toBe('search:50ms')
  })
})

describe('the best of several arms', () => {
  const halving = { first: 2, last: 16 }
  const noise = (trial: number): number => ((trial * 7) % 5) / 100

  test('is the one that is surely better', () => {
    const arms = [0.5, 0.4, 0.6, 0.55].map(armOf)
    expect(bestArm(arms, halving, 1, (what, trial) => what + noise(trial)).what).toBe(0.6)
  })

  test('is the usual one where none is, or where the others cannot be done', () => {
    const arms = [0.5, 0.501, 0.9].map(armOf)
    expect(bestArm(arms, halving, 1, (what, trial) => (what === 0.9 ? Number.NaN : what + noise(trial))).what).toBe(0.5)
  })

  test('the usual one and the best are tried oftenest', () => {
    const arms = [0.5, 0.1, 0.2, 0.3, 0.8].map(armOf)
    bestArm(arms, halving, 1, (what) => what)
    expect(arms.map(({ worths }) => worths.length)).toEqual([16, 2, 2, 4, 16])
  })
})
