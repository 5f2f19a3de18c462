import type { Layout } from '@fray/drawing'
import type { Board, Card } from '@fray/kernel'
import type { Beat, LogEntry } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { type Act, actsOf, lifeChangesOf, peopleIn, START } from './acts.ts'
import { arrowBetween, endsOf } from './arrow.ts'
import { asShown } from './as-shown.ts'
import { placePlate } from './place-plate.ts'
import { besideOf } from './places.ts'
import { Pushes } from './pushes.ts'
import { Queue, type Wait } from './queue.ts'
import { soundOf } from './use-sounds.ts'
import { leftWords, numbersOf, otherWords, rollOf, sumWords, titleOf } from './verdict.ts'

/** Somebody goes down and is off the board at once, as the seat says it. */
const fallsAway = (who: string): readonly Beat[] => [
  { beat: 'drop', who },
  { beat: 'leave', who },
]

/** Lines of the log with these beats, numbered from `n` on. */
const lines = (n: number, ...beats: readonly (readonly Beat[])[]): LogEntry[] =>
  beats.map((one, at) => ({
    n: n + at,
    words: `line ${n + at}`,
    message: { key: '', slots: {} },
    refs: { who: [], rules: [] },
    opens: [],
    notes: [],
    takesBack: null,
    beats: one,
  }))

/** The same lines, one of them about somebody. */
const withWho = (all: readonly LogEntry[], at: number, who: string): LogEntry[] =>
  all.map((line, i) => (i === at ? { ...line, words: `${who} acts`, refs: { who: [who], rules: [] } } : line))

const blow = (who: string, target: string, outcome: 'hit' | 'miss' = 'hit'): Beat => ({
  ...{ beat: 'attack', who, target, with: 'sword', outcome },
  ...{ dice: [14], total: 16, against: 12 },
})
const hurt = (who: string, from: number, to: number): Beat => ({
  ...{ beat: 'damage', who, pool: 'hp', left: { from, to } },
})
const way = (who: string, ...places: string[]): Beat => ({ beat: 'move', who, way: places, steps: true })

