import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  everything,
  type FightEvent,
  REFEREE_SEAT,
  tellEvents,
  viewAll,
  viewEvents,
  viewerOf,
  viewFight,
} from '../src/index.ts'
import { type Duel, duel, duelSetup, duelTables, pickAnswer, startDuel } from './duel.ts'
import { asHost, ofType, plainOf, play, rowOf, type TinySetup } from './tiny.ts'

const host = asHost(duel)
const { combatant } = duelTables.columns
const [ANN, BOB] = [1, 2]

/** A fight in which each side shows of its hit points what is said. */
function open(heroes: TinySetup['sides'][0]['hitPoints'], foes: TinySetup['sides'][0]['hitPoints']): Duel {
  return duel.open({
    ...duelSetup,
    sides: [
      { id: 'heroes', name: 'Heroes', hitPoints: heroes },
      { id: 'foes', name: 'Foes', hitPoints: foes },
    ],
  } as TinySetup)
}

describe('what a seat sees', () => {
  it('is the whole truth for the referee', () => {
    const scene = open('nothing', 'word')
    scene.setCell(combatant.scars, 1, 2, 4, 'test')
    scene.set(combatant.motto, 1, scene.store('Blood!'), 'test')
    const view = viewFight(host, scene, REFEREE_SEAT)
    expect(view).toEqual(viewAll(host, scene))
    expect(view).toEqual({
      ruleset: 'tiny',
      title: 'A made-up fight',
      options: {},
      notes: [],
      round: 0,
      turn: 'Ada',
      over: false,
      winner: null,
      weather: 'clear',
      combatants: {
        Ada: expect.anything(),
        Cid: expect.anything(),
        Gob: {
          side: 'foes',
          seat: 'bob',
          hp: 10,
          stance: 'open',
          aimed: null,
          effort: 2,
          begun: false,
          wager: 0,
          omen: 0,
          motto: 'Blood!',
          scars: [0, 0, 4],
        },
      },
    })
  })

  it('has names and words in place of numbers', () => {
    const scene = open('exact', 'exact')
    play(duel, scene, 'Ada begin')
    play(duel, scene, 'Ada aim target=Gob')
    play(duel, scene, 'referee override path=fight.winner to=1')
    const view = viewFight(host, scene, ANN)
    expect(view.combatants.Ada).toMatchObject({ aimed: 'Gob', begun: true, side: 'heroes', seat: 'ann' })
    expect(view).toMatchObject({ winner: 'foes', turn: 'Ada' })
  })

  it('leaves out what is for the referee and for other seats', () => {
    const scene = open('exact', 'exact')
    const ann = viewFight(host, scene, ANN).combatants
    expect(ann.Ada).toHaveProperty('wager')
    expect(ann.Gob).not.toHaveProperty('wager')
    expect(ann.Cid).not.toHaveProperty('wager')
    for (const name of ['Ada', 'Gob', 'Cid']) expect(ann[name]).not.toHaveProperty('omen')
  })

  it.each([
    ['exact', { hp: 10 }, ['hp', true]],
    ['word', { health: 'up' }, ['hp', false]],
    ['nothing', {}, ['hp', false]],
  ] as const)('shows the hit points of another side as %s', (sight, shown, [key, has]) => {
    const scene = open('exact', sight)
    const { Gob, Ada, Cid } = viewFight(host, scene, ANN).combatants
    expect(Gob).toMatchObject(shown)
    expect(key in (Gob ?? {})).toBe(has)
    expect('health' in (Gob ?? {})).toBe(sight === 'word')
    expect([Ada?.hp, Cid?.hp]).toEqual([8, 8])
    expect(viewFight(host, scene, BOB).combatants.Gob?.hp).toBe(10)
  })
})

describe('the lens of a seat', () => {
  it('owns its own, and sees the sides on which it has anybody', () => {
    const scene = open('nothing', 'word')
    const ann = viewerOf(scene, ANN)
    expect([0, 1, 2].map(ann.owns)).toEqual([true, false, false])
    expect([0, 1, 2].map(ann.vitals)).toEqual(['exact', 'word', 'exact'])
    expect([0, 1, 2].map(viewerOf(scene, BOB).vitals)).toEqual(['nothing', 'exact', 'nothing'])
    expect([0, 1, 2].map((row) => ann.sees(combatant.wager, row))).toEqual([true, false, false])
    expect(ann.sees(combatant.hp, 1)).toBe(false)
    expect(everything()).toBe(viewerOf(scene, REFEREE_SEAT))
    expect(everything().sees(combatant.omen, 1)).toBe(true)
  })

  it('of a seat without anybody sees what everybody may', () => {
    const scene = open('word', 'nothing')
    scene.set(combatant.seat, 1, 1, 'test')
    const bob = viewerOf(scene, BOB)
    expect([0, 1, 2].map(bob.vitals)).toEqual(['word', 'nothing', 'word'])
  })
})

