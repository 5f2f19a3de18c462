import type { AnyScene, Command } from '@fray/kernel'
import { describe, expect, it, test } from 'vitest'
import { effort } from '../../../../scripts/tests/effort.ts'
import { averageOf, chanceOf, spreadOver } from '../../src/odds/chance.ts'
import { atOnce } from '../../src/odds/follow.ts'
import { ONE, ZERO } from '../../src/odds/fraction.ts'
import { lifeMargin } from '../../src/odds/measure.ts'
import { oddsOf, rangeOf } from '../../src/odds/odds.ts'
import { type Happening, happenings, type Reading } from '../../src/odds/reading.ts'
import { type ExactOdds, IllegalCommand, type Odds, OddsStopped } from '../../src/odds/results.ts'
import { sampled } from '../../src/odds/sampled.ts'
import { summaryOf } from '../../src/odds/summary.ts'
import { type Attack, blows, escalationBlow, freeHitsBlow, shockBlow, weaponSpeedBlow, zonesBlow } from './attacks.ts'

/** Seeded rolls that are compared with the odds; a million and more by the environment. */
const ROLLS = effort(100_000, 100_000, 'FRAY_ROLLS')

const policy = ({ rules }: Attack, id = 'aggressive') => {
  const found = rules.policies.get(id)
  if (found === undefined) throw new Error(`The policy ${id} is gone.`)
  return found
}

function exactly<T>(odds: Odds<T>): ExactOdds<T> {
  if (odds.kind !== 'exact') throw new Error(odds.why)
  return odds
}

const total = <T>({ outcomes }: ExactOdds<T>) => outcomes.reduce((sum, { chance }) => sum.plus(chance), ZERO)

/** What happens to the Orc, as fractions: the blow, then each amount of life lost. */
function figures(attack: Attack, reactions: 'nobody' | 'best' = 'nobody') {
  const summary = summaryOf(oddsOf(attack, attack.command, { reactions }), attack.command)
  const [orc] = summary.combatants
  const loses = Object.fromEntries(orc?.amounts.map(([value, { exact }]) => [value, String(exact)]) ?? [])
  const words = Object.fromEntries(summary.blow?.words.map(([word, { exact }]) => [word, String(exact)]) ?? [])
  const { hit, critical, fumble } = summary.blow as NonNullable<typeof summary.blow>
  const blow = { hit: String(hit.exact), critical: String(critical.exact), fumble: String(fumble.exact) }
  return { blow, words, loses, falls: String(orc?.falls.exact), mean: String(orc?.damage.exact) }
}

