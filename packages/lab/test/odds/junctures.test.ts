import {
  type AnyRuleset,
  type AnyScene,
  type Column,
  type Command,
  compileDice,
  fingerprint,
  possibleCommands,
  Runner,
  randomFrom,
} from '@fray/kernel'
import { choice, plainly } from '@fray/kernel/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { duelOf } from '../../src/odds/duel.ts'
import { lifeMargin } from '../../src/odds/measure.ts'
import { oddsOf, rangeOf } from '../../src/odds/odds.ts'
import type { Reactions } from '../../src/odds/reactions.ts'
import { happenings, type Reading, targetsOf } from '../../src/odds/reading.ts'
import type { ExactOdds, Odds, Situation } from '../../src/odds/results.ts'
import { encountersOf, RULESETS, ready } from '../fights.ts'
import { blows, zonesBlow } from './attacks.ts'

/** Situations of each ruleset that are looked at; more by the environment. */
const SITUATIONS = Number(process.env.FRAY_FIGHTS ?? 1)
const FIRST = Number(process.env.FRAY_FIRST ?? 0)
/** Commands with more ways than this are left out; more by the environment. */
const BRANCHES = Number(process.env.FRAY_WAYS ?? 400)

/** Every outcome with its exact chance, in the order in which they are met. */
const plain = <T>({ outcomes }: ExactOdds<T>): string[] =>
  outcomes.map(({ value, chance }) => `${JSON.stringify(value)} ${chance.reduced()}`)

const spoken = <T>(odds: Odds<T>): string[] => (odds.kind === 'exact' ? plain(odds) : [odds.why])

/** What happened, and the whole fight afterwards: what a juncture loses that shows in neither hits nor life is lost here. */
function wholeReading({ rules, scene }: Situation, command: Command): Reading<string> {
  const { read } = happenings(rules, scene, command)
  return { read: (now, told, events) => `${JSON.stringify(read(now, told, events))} ${fingerprint(now)}` }
}

/** The odds with every way followed to its end, or null where that is too many. */
function everyWay(situation: Situation, command: Command, reactions: Reactions, branches = BRANCHES) {
  const reading = wholeReading(situation, command)
  const odds = oddsOf(situation, command, { reactions, reading, apart: true, branches, samples: 1 })
  return odds.kind === 'exact' ? odds : null
}

type Rule = (scene: AnyScene) => void

/** The hit points of the two in the fight, which made-up rules use as their numbers. */
const sums = (scene: AnyScene) => (scene.now.combatant as unknown as { readonly hp: Int32Array }).hp

/** What a made-up rule makes of the two numbers. */
const bothSums: Reading<string> = { read: (now) => `${sums(now)[0]} ${sums(now)[1]}` }

/** `zones` with one command, which does what the made-up rule says. */
function fightOf(rule: Rule): Situation {
  const { rules: zones, scene } = zonesBlow()
  const attack = zones.actions.get('attack')
  if (attack === undefined) throw new Error('The action attack is gone.')
  const action = { ...attack, id: 'do', check: () => null, resolve: (now: never) => rule(now) }
  const own = { actions: new Map([['do', action]]), mayCommand: () => null, settleFight: () => {} }
  const turn = { automaticStep: () => null, calledFor: undefined, implied: () => null, whoCanAct: () => [0] }
  return { rules: { ...zones, ...own, ...turn } as unknown as AnyRuleset, scene }
}

/** The odds of a made-up rule. */
function oddsOfRule(rule: Rule, reactions: Reactions, apart: boolean, reading = bothSums): ExactOdds<string> {
  const { rules, scene } = fightOf(rule)
  for (const row of [0, 1]) add(scene, row, -sums(scene)[row])
  const measure = (now: AnyScene, side: number) => {
    const [a, b] = sums(now) as unknown as [number, number]
    return side === 0 ? 3 * a - b : 5 * b - 2 * a
  }
  const command: Command = { actor: 0, action: 'do' }
  const options = { reactions, apart, reading, measure, branches: 1e6, samples: 1 }
  const odds = oddsOf({ rules, scene }, command, options)
  if (odds.kind !== 'exact') throw new Error(odds.why)
  return odds
}

