import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonical,
  compileDice,
  type FightEvent,
  fingerprint,
  type Question,
  refuse,
  Session,
  Table,
} from '../src/index.ts'
import { defineTables, int, plainly, valueParam } from '../src/rules.ts'
import { pickAnswer } from './duel.ts'
import { act, inputsOf, note, REFEREE, type SceneOf, type TinyCommand, tinyRuleset, tinySetup } from './tiny.ts'

/*
 * Whatever rules do, they may be stopped at every die and at every question, taken back and executed again, and come out
 * as if they had never been stopped. The rules here are made up at random: trees of rolls, questions, joint questions,
 * changes, rows that open and close, combatants that join, nested as deep as chance will have it.
 */
type Node =
  | { readonly do: 'set'; readonly row: number; readonly value: number }
  | { readonly do: 'die'; readonly sides: number; readonly low: readonly Node[]; readonly high: readonly Node[] }
  | { readonly do: 'pool'; readonly dice: string; readonly row: number }
  | { readonly do: 'ask'; readonly to: number; readonly branches: readonly (readonly Node[])[] }
  | { readonly do: 'number'; readonly to: number; readonly max: number }
  | { readonly do: 'text' }
  | { readonly do: 'together'; readonly count: number }
  | { readonly do: 'join' | 'open' | 'close' | 'keep' }

const tables = defineTables({
  combatant: { score: int(), marks: int({ width: 2 }) },
  thing: { of: int(), kinds: int({ width: 3 }) },
})
const { combatant, thing } = tables.columns
const THING = tables.index.thing as number
type Fight = SceneOf<typeof tables>

const question = (to: number, more: Partial<Question>): Question => ({
  rule: 'ask',
  kind: 'choice',
  to,
  prompt: plainly('What now?'),
  options: [],
  preset: 0,
  ...more,
})
const add = (scene: Fight, row: number, by: number) =>
  scene.set(combatant.score, row, scene.now.combatant.score[row] + by, 'add')

function run(scene: Fight, nodes: readonly Node[]): void {
  for (const node of nodes) step(scene, node)
}

function step(scene: Fight, node: Node): void {
  switch (node.do) {
    case 'set':
      scene.set(combatant.score, node.row, node.value, 'set')
      scene.setCell(combatant.marks, node.row, node.value % 2, node.value, 'set')
      break
    case 'die': {
      const face = scene.die(node.sides, 0, 'die', 'a die')
      note(scene, 'face', { face })
      run(scene, face * 2 > node.sides ? node.high : node.low)
      break
    }
    case 'pool':
      add(scene, node.row, scene.dice(compileDice(node.dice), node.row, 'pool', 'a pool'))
      break
    case 'ask': {
      const options = node.branches.map((_, value) => ({ value, label: { key: `${value}`, slots: {} } }))
      run(scene, node.branches[scene.ask(question(node.to, { options }))] as readonly Node[])
      break
    }
    case 'number':
      add(scene, 0, scene.ask(question(node.to, { kind: 'number', min: -node.max, max: node.max })))
      break
    case 'text':
      scene.store(scene.askText(question(REFEREE, { kind: 'text', presetText: 'nothing' })))
      break
    case 'together': {
      const asked = Array.from({ length: node.count }, (_, i) =>
        question((i % 3) - 1, { kind: 'number', min: 0, max: 5, secret: i % 2 === 0 }),
      )
      scene.askTogether(asked).forEach((answer, i) => add(scene, i % 2, answer * (i + 1)))
      break
    }
    case 'join': {
      const row = scene.join({ name: `N${scene.combatants}` }, `N${scene.combatants}`, 'join')
      scene.set(combatant.score, row, row, 'join')
      break
    }
    case 'open': {
      const row = scene.open(THING)
      scene.set(thing.of, row, row * 10, 'open')
      scene.setCell(thing.kinds, row, row % 3, 7, 'open')
      break
    }
    case 'close':
      if (scene.rows(THING) > 0) scene.close(THING, Math.floor(scene.rows(THING) / 2))
      break
    case 'keep':
      scene.store({ kept: scene.values.length })
      break
  }
}

