import { type FightView, possibleCommands, Session, tellEvents, viewEvents, viewerOf, viewFight } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weaponSpeed } from '../index.ts'
import type { WeaponSpeedScene } from '../scene.ts'

const { rules } = weaponSpeed

type Mode = 'exact' | 'word' | 'nothing'

/** What the players may not know of the enemies. */
interface Secrets {
  readonly mode?: Mode
  readonly stress?: number
  readonly wpModifiers?: number
  readonly mana?: number
  readonly strength?: number
  readonly method?: string
}

function fight({
  mode = 'nothing',
  stress = 30,
  wpModifiers = 40,
  mana = 3,
  strength = 14,
  method = 'secret',
}: Secrets) {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: '12x10',
    options: { 'declaration-method': method },
    sides: { party: { party: true }, foes: { hp: mode } },
    seats: { ann: { plays: ['Ana'] }, bob: { plays: ['Bo'] } },
    combatants: {
      Ana: {
        kind: 'character',
        attributes: { strength: 14 },
        stressMax: 10,
        items: ['sword +9 1d8+2 slashing x2 speed 4'],
        at: '3,4',
      },
      Bo: {
        kind: 'character',
        attributes: { strength: 14 },
        stressMax: 10,
        items: ['club +9 1d6 blunt x2 speed 3'],
        at: '3,5',
      },
      Orc: {
        kind: 'character',
        side: 'foes',
        attributes: { strength },
        stress: `${stress}/${stress + 10}`,
        wpModifiers,
        mana,
        items: ['axe +4 1d6 chopping x2 speed 5'],
        at: '4,4',
      },
    },
    now: { round: 2 },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return new Session(rules, setup, { seed: 'secrets' })
}

const REFEREES = 0
const ANN = 1

const viewOf = (secrets: Secrets, seat = ANN): FightView => viewFight(rules, fight(secrets).scene as never, seat)

/** Everything that Ann's seat is sent: views, events, the log, and what is listed for it. */
function sent(secrets: Secrets): string {
  const session = fight(secrets)
  const scene = session.scene as unknown as WeaponSpeedScene
  const before = viewFight(rules, scene as never, ANN)
  const viewer = viewerOf(scene as never, ANN)
  const give = (seat: string, command: Readonly<Record<string, unknown>>) => {
    const reply = session.submit(seat, command as never)
    if (reply.status === 'refused') throw new Error(reply.refusal.reason)
  }
  give('referee', { actor: 'referee', action: 'declare' })
  session.answer('ann', 'attack sword')
  session.answer('bob', 'attack club')
  session.answer('referee', 'attack axe', 2)
  const listed: unknown[] = []
  for (let n = 0; n < 3; n++) {
    give('referee', { actor: 'referee', action: 'count' })
    while (scene.now.fight.open[0] === 1) {
      const actor = scene.now.fight.turn[0]
      if (actor === 0) listed.push(possibleCommands(rules, scene as never, 0))
      const target = actor === 2 ? 'Ana' : 'Orc'
      give('referee', { actor: scene.name(actor), action: 'attack', target })
      while (session.awaited?.kind === 'answers') session.answer('referee', 'blunt')
      give('referee', { actor: scene.name(actor), action: 'end' })
    }
    if (scene.now.fight.phase[0] !== 2) break
  }
  give('referee', { actor: 'referee', action: 'end-round' })
  const events = session.played.flatMap((played) => viewEvents(rules, scene as never, played.events, viewer))
  const log = session.played.flatMap((played) => tellEvents(rules, scene as never, played.events, viewer))
  return JSON.stringify([before, listed, viewFight(rules, scene as never, ANN), events, log])
}

