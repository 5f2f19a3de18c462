import { type AnyScene, perform, type Random } from '@fray/kernel'
import { escalation } from '@fray/rulesets/escalation'
import { freeHits } from '@fray/rulesets/free-hits'
import { shock } from '@fray/rulesets/shock'
import { weaponSpeed } from '@fray/rulesets/weapon-speed'
import { zones } from '@fray/rulesets/zones'
import { describe, expect, it } from 'vitest'
import { type Duel, type DuelProgress, duelOf, duelSteps, sampledDuel } from '../../src/odds/duel.ts'
import { endOf, STUCK, type Step } from '../../src/odds/duel-graph.ts'
import { groupsOf, solve } from '../../src/odds/duel-solve.ts'
import { Fraction } from '../../src/odds/fraction.ts'
import { ASK_EVERY, OddsStopped, type Situation } from '../../src/odds/results.ts'
import { openFight } from './attacks.ts'

const to = (state: number, numerator: number, denominator: number): Step => [
  state,
  new Fraction(BigInt(numerator), BigInt(denominator)),
]
const FIRST = endOf(0)
const SECOND = endOf(1)

describe('a graph of situations', () => {
  it('is solved where two take turns until one hits', () => {
    const steps = [
      [to(FIRST, 1, 3), to(1, 2, 3)],
      [to(SECOND, 1, 2), to(0, 1, 2)],
    ]
    // 1/3 : (1 - 2/3 x 1/2) = 1/2.
    const solved = solve({ steps, branches: 0 }, 2, true)
    expect(solved.exact?.map(String)).toEqual(['1/2', '1/2', '0', '0'])
    expect(solved.chances[0]).toBeCloseTo(0.5, 14)
    expect(solved).toMatchObject({ cycle: 2 })
    expect(solved.error).toBeLessThan(1e-13)
  })

  it('says what never ends, and what ends without a winner', () => {
    const steps = [[to(1, 1, 4), to(STUCK, 1, 4), to(endOf(-1), 1, 4), to(SECOND, 1, 4)], [to(2, 1, 1)], [to(1, 1, 1)]]
    const { chances, exact } = solve({ steps, branches: 0 }, 2, true)
    expect(chances).toEqual([0, 0.25, 0.25, 0.5])
    expect(exact?.map(String)).toEqual(['0', '1/4', '1/4', '1/2'])
  })

  it.each([
    [50, 1, 2],
    [400, 3, 5],
  ])('of %d purses is solved within its bound', (n, wins, of) => {
    // The gambler's ruin, with one coin of n + 1: a fair game is won with the chance 1 / (n + 1); where each throw is won
    // with the chance p, it is (1 - r) / (1 - r^(n + 1)) with r = (1 - p) / p.
    const steps = Array.from({ length: n }, (_, i): Step[] => [
      to(i === 0 ? SECOND : i - 1, of - wins, of),
      to(i === n - 1 ? FIRST : i + 1, wins, of),
    ])
    const { chances, error, cycle } = solve({ steps, branches: 0 }, 2, false)
    const r = (of - wins) / wins
    const truth = r === 1 ? 1 / (n + 1) : (1 - r) / (1 - r ** (n + 1))
    expect(cycle).toBe(n)
    expect(error).toBeLessThan(1e-9)
    expect(Math.abs(chances[0] - truth)).toBeLessThanOrEqual(error)
  })

  it('falls into groups, the later ones first', () => {
    const steps = [[to(1, 1, 1)], [to(2, 1, 2), to(1, 1, 2)], [to(3, 1, 1)], [to(2, 1, 2), to(FIRST, 1, 2)]]
    expect(groupsOf(steps).map((group) => group.sort())).toEqual([[2, 3], [1], [0]])
  })
})

const gob = { kind: 'creature', level: 1, skill: 2, hp: 1, zone: 'A', attacks: ['knife melee 1d4'] }
const inZones = (orc: object = {}): Situation =>
  openFight(zones, {
    battlefield: 'A',
    surprised: 'nobody',
    combatants: { Gob: { ...gob, side: 'characters' }, Orc: { ...gob, skill: 1, ...orc } },
    now: { round: 2, turn: 'Gob' },
  })