describe('one attack by hand arithmetic', () => {
  test('zones', () => {
    const { blow, loses, falls, mean } = figures(zonesBlow())
    // d20 + 2 against 12: 10 to 20 hit, 11 of 20; a natural 20 is critical, a natural 1 marks the sword.
    expect(blow).toEqual({ hit: '11/20', critical: '1/20', fumble: '1/20' })
    // Plain (10 of 20): 1d8 + 1 is 2 to 9. Critical (1 of 20): twice the die + 1 is 3, 5, 7, 9 and more; 9 is all it has.
    expect(loses).toMatchObject({ 0: '9/20', 2: '1/16', 3: '11/160', 9: '3/32' })
    // An 8 in 10 of 20, a 4 to 8 in 1 of 20: 10/160 + 5/160.
    expect(falls).toBe('3/32')
    // 10/20 x 5 1/2 + 1/20 x (3 + 5 + 7 + 5 x 9) / 8 = 11/4 + 3/8.
    expect(mean).toBe('25/8')
  })

  test('shock', () => {
    const { blow, loses, mean } = figures(shockBlow())
    // d20 + 2 + 1 (Strength) + 1 (Stab) against AC 13: 9 to 20 hit. No natural roll is special.
    expect(blow).toEqual({ hit: '3/5', critical: '0', fumble: '0' })
    // A miss shocks for 2 + 1 against AC 13. A hit does 1d6 + 1, at least those 3: 3, 3, 4, 5, 6, 7.
    expect(loses).toEqual({ 3: '3/5', 4: '1/10', 5: '1/10', 6: '1/10', 7: '1/10' })
    // 12/20 x 28/6 + 8/20 x 3.
    expect(mean).toBe('4')
    // In Total Defense AC is 15 and nothing shocks: 11 to 20 hit for 2 to 7.
    const best = figures(shockBlow(), 'best')
    expect(best.loses).toEqual({ 0: '1/2', 2: '1/12', 3: '1/12', 4: '1/12', 5: '1/12', 6: '1/12', 7: '1/12' })
  })

  test('free-hits', () => {
    const { blow, words, loses, falls } = figures(freeHitsBlow())
    // d20 + 2 against 11: 9 to 20 hit. A 20 climbs by a 4 on d4, then a 6 on d6; a 1 goes down the same way.
    expect(blow).toEqual({ hit: '3/5', critical: '1/20', fumble: '1/20' })
    const ups = { critical: '3/80', 'super critical': '1/96', decisive: '1/480' }
    expect(words).toEqual({ ...ups, 'auto fail': '3/80', tragedy: '1/96', fatal: '1/480' })
    // Plain hits (11 of 20): 1d8 + 1. A critical doubles it, a super critical doubles it again.
    // 4: plain 11/160 and a critical 1 + 1, 3/640. 8: plain, a critical 3 + 1 and a super critical 1 + 1, 1/768.
    expect(loses).toMatchObject({ 0: '2/5', 2: '11/160', 4: '47/640', 8: '287/3840', 28: '1/768' })
    // Decisive, or a super critical 7 or 8: 1/480 + 1/96 x 2/8.
    expect(falls).toBe('3/640')
  })

  test('escalation', () => {
    const { blow, loses, mean } = figures(escalationBlow())
    // Level 1 + Volition 4 + escalation die 1 make 6 against AC 15: 9 or more on 3d6, 160 of 216; 17 and 18 crit, 3 fumbles.
    expect(blow).toEqual({ hit: '20/27', critical: '1/54', fumble: '1/216' })
    // A fumble does nothing, a miss the Level: 55 of 216. A hit 1d6 + 4; a Crit (4 of 216) twice that: 10 in two ways.
    expect(loses).toMatchObject({ 0: '1/216', 1: '55/216', 5: '13/108', 10: '10/81', 20: '1/324' })
    // (156 x 15/2 + 4 x 15 + 55) / 216.
    expect(mean).toBe('1285/216')
    // With a Parry AC is 17, and 11 or more hits: 108 of 216.
    expect(figures(escalationBlow(), 'best').blow.hit).toBe('1/2')
  })

  test('weapon-speed', () => {
    const { blow, loses, mean } = figures(weaponSpeedBlow())
    // d20 + 4 against Defense 10 and 4 for Full-Defense: 10 to 20 hit, a natural 20 is critical.
    expect(blow).toEqual({ hit: '11/20', critical: '1/20', fumble: '0' })
    // 1d6 + 1 is 2 to 7 (10 of 20), doubled where it is critical: 4 to 14 in steps of 2.
    expect(loses).toMatchObject({ 0: '9/20', 2: '1/12', 4: '11/120', 7: '1/12', 14: '1/120' })
    // 10/20 x 9/2 + 1/20 x 9.
    expect(mean).toBe('27/10')
  })
})

