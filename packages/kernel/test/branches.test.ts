import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answerer,
  ASK,
  compileDice,
  EVERY,
  eachOutcome,
  eachPath,
  type Question,
  refuse,
  Table,
} from '../src/index.ts'
import { choice, defineTables, int, plainly, valueParam } from '../src/rules.ts'
import {
  act,
  addFractions,
  fractionText,
  REFEREE,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
  ZERO,
} from './tiny.ts'

const tables = defineTables({ combatant: { sum: int() } })
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>
type Rule = (scene: Fight) => void

const rules = tinyRuleset<Fight>({
  tables,
  actions: [act<Fight>('do', (scene, { rule }) => (rule as Rule)(scene), { params: [valueParam('rule')] })],
})
const setup = tinySetup([{ name: 'A' }, { name: 'B' }])
const add = (scene: Fight, by: number) => scene.set(combatant.sum, 0, scene.now.combatant.sum[0] + by, 'add')
const preset: Answerer = (question) => question.preset
const every: Answerer = () => EVERY

/** Every outcome of a rule: sum to fraction; several leaves with one sum are added up. */
function outcomes(rule: Rule, answerer: Answerer = preset) {
  const scene = rules.open(setup)
  const odds: Record<string, string> = {}
  const sums = new Map<number, typeof ZERO>()
  let total = ZERO
  let approximately = 0
  const taken: string[] = []
  const command: TinyCommand = { actor: 0, action: 'do', rule }
  const leaves = eachOutcome(rules, scene, command, answerer, (leaf) => {
    const sum = scene.now.combatant.sum[0]
    sums.set(sum, addFractions(sums.get(sum) ?? ZERO, leaf.fraction()))
    total = addFractions(total, leaf.fraction())
    approximately += leaf.probability
    taken.push(
      scene.table.branches
        .choices()
        .map((c) => c.option)
        .join(','),
    )
  })
  for (const [sum, f] of sums) odds[sum] = fractionText(f)
  return { odds, total: fractionText(total), approximately, leaves, taken, scene }
}

const asked = (more: Partial<Question> = {}): Question => ({
  ...choice('ask', REFEREE, plainly('Which?'), [
    { value: 'a', label: plainly('a') },
    { value: 'b', label: plainly('b'), refusal: refuse('no-b', 'Not that one.') },
    { value: 'c', label: plainly('c') },
  ]),
  ...more,
})

describe('exact odds', () => {
  it('follow every face of a die and every distinct outcome of a pool', () => {
    expect(outcomes((scene) => add(scene, scene.die(4, 0, 'die', 'a die')))).toMatchObject({
      odds: { 1: '1/4', 2: '1/4', 3: '1/4', 4: '1/4' },
      leaves: 4,
    })
    const kept = outcomes((scene) => add(scene, scene.dice(compileDice('2d6kh1'), 0, 'pool', 'a pool')))
    expect(kept.leaves).toBe(6)
    expect(kept.odds[6]).toBe('11/36')
    expect(kept.odds[1]).toBe('1/36')
  })

  it('cost nothing where nothing is left to chance', () => {
    expect(outcomes((scene) => add(scene, 3))).toMatchObject({ odds: { 3: '1/1' }, leaves: 1, approximately: 1 })
    expect(outcomes((scene) => add(scene, 3 + scene.dice(compileDice('5'), 0, 'flat', 'flat')))).toMatchObject({
      odds: { 3: '1/1' },
    })
  })

  it('follow dice that depend on dice', () => {
    const { odds, leaves } = outcomes((scene) => {
      const face = scene.die(3, 0, 'die', 'a die')
      for (let n = 0; n < face; n++) add(scene, scene.die(2, 0, 'die', 'another'))
    })
    expect(leaves).toBe(2 + 4 + 8)
    expect(odds[6]).toBe('1/24')
    expect(odds[2]).toBe('1/4')
  })

  it('leave the scene, its table and its recorder as they were, even when a rule fails', () => {
    const scene = rules.open(setup)
    const { table, recorder } = scene
    const before = scene.save()
    const command = (rule: Rule): TinyCommand => ({ actor: 0, action: 'do', rule })
    const fails: Rule = (s) => {
      add(s, 1)
      s.join({ name: 'C' }, 'C', 'join')
      if (s.die(6, 0, 'die', 'a die') === 3) throw new Error('Three is too much.')
    }
    scene.undoable = false
    expect(() => eachOutcome(rules, scene, command(fails), preset, () => {})).toThrow('Three is too much.')
    expect([scene.table, scene.recorder, scene.undoable]).toEqual([table, recorder, false])
    expect(scene.save()).toEqual(before)
  })

  it('can be asked for in the middle of other changes, and by a visitor again', () => {
    const scene = rules.open(setup)
    const mark = scene.mark()
    add(scene, 100)
    let inner = 0
    const roll: TinyCommand = { actor: 0, action: 'do', rule: ((s) => add(s, s.die(2, 0, 'die', 'a die'))) as Rule }
    eachOutcome(rules, scene, roll, preset, () => {
      const here = scene.now.combatant.sum[0]
      eachOutcome(rules, scene, roll, preset, () => {
        inner += scene.now.combatant.sum[0] - here
      })
      expect(scene.now.combatant.sum[0]).toBe(here)
    })
    expect(inner).toBe(6)
    expect(scene.now.combatant.sum[0]).toBe(100)
    scene.rollback(mark)
    expect(scene.now.combatant.sum[0]).toBe(0)
  })

  it('add up to exactly one for any tree of dice', () => {
    const tree = fc.letrec<{ node: { sides: number; low: unknown; high: unknown } | null }>((tie) => ({
      node: fc.option(fc.record({ sides: fc.integer({ min: 1, max: 7 }), low: tie('node'), high: tie('node') }), {
        maxDepth: 4,
      }),
    })).node
    type Tree = { sides: number; low: Tree; high: Tree } | null
    const roll = (scene: Fight, node: Tree): void => {
      if (node === null) return
      const face = scene.die(node.sides, 0, 'die', 'a die')
      add(scene, face)
      roll(scene, face * 2 > node.sides ? node.high : node.low)
    }
    fc.assert(
      fc.property(tree, (node) => {
        const { total, approximately } = outcomes((scene) => roll(scene, node as Tree))
        expect(total).toBe('1/1')
        expect(approximately).toBeCloseTo(1, 12)
      }),
      { numRuns: 60 },
    )
  })
})