describe('acts', () => {
  test('a blow and what comes of it are one act, whatever line tells of it', () => {
    const { acts } = actsOf(lines(1, [blow('Ann', 'Bob')], [hurt('Bob', 6, 2)], [{ beat: 'drop', who: 'Bob' }]), START)
    expect(acts.map(({ line, beats }) => [line, beats.map(({ beat }) => beat)])).toEqual([
      [3, ['attack', 'damage', 'drop']],
    ])
  })

  test('each way and each blow is an act of its own', () => {
    const { acts } = actsOf(
      lines(1, [{ beat: 'turn', who: 'Ann', alone: true }], [way('Ann', '1,1', '2,1')], [blow('Ann', 'Bob', 'miss')]),
      START,
    )
    expect(acts.map(({ head }) => head?.beat)).toEqual(['move', 'attack'])
  })

  test('a spell that hurts somebody after a way is no part of the way', () => {
    const told = withWho(lines(1, [way('Ann', '1,1', '2,1')], [], [hurt('Bob', 6, 2)], [hurt('Cid', 4, 4)]), 1, 'Ann')
    const { acts } = actsOf(told, START)
    expect(acts.map(({ head, cause, beats }) => [head?.beat, cause?.words, beats.length])).toEqual([
      ['move', undefined, 1],
      [undefined, 'Ann acts', 2],
    ])
  })

  test('what is told after an answer goes on where the blow was; the blow is not struck again', () => {
    const first = actsOf(lines(1, [blow('Ann', 'Bob')]), START)
    const { acts } = actsOf(lines(2, [hurt('Bob', 6, 2)]), first.course)
    expect(acts).toHaveLength(1)
    expect(acts[0]).toMatchObject({ isLate: true, head: { who: 'Ann', target: 'Bob' }, beats: [{ beat: 'damage' }] })
    expect(actsOf(lines(2, [hurt('Cid', 6, 2)]), first.course).acts[0]).toMatchObject({ isLate: false, head: null })
  })

  test('what an answer leads to is of the blow before it, though another blow came between', () => {
    const first = actsOf(lines(1, [blow('Ann', 'Bob', 'miss')]), START)
    const { acts } = actsOf(lines(2, [blow('Bob', 'Ann', 'miss')], [hurt('Bob', 6, 2)]), first.course)
    expect(acts.map(({ head, isLate, beats }) => [head?.who, isLate, beats.length])).toEqual([
      ['Bob', false, 1],
      ['Ann', true, 1],
    ])
  })

  test('a roll of one of the two goes on where the blow was, in lines that come later as well', () => {
    const first = actsOf(lines(1, [blow('Ann', 'Bob')]), START)
    const wound: Beat = {
      ...{ beat: 'roll', who: 'Bob', what: 'injury', passed: false, dice: [], total: 28, against: 6 },
    }
    expect(actsOf(lines(2, [wound]), first.course).acts).toMatchObject([{ isLate: true, head: { target: 'Bob' } }])
    // What the one who struck rolls later is of something else: a save at the end of its turn.
    const save = { ...wound, who: 'Ann' } as Beat
    expect(actsOf(lines(2, [save]), first.course).acts).toMatchObject([{ isLate: false, head: { who: 'Ann' } }])
    const nobodys = { ...wound, who: null } as Beat
    expect(actsOf(lines(1, [blow('Ann', 'Bob')], [nobodys]), START).acts).toHaveLength(1)
  })

  test('who steps in is marked, and only with the act that follows', () => {
    const step: Beat = { beat: 'reaction', who: 'Bob', rule: 'snap' }
    const { acts } = actsOf(lines(1, [step], [blow('Bob', 'Ann')], [blow('Ann', 'Bob')]), START)
    expect(acts.map(({ isReaction }) => isReaction)).toEqual([true, false])
  })

  test('an answer of which nothing else is seen is shown by itself, before what the blow comes to', () => {
    const first = actsOf(lines(1, [blow('Ann', 'Bob')]), START)
    const shields: Beat = { beat: 'reaction', who: 'Cid', rule: 'shield' }
    const told = withWho(withWho(lines(2, [shields], [], [hurt('Bob', 6, 2)]), 0, 'Cid'), 1, 'Bob')
    const { acts } = actsOf(told, first.course)
    expect(acts.map(({ cause, head, isLate, isReaction }) => [cause?.words, head?.beat, isLate, isReaction])).toEqual([
      ['Cid acts', undefined, false, true],
      [undefined, 'attack', true, false],
    ])
  })

  test('rolls of several for the same are one act; what cannot be seen is none', () => {
    const roll = (who: string): Beat => ({
      ...{ beat: 'roll', who, what: 'initiative', passed: null, dice: [3], total: 3, against: null },
    })
    const { acts } = actsOf(lines(1, [roll('Ann')], [roll('Bob')], [{ beat: 'round', round: 1, alone: true }]), START)
    expect(acts.map(({ beats }) => beats.length)).toEqual([2])
  })

  test('a roll by one of the two belongs to the blow, and damage to the last blow at whoever is hurt', () => {
    const die: Beat = {
      ...{ beat: 'roll', who: 'Ann', what: 'ladder', passed: false, dice: [2], total: 2, against: 4 },
    }
    const { acts } = actsOf(
      lines(1, [blow('Ann', 'Bob')], [die], [blow('Bob', 'Ann', 'miss')], [hurt('Bob', 9, 6)]),
      START,
    )
    expect(acts.map(({ beats }) => beats.map(({ beat }) => beat))).toEqual([['attack', 'roll', 'damage'], ['attack']])
  })

  test('what ends with a turn hangs on no blow before it, and is not shown by itself', () => {
    const ends: Beat = { beat: 'state', who: 'Bob', state: 'dazed', on: false }
    const turn: Beat = { beat: 'turn', who: 'Bob', alone: true }
    const { acts } = actsOf(lines(1, [blow('Ann', 'Bob')], [turn, ends]), START)
    expect(acts.map(({ beats }) => beats.length)).toEqual([1])
  })

  test('what a blow of before leads to at the end of an instant is of no later blow', () => {
    const told = lines(
      1,
      [blow('Nip', 'Ann'), { beat: 'damage', who: 'Ann', pool: 'hp', left: null, amount: 1, by: 'Nip' }],
      [{ beat: 'damage', who: 'Bob', pool: 'hp', left: { health: 'down' }, by: 'Cid' }],
      [{ beat: 'damage', who: 'Ann', pool: 'hp', left: { from: 9, to: 8 }, by: 'Nip' }],
      [{ beat: 'drop', who: 'Bob' }],
    )
    const { acts } = actsOf(told, START)
    expect(
      acts.map(({ head, beats }) => [head === null, beats.flatMap((one) => ('who' in one ? one.who : []))]),
    ).toEqual([
      [false, ['Nip', 'Ann', 'Ann']],
      [true, ['Bob', 'Bob']],
    ])
  })

  test('what somebody gets back names the one who gives it, whatever was before', () => {
    const heals: Beat = { beat: 'healing', who: 'Bob', pool: 'hp', left: { from: 2, to: 6 } }
    const all = lines(1, [blow('Ann', 'Cid')], [], [heals])
    const { acts } = actsOf(withWho(all, 1, 'Dot'), START)
    expect(acts.map(({ head, cause }) => [head?.beat, cause])).toEqual([
      ['attack', null],
      [undefined, { who: 'Dot', to: null, words: 'Dot acts' }],
    ])
    expect(endsOf(acts[1] as Act)).toEqual({ from: 'Dot', to: 'Bob' })
    expect(peopleIn(acts[1] as Act)).toEqual(['Dot', 'Bob'])
  })

  test('what somebody does of which nothing is seen is an act in words, unless several do, or it is of the act before', () => {
    const one = withWho(lines(1, [], [{ beat: 'turn', who: 'Bob', alone: true }]), 0, 'Ann')
    expect(actsOf(one, START).acts).toMatchObject([{ head: null, beats: [], cause: { who: 'Ann' } }])
    const several = withWho(withWho(lines(1, [], []), 0, 'Ann'), 1, 'Bob')
    expect(actsOf(several, START).acts).toEqual([])
    const more = withWho(lines(1, [blow('Ann', 'Bob')], []), 1, 'Bob')
    expect(actsOf(more, START).acts).toHaveLength(1)
  })

  test('whoever does something that lies on them afterwards is said to do it', () => {
    const slippery: Beat = { beat: 'state', who: 'Ann', state: 'slippery', on: true }
    const told = withWho(lines(1, [slippery]), 0, 'Ann')
    expect(actsOf(told, START).acts).toMatchObject([{ head: null, cause: { who: 'Ann', words: 'Ann acts' } }])
    // A line that says something else says nothing of that.
    expect(actsOf(lines(1, [slippery]), START).acts).toMatchObject([{ cause: null, beats: [slippery] }])
  })

  test('who is named first does it, however a line keeps them', () => {
    const [line] = lines(1, [])
    const told = { ...line, words: 'Zoe engages Ann.', refs: { who: ['Ann', 'Zoe'], rules: [] } } as LogEntry
    expect(actsOf([told], START).acts[0]?.cause).toMatchObject({ who: 'Zoe', to: 'Ann' })
    // What only counts people up is no deed of any of them.
    expect(actsOf([{ ...told, words: 'The line: Ann and Zoe.' }], START).acts).toEqual([])
  })

  test('losses of one pool are one number', () => {
    const { acts } = actsOf(lines(1, [blow('Ann', 'Bob'), hurt('Bob', 9, 6), hurt('Bob', 6, 2)]), START)
    expect(lifeChangesOf(acts[0] as Act)).toMatchObject([{ who: 'Bob', left: { from: 9, to: 2 } }])
  })
})