const dice = ['d2', 'd3', '2d3', 'd6'].map((text) => compileDice(text))
const columnOf = (scene: AnyScene, path: string) => scene.tables.byPath.get(path) as Column
const add = (scene: AnyScene, row: number, by: number) =>
  scene.set(columnOf(scene, 'combatant.hp'), row, (sums(scene)[row] + by) % 5, 'add')

/** What a made-up rule does, one after the other: roll and add, ask and add, or something nested. */
type Deed =
  | { readonly roll: number; readonly row: number }
  | { readonly ask: number; readonly row: number }
  | { readonly nested: readonly Deed[]; readonly kept: number }

const { deeds } = fc.letrec<{ deeds: Deed[]; deed: Deed }>((tie) => ({
  deed: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ roll: fc.nat(3), row: fc.nat(1) }),
    fc.record({ ask: fc.nat(1), row: fc.nat(1) }),
    fc.record({ nested: tie('deeds'), kept: fc.nat(2) }),
  ),
  deeds: fc.array(tie('deed'), { maxLength: 4 }) as fc.Arbitrary<Deed[]>,
}))

function carryOut(scene: AnyScene, all: readonly Deed[]): number {
  const since = scene.here()
  let kept = 0
  for (const [i, deed] of all.entries()) {
    if ('roll' in deed) {
      const face = scene.roll(dice[deed.roll] as (typeof dice)[0], deed.row, 'roll', 'a roll')
      add(scene, deed.row, face)
      kept = (kept + face) % 2
    } else if ('ask' in deed) {
      const options = [0, 1, 2].map((n) => ({ value: n, label: { key: `${n}`, slots: {} } }))
      add(scene, deed.row, scene.ask(choice('ask', deed.ask, plainly('How many?'), options)))
    } else if (carryOut(scene, deed.nested) <= deed.kept) add(scene, 0, 1)
    scene.juncture(since, i * 2 + kept)
  }
  add(scene, 1, kept)
  return kept
}

describe('dice that are rolled again without end', () => {
  it('are sampled', () => {
    const again: Rule = (scene) => {
      while (scene.die(2, 0, 'die', 'a die') === 1);
    }
    expect(() => oddsOfRule(again, 'nobody', false)).toThrow(/rolled again without end/)
  })
})