const { tree } = fc.letrec<{ tree: Node[]; node: Node }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Node>({ do: 'text' }, { do: 'join' }, { do: 'open' }, { do: 'close' }, { do: 'keep' }),
    fc.record({ do: fc.constant('set' as const), row: fc.nat(1), value: fc.nat(9) }),
    fc.record({
      do: fc.constant('pool' as const),
      dice: fc.constantFrom('1d6', '3d6kh2', '2d4-1d6', '2d4!', '5'),
      row: fc.nat(1),
    }),
    fc.record({ do: fc.constant('number' as const), to: fc.integer({ min: -1, max: 1 }), max: fc.nat(3) }),
    fc.record({ do: fc.constant('together' as const), count: fc.integer({ min: 0, max: 4 }) }),
    fc.record({
      do: fc.constant('die' as const),
      sides: fc.constantFrom(1, 4, 20),
      low: tie('tree'),
      high: tie('tree'),
    }),
    fc.record({
      do: fc.constant('ask' as const),
      to: fc.integer({ min: -1, max: 1 }),
      branches: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))

const rules = tinyRuleset<Fight>({
  tables,
  actions: [
    act<Fight>('run', (scene, { tree: nodes }) => run(scene, nodes as Node[]), { params: [valueParam('tree')] }),
  ],
})
const setup = tinySetup([
  { name: 'A', seat: 1 },
  { name: 'B', seat: 2 },
])
const commandFor = (nodes: readonly Node[]) => ({ actor: 'A', action: 'run', tree: nodes })

/** The whole resolution in one go, from recorded inputs that are complete, and what it left behind. */
function inOneGo(nodes: readonly Node[], inputs: ReturnType<typeof inputsOf>): { events: FightEvent[]; scene: Fight } {
  const scene = rules.open(setup)
  scene.table = Table.recorded({ inputs })
  scene.record(true)
  run(scene, nodes)
  expect(scene.table.leftOver()).toEqual([])
  return { events: scene.recorder?.take() ?? [], scene }
}

/** Answers whatever the session waits for until it waits no more; the scene never moves meanwhile. */
function answerEverything(session: Session<Fight, TinyCommand>, picks: readonly number[], reversed: boolean): number {
  const before = fingerprint(session.scene)
  const memory = session.scene.memory.slice()
  let stops = 0
  for (let { awaited } = session; awaited !== null; { awaited } = session) {
    expect(fingerprint(session.scene)).toBe(before)
    expect(session.scene.memory).toEqual(memory)
    const pick = picks[stops++ % picks.length]
    if (awaited.kind === 'dice') session.answerDice(awaited.request.sides.map((sides, i) => ((pick + i) % sides) + 1))
    else {
      const order = awaited.questions.map((_, i) => i)
      for (const i of reversed ? order.reverse() : order) {
        const q = awaited.questions[i]
        const waiting = session.awaited
        // Two questions to one row are answered in their order, so that this one may have been answered already.
        if (waiting?.kind === 'answers' && waiting.given[i] === null)
          session.answer('referee', pickAnswer(q, pick + i), q.to)
      }
    }
    expect(stops).toBeLessThan(500)
  }
  return stops
}