/** A clock that goes on when it is told to. */
function clock(): { wait: Wait; go(milliseconds: number): void } {
  let now = 0
  let waiting: { at: number; then: () => void }[] = []
  return {
    wait(milliseconds, then) {
      const one = { at: now + milliseconds, then }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    go(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        waiting = waiting.filter((one) => one !== next)
        now = next.at
        next.then()
      }
      now = end
    },
  }
}

describe('the queue', () => {
  const three = actsOf(lines(1, [blow('Ann', 'Bob')], [way('Cid', '1,1', '2,1')], [blow('Cid', 'Ann')]), START).acts

  test('one act after the other: a blow is aimed, lands, rests', () => {
    const { wait, go } = clock()
    const queue = new Queue(() => {}, wait)
    queue.push(three)
    expect(queue.now).toMatchObject({ act: three[0], isLanded: false, isResting: false })
    go(400)
    expect(queue.now).toMatchObject({ act: three[0], isLanded: true, waiting: [three[1], three[2]] })
    go(400)
    expect(queue.now).toMatchObject({ act: three[1], isLanded: true, before: [three[0]] })
    go(5000)
    expect(queue.now).toMatchObject({ act: three[2], isResting: true, waiting: [], before: [three[0], three[1]] })
  })

  test('the more waits the less each takes', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ ...(three[0] as Act), key: i }))
    const { wait, go } = clock()
    const queue = new Queue(() => {}, wait)
    queue.push(many)
    go(12_000)
    expect(queue.now.isResting).toBe(true)
  })

  test('skipped, all of it has been shown; nothing moves afterwards', () => {
    const { wait, go } = clock()
    let changes = 0
    const queue = new Queue(() => changes++, wait)
    queue.push(three)
    queue.skip()
    expect(queue.now).toMatchObject({ act: three[2], isLanded: true, isResting: true, waiting: [] })
    const before = changes
    go(5000)
    expect(changes).toBe(before)
  })

  test('at once means at once; what was shown before somebody acts is over', () => {
    const { wait } = clock()
    const queue = new Queue(() => {}, wait)
    queue.setPace('now')
    queue.push(three)
    expect(queue.now).toMatchObject({ act: three[2], isResting: true, before: [three[0], three[1]] })
    queue.begin()
    expect(queue.now).toMatchObject({ isOver: true, before: [] })
    queue.forget()
    expect(queue.now.act).toBeNull()
  })

  test('what comes of a blow takes its place', () => {
    const first = actsOf(lines(1, [blow('Ann', 'Bob')]), START)
    const late = actsOf(lines(2, [hurt('Bob', 6, 2)]), first.course).acts
    const { wait, go } = clock()
    const queue = new Queue(() => {}, wait)
    queue.push(first.acts)
    go(5000)
    queue.push(late)
    expect(queue.now).toMatchObject({ act: late[0], before: [] })
  })
})