describe('a juncture', () => {
  it('changes no odds, whatever a rule does', () => {
    fc.assert(
      fc.property(deeds, fc.constantFrom('nobody' as const, 'best' as const), (all, reactions) => {
        const rule: Rule = (scene) => void carryOut(scene, all)
        const size = JSON.stringify(all).match(/roll|ask/g)?.length ?? 0
        fc.pre(size <= 7)
        expect(plain(oddsOfRule(rule, reactions, false))).toEqual(plain(oddsOfRule(rule, reactions, true)))
      }),
      { numRuns: 150 },
    )
  })

  it('saves the ways that come to the same', () => {
    const rule: Rule = (scene) => {
      const since = scene.here()
      for (let i = 0; i < 5; i++) {
        add(scene, 0, scene.die(6, 0, 'roll', 'a roll'))
        scene.juncture(since, i)
      }
    }
    expect(oddsOfRule(rule, 'nobody', true).branches).toBe(6 ** 5)
    expect(oddsOfRule(rule, 'nobody', false).branches).toBeLessThan(200)
  })

  it('joins dice in more ways than a number holds', () => {
    const many = compileDice('8d20kh1')
    const rule: Rule = (scene) => {
      for (let i = 0; i < 2; i++) {
        const since = scene.here()
        const high = scene.roll(many, 0, 'roll', 'a roll') > 17
        scene.juncture(since, Number(high))
        add(scene, 0, high ? 1 : 0)
      }
    }
    expect(plain(oddsOfRule(rule, 'best', false))).toEqual(plain(oddsOfRule(rule, 'best', true)))
  })

  it('with a key that leaves something out is found by comparing', () => {
    const rule: Rule = (scene) => {
      const since = scene.here()
      const face = scene.die(6, 0, 'roll', 'a roll')
      scene.juncture(since, 0)
      if (face > 3) add(scene, 0, scene.die(2, 0, 'roll', 'a roll'))
    }
    expect(plain(oddsOfRule(rule, 'nobody', false))).not.toEqual(plain(oddsOfRule(rule, 'nobody', true)))
  })

  it('that loses what shows in neither hits nor life is found by comparing whole fights', () => {
    const rule: Rule = (scene) => {
      const since = scene.here()
      const face = scene.die(6, 0, 'roll', 'a roll')
      scene.juncture(since, 0)
      if (face > 3) scene.set(columnOf(scene, 'combatant.hampered'), 1, 1, 'rule')
    }
    const whole: Reading<string> = { read: fingerprint }
    expect(plain(oddsOfRule(rule, 'nobody', false))).toEqual(plain(oddsOfRule(rule, 'nobody', true)))
    expect(plain(oddsOfRule(rule, 'nobody', false, whole))).not.toEqual(plain(oddsOfRule(rule, 'nobody', true, whole)))
  })

  it('may leave to the blows what they tell, in odds and in duels', () => {
    // A miss ends it; a critical hit, which nothing but the blow tells of at the juncture, costs twice as much.
    const rule: Rule = (scene) => {
      const since = scene.here()
      const face = scene.die(6, 0, 'roll', 'a roll')
      scene.blows?.add(0, 1, face > 1, face === 6 ? 1 : 0)
      scene.juncture(since, 0)
      const left = sums(scene)[1] - (face === 1 ? 0 : face === 6 ? 2 : 1)
      scene.set(columnOf(scene, 'combatant.hp'), 1, left, 'rule')
      if (face > 1 && left > 0) return
      scene.set(columnOf(scene, 'fight.winner'), 0, left > 0 ? 1 : 0, 'rule')
      scene.set(columnOf(scene, 'fight.over'), 0, 1, 'rule')
    }
    expect(plain(oddsOfRule(rule, 'nobody', false))).toEqual(plain(oddsOfRule(rule, 'nobody', true)))
    const fight = fightOf(rule)
    fight.scene.set(columnOf(fight.scene, 'combatant.hp'), 1, 3, 'rule')
    const deed = { id: 'do', about: '', command: () => ({ actor: 0, action: 'do' }), answer: () => 0 } as never
    const policies = fight.scene.setup.seats.map(() => deed)
    const [apart, joined] = [true, false].map((one) => duelOf(fight, { policies, apart: one, exact: true }))
    // From 1 point 5/6; from 2 points 4/6 x 5/6 + 1/6; from 3 points 4/6 of the latter and 1/6 of the former.
    expect(String(apart?.wins[0]?.exact)).toBe('67/108')
    expect(String(joined?.wins[0]?.exact)).toBe('67/108')
  })
})

/** A fight of the ruleset after some commands of the policy random. */
async function situationOf(ruleset: string, encounter: string, n: number): Promise<Situation> {
  const { rules, setup } = await ready(ruleset, encounter)
  const scene = rules.open(setup) as AnyScene
  const policies = setup.seats.map(() => rules.policies.get(n % 2 === 0 ? 'random' : 'aggressive') as never)
  new Runner(rules, scene, { policies, limit: 6 + ((n * 11) % 40) }).run(`junctures ${n}`)
  for (let formal = rules.automaticStep(scene); formal !== null; formal = rules.automaticStep(scene)) {
    new Runner(rules, scene, { policies, limit: 1 }).run(`routine ${n}`)
  }
  return { rules, scene }
}