const blade = 'blade melee stab str d6 shock 2/15'
const inShock = (): Situation =>
  openFight(shock, {
    options: { 'morale-judgment': 'fight-on' },
    surprised: 'nobody',
    battlefield: { size: [8, 8] },
    combatants: {
      Ann: {
        kind: 'pc',
        hp: 6,
        ac: 16,
        attackBonus: 2,
        mods: { str: 1 },
        skills: { stab: 1 },
        weapons: [blade],
        at: '1,1',
      },
      Orc: { kind: 'npc', hp: 7, ac: 16, attackBonus: 3, weapons: ['club melee stab str d8'], at: '2,1' },
    },
    now: { round: 2, side: 'party' },
  })

const options = ({ rules, scene }: Situation, id = 'aggressive') => {
  const policy = rules.policies.get(id)
  if (policy === undefined) throw new Error(`The policy ${id} is gone.`)
  return { policies: scene.setup.seats.map(() => policy) }
}

const sum = ({ wins, draws, never }: Duel) => [...wins, draws, never].reduce((all, { value }) => all + value, 0)

describe('a duel', () => {
  it('to the first hit is what hand arithmetic says', () => {
    const fight = inZones()
    const duel = duelOf(fight, { ...options(fight), exact: true })
    // Gob hits with 10 to 20 (11 of 20), the Orc with 11 to 20 (1 of 2): 11/20 : (1 - 9/20 x 1/2) = 22/31.
    expect(duel.kind).toBe('exact')
    expect(duel.wins.map(({ exact }) => String(exact))).toEqual(['22/31', '9/31'])
    expect(duel.cycle).toBeGreaterThan(1)
  })

  it('is the same in fractions and in numbers, and agrees with fights that are played', () => {
    for (const fight of [inZones({ hp: 6, attacks: ['club melee 1d6'] }), inShock()]) {
      const before = fight.scene.hash()
      const exact = duelOf(fight, { ...options(fight), exact: true })
      const numbers = duelOf(fight, options(fight))
      expect(fight.scene.hash()).toBe(before)
      expect(exact.kind).toBe('exact')
      expect(sum(numbers)).toBeCloseTo(1, 12)
      const all = [...exact.wins, exact.draws, exact.never].map(({ exact: one }) => one as Fraction)
      expect(String(all.reduce((a, b) => a.plus(b)))).toBe('1')
      numbers.wins.forEach(({ low, high, value }, side) => {
        const truth = exact.wins[side]?.exact?.toNumber() ?? Number.NaN
        expect(truth).toBeGreaterThanOrEqual(low - 2 ** -52)
        expect(truth).toBeLessThanOrEqual(high + 2 ** -52)
        expect(high - low).toBeLessThan(1e-10)
        expect(value).toBeGreaterThan(0)
      })
      const played = sampledDuel(fight, { ...options(fight), samples: 6000 }, '')
      expect(fight.scene.hash()).toBe(before)
      const p = numbers.wins[0]?.value as number
      expect(Math.abs((played.wins[0]?.value as number) - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / 6000))
    }
  })

  it('in which lots are drawn follows all of them', () => {
    const fight = inZones()
    const { policies } = options(fight)
    const coin = {
      ...(policies[0] as (typeof policies)[0]),
      command: (scene: never, actor: number, random: (n: number) => number) => {
        const end = { ...fight.rules.blank(actor, 'end') }
        return random(2) === 0 ? end : (policies[0] as (typeof policies)[0]).command(scene, actor, random)
      },
    }
    const duel = duelOf(fight, { policies: policies.map(() => coin), exact: true })
    expect(duel.kind).toBe('exact')
    // Each attacks in half of its Turns, so Gob hits in 11 of 40 and the Orc in 1 of 4: 11/40 : (1 - 29/40 x 3/4) = 44/73.
    expect(duel.wins.map(({ exact }) => String(exact))).toEqual(['44/73', '29/73'])
  })

  it('under a policy that tries things out is sampled', () => {
    const fight = inZones()
    const policies = options(fight).policies.map((policy) => ({ ...policy, looksBack: true }))
    const duel = duelOf(fight, { policies, samples: 50 })
    expect(duel.kind).toBe('sampled')
    expect(duel.why).toMatch(/tries out/)
  })

  it('that never ends says so', () => {
    const fight = inZones()
    const { policies } = options(fight)
    const idle = {
      ...(policies[0] as (typeof policies)[0]),
      command: (_: unknown, actor: number) => fight.rules.blank(actor, 'end'),
    }
    const duel = duelOf(fight, { policies: policies.map(() => idle) })
    expect(duel).toMatchObject({ kind: 'exact', never: { value: 1 }, wins: [{ value: 0 }, { value: 0 }] })
  })

  it('in which somebody goes by the round counts rounds as far as that goes', () => {
    const fight = inZones()
    const { policies } = options(fight)
    const patient = {
      ...(policies[0] as (typeof policies)[0]),
      milestones: [5],
      command: (scene: { now: { fight: { round: ArrayLike<number> } } }, actor: number, random: never) =>
        scene.now.fight.round[0] < 5
          ? fight.rules.blank(actor, 'end')
          : (policies[0] as (typeof policies)[0]).command(scene as never, actor, random),
    }
    const duel = duelOf(fight, { policies: policies.map(() => patient as never), exact: true })
    expect(duel.kind).toBe('exact')
    expect(duel.never.value).toBe(0)
    expect(duel.wins.map(({ exact }) => String(exact))).toEqual(['22/31', '9/31'])
  })

  it('that is too large is sampled, and says so', () => {
    const fight = inShock()
    const duel = duelOf(fight, { ...options(fight), states: 10, samples: 200 })
    expect(duel.kind).toBe('sampled')
    expect(duel.why).toMatch(/more than 10 situations/)
    expect(sum(duel)).toBeCloseTo(1, 12)
    expect(duelOf(fight, { ...options(fight), branches: 10, samples: 2 }).why).toMatch(/more than 10 branches/)
    const { hash } = { hash: fight.scene.hash() }
    expect(() => duelOf(fight, { ...options(fight), stopped: () => true })).toThrow(OddsStopped)
    expect(fight.scene.hash()).toBe(hash)
  })

  it('with dice that have too many ways is sampled before any of them is followed, and no longer than is stated', () => {
    const fight = inZones({ hp: 20, attacks: ['cannon ranged 100d1000!'] })
    const { kind, why, branches } = duelOf(fight, options(fight))
    expect(kind).toBe('sampled')
    expect(branches).toBe(10_000)
    expect(why).toBe('The dice of 100d1000! are rolled one by one, which makes more than 5,000,000 branches.')
    const short = duelOf(fight, { ...options(fight), played: 5000 })
    expect(short.branches).toBeGreaterThan(1)
    expect(short.branches).toBeLessThan(500)
    expect(short.why).toBe(`${why} More fights would have taken more than 5,000 commands and dice.`)
  })

  it('says how far it is in the middle of a command, too', () => {
    const fight = inZones({ hp: 2000, attacks: ['cannon ranged 2d1000'] })
    const fits = inZones({ hp: 2000, attacks: ['cannon ranged 2d100!'] })
    const most = (steps: Generator<DuelProgress, Duel>) => {
      let since = 0
      let longest = 0
      for (let step = steps.next(); step.done !== true; step = steps.next()) {
        longest = Math.max(longest, step.value.branches - since)
        since = step.value.branches
      }
      return longest
    }
    for (const each of [fight, fits])
      expect(most(duelSteps(each, { ...options(each), branches: 20_000, samples: 10 }))).toBeLessThanOrEqual(
        2 * ASK_EVERY,
      )
  })

  it('is worked out in escalation, too, with its die that grows', () => {
    const fight = openFight(escalation, {
      positions: ['Ann Orc close'],
      combatants: {
        Ann: {
          kind: 'pc',
          level: 1,
          volition: 1,
          ac: 13,
          hp: 6,
          stances: ['melee d6', 'ranged d4 far'],
          missDamage: { melee: 'none', ranged: 'none' },
          recovery: '1d8+1',
        },
        Orc: { level: 1, attackBonus: 3, ac: 13, hp: 6, attacks: ['axe melee vs ac 4'] },
      },
      now: { round: 2, band: 'medium', actor: 'Ann' },
    })
    agrees(fight)
  })

  it('does first what a command takes for granted', () => {
    const stances = ['melee d6', 'ranged d4 far']
    const missDamage = { melee: 'none', ranged: 'none' }
    const ann = { kind: 'pc', level: 1, volition: 1, ac: 13, hp: 4, stances, missDamage, recovery: '1d8+1' }
    const fight = openFight(escalation, {
      positions: ['Ann Orc close'],
      combatants: { Ann: ann, Orc: { level: 1, attackBonus: 3, ac: 13, hp: 4, attacks: ['axe melee vs ac 4'] } },
      now: { round: 2, band: 'medium', actor: 'Ann' },
    })
    const { policies } = options(fight)
    const inner = policies[0] as (typeof policies)[0]
    let granted = 0
    const hasty = {
      ...inner,
      // Never begins its turn: it says at once what it would do then.
      command: (scene: AnyScene, actor: number, random: Random) => {
        const first = inner.command(scene as never, actor, random)
        if (first.action !== 'begin') return first
        granted++
        const mark = scene.mark()
        perform(fight.rules, scene, first)
        const then = inner.command(scene as never, actor, random)
        scene.rollback(mark)
        return then
      },
    }
    const duel = duelOf(fight, { policies: policies.map(() => hasty as never) })
    expect(granted).toBeGreaterThan(0)
    expect(duel).toEqual(duelOf(fight, { policies }))
  })

  it('is worked out where free hits answer each other', () => {
    agrees(
      openFight(freeHits, {
        battlefield: { size: [3, 3] },
        combatants: {
          Ann: { pc: true, hp: 4, accuracy: 2, weapons: ['sword melee 1d6'], at: '1,1', facing: 's' },
          Orc: { hp: 4, accuracy: 1, weapons: ['club melee 1d6'], at: '1,2', facing: 'n' },
        },
        now: { round: 2, actor: 'Ann' },
      }),
    )
  })

  it('is worked out where everybody declares in secret and rolls its initiative every round', () => {
    const plain = { kind: 'monster', attributes: { strength: 3 }, stressMax: 2 }
    agrees(
      openFight(weaponSpeed, {
        battlefield: '3x3',
        combatants: {
          Ann: { ...plain, side: 'party', items: ['sword +4 1d6 slashing speed 4'], at: '1,1' },
          Orc: { ...plain, items: ['axe +2 1d4 chopping speed 5'], at: '1,2' },
        },
        now: { turn: 'Ann', turns: { Ann: { declared: 'sword', initiative: 9 } } },
      }),
    )
  })
})

/** Whether the exact chances are those of every way followed to its end, and those of fights that are played. */
function agrees(fight: Situation): void {
  const duel = duelOf(fight, options(fight))
  expect(duel.why).toBe('')
  const apart = duelOf(fight, { ...options(fight), apart: true })
  expect(apart).toEqual({ ...duel, branches: apart.branches })
  const played = sampledDuel(fight, { ...options(fight), samples: 3000 }, '')
  const both = [...duel.wins, duel.draws, duel.never].map(({ value }, i) => [
    value,
    [...played.wins, played.draws, played.never][i]?.value ?? Number.NaN,
  ])
  for (const [p, seen] of both as [number, number][]) {
    expect(Math.abs(seen - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / 3000) + 1e-9)
  }
}
