import {
  type AnyScene,
  type Command,
  checkCommand,
  fingerprint,
  type PlainCommand,
  type Policy,
  Runner,
  randomFrom,
  rowOfName,
  type Underway,
  viewCombatant,
  viewerFor,
  viewFight,
  writeCommand,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import { Beliefs, policyNamed, policyNames, sceneFor, withEyes } from '../src/index.ts'
import { Evaluation } from '../src/policies/evaluation.ts'
import { greedyPolicy } from '../src/policies/greedy.ts'
import { playRounds } from '../src/policies/playing-on.ts'
import { Rehearsal } from '../src/policies/rehearsal.ts'
import { searchPolicy } from '../src/policies/search.ts'
import { type Fight, RULESETS, ready } from './fights.ts'

type AnyPolicy = Policy<AnyScene, Command>

const THINKING = ['greedy:2', 'search:10']

/** Situations in which each policy is compared. */
const COMPARED = effort(2, 4)

/** Every command of a fight in plain words, as policies play it until so many commands are done. */
function played(
  { rules, setup }: Fight,
  policy: AnyPolicy,
  seed: string,
  limit: number,
  look?: (scene: AnyScene, plain: PlainCommand) => void,
): string[] {
  const scene = rules.open(setup) as AnyScene
  const told: string[] = []
  const watched: AnyPolicy = {
    ...policy,
    command(fight, actor, random) {
      const command = policy.command(fight, actor, random)
      const refusal = checkCommand(rules, fight, command)
      expect(refusal, JSON.stringify(command)).toBeNull()
      const plain = writeCommand(rules, fight, command)
      told.push(JSON.stringify(plain))
      look?.(fight, plain)
      return command
    },
  }
  new Runner(rules, scene, { policies: setup.seats.map(() => watched), limit }).run(seed)
  return told
}

describe.each(someOf(RULESETS, 4))('opponents of %s', (ruleset) => {
  test('random, first-legal and aggressive are there, and those that think', async () => {
    const { rules } = await ready(ruleset, 'mirror')
    expect(policyNames(rules)).toEqual(['random', 'first-legal', 'aggressive', 'greedy', 'search'])
  })

  test.each(THINKING)('%s plays legally, the same for the same seed, and leaves the fight alone', async (name) => {
    const fight = await ready(ruleset, 'mirror')
    const policy = policyNamed(fight.rules, name) as AnyPolicy
    let before = ''
    const guarded: AnyPolicy = {
      ...policy,
      command(scene, actor, random) {
        const { table, recorder } = scene
        before = fingerprint(scene)
        const command = policy.command(scene, actor, random)
        expect(fingerprint(scene)).toBe(before)
        expect(scene.table).toBe(table)
        expect(scene.recorder).toBe(recorder)
        return command
      },
      answer(scene, question, random, underway?: Underway<Command>) {
        expect(underway).toBeDefined()
        before = fingerprint(scene)
        const answer = policy.answer(scene, question, random, underway)
        expect(fingerprint(scene)).toBe(before)
        return answer
      },
    }
    const length = effort(6, 8)
    const first = played(fight, guarded, 'one', length)
    const again = played(await ready(ruleset, 'mirror'), policyNamed(fight.rules, name) as AnyPolicy, 'one', length)
    expect(first.length).toBeGreaterThan(2)
    expect(again).toEqual(first)
  })

  test.each(['aggressive', ...THINKING])('%s does the same in fights that look the same to its seat', async (name) => {
    const fight = await ready(ruleset, 'mirror')
    const { rules, setup } = fight
    const policy = policyNamed(rules, name) as AnyPolicy
    const other = sceneFor(rules, setup)
    let compared = 0
    played(fight, policyNamed(rules, 'aggressive') as AnyPolicy, 'two', 20, (scene) => {
      const actor = rules.whoCanAct(scene)[0]
      if (actor === undefined || scene.now.fight === undefined || compared >= COMPARED) return
      const { seat } = scene.now.combatant as unknown as { seat: ArrayLike<number> }
      // Everything that the seat may not know is made up: to the seat the two fights look the same.
      other.recorder = null
      new Beliefs(rules, other, scene.save(), actor).imagine(randomFrom(`other ${compared}`))
      const view = (of: AnyScene) => JSON.stringify(viewFight(rules, of, seat[actor]))
      if (view(other) !== view(scene)) return
      const choose = (of: AnyScene): string =>
        JSON.stringify(writeCommand(rules, of, policy.command(of, actor, randomFrom('choice'))))
      const real = choose(scene)
      const twin = sceneFor(rules, setup)
      twin.load(other.save())
      expect(choose(twin)).toBe(real)
      compared++
    })
    expect(compared).toBeGreaterThan(0)
  })

  test('those who think leave it to the rule of thumb when a fight has gone on for long', async () => {
    const { rules, setup } = await ready(ruleset, 'mirror')
    const scene = rules.open(setup) as AnyScene
    const usual = policyNamed(rules, 'aggressive', { fair: false }) as AnyPolicy
    new Runner(rules, scene, { policies: setup.seats.map(() => usual), limit: 3 }).run('long')
    const actor = rules.whoCanAct(scene)[0] as number
    const round = rules.tables.byPath.get('fight.round')
    scene.set(round as never, 0, 21, 'test' as never)
    let tried = 0
    let wanted = ''
    const counted: AnyPolicy = {
      ...usual,
      command(fight, row, random) {
        tried++
        const command = usual.command(fight, row, random)
        wanted = JSON.stringify(command)
        return command
      },
    }
    for (const policy of [greedyPolicy(rules, counted, 8), searchPolicy(rules, counted, { visits: 50 })]) {
      tried = 0
      const command = JSON.stringify(policy.command(scene, actor, randomFrom('choice')))
      expect(command).toBe(wanted)
      expect(tried).toBe(1)
    }
  })

  test('what a seat believes looks to it as what is', async () => {
    const fight = await ready(ruleset, 'mirror')
    const { rules, setup } = fight
    const own = sceneFor(rules, setup)
    let looks = 0
    played(fight, policyNamed(rules, 'aggressive', { fair: false }) as AnyPolicy, 'three', 40, (scene) => {
      const actor = rules.whoCanAct(scene)[0]
      if (actor === undefined) return
      const viewer = viewerFor(scene, actor)
      new Beliefs(rules, own, scene.save(), actor).imagine(randomFrom(looks))
      // With the eyes of its side, which see less than the referee's seat that plays it.
      const rows = scene.sheets.map((_, row) => row)
      const view = (of: AnyScene) => JSON.stringify(rows.map((row) => viewCombatant(rules, of, row, viewer)))
      expect(view(own)).toBe(view(scene))
      looks++
    })
    expect(looks).toBeGreaterThan(5)
  })

  test('a rehearsal of the rule of thumb goes as the fight itself', async () => {
    const { rules, setup } = await ready(ruleset, 'mirror')
    const scene = rules.open(setup) as AnyScene
    const base = rules.policies.get('aggressive') as AnyPolicy
    const policies = setup.seats.map(() => base)
    new Runner(rules, scene, { policies, limit: 9 }).run('four')
    const before = scene.save()
    const rehearsal = new Rehearsal(rules, setup, base)
    rehearsal.believe([before])
    const evaluation = new Evaluation(rules)
    const runner = new Runner(rules, scene, { policies })
    const wins = [0, 0]
    const fights = 60
    const won = (of: AnyScene) => ((of.now.fight as unknown as { winner: ArrayLike<number> }).winner[0] === 0 ? 1 : 0)
    for (let i = 0; i < fights; i++) {
      scene.load(before)
      runner.run(`real ${i}`)
      const imagined = rehearsal.enter(0, `imagined ${i}`)
      playRounds(rehearsal, evaluation, 0, 1000)
      wins[0] = wins[0] + won(scene)
      wins[1] = wins[1] + won(imagined)
    }
    // Four standard errors of the difference of two shares of so many fights.
    expect(Math.abs(wins[0] - wins[1]) / fights).toBeLessThan(4 * Math.sqrt(0.5 / fights))
  })
})

test('those of one seat who declare together are thought about once, and each declares what is thought best for it', async () => {
  const { rules, setup } = await ready('weapon-speed', 'mirror')
  const scene = rules.open(setup) as AnyScene
  let asked = 0
  const base = rules.policies.get('aggressive') as AnyPolicy
  const counted: AnyPolicy = {
    ...base,
    answer(fight, question, random) {
      asked++
      return base.answer(fight, question, random)
    },
  }
  const eyes = withEyes(rules, counted)
  const declared: number[] = []
  const watched: AnyPolicy = {
    ...eyes,
    answer(fight, question, random, underway) {
      const answer = eyes.answer(fight, question, random, underway)
      declared.push(answer)
      // Everything is shown in this fight: what is believed is what is.
      expect(answer).toBe(base.answer(fight, question, random))
      return answer
    },
  }
  new Runner(rules, scene, { policies: setup.seats.map(() => watched), limit: 2 }).run('declaring')
  expect(declared).toHaveLength(scene.combatants)
  expect(asked).toBe(scene.combatants)
})

/** What a fight holds of turns that gain nothing: spaces that are bought and not walked, a Rally of the unhurt. */
function wasted(fight: Fight, policy: string, seed: string): string[] {
  const found: string[] = []
  let turn: PlainCommand[] = []
  played(fight, policyNamed(fight.rules, policy) as AnyPolicy, seed, 25, (scene, plain) => {
    if (turn[0]?.actor !== plain.actor) turn = []
    turn.push(plain)
    const { hp, hpMax } = scene.now.combatant as unknown as Record<string, number[] | undefined>
    const row = rowOfName(scene, String(plain.actor))
    if (plain.action === 'rally' && (hp?.[row] ?? 0) >= (hpMax?.[row] ?? 1)) found.push(JSON.stringify(turn))
    if (plain.action !== 'end' && plain.action !== 'pass') return
    const bought = turn.findLastIndex(({ action }) => action === 'buy-spaces')
    if (bought >= 0 && !turn.slice(bought).some(({ action }) => /^(move|leave)$/.test(String(action))))
      found.push(JSON.stringify(turn))
  })
  return found
}

test.each([
  ['escalation', 'broken-window', 'greedy:2'],
  ['escalation', 'broken-window', 'search:10'],
])('no turn is spent on what gains nothing: %s, %s, %s', async (ruleset, name, policy) => {
  const fight = await ready(ruleset, name)
  expect(wasted(fight, policy, 'w0')).toEqual([])
})

test('shock: who retreats leaves, and nobody strikes with the fist who could draw first', async () => {
  const axe = {
    ...{ name: 'Axe', kind: 'melee', hands: 1, attributes: ['str'], skill: 'stab', damage: '1d6', carried: 'readied' },
  }
  const orc = { kind: 'npc', side: 'foes', hp: 8, ac: 12, attackBonus: 2, weapons: [axe] }
  const weighed = async (more: object, at: string) => {
    const { rules, setup } = await ready('shock', 'mirror', (raw) => {
      for (const key of Object.keys(raw)) if (key !== 'ruleset') delete raw[key]
      const ann = { kind: 'pc', hp: 10, ac: 12, attackBonus: 1, at }
      raw.battlefield = '60x60'
      raw.combatants = { Ann: ann, Orc: { ...orc, at: '20,20', ...more } }
      raw.now = { side: 'foes', order: ['party', 'foes'] }
    })
    const scene = rules.open(setup) as AnyScene
    const greedy = greedyPolicy(rules, rules.policies.get('aggressive') as AnyPolicy, 2)
    const { arms } = greedy.ponderCommand(scene, 1, randomFrom(1))
    return arms.map(({ what }) => what.action)
  }
  expect(await weighed({ retreating: true }, '24,20')).toEqual(['run'])
  const near = await weighed({}, '21,20')
  expect(near[0]).toBe('draw')
  expect(near).not.toContain('attack')
  expect(near).not.toContain('second-move')
})

test('who flees has nothing to choose: those who think weigh no step away against standing there', async () => {
  const { rules, setup } = await ready('zones', 'duel', (raw) => {
    raw.combatants = {
      Ada: { from: 'ada-the-warrior', zone: 'door' },
      Gob: { from: 'toll-ruffian', zone: 'yard', status: 'fleeing' },
    }
    raw.now = { turn: 'Gob' }
  })
  const scene = rules.open(setup) as AnyScene
  const greedy = greedyPolicy(rules, rules.policies.get('aggressive') as AnyPolicy, 2)
  const { arms } = greedy.ponderCommand(scene, 1, randomFrom(1))
  expect(arms.map(({ what }) => what.action)).toEqual(['move'])
})