describe.each(Object.entries(blows))('%s', (name, make) => {
  const attack = make()
  const all = ['nobody', 'best', policy(attack)] as const

  it('has odds that add up to one, and leaves the scene as it was', () => {
    const before = attack.scene.hash()
    for (const reactions of all) {
      const odds = exactly(oddsOf(attack, attack.command, { reactions }))
      expect(total(odds).equals(ONE)).toBe(true)
      expect(new Set(odds.outcomes.map(({ value }) => JSON.stringify(value))).size).toBe(odds.outcomes.length)
    }
    expect(attack.scene.hash()).toBe(before)
  })

  it(`agrees with ${ROLLS.toLocaleString('en')} seeded rolls`, () => {
    const reactions = policy(attack)
    const exact = exactly(oddsOf(attack, attack.command, { reactions }))
    const reading = happenings(attack.rules, attack.scene, attack.command)
    const seen = atOnce(sampled(attack, attack.command, { reading, reactions, samples: ROLLS, seed: name, why: '' }))
    const counts = new Map(seen.outcomes.map(({ value, count }) => [reading.key?.(value), count]))
    expect(seen.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(ROLLS)
    for (const { value, chance } of exact.outcomes) {
      const key = reading.key?.(value)
      const p = chance.toNumber()
      const error = 5 * Math.sqrt((p * (1 - p)) / ROLLS) + 1 / ROLLS
      expect(Math.abs((counts.get(key) ?? 0) / ROLLS - p), `${key}: exactly ${chance}`).toBeLessThan(error)
      counts.delete(key)
    }
    expect([...counts.keys()], 'seeded play gave what the odds do not know').toEqual([])
  })

  it('lies between its extremes, whoever answers', () => {
    const { rules, scene, command } = attack
    const mine = 0
    const margin = lifeMargin(rules)
    const reading: Reading<number> = { read: (now) => margin(now, mine) }
    const range = rangeOf(attack, command, { reading, of: (value) => value })
    if (range === null) throw new Error('The range takes too many ways.')
    expect(total(range.low).equals(ONE)).toBe(true)
    expect(total(range.high).equals(ONE)).toBe(true)
    const low = averageOf(range.low, (value) => value).value
    const high = averageOf(range.high, (value) => value).value
    for (const reactions of [...all, policy(attack, 'first-legal')]) {
      const { value } = averageOf(oddsOf({ rules, scene }, command, { reading, reactions }), (worth) => worth)
      expect(value).toBeGreaterThanOrEqual(low - 1e-12)
      expect(value).toBeLessThanOrEqual(high + 1e-12)
    }
    // Only the Orc is asked in these fights, but for counter-ripostes and free hits that are answered: its best is Ann's worst.
    const best = averageOf(oddsOf(attack, command, { reading, reactions: 'best' }), (value) => value).value
    if (name !== 'weapon-speed' && name !== 'free-hits') expect(best).toBeCloseTo(low, 12)
  })
})

describe('odds that would take too long', () => {
  const attack = freeHitsBlow()

  it('are sampled, and say so', () => {
    const exact = oddsOf(attack, attack.command)
    const odds = oddsOf(attack, attack.command, { branches: 20, samples: 4000, seed: 'short' })
    expect(odds).toMatchObject({ kind: 'sampled', samples: 4000, seed: 'short' })
    expect(odds.kind === 'sampled' && odds.why).toMatch(/more than 20 branches .* samples/)
    const hits = ({ blow }: Happening) => blow?.hit === true
    const lost = ({ changes }: Happening) => changes.find(({ row }) => row === attack.orc)?.lost ?? 0
    const pairs = [
      [chanceOf(odds, hits), chanceOf(exact, hits)],
      [averageOf(odds, lost), averageOf(exact, lost)],
    ] as const
    for (const [estimate, { value }] of pairs) {
      expect(estimate.exact).toBeNull()
      // Half of a 95% interval is two deviations; no honest sample is off by five.
      expect(Math.abs(estimate.value - value)).toBeLessThan(2.5 * ((estimate.high - estimate.low) / 2))
    }
    expect(oddsOf(attack, attack.command, { branches: 20, samples: 4000, seed: 'short' })).toEqual(odds)
  })

  it('hold what is exact in 95 of 100 intervals, about', () => {
    const blow = zonesBlow()
    const reading: Reading<number> = { read: (scene) => (scene.now.combatant as { hp: Int32Array }).hp[1] }
    let held = 0
    for (let seed = 0; seed < 300; seed++) {
      const odds = oddsOf(blow, blow.command, { reading, branches: 1, samples: 200, seed: `${seed}` })
      const { low, high } = chanceOf(odds, (hp) => hp < 9)
      if (low <= 11 / 20 && high >= 11 / 20) held++
    }
    expect(held / 300).toBeGreaterThan(0.9)
    expect(held / 300).toBeLessThan(0.99)
  })

  it('have no extremes', () => {
    const reading: Reading<number> = { read: () => 0 }
    expect(rangeOf(attack, attack.command, { reading, of: (value) => value, branches: 10 })).toBeNull()
  })
})

describe('readings', () => {
  it('may compute anything from the fight and from what was told', () => {
    const attack = zonesBlow()
    const reading: Reading<string> = {
      events: true,
      read: (_scene, _blows, events) => events.filter(({ type }) => type === 'roll').length.toString(),
    }
    expect(exactly(oddsOf(attack, attack.command, { reading })).outcomes).toHaveLength(1)
    const hp: Reading<{ readonly left: number }> = {
      read: (scene) => ({ left: (scene.now.combatant as { hp: Int32Array }).hp[attack.orc] }),
    }
    const odds = oddsOf(attack, attack.command, { reading: hp })
    expect(spreadOver(odds, ({ left }) => left).map(([left, { exact }]) => `${left} ${exact}`)).toContain('0 3/32')
  })

  it('that throw leave the scene as it was', () => {
    const attack = shockBlow()
    const { scene } = attack
    const before = { hash: scene.hash(), table: scene.table, recorder: scene.recorder, blows: scene.blows }
    let left = 3
    const reading: Reading<number> = {
      read: () => {
        if (left-- === 0) throw new Error('The reading has failed.')
        return 0
      },
    }
    expect(() => oddsOf(attack, attack.command, { reading })).toThrow('The reading has failed.')
    left = 3
    expect(() => oddsOf(attack, attack.command, { reading, branches: 1 })).toThrow('The reading has failed.')
    const now = (s: AnyScene) => ({ hash: s.hash(), table: s.table, recorder: s.recorder, blows: s.blows })
    expect(now(scene)).toEqual(before)
  })
})

describe('odds', () => {
  it('are of legal commands only', () => {
    const attack = zonesBlow()
    const absurd = { ...attack.command, target: attack.ann } as Command
    expect(() => oddsOf(attack, absurd)).toThrow(IllegalCommand)
  })

  it('stop when somebody wants it', () => {
    const attack = weaponSpeedBlow()
    const hash = attack.scene.hash()
    expect(() => oddsOf(attack, attack.command, { reactions: 'best', apart: true, stopped: () => true })).toThrow(
      OddsStopped,
    )
    expect(attack.scene.hash()).toBe(hash)
  })

  it('follow every lot that a policy draws', () => {
    const attack = shockBlow()
    const exact = exactly(oddsOf(attack, attack.command, { reactions: policy(attack, 'random') }))
    expect(total(exact).equals(ONE)).toBe(true)
    // Half of the time the Orc goes into Total Defense.
    expect(String(chanceOf(exact, ({ blow }) => blow?.hit === true).exact)).toBe('11/20')
  })
})

describe('a range over what a reading says', () => {
  const attack = shockBlow()
  const base = happenings(attack.rules, attack.scene, attack.command)
  const lost = ({ changes }: Happening) => changes.find(({ row }) => row === attack.orc)?.lost ?? 0

  it('is the same whether the reading has a quick mark or not', () => {
    const plain: Reading<Happening> = { read: base.read, ...(base.key && { key: base.key }) }
    const [marked, read] = [base, plain].map((reading) => rangeOf(attack, attack.command, { reading, of: lost }))
    for (const end of ['low', 'high'] as const) {
      const mean = (range: typeof read) => String(averageOf(range?.[end] as ExactOdds<Happening>, lost).exact)
      expect(mean(marked)).toBe(mean(read))
    }
    const low = averageOf(oddsOf(attack, attack.command, { reactions: 'best' }), lost).value
    expect(averageOf(marked?.low as ExactOdds<Happening>, lost).value).toBeCloseTo(low, 12)
  })
})

describe('a mistake in a reading', () => {
  it('is not taken for a roll with too many ways', () => {
    const attack = zonesBlow()
    const reading: Reading<number> = {
      read: () => {
        throw new RangeError('Nothing is so far away.')
      },
    }
    expect(() => oddsOf(attack, attack.command, { reading })).toThrow('Nothing is so far away.')
    const measure = () => Number.NaN
    expect(() => oddsOf(shockBlow(), shockBlow().command, { reactions: 'best', measure })).toThrow(/not a fraction/)
  })
})
