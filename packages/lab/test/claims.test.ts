import { type Random, randomFrom } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { extremesOf } from '../src/compare/extremes.ts'
import { SidePairs } from '../src/compare/paired.ts'
import {
  balance,
  meanWithin,
  PairScore,
  pairingOf,
  shareOf,
  simulate,
  type Trial,
  type WorkerPool,
} from '../src/index.ts'
import { verdictOf } from '../src/report/model/of-tournament.ts'
import { experimentWith } from './experiments.ts'

/**
 * What the lab claims, tried where the truth is known: how often its 95% intervals hold the true number, and how often it
 * says that there is a difference where there is none. FRAY_RUNS=20000 tries each more often and prints the rates.
 */
const GIVEN = process.env.FRAY_RUNS
const runs = (usual: number): number => effort(Math.ceil(usual / 3), usual, 'FRAY_RUNS')

/** How far a rate may be off by chance alone after so many runs: once in a thousand, or less. */
const slack = (n: number): number => 3.3 * Math.sqrt((0.05 * 0.95) / n)

/** The part of the runs in which something is so; printed where somebody tries it by hand. */
function rateOf(what: string, n: number, isSo: (random: Random) => boolean): number {
  const random = randomFrom(what)
  let count = 0
  for (let run = 0; run < n; run++) if (isSo(random)) count++
  say(what, count / n)
  return count / n
}

function say(what: string, rate: number): void {
  if (GIVEN !== undefined) process.stdout.write(`${what}: ${(100 * rate).toFixed(1)}%\n`)
}

const chance = (random: Random, part: number): boolean => random(1_000_000) < part * 1_000_000

const countsOf = (values: readonly number[]): [number, number][] => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

/** A number that comes out of a fight: every value with its chance, and what it can be at most where that is known. */
interface Known {
  readonly what: string
  readonly chances: readonly (readonly [value: number, chance: number])[]
  readonly most?: number
}

const evenly = (values: readonly number[], part: number) =>
  values.map((value) => [value, part / values.length] as const)
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
const waiting = (on: number, from: number) => upTo(60).map((n) => [n + from - 1, on ** (n - 1) * (1 - on)] as const)

const KNOWN: readonly Known[] = [
  { what: 'life of one who hardly ever stands', chances: [[0, 0.95], ...evenly(upTo(40), 0.05)], most: 40 },
  {
    what: 'life of a rare survivor',
    chances: [
      [0, 0.98],
      [40, 0.02],
    ],
    most: 40,
  },
  { what: 'life of one who mostly stands', chances: [[0, 0.3], ...evenly(upTo(40), 0.7)], most: 40 },
  { what: 'life of one who is hardly touched', chances: [[40, 0.9], ...evenly(upTo(10), 0.1)], most: 40 },
  { what: 'Rounds', chances: waiting(0.7, 2) },
  {
    what: 'Rounds, nearly always alike',
    chances: [
      [3, 0.95],
      [6, 0.05],
    ],
  },
  { what: 'damage now and then', chances: [[0, 0.8], ...evenly([5, 8, 11, 20], 0.2)], most: 60 },
]

const meanOf = ({ chances }: Known): number => chances.reduce((sum, [value, part]) => sum + value * part, 0)

function drawFrom({ chances }: Known, random: Random): number {
  let left = random(1_000_000) / 1_000_000
  for (const [value, part] of chances) {
    left -= part
    if (left < 0) return value
  }
  return (chances.at(-1) as readonly [number, number])[0]
}

