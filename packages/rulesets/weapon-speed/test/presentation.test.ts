import { type Hideable, Session, viewEvents, viewerOf, viewFight } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { weaponSpeed, weaponSpeedRules } from '../index.ts'
import type { WeaponSpeedScene } from '../scene.ts'

const { rules } = weaponSpeed
const { presentation } = weaponSpeedRules
const PLAYERS = 1

/** Ana before two foes, the nearer one with a long reach, behind blocked squares; `now` as in encounters. */
function fight(now: Record<string, unknown> = { round: 2 }, hides: readonly Hideable[] = []) {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: { size: [12, 5], blocked: ['3,1..3,4'], exits: ['0,0'] },
    house: { 'keep-rounds': 'yes' },
    sides: {
      party: { party: true },
      foes: { hp: 'exact', ...Object.fromEntries(hides.map((what) => [what, 'hidden'])) },
    },
    combatants: {
      Ana: {
        side: 'party',
        attributes: { strength: 14 },
        stressMax: 10,
        items: ['sword +4 1d8+2 slashing x2 speed 4', 'bow +5 1d8 piercing x3 speed 5 ranged 40 two-handed'],
        injuries: ['broken-shin', { from: 'crushed-shoulder', side: 'off' }],
        conditions: ['limping'],
        speed: 16,
        baseInitiative: 5,
        at: '1,2',
      },
      Pike: {
        side: 'foes',
        attributes: { strength: 14 },
        stressMax: 10,
        items: ['pike +4 1d8 piercing x2 speed 7 reach 3 two-handed'],
        baseInitiative: 2,
        wp: 8,
        wounds: ['6 slashing'],
        at: '6,0',
      },
      Cur: {
        side: 'foes',
        attributes: { strength: 10 },
        stressMax: 4,
        items: ['teeth +2 1d4 piercing natural'],
        wp: -2,
        wounds: ['12 blunt'],
        at: '9,4',
      },
    },
    now,
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  const session = new Session(rules, setup, { seed: 'showing' })
  const scene = session.scene as unknown as WeaponSpeedScene
  return { session, scene, referee: viewerOf(scene as never, 0), players: viewerOf(scene as never, PLAYERS) }
}

const [ANA, PIKE, CUR] = [0, 1, 2]

describe('reach', () => {
  test('a way costs what it is long, round what is blocked, and tells who may riposte on it', () => {
    const { scene, referee } = fight({ round: 2, turn: 'Ana', turns: { Ana: 'sword' } })
    const { places } = presentation.reach(scene, ANA, referee)
    const at = (square: string) => places.find((place) => place.at === square)
    expect(at('1,2')).toMatchObject({ cost: 0, words: 'stays', provokes: [] })
    expect(at('0,0')).toMatchObject({ cost: 2, words: '2 yards, a way out' })
    expect(at('3,0')).toMatchObject({ cost: 2, provokes: ['Pike'] })
    expect(at('4,3')).toMatchObject({ cost: 5, provokes: ['Pike'] })
    expect(at('3,2')).toBeUndefined()
    expect(Math.max(...places.map(({ cost }) => cost)), 'half of 16, for the shin').toBe(8)
  })

  test('each place can be gone to, for so many yards, and nobody else is asked for a riposte', () => {
    const now = { round: 2, turn: 'Ana', turns: { Ana: 'sword' } }
    const { scene, referee } = fight(now)
    const { places } = presentation.reach(scene, ANA, referee)
    expect(places.length).toBeGreaterThan(20)
    for (const { at, cost, provokes } of places.slice(1)) {
      const { session } = fight(now)
      const reply = session.submit('referee', { actor: 'Ana', action: 'move', to: at })
      expect(reply.status, at).not.toBe('refused')
      const asked: string[] = []
      while (session.awaited?.kind === 'answers') {
        const { to } = session.awaited.questions[0] as { readonly to: number }
        asked.push(scene.name(to))
        session.answer('referee', 'decline', to)
      }
      expect(asked.sort(), at).toEqual([...provokes].sort())
      expect((session.scene as unknown as WeaponSpeedScene).now.combatant.moved[ANA], at).toBe(cost)
    }
  })

  test('with a Defensive Attack nobody ripostes at coming in', () => {
    const { scene, referee } = fight({ round: 2, turn: 'Ana', turns: { Ana: 'defensive sword' } })
    expect(presentation.reach(scene, ANA, referee).places.flatMap(({ provokes }) => provokes)).toEqual([])
  })
})