test('a blow that its target rolls to avoid says who rolls, and whether it was enough', () => {
  const avoided = (outcome: 'hit' | 'miss') => {
    const [act] = actsOf(lines(1, [{ ...blow('Ann', 'Bob', outcome), avoiding: true } as Beat]), START).acts
    return [titleOf(act as Act, en), rollOf(act as Act, en)]
  }
  expect(avoided('miss')).toEqual(['Bob avoids Ann', expect.objectContaining({ by: 'Bob', verdict: 'avoided' })])
  expect(avoided('hit')).toEqual(['Ann hits Bob', expect.objectContaining({ by: 'Bob', verdict: 'hit' })])
})

test('what is heard of an act', () => {
  const of = (...beats: Beat[]) => actsOf(lines(1, beats), START).acts.map(soundOf)
  expect(of(blow('Ann', 'Bob'))).toEqual(['hit'])
  expect(of(blow('Ann', 'Bob', 'miss'))).toEqual(['miss'])
  expect(of(blow('Ann', 'Bob'), hurt('Bob', 3, 0), { beat: 'drop', who: 'Bob' })).toEqual(['fall'])
  expect(of(way('Ann', '1,1', '2,1'))).toEqual([null])
})

test('a plate covers nobody where there is room, and stays in sight', () => {
  const bounds = { x: 0, y: 0, w: 400, h: 400 }
  const at = (x: number, y: number) => ({ x, y, d: 40 })
  const about = at(200, 30)
  const others = [at(200, 80), at(280, 30), at(120, 30)]
  const tokens = new Map([about, ...others].map((one, i) => [String(i), one]))
  const obstacles = [...tokens.values()].map((one) => ({ ...one, weight: 10 }))
  const box = placePlate({ obstacles }, about, { w: 100, h: 50 }, bounds)
  for (const { x, y, d } of tokens.values()) {
    const dx = Math.max(box.x - x, 0, x - box.x - box.w)
    const dy = Math.max(box.y - y, 0, y - box.y - box.h)
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(d / 2)
  }
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
})

test('a plate leaves words of the board alone where there is other room', () => {
  const about = { x: 200, y: 200, d: 40 }
  const bounds = { x: 0, y: 0, w: 400, h: 400 }
  const obstacles = [{ ...about, weight: 10 }]
  const usual = placePlate({ obstacles }, about, { w: 100, h: 50 }, bounds)
  const moved = placePlate({ obstacles, words: [usual] }, about, { w: 100, h: 50 }, bounds)
  const apart = moved.y >= usual.y + usual.h || moved.y + moved.h <= usual.y
  expect(apart || moved.x >= usual.x + usual.w || moved.x + moved.w <= usual.x).toBe(true)
})

test('the tail of a plate crosses nobody where there is other room', () => {
  const about = { x: 200, y: 200, d: 40 }
  const others = [
    { x: 200, y: 155, d: 40 },
    { x: 245, y: 200, d: 40 },
    { x: 155, y: 200, d: 40 },
  ]
  const obstacles = [about, ...others].map((one) => ({ ...one, weight: 10 }))
  const box = placePlate({ obstacles }, about, { w: 100, h: 50 }, { x: 0, y: 0, w: 400, h: 400 })
  expect(box.y).toBeGreaterThan(200)
})

