import { type Hideable, Session } from '@fray/kernel'
import { zones } from '@fray/rulesets/zones'
import { describe, expect, test } from 'vitest'
import { type AnySession, Foresight, Play } from '../src/index.ts'
import { actionsIn, sitDownAt } from './tables.ts'

/** Ada and two goblins in three Zones in a row; Ada's Turn. */
function sitDown(now: Record<string, unknown> = { round: 2, turn: 'Ada' }, hides: readonly Hideable[] = [], gob = 5) {
  const { setup, problems } = zones.readEncounter({
    ruleset: 'zones',
    battlefield: 'A-B-C',
    surprised: 'nobody',
    combatants: {
      Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8', 'rope'], zone: 'B' },
      Gob: { kind: 'creature', level: 1, skill: 1, hp: `${gob}/9`, attacks: ['knife melee 1d4'], zone: 'B' },
      Hob: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['bow ranged 1d6'], zone: 'C' },
    },
    now,
  })
  if (setup === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const sides = setup.sides.map((side) => (side.id === 'enemies' ? { ...side, hides } : side))
  const session = new Session(zones.rules, { ...setup, sides }, { seed: 'play' }) as AnySession
  return new Play(session, [null, null])
}

const words = (play: Play, seat: string, since = 0) => play.told(seat, since).map((line) => line.words)

describe('what is told', () => {
  test('says once how somebody looks', () => {
    const play = sitDown({ round: 2, turn: 'Ada' }, [], 9)
    play.goOn()
    const told = [4, 3, 8, 2].map((to) => {
      const since = play.told('players').length
      const command = { actor: 'referee', action: 'override', path: 'Gob.hp', to }
      expect(play.submit('referee', command)).toEqual({ done: true })
      return words(play, 'players', since).filter((line) => line.startsWith('Gob looks')).length
    })
    expect(told).toEqual([1, 0, 1, 1])
  })
})