describe('open choices', () => {
  it('are followed one by one, each with odds that add up to one; refused options are skipped', () => {
    const { leaves, taken, odds, approximately } = outcomes((scene) => {
      const answer = scene.ask(asked())
      add(scene, answer * 10 + scene.die(2, 0, 'die', 'a die'))
    }, every)
    expect(leaves).toBe(4)
    expect(taken).toEqual(['0', '0', '1', '1'])
    expect(odds).toEqual({ 1: '1/2', 2: '1/2', 21: '1/2', 22: '1/2' })
    expect(approximately).toBeCloseTo(2, 12)
  })

  it('can be answered one by one while others stay open', () => {
    const { odds } = outcomes(
      (scene) => {
        add(scene, scene.ask(asked({ rule: 'open' })))
        add(scene, 10 * scene.ask(asked({ rule: 'settled', preset: 2 })))
      },
      (q) => (q.rule === 'open' ? EVERY : q.preset),
    )
    expect(odds).toEqual({ 20: '1/1', 22: '1/1' })
  })

  it('of numbers go from the least to the greatest', () => {
    const number = asked({ kind: 'number', options: [], min: -1, max: 2, preset: 0 })
    expect(outcomes((scene) => add(scene, scene.ask(number)), every).odds).toEqual({
      '-1': '1/1',
      0: '1/1',
      1: '1/1',
      2: '1/1',
    })
  })

  it('of several seats at once are all combined', () => {
    const { leaves, odds } = outcomes((scene) => {
      const [one, other] = scene.askTogether([asked(), asked({ to: 1 })]) as [number, number]
      add(scene, one * 10 + other)
    }, every)
    expect(leaves).toBe(4)
    expect(Object.keys(odds)).toEqual(['0', '2', '20', '22'])
  })

  it('without a list of answers say so', () => {
    const text = asked({ kind: 'text', options: [], presetText: 'silence' })
    expect(outcomes((scene) => add(scene, scene.askText(text).length), every).odds).toEqual({ 7: '1/1' })
    const endless = asked({ kind: 'number', options: [] })
    expect(() => outcomes((scene) => add(scene, scene.ask(endless)), every)).toThrow('no list of answers to follow')
    const forbidden = asked({ options: asked().options.slice(1, 2) })
    expect(() => outcomes((scene) => add(scene, scene.ask(forbidden)), every)).toThrow('no list of answers to follow')
  })

  it('cannot be put to anybody: where nobody can be asked, the answerer must answer', () => {
    expect(() =>
      outcomes(
        (scene) => add(scene, scene.ask(asked())),
        () => ASK,
      ),
    ).toThrow('nobody is there to be asked')
    const scene = rules.open(setup)
    scene.table = Table.quick(1, () => ASK)
    expect(() => scene.ask(asked())).toThrow('The rule ask asks "Which?", and nobody is there to be asked')
    scene.table = Table.quick(1, every)
    expect(() => scene.ask(asked())).toThrow('nobody is there to be asked')
  })
})