test('an arrow is straight, and bends around whoever stands between', () => {
  const [from, between, to] = [100, 200, 300].map((x) => ({ x, y: 100, d: 40 })) as [Spot, Spot, Spot]
  const arrow = (others: readonly Spot[], ...words: Parameters<typeof arrowBetween>[3] & object) => {
    const tokens = new Map([from, to, ...others].map((one, i) => [String(i), one]))
    return arrowBetween({ tokens, width: 400, height: 200 }, from, to, words)
  }
  expect(arrow([]).along.every(({ y }) => Math.abs(y - 100) < 0.01)).toBe(true)
  const bent = arrow([between])
  for (const { x, y } of bent.along) expect(Math.hypot(x - 200, y - 100)).toBeGreaterThan(between.d / 2)
  expect(bent.along.at(-1)?.x).toBeGreaterThan(250)
  // Words are left alone where a small bend does it, and no arrow leaves the board for them.
  const name = { x: 180, y: 92, w: 40, h: 16 }
  const { along } = arrow([], name)
  expect(along.some(({ x, y }) => x > 180 && x < 220 && y > 92 && y < 108)).toBe(false)
  const beside = arrow([], { ...name, y: 60, h: 120 })
  expect(beside.along.every(({ y }) => y >= 0 && y <= 200)).toBe(true)
})

interface Spot {
  readonly x: number
  readonly y: number
  readonly d: number
}

test.each([
  ['off the board', []],
  ['gone, and in no knot', ['Bob']],
])('somebody who dies and is at once %s is seen to fall, with those around', (_, left) => {
  const token = (who: string, state = 'up') => ({ who, side: 'a', size: 1, at: null, state })
  const board = (tokens: readonly unknown[], knots: readonly (readonly string[])[]) =>
    ({ kind: 'relations', tokens, knots }) as unknown as Board
  const cards = new Map<string, Card>()
  const from = { board: board([token('Ann'), token('Bob'), token('Cid')], [['Ann'], ['Bob', 'Cid']]), cards }
  const gone = left.map((who) => token(who, 'gone'))
  const now = { board: board([token('Ann'), ...gone, token('Cid')], [['Ann', 'Cid']]), cards }
  const told = lines(1, [blow('Ann', 'Bob')], [hurt('Bob', 6, -2)], [...fallsAway('Bob')])
  const { acts } = actsOf(told, START)
  const states = ({ board: { tokens } }: typeof now) =>
    tokens.flatMap(({ who, state }) => (state === 'gone' ? [] : [`${who} ${state}`]))
  // Until it lands nothing has come of it; then Bob lies there until something else is shown.
  const aimed = asShown(now, acts, from, acts[0])
  expect(states(aimed)).toEqual(['Ann up', 'Bob up', 'Cid up'])
  expect(aimed.board).toMatchObject({ knots: [['Ann', 'Cid', 'Bob']] })
  const landed = asShown(now, [], from, acts[0])
  expect(states(landed)).toEqual(['Ann up', 'Bob down', 'Cid up'])
  expect(landed.board).toMatchObject({ knots: [['Ann', 'Cid', 'Bob']] })
  expect(states(asShown(now, [], from))).toEqual(['Ann up', 'Cid up'])
  // Anyone who is off the board on their own feet is not seen to lie there.
  const walked = actsOf(lines(1, [way('Bob', '1,1', '0,1'), { beat: 'leave', who: 'Bob' }]), START).acts
  expect(states(asShown(now, [], from, walked[0]))).toEqual(['Ann up', 'Bob up', 'Cid up'])
})

test('an act is shown on the ground of its time, whatever has come since', () => {
  const token = (who: string) => ({ who, side: 'a', size: 1, at: null, state: 'up' })
  const standing = (...knots: readonly (readonly string[])[]) => ({
    board: { kind: 'relations', tokens: ['Ann', 'Bob', 'Cid'].map(token), knots } as unknown as Board,
    cards: new Map<string, Card>(),
  })
  const [apart, close, all] = [
    standing(['Ann'], ['Bob'], ['Cid']),
    standing(['Ann', 'Bob'], ['Cid']),
    standing(['Ann', 'Bob', 'Cid']),
  ]
  const ann = {}
  const pushes = new Pushes()
  const queue = new Queue(
    () => {},
    () => () => {},
  )
  const first = actsOf(lines(1, [blow('Ann', 'Bob')]), START)
  pushes.add(first.acts, { by: ann, from: apart, to: close }, queue.now)
  queue.push(first.acts)
  expect(pushes.shown(ann, close, queue.now).board).toMatchObject({ knots: [['Ann', 'Bob'], ['Cid']] })
  const second = actsOf(lines(2, [{ beat: 'turn', who: 'Cid', alone: true }], [blow('Cid', 'Ann')]), first.course)
  pushes.add(second.acts, { by: ann, from: close, to: all }, queue.now)
  queue.push(second.acts)
  expect(pushes.shown(ann, all, queue.now).board).toMatchObject({ knots: [['Ann', 'Bob'], ['Cid']] })
  // Somebody else at this screen is shown nothing that only Ann sees.
  const unseen = standing(['Bob', 'Cid'])
  expect(pushes.shown({}, unseen, queue.now).board).toMatchObject({ knots: [['Bob', 'Cid']] })
  queue.skip()
  expect(pushes.shown(ann, all, queue.now).board).toMatchObject({ knots: [['Ann', 'Bob', 'Cid']] })
})