describe('the interval of a mean holds the true one', () => {
  it.each(KNOWN.flatMap((known) => [5, 20, 100].map((n) => [known.what, n, known] as const)))(
    '%s, %i trials',
    (what, n, known) => {
      const truth = meanOf(known)
      const tries = runs(300)
      const rate = rateOf(`${what}, ${n} trials: holds`, tries, (random) => {
        const counts = countsOf(Array.from({ length: n }, () => drawFrom(known, random)))
        const { low, high } = meanWithin(counts, known.most === undefined ? undefined : { least: 0, most: known.most })
        return low <= truth && truth <= high
      })
      expect(rate).toBeGreaterThan(0.95 - slack(tries))
    },
  )

  it('and grows narrower with the trials, to little more than the normal one', () => {
    const width = (n: number): number => {
      const { low, high } = meanWithin(
        [
          [0, n / 2],
          [40, n / 2],
        ],
        { least: 0, most: 40 },
      )
      return (high - low) / ((2 * 1.96 * 20) / Math.sqrt(n))
    }
    expect(width(20)).toBeLessThan(1.2)
    expect(width(1000)).toBeLessThan(1.03)
  })

  it('is that of Clopper and Pearson for what happens or not', () => {
    const ends = (k: number, n: number) =>
      meanWithin(
        k === 0
          ? [[0, n]]
          : [
              [0, n - k],
              [1, k],
            ],
        { least: 0, most: 1 },
      )
    expect(ends(0, 20).high).toBeCloseTo(0.1684, 2)
    expect(ends(3, 20).low).toBeCloseTo(0.0321, 3)
    expect(ends(3, 20).high).toBeCloseTo(0.3789, 3)
    expect(ends(10, 20).low).toBeCloseTo(0.272, 3)
  })
})

const trialWith = (winner: number, rounds: number, left: number): Trial => ({
  number: 0,
  ending: 'won',
  first: 0,
  winner,
  rounds,
  commands: 1,
  left: [left, 0],
})

describe('a comparison', () => {
  it.each([
    [0.005, 100],
    [0.02, 100],
    [0.02, 1000],
  ])('with a change that is felt in %d of the pairs holds the true difference in %i pairs', (felt, pairs) => {
    const tries = runs(pairs > 500 ? 100 : 300)
    const rate = rateOf(`a change felt in ${felt} of ${pairs} pairs: life left holds`, tries, (random) => {
      const found = new SidePairs([0, 0])
      for (let n = 0; n < pairs; n++) {
        const left = random(10) / 10
        found.add(trialWith(0, 3, left), trialWith(0, 3, chance(random, felt) ? 0 : left))
      }
      const { low, high } = found.lifeLeft()
      return low <= -0.45 * felt && -0.45 * felt <= high
    })
    expect(rate).toBeGreaterThan(0.95 - slack(tries))
  })
})

describe('a tournament of equals', () => {
  const kinds: readonly (readonly [string, (random: Random) => readonly [number, number]])[] = [
    ['independent fights', (random) => [random(2), random(2)]],
    // The two fights of a pair are won by the same side eight times in ten: each policy wins one of them.
    ['fights with a better side', (random) => (chance(random, 0.8) ? [1, 0] : random(2) === 1 ? [1, 1] : [0, 0])],
    [
      'many draws',
      (random) =>
        [random(4) / 2 === 1 ? 1 : 0.5, 0.5].map((one) => (random(2) === 1 ? one : 1 - one)) as [number, number],
    ],
  ]
  it.each(kinds.flatMap(([what, play]) => [6, 20, 40].map((fights) => [what, fights, play] as const)))(
    '%s: nobody is surely better after %i fights',
    (what, fights, play) => {
      const tries = runs(600)
      const rate = rateOf(`tournament, ${what}, ${fights} fights: said to be better`, tries, (random) => {
        const score = new PairScore()
        for (let pair = 0; pair < fights / 2; pair++) {
          const points = play(random)
          const of = (wanted: number) => points.filter((point) => point === wanted).length / 2
          score.wins.push(of(1))
          score.draws.push(of(0.5))
          score.losses.push(of(0))
        }
        return verdictOf(pairingOf('zones', 'mirror', 'one', 'other', score)) !== 'not clear'
      })
      expect(rate).toBeLessThan(0.05 + slack(tries))
    },
  )
})

describe('a sweep', () => {
  it.each([2, 5, 20])('over %i equal values names no lowest and highest', (values) => {
    const tries = runs(600)
    const rate = rateOf(`sweep over ${values} equal values: a lowest and a highest`, tries, (random) => {
      const shares = Array.from({ length: values }, () => {
        let count = 0
        for (let n = 0; n < 100; n++) if (chance(random, 0.4)) count++
        return shareOf(count, 100)
      })
      return extremesOf(shares)?.areApart === true
    })
    expect(rate).toBeLessThan(0.05 + slack(tries))
  })

  it('names those that are apart, and who cannot be told from them', () => {
    const shares = [20, 24, 50, 78, 80].map((count) => shareOf(count, 100))
    expect(extremesOf(shares)).toEqual({ lowest: 0, highest: 4, areApart: true, asLow: [1], asHigh: [3] })
  })
})