describe('Stress and Wound Points of the enemies', () => {
  test('exact: the players read them; word: how it looks; nothing: not even that', () => {
    const orc = (mode: Mode) => viewOf({ mode }).combatants.Orc
    expect(orc('exact')).toMatchObject({ stress: 30, wp: 54, wounds: [] })
    expect(orc('word')).toMatchObject({ health: 'warmed up' })
    expect(orc('word')).not.toHaveProperty('stress')
    expect(orc('word')).not.toHaveProperty('wounds')
    expect(orc('nothing')).not.toHaveProperty('health')
    expect(orc('nothing')).not.toHaveProperty('wp')
  })

  test('the referee always reads them, and the players always read their own', () => {
    expect(viewOf({}, REFEREES).combatants.Orc).toMatchObject({ stress: 30, stressMax: 40 })
    expect(viewOf({}).combatants.Bo).toMatchObject({ stress: 10, wp: 14 })
  })

  test("Mana is its owner's alone", () => {
    expect(viewOf({}, REFEREES).combatants.Orc).toMatchObject({ mana: 3 })
    expect(viewOf({ mode: 'exact' }).combatants.Orc).not.toHaveProperty('mana')
  })
})

describe('declarations', () => {
  test('in secret: nobody learns anything before all are in; then everybody knows all', () => {
    const session = fight({})
    const seen = () => [0, 1, 2].map((seat) => JSON.stringify(viewFight(rules, session.scene as never, seat)))
    session.submit('referee', { actor: 'referee', action: 'declare' })
    const before = seen()
    session.answer('bob', 'full-defense')
    session.answer('referee', 'attack axe', 2)
    expect(seen()).toEqual(before)
    expect(session.openEvents).toEqual([])
    expect(session.awaited).toMatchObject({ given: [null, 'full-defense', 'attack axe'] })
    expect(session.answer('ann', 'move').status).toBe('done')
    expect(viewFight(rules, session.scene as never, ANN).combatants.Bo).toMatchObject({ declared: 'full-defense' })
    expect(viewFight(rules, session.scene as never, ANN).combatants.Orc).toMatchObject({ declared: 'attack axe' })
  })

  test('one after the other: those who come later have heard the earlier ones', () => {
    const session = fight({ method: 'clockwise' })
    session.submit('referee', { actor: 'referee', action: 'declare' })
    expect(session.awaited).toMatchObject({ questions: [{ to: 0 }] })
    session.answer('ann', 'attack sword')
    expect(session.awaited).toMatchObject({ questions: [{ to: 1 }] })
    const viewer = viewerOf(session.scene as never, 2)
    const told = tellEvents(rules, session.scene as never, session.openEvents, viewer)
    expect(told.join('\n')).toContain('Ana declares an attack with the sword')
  })

  test('any order of the answers gives the same fight', () => {
    const prints = [
      ['ann', 'bob', 'referee'],
      ['referee', 'bob', 'ann'],
    ].map((order) => {
      const session = fight({})
      session.submit('referee', { actor: 'referee', action: 'declare' })
      for (const seat of order) {
        if (seat === 'ann') session.answer('ann', 'attack sword')
        else if (seat === 'bob') session.answer('bob', 'defensive')
        else session.answer('referee', 'heal', 2)
      }
      return session.played[0]?.check
    })
    expect(prints[0]).toBe(prints[1])
  })
})

describe('two fights that differ only in what a player may not know send it equal bytes', () => {
  test('Stress, Wound Points, Mana, Strength', () => {
    const points = fc.integer({ min: 25, max: 60 })
    fc.assert(
      // biome-ignore lint/complexity/useMaxParams: one for each drawn value.
      fc.property(points, points, points, points, fc.nat(9), fc.nat(9), (a, b, c, d, m, n) => {
        const one = { stress: a, wpModifiers: c, mana: m, strength: 12 + m }
        expect(sent(one)).toBe(sent({ stress: b, wpModifiers: d, mana: n, strength: 12 + n }))
      }),
      { numRuns: 30 },
    )
  })

  test('in words they are equal as long as the words are', () => {
    expect(sent({ mode: 'word', stress: 50 })).toBe(sent({ mode: 'word', stress: 60 }))
    expect(sent({ mode: 'word', stress: 50 })).not.toBe(sent({ mode: 'word', stress: 2 }))
  })
})