test('numbers of several pools are named and below each other; what is regained in vain is no loss', () => {
  const beats: Beat[] = [
    { beat: 'damage', who: 'Ann', pool: 'stress', left: { from: 10, to: 7 } },
    { beat: 'healing', who: 'Ann', pool: 'mana', left: { from: 14, to: 14 } },
    { beat: 'damage', who: 'Bob', pool: 'hp', left: { from: 6, to: 2 } },
  ]
  const act = { ...(actsOf(lines(1, beats), START).acts[0] as Act), beats }
  expect(numbersOf(act, new Map()).map(({ words, of, after }) => [words, of, after])).toEqual([
    ['−3', 'stress', 0],
    ['+0', 'mana', 1],
    ['−4', '', 0],
  ])
})

test('what was before is told in one line: who has lost what in all, and who went down', () => {
  const told = lines(
    1,
    [blow('Ann', 'Bob'), hurt('Bob', 9, 6)],
    [blow('Bob', 'Ann', 'miss')],
    [blow('Cid', 'Bob'), hurt('Bob', 6, 2), { beat: 'healing', who: 'Cid', pool: 'hp', left: { from: 3, to: 3 } }],
    [blow('Ann', 'Dan'), hurt('Dan', 2, 0), { beat: 'drop', who: 'Dan' }],
  )
  const { acts } = actsOf(told, START)
  expect(sumWords(acts, new Map(), en)).toBe('Bob −7 · Dan −2 · Dan goes down')
  expect(sumWords(acts.slice(1, 2), new Map(), en)).toBe('')
})

test('where only looks are known they are written once, and not beside a number', () => {
  const looks = (pool: string): Beat => ({ beat: 'damage', who: 'Bob', pool, left: { health: 'wounded' } })
  const [unknown] = actsOf(lines(1, [blow('Ann', 'Bob'), looks('stress'), looks('wp')]), START).acts
  expect(numbersOf(unknown as Act, new Map()).map(({ words, of }) => [words, of])).toEqual([['wounded', '']])
  // What takes effect later is known by its number alone.
  const later: Beat = { beat: 'damage', who: 'Bob', pool: 'stress', left: null, amount: 8, by: 'Ann' }
  const [known] = actsOf(lines(1, [blow('Ann', 'Bob'), later]), START).acts
  expect(numbersOf(known as Act, new Map()).map(({ words }) => words)).toEqual(['−8'])
  expect(leftWords(known as Act, new Map(), en)).toEqual([])
  expect(numbersOf({ beats: [later, looks('wp')] }, new Map()).map(({ words }) => words)).toEqual(['−8'])
})

test('a death off the board is a fall; walking off is not', () => {
  const [dead] = actsOf(lines(1, [blow('Ann', 'Bob'), hurt('Bob', 4, 0), ...fallsAway('Bob')]), START).acts
  expect(otherWords(dead as Act, en)).toEqual(['Bob goes down'])
  const [fled] = actsOf(lines(1, [way('Bob', '1,1', '0,1'), { beat: 'leave', who: 'Bob' }]), START).acts
  expect(otherWords(fled as Act, en)).toEqual(['Bob is gone'])
  const [struck] = actsOf(lines(1, [blow('Ann', 'Bob'), hurt('Bob', 4, 2), { beat: 'leave', who: 'Bob' }]), START).acts
  expect(otherWords(struck as Act, en)).toEqual(['Bob is gone'])
  // A pool at 0 is no fall: anyone without Stress may still run.
  const tired: Beat = { beat: 'damage', who: 'Bob', pool: 'stress', left: { from: 4, to: 0 } }
  const [away] = actsOf(lines(1, [blow('Ann', 'Bob'), tired, { beat: 'leave', who: 'Bob' }]), START).acts
  expect(otherWords(away as Act, en)).toEqual(['Bob is gone'])
  // Hurt in one act, away in another.
  const told = lines(
    1,
    [blow('Ann', 'Bob'), hurt('Bob', 4, 2)],
    [way('Bob', '1,1', '0,1'), { beat: 'leave', who: 'Bob' }],
  )
  expect(sumWords(actsOf(told, START).acts, new Map(), en)).toBe('Bob −2 · Bob is gone')
})