describe('a seat at the table', () => {
  test('sees the battlefield, the order, cards and whose turn it is', () => {
    const play = sitDown()
    expect(play.goOn()).toBe('person')
    const { board, order, cards, turn, sides } = play.table('players')
    expect(board.kind === 'zones' && board.zones.map(({ here }) => here)).toEqual([[], ['Ada', 'Gob'], ['Hob']])
    expect(board.tokens.map(({ who, letter, shape, at }) => [who, letter, shape, at])).toEqual([
      ['Ada', 'A', 'circle', 'B'],
      ['Gob', 'G', 'square', 'B'],
      ['Hob', 'H', 'square', 'C'],
    ])
    expect(order.words).toBe("Round 2: it is Ada's Turn; to come: Gob, Hob.")
    expect(turn).toEqual({ who: ['Ada'], waitingFor: ['players'] })
    expect(sides.map(({ yours }) => yours)).toEqual([true, false])
    expect(cards.map(({ who, health }) => [who, health.words, health.pools.map(({ now }) => now)])).toEqual([
      ['Ada', 'unhurt', [10]],
      ['Gob', 'hurt', []],
      ['Hob', 'unhurt', []],
    ])
    expect(cards[0]?.budgets.map((budget) => budget.words)).toEqual(['Move', 'Action'])
  })

  test('may do what is listed, under keys that stay; what is spent is gone from the list', () => {
    const play = sitDown()
    play.goOn()
    const actions = play.actions('players', 'Ada')
    expect(actions.groups.map(({ price }) => price.label)).toEqual(['Action', 'Move', 'Free', 'Turn'])
    const attack = actionsIn(actions).find((action) => action.action === 'attack')
    expect(attack).toMatchObject({ key: 'a1', label: 'Attack', words: 'Gob with longsword', drastic: null, asks: [] })
    expect(play.submit('players', 'a1')).toEqual({ done: true })
    const after = play.actions('players', 'Ada')
    expect(after.groups.map(({ price }) => price.label)).toEqual(['Move', 'Free', 'Turn'])
    expect(after.illegal.find(({ action }) => action === 'attack')).toMatchObject({ rule: 'turn-action' })
    expect(play.submit('players', 'a1')).toMatchObject({ done: false, rule: 'turn-action' })
    expect(play.submit('players', 'zz')).toMatchObject({ done: false, rule: 'unknown-name' })
  })

  test('sees who may strike where it goes, and who could be on it', () => {
    const play = sitDown()
    play.goOn()
    expect(play.reach('players', 'Ada').places).toEqual([
      { at: 'B', cost: 0, words: 'stays', provokes: [], way: [] },
      { at: 'A', cost: 1, words: 'the move', provokes: ['Gob'], way: ['A'] },
      { at: 'C', cost: 1, words: 'the move', provokes: ['Gob'], way: ['C'] },
    ])
    expect(play.threat('players', 'Ada').lines).toEqual([
      'Gob can be on Ada: knife from where they stand.',
      'Hob can be on Ada: bow from where they stand.',
    ])
    expect(play.between('players', 'Ada', 'Hob').lines).toEqual(['Hob is Nearby: 1 step from Ada.'])
  })

  test('is told with numbers on both sides; nobody is named who lets something pass', () => {
    const play = sitDown()
    play.goOn()
    expect(play.submit('players', { actor: 'Ada', action: 'move', zone: 'A' })).toEqual({ done: true })
    const [question] = play.table('referee').questions
    expect(question).toMatchObject({ to: 'Gob', rule: 'free-attack-each-enemy', decline: 'decline', reaction: true })
    expect(play.table('players').questions).toEqual([])
    expect(play.table('players').turn.waitingFor).toEqual(['referee'])
    expect(play.answer('referee', question?.id ?? '', 'decline')).toEqual({ done: true })
    expect(words(play, 'players').at(-1)).toBe('Ada moves to A.')
    expect(words(play, 'players').join()).not.toContain('Gob')
    expect(play.answer('referee', question?.id ?? '', 'decline')).toMatchObject({ done: false })
  })

  test('a reaction that is never wanted by its rule is not asked', () => {
    const play = sitDown()
    play.goOn()
    play.setSettings('referee', { reactions: 'ask', decisions: 'ask', byRule: { 'free-attack-each-enemy': 'never' } })
    expect(play.submit('players', { actor: 'Ada', action: 'move', zone: 'A' })).toEqual({ done: true })
    expect(play.table('referee').questions).toEqual([])
    expect(play.table('referee').cards[0]?.who).toBe('Ada')
  })

  test('a reaction that is answered of itself is judged by what its seat may know', () => {
    const answered = [1, 9].map((hp) => {
      const play = sitDown({ round: 2, turn: 'Gob', order: ['Gob', 'Ada', 'Hob'] }, [], hp)
      play.goOn()
      play.setSettings('players', { reactions: 'auto', decisions: 'ask' })
      expect(play.submit('referee', { actor: 'Gob', action: 'move', zone: 'A' })).toEqual({ done: true })
      expect(play.goOn()).toBe('person')
      expect(play.table('players').questions).toEqual([])
      return words(play, 'players').filter((line) => line.includes('Ada'))[0]
    })
    expect(answered[0]).toMatch(/Ada/)
    expect(answered[0]).toBe(answered[1])
  })

  test('takes back its own step until a die has fallen, and is told so', () => {
    const play = sitDown()
    play.goOn()
    play.submit('players', { actor: 'Ada', action: 'drop', item: 'longsword' })
    expect(play.table('players').undo).toEqual({ words: 'Ada: Drop longsword' })
    const n = play.told('players').length
    expect(play.undo('players')).toEqual({ done: true })
    expect(play.told('players', n)).toMatchObject([{ n: n + 1, takesBack: n }])
    expect(play.table('players').redo).toEqual({ words: 'Ada: Drop longsword' })
    expect(play.redo('players')).toEqual({ done: true })
    expect(play.undo('players')).toEqual({ done: true })
    play.submit('players', { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' })
    expect(play.table('players').undo).toBeNull()
    expect(play.undo('players')).toMatchObject({ done: false })
    expect(play.table('referee').undo).toEqual({ words: 'Ada: Attack Gob with longsword' })
    expect(play.undo('referee')).toEqual({ done: true })
    expect(play.table('players').redo, 'what the referee has taken back').toBeNull()
  })

  test('plans its turn while others act; the plan stops where a die falls', () => {
    const play = sitDown({ round: 2, turn: 'Gob', order: ['Gob', 'Hob', 'Ada'] })
    play.goOn()
    play.plan('players', 'Ada', [
      { actor: 'Ada', action: 'drop', item: 'longsword' },
      { actor: 'Ada', action: 'draw', item: 'rope' },
    ])
    expect(play.table('players').plan).toEqual({
      who: 'Ada',
      left: ['Ada: Drop longsword', 'Ada: Draw rope'],
      stopped: null,
    })
    expect(play.table('referee').plan).toBeNull()
    for (const who of ['Gob', 'Hob']) {
      expect(play.submit('referee', { actor: who, action: 'end' })).toEqual({ done: true })
      play.goOn()
      if (who === 'Gob') play.submit('referee', { actor: 'Hob', action: 'begin' })
    }
    expect(play.table('players').turn.who).toEqual(['Ada'])
    expect(words(play, 'players').some((line) => line.includes('longsword'))).toBe(true)
  })

  test('a plan stops after a die that fell, and where it is refused', () => {
    const play = sitDown({ round: 2, next: 'Ada' })
    play.plan('players', 'Ada', [
      { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' },
      { actor: 'Ada', action: 'drop', item: 'longsword' },
    ])
    play.goOn()
    const { plan } = play.table('players')
    expect(plan?.left).toEqual(['Ada: Drop longsword'])
    expect(plan?.stopped).toMatch(/^A die has fallen: Ada .* Gob/)
    play.plan('players', 'Ada', [{ actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' }])
    expect(play.goOn()).toBe('person')
    expect(play.table('players').plan?.stopped).toBe('Ada has already taken their Action.')
  })

  test('of a side that hides its abilities it sees what is in hand, and knows no chances', async () => {
    const play = sitDown({ round: 2, turn: 'Ada' }, ['abilities'])
    play.goOn()
    const [ada, gob] = play.table('players').cards
    expect(ada?.groups.map(({ title }) => title)).toEqual(['Items'])
    expect([gob?.groups, gob?.numbers.map(({ label }) => label)]).toEqual([[], ['Level']])
    expect(play.table('referee').cards[1]?.groups.map(({ title }) => title)).toEqual(['Attacks'])
    expect(await play.about('players', { kind: 'attack', name: 'knife', of: 'Gob' })).toBeNull()
    expect((await play.about('referee', { kind: 'attack', name: 'knife', of: 'Gob' }))?.title).toBe('knife')
    expect(play.threat('players', 'Ada').lines).toEqual([
      'Gob can be on Ada: what it has from where they stand.',
      'Hob can be on Ada: one Zone nearer, then what it has.',
    ])
    play.actions('players', 'Ada')
    expect(await play.chances('players', 'a1')).toBeNull()
  })

  test('asks what anything is', async () => {
    const play = sitDown()
    const sword = await play.about('players', { kind: 'item', name: 'longsword', of: 'Ada' })
    expect(sword?.lines[0]).toBe('A weapon for a melee attack: 1d8 damage.')
    expect((await play.about('players', { kind: 'condition', name: 'stuck', of: null }))?.rules).toEqual(['stuck'])
    expect((await play.about('players', { kind: 'spell', name: 'ember-dart', of: null }))?.title).toBe('Ember dart')
    expect((await play.about('players', { kind: 'action', name: 'attack', of: null }))?.title).toBe('Attack')
    expect((await play.about('players', { kind: 'rule', name: 'stuck', of: null }))?.lines).toHaveLength(1)
    expect(await play.about('players', { kind: 'spell', name: 'nonsense', of: null })).toBeNull()
  })

  test('chances of an attack and of striking in passing', async () => {
    const play = sitDown()
    play.goOn()
    play.actions('players', 'Ada')
    const attack = await play.chances('players', 'a1')
    expect(attack?.hits).toBeCloseTo(11 / 20, 10)
    expect(attack?.on.map(({ who }) => who)).toEqual(['Gob'])
    const move = await play.chances('players', { actor: 'Ada', action: 'move', zone: 'A' })
    expect(move?.strikes.map(({ who }) => who)).toEqual(['Gob'])
    expect(move?.strikes[0]?.lands).toBeCloseTo(move?.cost?.hurt ?? 0, 10)
    play.submit('players', { actor: 'Ada', action: 'move', zone: 'A' })
    const [question] = play.table('referee').questions
    const options = await play.optionChances('referee', question?.id ?? '', { samples: 60, worlds: 2 })
    expect(options).toHaveLength(2)
    expect(options[0]?.on.find(({ who }) => who === 'Ada')?.hurt ?? options[0]?.cost?.hurt).toBeGreaterThan(0)
    expect(options[1]?.cost).toBeNull()
  })

  test('a spell on an area says how much it takes in, whether it says where or asks', async () => {
    const foes = Array.from({ length: 13 }, (_, i) => `Gob${i}: { from: grey-hound, side: b, at: "${i},9" }`).join(', ')
    const play = await sitDownAt(
      `{ ruleset: free-hits, sides: { a: { party: true }, b: {} }, battlefield: { size: [20, 12] },
         combatants: { Corvin: { from: corvin-ash, side: a, at: "5,5" }, ${foes} }, now: { round: 1, actor: Corvin } }`,
      { seed: 'seven' },
    )
    play.goOn()
    const all = (given: Record<string, string>) =>
      actionsIn(play.actions('players', 'Corvin', { action: 'cast', given }))
    expect(all({ spell: 'Burning ring' }).map(({ area, asks }) => [area, asks.length])).toEqual([[3, 1]])
    const [whole] = all({ spell: 'Burning ring', at: '3,9' })
    expect([whole?.area, whole?.asks]).toEqual([3, []])
    expect(all({ spell: 'Spark' }).every(({ area }) => area === undefined)).toBe(true)
  })

  test('whether somebody steps in on a way is weighed by the blow that follows it', async () => {
    const play = await sitDownAt(
      `ruleset: escalation
combatants:
  Ana: { kind: pc, level: 3, volition: 4, ac: 12, pd: 15, md: 14, hp: 30, band: slow, stances: [melee d8] }
  Bo: { kind: pc, level: 3, volition: 3, ac: 16, pd: 14, md: 16, hp: 24, band: slow, stances: [melee d4] }
  Orc: { kind: enemy, level: 2, attackBonus: 5, ac: 15, pd: 13, md: 11, hp: 32, band: fast, attacks: [axe melee vs ac 8] }
now: { round: 1, band: fast }`,
      { seed: 'seven' },
    )
    play.goOn()
    expect(play.submit('referee', { actor: 'Orc', action: 'move', to: 'Ana' })).toEqual({ done: true })
    const [question] = play.table('players').questions
    expect(question).toMatchObject({ to: 'Bo', rule: 'intercept' })
    const [pass, stepIn] = await play.optionChances('players', question?.id ?? '', { samples: 60, worlds: 2 })
    expect(pass?.on.map(({ who }) => who)).toEqual(['Ana'])
    expect(stepIn?.on.map(({ who }) => who)).toEqual(['Bo'])
    expect(stepIn?.on[0]?.loss).toBeLessThan(pass?.on[0]?.loss ?? 0)
  })

  test('what has happened before a question comes of none of its answers', async () => {
    const play = await sitDownAt(
      `ruleset: escalation
sides: { party: { party: true }, foes: { hp: exact } }
combatants:
  Ana: { kind: pc, level: 3, volition: 4, ac: 12, pd: 15, md: 14, hp: 30, band: fast, stances: [ranged d8 far] }
  Bo: { kind: pc, level: 3, volition: 3, ac: 16, pd: 14, md: 16, hp: 24, band: slow, stances: [melee d4], abilities: [next-please] }
  Orc: { kind: enemy, level: 2, attackBonus: 5, ac: 1, pd: 13, md: 11, hp: 1, band: slow, attacks: [axe melee vs ac 8] }
  Ork: { kind: enemy, level: 2, attackBonus: 5, ac: 1, pd: 13, md: 11, hp: 9, band: slow, attacks: [axe melee vs ac 8] }
now: { round: 1, band: fast }`,
      { seed: 'seven' },
    )
    play.goOn()
    expect(play.submit('players', { actor: 'Ana', action: 'basic-ranged', target: 'Orc' })).toEqual({ done: true })
    const [question] = play.table('players').questions
    expect(question?.to).toBe('Bo')
    const options = await play.optionChances('players', question?.id ?? '', { samples: 20, worlds: 1 })
    expect(options.map((one) => one?.on)).toEqual([[], []])
  })

  test('the answers of a question share what is tried out, and others are heard after each trial', async () => {
    const play = sitDown()
    play.goOn()
    play.submit('players', { actor: 'Ada', action: 'move', zone: 'A' })
    const { session } = play
    const asked = session.awaited?.kind === 'answers' ? session.awaited.questions[0] : undefined
    if (asked === undefined || session.underway === undefined) throw new Error('Nobody is asked.')
    const foresight = new Foresight(play.rules, session.setup)
    const trialsOf = async (answers: number, branches?: number): Promise<number> => {
      let pauses = 0
      const pause = () => {
        pauses++
        return null
      }
      const all = Array.from({ length: answers }, () => 0)
      const options = { pause, ...(branches !== undefined && { branches }) }
      await foresight.ofAnswers(session.underway as never, asked, all, options)
      return pauses / answers
    }
    expect([await trialsOf(2), await trialsOf(60), await trialsOf(400)]).toEqual([200, 100, 20])
    expect([await trialsOf(2, 7), await trialsOf(400, 1_500)]).toEqual([7, 20])
  })
})