describe('the track', () => {
  test('nobody reads what was declared in secret before all have', () => {
    const { session, scene, players } = fight()
    session.submit('referee', { actor: 'referee', action: 'declare' })
    const before = session.atMoment(() => JSON.stringify(presentation.order(scene, players)))
    session.answer('referee', 'attack pike', PIKE)
    expect(session.atMoment(() => JSON.stringify(presentation.order(scene, players)))).toBe(before)
    expect(before).not.toContain('pike')
  })

  test('turns by their numbers, ties at the same instant, turns to be made up', () => {
    const turns = { Ana: 'sword', Pike: { declared: 'pike', initiative: 9 } }
    const missed = { Cur: { declared: 'teeth', initiative: 3 } }
    const { scene, players } = fight({ round: 2, turn: 'Ana', turns, missed })
    const { entries, next, words } = presentation.order(scene, players)
    expect(entries.map(({ label, at, state, tied }) => [label, at, state, tied])).toEqual([
      ['Ana', 9, 'now', false],
      ['Pike', 9, 'to-come', true],
      ['Cur', null, 'waiting', false],
    ])
    expect(entries[2]?.notes[0]).toBe('missed on 3: made up in the next round on -9')
    expect(next).toEqual(['Pike'])
    expect(words).toBe("Round 2: it is Ana's turn, on 9; all on 9 act in the same instant; to come: Pike on 9.")
  })
})

describe('cards', () => {
  test('injuries, conditions, markers and wounds, each with source and end', () => {
    const { scene, referee } = fight()
    const { conditions, budgets } = presentation.card(scene, ANA, referee)
    expect(conditions.map(({ name, source, ends }) => [name, source, ends])).toEqual([
      ['limping', '', 'when something ends it'],
      ['Broken Shin', 'blunt damage', 'when they are healed'],
      ['Crushed Shoulder', 'blunt damage', 'when they are healed'],
    ])
    expect(conditions[0]?.words).toBe('A marker, for the referee to say what it means: limping.')
    expect(budgets.map(({ words }) => words)).toEqual(['Standard Action', 'Free Action', '8 of 8 yards'])
    const cur = presentation.card(scene, CUR, referee)
    expect(cur.conditions.map(({ name }) => name)).toEqual(['Dying'])
    expect(cur.groups.at(-1)).toMatchObject({ title: 'Wounds', things: [{ name: '12 blunt' }] })
    expect(
      presentation.about(scene, { kind: 'injury', name: 'Crushed Shoulder', of: 'Ana' }, referee)?.lines,
    ).toContain('It is on the off side.')
  })

  test('a side that hides defenses, abilities and rolls shows none of their numbers', () => {
    const { scene, players, referee } = fight({ round: 2 }, ['defenses', 'abilities', 'rolls'])
    const labels = (viewer: typeof players) => presentation.card(scene, PIKE, viewer).numbers.map(({ label }) => label)
    expect(labels(players)).toEqual(['Speed'])
    expect(labels(referee)).toContain('Defense')
    expect(presentation.card(scene, PIKE, players).groups.map(({ title }) => title)).toEqual(['Items', 'Wounds'])
    expect(presentation.about(scene, { kind: 'attack', name: 'pike', of: 'Pike' }, players)).toBeNull()
    expect(presentation.between(scene, ANA, PIKE, players).lines).toContain('How far Pike reaches is not known.')
    const seen = viewFight(rules, scene as never, PLAYERS).combatants.Pike as Record<string, unknown>
    for (const fact of ['defense', 'armor', 'threat', 'strength', 'items', 'baseInitiative']) {
      expect(seen).not.toHaveProperty(fact)
    }
  })
})

test('what a Heal check has to reach tells nobody of wounds that are hidden', () => {
  const now = { round: 2, turn: 'Pike', turns: { Pike: 'heal' } }
  const { scene } = fight(now)
  const hidden = {
    ...scene.setup,
    sides: scene.setup.sides.map((side) => ({ ...side, hitPoints: 'nothing' as const })),
  }
  const other = new Session(rules, hidden, { seed: 'heal' })
  other.submit('referee', { actor: 'referee', action: 'override', path: 'Cur.at', to: '7,0' })
  expect(other.submit('referee', { actor: 'Pike', action: 'heal', target: 'Cur' }).status).toBe('done')
  const events = other.played.flatMap((played) => played.events)
  const viewer = viewerOf(other.scene as never, PLAYERS)
  const rolls = viewEvents(rules, other.scene as never, events, viewer).filter(({ type }) => type === 'roll')
  expect(rolls).toHaveLength(1)
  expect(rolls[0]).not.toHaveProperty('against')
  expect(rolls[0]).not.toHaveProperty('tn')
})