test('what was dealt before and takes effect in the same act is one loss', () => {
  const beats: Beat[] = [
    blow('Ann', 'Bob'),
    { beat: 'damage', who: 'Bob', pool: 'stress', left: null, amount: 8, by: 'Ann' },
    { beat: 'damage', who: 'Bob', pool: 'wp', left: { from: 12, to: 4 } },
  ]
  expect(numbersOf({ beats }, new Map()).map(({ words }) => words)).toEqual(['−8'])
})

test('how somebody looks is not said twice', () => {
  const beats: Beat[] = [
    blow('Ann', 'Bob'),
    { beat: 'damage', who: 'Bob', pool: 'hp', left: { health: 'staggered' }, amount: 5 },
    { beat: 'state', who: 'Bob', state: 'Staggered', on: true },
  ]
  const [act] = actsOf(lines(1, beats), START).acts
  expect([...leftWords(act as Act, new Map(), en), ...otherWords(act as Act, en)]).toEqual(['Bob: staggered'])
})

test('a state that simply comes is said on the board', () => {
  const { acts } = actsOf(
    lines(1, [
      { beat: 'turn', who: 'Ann', alone: true },
      { beat: 'state', who: 'Ann', state: 'Disengaged', on: true },
    ]),
    START,
  )
  expect(acts.map((act) => otherWords(act, en))).toEqual([['Ann: disengaged']])
})

test('one of what is left is said as one', () => {
  expect(en.show.left('Ann', 1, 'hit points')).toBe('Ann: 1 hit point left')
  expect(en.show.left('Ann', 1, 'Stress')).toBe('Ann: 1 Stress left')
  expect(en.show.left('Ann', 2, 'Wound Points')).toBe('Ann: 2 Wound Points left')
})

test('of two wounds instead of one it is not said that the one ends', () => {
  const wounds = (state: string, on: boolean): Beat => ({ beat: 'state', who: 'Bob', state, on })
  const { acts } = actsOf(lines(1, [blow('Ann', 'Bob')], [wounds('wound', false), wounds('2 wounds', true)]), START)
  expect(acts.flatMap((act) => otherWords(act, en))).toEqual(['Bob: 2 wounds'])
})

test('all that comes to lie on somebody is one line', () => {
  const state = (who: string, name: string): Beat => ({ beat: 'state', who, state: name, on: true })
  const beats = [blow('Ann', 'Bob'), state('Bob', 'Tied up'), state('Ann', 'Slow'), state('Bob', 'Prone')]
  const { acts } = actsOf(lines(1, beats), START)
  expect(acts.map((act) => otherWords(act, en))).toEqual([['Bob: tied up, prone', 'Ann: slow']])
})

test('a number stands nearer to its own than to anybody else', () => {
  const place = (x: number, y: number) => ({ x, y, d: 31 })
  const [own, other] = [place(100, 100), place(134, 134)]
  const layout = { width: 400, height: 400, unit: 34, tokens: new Map([own, other].map((one, i) => [`${i}`, one])) }
  const { x, y, d } = besideOf(layout as unknown as Layout, own, 46)
  const middle = { x: x + d / 2, y: y - d / 4 }
  const far = (one: typeof own) => Math.hypot(one.x - middle.x, one.y - middle.y)
  expect(far(own)).toBeLessThan(far(other))
})

/** Lines with these words, each with its beats; who is named is in it. */
const saying = (...all: readonly (readonly [words: string, ...beats: Beat[]])[]): LogEntry[] =>
  all.map(([words, ...beats], at) => ({
    ...(lines(at + 1, beats)[0] as LogEntry),
    words,
    refs: { who: ['Ann', 'Bob', 'Cid'].filter((who) => words.includes(who)), rules: [] },
  }))

test('a way is told by the line of it, never by that of the blow at its end or of somebody else', () => {
  const walk = way('Ann', '1,1', '2,1')
  const titles = (all: LogEntry[]) => actsOf(all, START).acts.map((act) => titleOf(act, en))
  expect(titles(saying(['Ann runs for 2,1.', walk]))).toEqual(['Ann runs for 2,1.'])
  const charge = saying(['Ann charges Bob, to 2,1.'], ['Ann hits Bob: 14 + 2 = 16.', walk, blow('Ann', 'Bob')])
  expect(titles(charge)).toEqual(['Ann charges Bob, to 2,1.', 'Ann hits Bob'])
  const screens: Beat = { beat: 'state', who: 'Ann', state: 'screened', on: false }
  expect(titles(saying(['Ann runs for 2,1.'], ['Cid no longer screens Ann.', walk, screens]))).toEqual([
    'Ann runs for 2,1.',
  ])
  expect(titles(saying(['Cid no longer screens Ann.', walk, screens]))).toEqual(['Ann moves'])
})

