import { Session, tellEvents, viewEvents, viewerOf, viewFight } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zones } from '../index.ts'
import type { ZonesScene } from '../scene.ts'

type Mode = 'exact' | 'word' | 'nothing'

function fight(mode: Mode, hp: number, hpMax: number) {
  const { setup, problems } = zones.readEncounter({
    ruleset: 'zones',
    battlefield: 'A-B-C',
    surprised: 'nobody',
    sides: { enemies: { hp: mode } },
    combatants: {
      Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8'], zone: 'B' },
      Gob: { kind: 'creature', level: 1, skill: 1, hp: `${hp}/${hpMax}`, attacks: ['knife melee 1d4'], zone: 'B' },
    },
    now: { round: 2, turn: 'Ada' },
  })
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return new Session(zones.rules, setup, { seed: 'secrets' })
}

const players = 1

/** Everything that the players' seat is sent: the view, the events and the log after a blow and an override. */
function sent(mode: Mode, hp: number, hpMax: number): string {
  const session = fight(mode, hp, hpMax)
  const scene = session.scene as unknown as ZonesScene
  const before = viewFight(zones.rules, scene as never, players)
  session.submit('referee', { actor: 'referee', action: 'grant', target: 'Ada', kind: 'advantage' })
  session.submit('players', { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' })
  session.submit('referee', { actor: 'referee', action: 'override', path: 'Gob.hp', to: hp })
  const viewer = viewerOf(scene as never, players)
  const events = session.played.flatMap((played) => viewEvents(zones.rules, scene as never, played.events, viewer))
  const log = session.played.flatMap((played) => tellEvents(zones.rules, scene as never, played.events, viewer))
  return JSON.stringify([before, viewFight(zones.rules, scene as never, players), events, log])
}

describe('hidden hit points of the enemies', () => {
  test('exact: the players read them; word: how it looks; nothing: not even that', () => {
    const gob = (mode: Mode) => viewFight(zones.rules, fight(mode, 5, 9).scene as never, players).combatants.Gob
    expect(gob('exact')).toMatchObject({ hp: 5, hpMax: 9 })
    expect(gob('word')).toMatchObject({ health: 'hurt' })
    expect(gob('word')).not.toHaveProperty('hp')
    expect(gob('nothing')).not.toHaveProperty('hp')
    expect(gob('nothing')).not.toHaveProperty('health')
  })

  test('the referee always reads them, and the players always read their own', () => {
    const { scene } = fight('nothing', 5, 9)
    expect(viewFight(zones.rules, scene as never, 0).combatants.Gob).toMatchObject({ hp: 5, hpMax: 9 })
    expect(viewFight(zones.rules, scene as never, players).combatants.Ada).toMatchObject({ hp: 10 })
  })

  test('two fights that differ only in hit points that nobody may know send the players equal bytes', () => {
    const points = fc.integer({ min: 21, max: 60 })
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(sent('nothing', a, 80)).toBe(sent('nothing', b, 90))
      }),
      { numRuns: 40 },
    )
  })

  test('in words they are equal as long as the words are', () => {
    expect(sent('word', 50, 80)).toBe(sent('word', 60, 90))
    expect(sent('word', 50, 80)).not.toBe(sent('word', 25, 80))
  })
})