/** Some commands that may be given now: those with a target first. */
function commandsOf({ rules, scene }: Situation, seed: string): Command[] {
  const random = randomFrom(seed)
  const found: Command[] = []
  for (const actor of rules.whoCanAct(scene).slice(0, 2)) {
    const { legal } = possibleCommands(rules, scene, actor)
    const aimed = (legal as Command[]).filter((command) => targetsOf(command).length > 0)
    for (const list of [aimed, aimed, legal as Command[]])
      if (list.length > 0) found.push(list[random(list.length)] as Command)
  }
  return found
}

/** Encounters whose commands have few enough ways to follow each; of other rulesets all are tried. */
const ENCOUNTERS: Readonly<Record<string, readonly string[]>> = {
  zones: ['warband', 'bridge'],
  shock: ['last-stand', 'mirror'],
  'free-hits': ['fair', 'churchyard', 'mirror'],
  escalation: ['toll-house', 'anvil', 'four-bridges'],
  'weapon-speed': ['tithe-day', 'mirror'],
}

describe.each(someOf(RULESETS, 3, 1))('odds in %s', (ruleset) => {
  it('are the same fractions whether ways are joined or not', async () => {
    const names = ENCOUNTERS[ruleset] ?? encountersOf(ruleset)
    let compared = 0
    for (let n = FIRST; n < FIRST + SITUATIONS * names.length; n++) {
      const situation = await situationOf(ruleset, names[n % names.length], n)
      const { rules } = situation
      const policies = ['aggressive', 'random'].flatMap((id) => rules.policies.get(id) ?? [])
      for (const command of commandsOf(situation, `commands ${n}`)) {
        const branches: Reactions[] = ['nobody', 'best', ...policies]
        for (const reactions of branches) {
          const apart = everyWay(situation, command, reactions)
          if (apart === null) continue
          const joined = oddsOf(situation, command, { reactions, reading: wholeReading(situation, command) })
          const what = `${n} ${JSON.stringify(command)} ${typeof reactions === 'string' ? reactions : reactions.id}`
          expect(spoken(joined), what).toEqual(plain(apart))
          compared++
        }
        const reading = wholeReading(situation, command)
        const margin = lifeMargin(rules)
        const of = (_: unknown, now: AnyScene) => margin(now, 0)
        const ends = [true, false].map((apart) =>
          rangeOf(situation, command, { reading, of, apart, branches: BRANCHES }),
        )
        if (ends[0] && ends[1]) {
          expect(plain(ends[1].low)).toEqual(plain(ends[0].low))
          expect(plain(ends[1].high)).toEqual(plain(ends[0].high))
        }
      }
    }
    expect(compared).toBeGreaterThan(2)
  })
})

describe.each(Object.entries(blows))('%s', (name, make) => {
  it('has the same odds whether ways are joined or not', () => {
    const attack = make()
    const policy = attack.rules.policies.get('aggressive') as never
    const branches: Reactions[] = name === 'free-hits' ? ['nobody', policy] : ['nobody', policy, 'best']
    for (const reactions of branches) {
      const apart = everyWay(attack, attack.command, reactions, 10_000)
      expect(apart, 'all ways').not.toBeNull()
      const reading = wholeReading(attack, attack.command)
      expect(spoken(oddsOf(attack, attack.command, { reactions, reading }))).toEqual(plain(apart as ExactOdds<string>))
    }
  })
})

describe('a duel', () => {
  it('comes out the same whether ways are joined or not', () => {
    for (const make of [blows.zones, blows.shock]) {
      const { rules, scene } = (make as (typeof blows)['zones'])()
      const policies = scene.setup.seats.map(() => rules.policies.get('aggressive') as never)
      const [apart, joined] = [true, false].map((one) => duelOf({ rules, scene }, { policies, apart: one }))
      expect(joined).toMatchObject({ kind: 'exact', states: apart?.states, cycle: apart?.cycle })
      expect(joined?.wins).toEqual(apart?.wins)
      expect(joined?.branches).toBeLessThan((apart?.branches ?? 0) * 0.6)
    }
  })
})