/**
 * A worker pool that plays nothing: the first side wins with the chance that goes with Corwin's hit points. The dice of a trial are
 * the same for every value in so many parts of the trials, and independent in the rest.
 */
const poolOf = (chanceAt: (hp: number) => number, alike = 1): WorkerPool => ({
  size: 2,
  play({ experiment }, { first, count }) {
    const { combatants } = experiment.encounter as { combatants: { hp: string }[] }
    const hp = Number.parseInt(combatants[1]?.hp ?? '', 10)
    const trials = Array.from({ length: count }, (_, i) => {
      const number = first + i
      const shared = randomFrom(`${experiment.seed} ${number}`)
      const isShared = chance(shared, alike)
      const dice = isShared ? shared : randomFrom(`${experiment.seed} ${number} ${hp}`)
      return { ...trialWith(chance(dice, chanceAt(hp)) ? 0 : 1, 1, 0), number }
    })
    return Promise.resolve({ trials, combatants: [], sides: [], actions: [], rules: [] })
  },
})

describe('balance', () => {
  const neighbours: readonly (readonly [string, number, number, number])[] = [
    ['on two sides of what is wanted, with the same dice', 0.55, 0.45, 1],
    ['on two sides of what is wanted, with dice that are alike by half', 0.52, 0.48, 0.5],
    ['on two sides of what is wanted, nearly the same', 0.501, 0.499, 0.9],
  ]
  it.each(neighbours)('calls neither of two neighbours clearly further away: %s', async (what, more, less, alike) => {
    const experiment = await experimentWith('zones/duel')
    const tries = runs(150)
    let claims = 0
    for (let run = 0; run < tries; run++) {
      const { says } = await balance(
        { ...experiment, seed: `${what} ${run}` },
        {
          side: 'characters',
          wanted: 0.5,
          axis: { name: 'Corwin.hp', values: [4, 8, 9, 16] },
          trials: 400,
          workerPool: poolOf((hp) => (hp <= 4 ? 0.95 : hp === 8 ? more : hp === 9 ? less : 0.05), alike),
        },
      )
      if (/neighbour [89] is clearly further away/.test(says)) claims++
    }
    say(`balance, ${what}: clearly further away`, claims / tries)
    expect(claims / tries).toBeLessThan(0.05 + slack(tries))
  })
})

describe('an early end', () => {
  const cases = [0.5, 0.841, 0.95].flatMap((truth) => [0.1, 0.05].map((precision) => [truth, precision] as const))
  it.each(cases)(
    'leaves the share at %d where it is, and its interval honest, at a precision of %d',
    async (truth, precision) => {
      const experiment = await experimentWith('zones/duel')
      const tries = runs(200)
      let [sum, held, counted] = [0, 0, 0]
      for (let run = 0; run < tries; run++) {
        const { sides, ended } = await simulate(
          { ...experiment, seed: `early ${truth} ${precision} ${run}` },
          { trials: 5000, precision, workerPool: poolOf(() => truth) },
        )
        expect(ended).toBe('precise')
        const { share, low, high, count, trials } = (sides[0] as (typeof sides)[number]).wins
        sum += share
        counted += count / trials
        if (low <= truth && truth <= high) held++
      }
      say(`ended early at ${100 * precision}% precision, truth ${100 * truth}%: shown on average`, sum / tries)
      say('... counted on average', counted / tries)
      say('... its interval holds', held / tries)
      // The error of one share is half the precision; the mean of so many runs of it is that much surer.
      expect(Math.abs(sum / tries - truth)).toBeLessThan(0.03 * precision + (3.3 * precision) / 2 / Math.sqrt(tries))
      expect(held / tries).toBeGreaterThan(0.94 - slack(tries))
    },
  )
})