test('damage dealt before is of nobody else who misses the same one or walks when it takes effect', () => {
  const late = (who: string): Beat => ({ ...hurt(who, 5, 4), by: 'Ann' }) as Beat
  const told = saying(
    ['Cid misses Bob.', blow('Cid', 'Bob', 'miss')],
    ['The damage from Ann takes effect on Bob.', late('Bob')],
  )
  const [missed, effect] = actsOf(told, START).acts
  expect(otherWords(missed as Act, en)).toEqual([])
  expect(numbersOf(missed as Act, new Map())).toEqual([])
  expect(titleOf(effect as Act, en)).toBe('The damage from Ann takes effect on Bob.')
  const walked = saying(
    ['Cid runs.', way('Cid', '1,1', '2,1')],
    ['The damage from Ann takes effect on Bob.', late('Bob')],
  )
  expect(actsOf(walked, START).acts.map(({ head, beats }) => [head?.beat ?? null, beats.length])).toEqual([
    ['move', 1],
    [null, 1],
  ])
  // Who walks into something is hurt by it on the way.
  expect(actsOf(lines(1, [way('Cid', '1,1', '2,1'), hurt('Cid', 5, 4)]), START).acts).toHaveLength(1)
})

test('what an answer lets happen to the one struck at is seen to be the striker’s doing', () => {
  const { course } = actsOf(saying(['Ann hits Bob.', blow('Ann', 'Bob')]), START)
  const [late] = actsOf(saying(['Bob is disarmed.']), course).acts
  expect(late).toMatchObject({ head: null, cause: { who: 'Ann', to: 'Bob' } })
  expect(titleOf(late as Act, en)).toBe('Bob is disarmed.')
})

test('a state and how somebody looks are drawn when they come, not before', () => {
  const badge = (word: string) => ({ word, short: word.slice(0, 3), tone: 'bad' })
  const card = (words: string, step: readonly [number, number]) =>
    new Map([['Bob', { who: 'Bob', health: { words, pools: [], step } } as unknown as Card]])
  const board = (...words: string[]) =>
    ({
      ...{ kind: 'squares', width: 3, height: 3 },
      tokens: [{ who: 'Bob', side: 'a', size: 1, at: '1,1', state: 'up', badges: words.map(badge) }],
    }) as unknown as Board
  const from = { board: board('guarded'), cards: card('unhurt', [3, 3]) }
  const now = { board: board('dazed'), cards: card('hurt', [2, 3]) }
  const state = (word: string, on: boolean): Beat => ({ beat: 'state', who: 'Bob', state: word, on })
  const told = lines(1, [
    blow('Ann', 'Bob'),
    { beat: 'damage', who: 'Bob', pool: 'hp', left: { health: 'hurt' }, amount: 3 },
    state('guarded', false),
    state('dazed', true),
  ])
  const { acts } = actsOf(told, START)
  const before = asShown(now, acts, from, acts[0])
  expect(before.board.tokens[0]?.badges.map(({ word }) => word)).toEqual(['guarded'])
  expect(before.cards.get('Bob')?.health).toMatchObject({ words: 'unhurt', step: [3, 3] })
  const after = asShown(now, [], from, acts[0])
  expect(after.board.tokens[0]?.badges.map(({ word }) => word)).toEqual(['dazed'])
  expect(after.cards.get('Bob')?.health).toMatchObject({ words: 'hurt', step: [2, 3] })
})

test('a roll is told without its numbers, which stand beside it; that the fight is over comes last', () => {
  const roll = (passed: boolean): Beat => ({
    ...{ beat: 'roll', who: 'Ann', what: 'save', passed, dice: [6], total: 6, against: 11 },
  })
  const [save] = actsOf(
    saying(['Ann rolls a save [6, 3]: 6 against 11, a failure [-1 Dazed].', roll(false)]),
    START,
  ).acts
  expect(titleOf(save as Act, en)).toBe('Ann rolls a save')
  expect(rollOf(save as Act, en)).toMatchObject({ verdict: 'failure', turn: 'fails' })
  const [passed] = actsOf(lines(1, [roll(true)]), START).acts
  expect(rollOf(passed as Act, en)).toMatchObject({ turn: 'succeeds' })
  const [last] = actsOf(
    lines(1, [blow('Ann', 'Bob'), { beat: 'end', winner: 'a' }, { beat: 'drop', who: 'Bob' }]),
    START,
  ).acts
  expect(otherWords(last as Act, en)).toEqual(['Bob goes down', 'The fight is over'])
})
