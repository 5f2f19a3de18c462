import { plainEvents, Session, viewerOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { zones } from '../index.ts'

const PLAYERS = 1

function fight(where = 'B') {
  const { setup, problems } = zones.readEncounter({
    ruleset: 'zones',
    battlefield: 'A-B-C',
    surprised: 'nobody',
    sides: { enemies: { hp: 'word' } },
    combatants: {
      Ada: { kind: 'character', level: 1, str: 20, dex: 1, hp: 10, items: ['longsword melee 3'], zone: 'B' },
      Gob: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'], zone: where },
    },
    now: { round: 2, turn: 'Ada' },
  })
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return new Session(zones.rules, setup, { seed: 'b' })
}

/** The events of one command, for the referee's seat (0) or the players' (1). */
function plain(session: ReturnType<typeof fight>, command: Record<string, unknown>, seat = 0) {
  const by = command.actor === 'referee' ? 'referee' : 'players'
  expect(session.submit(by, command as never).status).toBe('done')
  const viewer = viewerOf(session.scene, seat)
  return session.played.slice(-1).flatMap(({ events }) => plainEvents(zones.rules, session.scene, events, viewer))
}

const blow = { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' }

describe('events as plain data', () => {
  test('names in place of rows, words in place of numbers, and the sentence', () => {
    const events = plain(fight(), blow)
    expect(events.find(({ type }) => type === 'attack')).toEqual({
      type: 'attack',
      actor: 'Ada',
      target: 'Gob',
      with: 'longsword',
      ranged: false,
    })
    expect(events.find(({ type }) => type === 'roll')).toMatchObject({
      what: 'attack',
      who: 'Ada',
      passed: true,
      tally: { parts: [{ source: 'attack' }, { source: 'STR' }] },
      said: expect.stringMatching(/^Ada hits Gob with the longsword: /),
    })
    expect(events.find(({ type }) => type === 'damage')).toMatchObject({
      target: 'Gob',
      tally: { parts: [{ source: 'longsword' }, { source: 'longsword' }] },
      said: expect.stringMatching(/ damage \(longsword\), Gob 9 -> \d\.$/),
    })
  })

  test('a seat gets what it may know of them', () => {
    const events = plain(fight(), blow, PLAYERS)
    expect(events.some(({ column, type }) => type === 'change' && column === 'combatant.hp')).toBe(false)
    expect(events.find(({ type }) => type === 'vital-change')).toEqual({
      type: 'vital-change',
      column: 'combatant.hp',
      row: 'Gob',
      rule: 'weapon-damage',
      health: 'hurt',
      gains: false,
    })
  })

  test('cells that stand for Zones and items are told by what they stand for', () => {
    const session = fight('A')
    const moved = plain(session, { actor: 'Ada', action: 'move', zone: 'C' }).find(
      ({ column }) => column === 'combatant.zone',
    )
    expect(moved).toMatchObject({ row: 'Ada', from: 'B', to: 'C', said: 'Ada moves to C.' })
    const override = { actor: 'referee', action: 'override', path: 'Ada.items.longsword.marked', to: 1 }
    const marked = plain(session, override).filter(({ column }) => column === 'item.marked')
    expect(marked.map(({ row }) => row)).toEqual(marked.map(() => 'longsword'))
    expect(marked).not.toEqual([])
  })
})