describe('suspension', () => {
  it('at every die and question gives the same events and the same fight as in one go', () => {
    let stops = 0
    fc.assert(
      fc.property(
        tree,
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (nodes, picks, reversed) => {
          const session = new Session(rules, setup, { seed: 'suspended', dice: 'typed' })
          session.submit('ann', commandFor(nodes))
          stops += answerEverything(session, picks, reversed)
          const played = session.played[0]
          if (played === undefined) throw new Error('The command was not done.')
          const { events, scene } = inOneGo(nodes, [...played.inputs])
          expect(canonical(played.events)).toBe(canonical(events))
          expect(fingerprint(session.scene)).toBe(fingerprint(scene))
          expect(session.scene.save()).toEqual(scene.save())
        },
      ),
      { numRuns: 150 },
    )
    expect(stops).toBeGreaterThan(100)
  })

  it('with dice of the generator rolls each die once, though the rules are executed again', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }), (nodes, picks) => {
        const session = new Session(rules, setup, { seed: 'suspended' })
        session.submit('ann', commandFor(nodes))
        answerEverything(session, picks, false)
        // The same in one go, from the same generator, with a host who gives the same answers.
        const answers = (session.played[0]?.inputs ?? []).flatMap((e) => ('answers' in e ? [...e.answers] : []))
        const scene = rules.open(setup)
        scene.table = Table.recorded({
          dice: 'generator',
          seed: 'suspended',
          answerer: (q) => {
            const answer = answers.shift()
            return q.kind === 'text' ? 0 : Number(answer)
          },
        })
        run(scene, nodes)
        const dice = scene.table.inputs.filter((e) => 'sides' in e)
        expect(session.played[0]?.inputs.filter((e) => 'sides' in e)).toEqual(dice)
      }),
      { numRuns: 100 },
    )
  })

  it('is thrown as one and the same object, which carries nothing', () => {
    const nodes: Node[] = [{ do: 'text' }]
    const thrown: unknown[] = []
    for (let n = 0; n < 2; n++) {
      const scene = rules.open(setup)
      scene.table = Table.recorded({ dice: 'typed' })
      try {
        run(scene, nodes)
      } catch (error) {
        thrown.push(error)
      }
    }
    expect(thrown[0]).toBe(thrown[1])
    expect(Object.isFrozen(thrown[0])).toBe(true)
  })
})

describe('a strict tape', () => {
  const wrong = (nodes: readonly Node[], entries: Parameters<typeof inputsOf>[0]) => () => {
    const scene = rules.open(setup)
    scene.table = Table.recorded({ inputs: inputsOf(entries) })
    run(scene, nodes)
  }
  const die: Node = { do: 'die', sides: 20, low: [], high: [] }
  const ask: Node = { do: 'ask', to: 0, branches: [[], []] }

  it.each([
    [[die], [], 'The rule die rolls a d20 (a die), but no die is left.'],
    [[die], ['d6=3'], 'The rule die rolls a d20, but the next die is a d6 (3).'],
    [[die], [1], 'The rule die rolls a d20, but the next entry is the answer [1].'],
    [[ask], ['d20=1'], 'The rule ask asks "What now?", but the next entry is a d20 (1).'],
    [[ask], [2], '2 is not one of the answers: 0, 1.'],
    [[ask], [[0, 0]], 'The rule ask asks 1 seats, but 2 answers are given.'],
    [[{ do: 'text' }], ['d20=1'], 'The rule ask asks "What now?", but the next entry is a die.'],
  ] as const)('%j with %j says: %s', (nodes, entries, why) => {
    expect(wrong(nodes as readonly Node[], entries)).toThrow(why)
  })

  it('refuses words that the question does not take, and a session asks again', () => {
    const refusal = refuse('names', 'It has no name.')
    const named = question(REFEREE, { kind: 'text', textProblem: (said) => (said === ':' ? refusal : null) })
    const scene = rules.open(setup)
    scene.table = Table.recorded({ inputs: inputsOf([':']) })
    expect(() => scene.askText(named)).toThrow('It has no name.')
    for (const said of ['Cut\n', 'Cut\u202e']) {
      scene.table = Table.recorded({ inputs: inputsOf([said]) })
      expect(() => scene.askText(named)).toThrow(/The answer (runs over several lines|holds the control character)/)
    }
    scene.table = Table.recorded({ inputs: inputsOf(['Cut']) })
    expect(scene.askText(named)).toBe('Cut')
  })

  it('takes a die whose sides are left open, and refuses a face that it cannot show', () => {
    const scene = rules.open(setup)
    scene.table = Table.recorded({ inputs: [{ sides: 0, face: 17 }] })
    run(scene, [die])
    expect(scene.table.inputs).toEqual([{ sides: 20, face: 17 }])
    scene.table.rewind([{ sides: 0, face: 21 }])
    expect(() => run(scene, [die])).toThrow('The rule die rolls a d20, which cannot show 21.')
  })

  it('says what is left over', () => {
    const scene = rules.open(setup)
    scene.table = Table.recorded({ inputs: inputsOf(['d20=3', 'd6=1']) })
    run(scene, [die])
    expect(scene.table.leftOver()).toEqual([{ sides: 6, face: 1 }])
  })
})