describe('events through a lens', () => {
  const blow = (scene: Duel, inputs = ['d20=15', 'no', 'd6=4']) => {
    play(duel, scene, 'Ada begin')
    return play(duel, scene, 'Ada attack target=Gob', inputs)
  }
  const through = (scene: Duel, events: readonly FightEvent[], seat: number) =>
    viewEvents(host, scene, events, viewerOf(scene, seat))

  it('show a hidden change of hit points as it looks, or not at all', () => {
    const scene = open('exact', 'word')
    const events = blow(scene)
    expect(through(scene, events, BOB)).toEqual(events)
    const hurt = through(scene, events, ANN).filter((e) => 'column' in e && e.column === 'combatant.hp')
    expect(hurt).toEqual([
      { type: 'vital-change', column: 'combatant.hp', row: 1, rule: 'damage', health: 'up', gains: false },
    ])
    const dark = open('exact', 'nothing')
    const unseen = through(dark, blow(dark), ANN)
    expect(unseen.filter((e) => 'column' in e && e.column === 'combatant.hp')).toEqual([])
  })

  it('leave out to all others that somebody was asked and let it pass; who reacts is seen', () => {
    const scene = open('exact', 'exact')
    const letPass = blow(scene)
    expect([BOB, REFEREE_SEAT].map((seat) => ofType(through(scene, letPass, seat), 'asked').length)).toEqual([1, 1])
    expect(through(scene, letPass, ANN)).toEqual(letPass.filter((e) => e.type !== 'asked'))
    const again = open('exact', 'exact')
    const parried = blow(again, ['d20=15', 'yes'])
    expect(ofType(through(again, parried, ANN), 'asked')).toMatchObject([{ rule: 'parry', answer: 'yes' }])
  })

  it("keep the referee's overrides of what is hidden to the referee", () => {
    const scene = open('exact', 'word')
    const events = play(duel, scene, 'referee override path=Gob.hp to=3')
    expect(JSON.stringify(through(scene, events, ANN))).not.toContain('3')
    expect(through(scene, events, BOB)).toEqual(events)
    const omen = play(duel, scene, 'referee override path=Ada.omen to=4')
    expect(through(scene, omen, ANN)).toEqual([])
    const open_ = play(duel, scene, 'referee override path=Ada.stance to=guarded')
    expect(through(scene, open_, BOB)).toEqual(open_)
  })

  it('are told in words as the seat may know them', () => {
    const scene = open('exact', 'nothing')
    const events = blow(scene)
    const told = (seat: number) => tellEvents(host, scene, events, viewerOf(scene, seat))
    expect(told(BOB).filter((line) => line === 'change')).toHaveLength(
      told(ANN).filter((line) => line === 'change').length + 1,
    )
    expect(tellEvents(host, scene, events)).toEqual(told(REFEREE_SEAT))
  })
})

describe('secrets', () => {
  /** What the seat gets: its view and the events of everything done so far. */
  const everythingFor = (session: ReturnType<typeof startDuel>, seat: number) =>
    JSON.stringify([
      viewFight(host, session.scene, seat),
      session.played.map((p) => viewEvents(host, session.scene, p.events, viewerOf(session.scene, seat))),
    ])

  it('make no difference to a seat that may not know them: equal bytes', () => {
    // What bob may not know: ann's and the referee's wagers, everybody's omens, exact hit points of the heroes.
    const secret = fc.record({ ann: fc.nat(9), cid: fc.nat(9), omen: fc.nat(99), hp: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(secret, secret, fc.array(fc.nat(1000), { maxLength: 8 }), (one, other, picks) => {
        const seen = [one, other].map((hidden) => {
          const session = startDuel({ dice: 'typed' })
          const override = (path: string, to: unknown) =>
            session.submit('referee', { actor: 'referee', action: 'override', path, to })
          session.submit('referee', { actor: 'referee', action: 'wagers' })
          session.answer('bob', 5)
          session.answer('referee', hidden.cid, rowOf(session.scene, 'Cid'))
          session.answer('ann', hidden.ann)
          override('Ada.omen', hidden.omen)
          override('Gob.omen', hidden.omen)
          override('Cid.hp', hidden.hp)
          for (const pick of picks) {
            const { awaited } = session
            if (awaited?.kind === 'dice') session.answerDice(awaited.request.sides.map((sides) => (pick % sides) + 1))
            else if (awaited?.kind === 'answers')
              session.answer('referee', pickAnswer(awaited.questions[0]!, pick), awaited.questions[0]!.to)
            else session.submit('ann', plainOf(pick % 2 ? 'Ada aim target=Gob' : 'Ada attack target=Gob'))
          }
          return everythingFor(session, BOB)
        })
        expect(seen[0]).toBe(seen[1])
      }),
    )
  })

  it('that are kept as values do not show by the number of what is kept after them', () => {
    const seen = ['x', 'y'].map((first) => {
      const session = startDuel()
      session.submit('ann', plainOf('Ada begin'))
      // One fight keeps something hidden beforehand, the other does not.
      if (first === 'x') session.scene.store('a secret of the referee')
      session.submit('ann', { actor: 'Ada', action: 'boast', words: 'I' })
      session.answer('referee', 1)
      session.answer('referee', 'Hm.')
      return everythingFor(session, BOB)
    })
    expect(seen[0]).toBe(seen[1])
  })
})