describe('a die of which only a threshold counts', () => {
  const d20 = compileDice('1d20')
  const rolled =
    (most: number): Rule =>
    (scene) =>
      add(scene, scene.faceUpTo({ pool: d20, most }, 0, 'roll', 'roll') <= most ? 1 : 0)

  it('has two branches with their weights', () => {
    expect(outcomes(rolled(7))).toMatchObject({ leaves: 2, odds: { 1: '7/20', 0: '13/20' } })
  })

  it('has one where it is certain', () => {
    expect(outcomes(rolled(20))).toMatchObject({ leaves: 1, odds: { 1: '1/1' } })
    expect(outcomes(rolled(0))).toMatchObject({ leaves: 1, odds: { 0: '1/1' } })
  })

  it('shows its face at other tables', () => {
    const scene = rules.open(setup)
    scene.table = Table.recorded({ inputs: [{ sides: 20, face: 3 }] })
    expect(scene.faceUpTo({ pool: d20, most: 7 }, 0, 'roll', 'roll')).toBe(3)
  })
})

describe('choices that several seats make at once', () => {
  it('are known as such to whoever answers, and are all on the path', () => {
    const known: boolean[] = []
    const branches = Table.branching(() => {
      known.push(branches.branches.together)
      return EVERY
    })
    const question = choice('ask', 0, plainly('Which?'), [
      { value: 'a', label: plainly('') },
      { value: 'b', label: plainly('') },
    ])
    branches.choose(question, null as never)
    branches.chooseTogether([question, question], null as never)
    expect(known).toEqual([false, true, true])
    expect(branches.branches.latestChoice).toBe(2)
  })
})

describe('junctures and spans', () => {
  const rule: Rule = (scene) => {
    const since = scene.here()
    const roll = scene.diceWithin({ pool: compileDice('1d6'), a: 2, b: 5, c: 5 }, 0, 'roll', 'a roll', null)
    scene.juncture(since, Number(roll >= 5))
    add(scene, roll)
  }

  it('are nothing where dice are given or rolled: the same dice, the same tape, the same events', () => {
    const plainly: Rule = (scene) => add(scene, scene.dice(compileDice('1d6'), 0, 'roll', 'a roll'))
    const [marked, plain] = [rule, plainly].map((one) => {
      const scene = rules.open(setup)
      scene.table = Table.recorded({ dice: 'generator', seed: 'a' })
      scene.record(true)
      one(scene)
      return { inputs: scene.table.inputs, events: scene.recorder?.events, state: scene.save().memory }
    })
    expect(marked).toEqual(plain)
    expect(marked?.inputs).toHaveLength(1)
  })

  it('are followed way by way unless somebody asks for more', () => {
    expect(outcomes(rule).leaves).toBe(6)
  })

  it('are told to a follower once for each way, which may leave it there', () => {
    const scene = rules.open(setup)
    const table = Table.branching()
    const met: string[] = []
    table.branches.follower = {
      meets(_place, since, key) {
        met.push(`${since} ${key}: ${table.branches.pathWays}/${table.branches.pathTotal}`)
        return key === 0
      },
    }
    const seen: number[] = []
    const see = () => void seen.push(scene.now.combatant.sum[0] as number)
    expect(eachPath(scene, table, null, () => rule(scene), see)).toBe(1)
    // Below 2, from 2 on, from 5 on: the least face of each stands for all of them.
    expect(met).toEqual(['0 0: 1/6', '0 0: 3/6', '0 1: 2/6'])
    expect(seen).toEqual([5])
  })

  it('ask an answerer once, however many ways go on from its answer', () => {
    let asked = 0
    const question = choice('ask', 0, plainly('Which?'), [
      { value: 'a', label: plainly('') },
      { value: 'b', label: plainly('') },
    ])
    const answerer: Answerer = () => {
      asked++
      return 1
    }
    const { odds } = outcomes((scene) => {
      add(scene, scene.ask(question))
      add(scene, scene.die(4, 0, 'die', 'a die'))
      add(scene, 10 * scene.ask(question))
      add(scene, 100 * scene.die(2, 0, 'die', 'a die'))
    }, answerer)
    expect(Object.keys(odds)).toHaveLength(8)
    expect(asked).toBe(1 + 4)
  })

  it('of dice that are rolled again without end cannot be listed', () => {
    const again: Rule = (scene) => {
      while (scene.die(2, 0, 'die', 'a die') === 1);
    }
    expect(() => outcomes(again)).toThrow(/rolled again without end/)
  })
})
