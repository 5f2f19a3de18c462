import {
  type FightView,
  nameOf,
  possibleCommands,
  Session,
  tellEvents,
  viewEvents,
  viewerOf,
  viewFight,
} from '@fray/kernel'
import { squareName } from '@fray/kernel/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeHitPoints } from '../../test/secret-hit-points.ts'
import { freeHits } from '../index.ts'
import type { FreeHitsScene } from '../scene.ts'
import { F } from '../tables.ts'

const rules = freeHits.rules

type Mode = 'exact' | 'word' | 'nothing'

/** What the players may not know of the enemies. */
interface Secrets {
  readonly mode?: Mode
  readonly hp?: number
  readonly hpMax?: number
  /** Where the Ghost is, which nobody of theirs detects, and how it looks about. */
  readonly ghost?: string
  readonly facing?: string
  /** What the referee answers when asked whether somebody detects the Ghost. */
  readonly noticed?: string
  readonly detection?: string
  /** What the foes' side says of who is present; null for nothing. */
  readonly presence?: 'here' | null
}

function fight({
  mode = 'nothing',
  hp = 15,
  hpMax = 19,
  ghost = '7,7',
  facing = 's',
  noticed = 'undetected',
  detection = 'detected',
  presence = 'here',
}: Secrets) {
  const { setup, problems } = freeHits.readEncounter({
    ruleset: 'free-hits',
    battlefield: '14x12',
    options: { detection },
    sides: { party: { party: true }, foes: { hp: mode, ...(presence === null ? {} : { presence }) } },
    content: {
      spells: { gust: { name: 'Gust', cast: ['either'], range: 20, target: 'one', effects: [{ effect: 'prone' }] } },
    },
    combatants: {
      Ann: {
        pc: true,
        hp: 30,
        agility: 3,
        weapons: ['blade melee 1d6', 'bow ranged 1d4 range 30'],
        spells: ['gust'],
        at: '3,4',
      },
      Orc: { hp: `${hp}/${hpMax}`, weapons: ['axe melee 1d4'], at: '4,4' },
      Ghost: { hp: 4, mode: 'sneaking', undetectedBy: 'all', at: ghost, facing },
    },
    now: { round: 2, actor: 'Ann', order: ['Ann', 'Ghost', 'Orc'] },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return { session: new Session(rules, setup, { seed: 'secrets' }), noticed }
}

const PLAYERS = 1
const REFEREES = 0

const viewOf = (secrets: Secrets, seat = PLAYERS): FightView =>
  viewFight(rules, fight(secrets).session.scene as never, seat)

const ATTACKS = new Set(['attack', 'extra-attack', 'cast', 'face', 'move'])

/** Everything that the players' seat is sent: views, events, the log, its attacks and why others are refused. */
function sent(secrets: Secrets, ghostly: readonly object[] = [{ actor: 'Ghost', action: 'lie-down' }]): string {
  const { session, noticed } = fight(secrets)
  const scene = session.scene as unknown as FreeHitsScene
  const before = viewFight(rules, scene as never, PLAYERS)
  const viewer = viewerOf(scene as never, PLAYERS)
  const drawn = [0, 1, 2].map((row) => rules.presentation.figure(scene, row, viewer))
  const { legal, refused } = possibleCommands(rules, scene as never, 0)
  const listed = [legal, refused.map(({ command, refusal }) => ({ ...command, refusal }))].map((some) =>
    (some as { action: string }[]).filter(({ action }) => ATTACKS.has(action)),
  )
  const tries = ['attack Ghost', 'attack Ghost bow', 'cast gust Ghost', 'face Ghost'].map((text) => {
    const [action, ...more] = text.split(' ')
    const [to, weapon] = action === 'cast' ? [more[1], undefined] : more
    const plain = {
      actor: 'Ann',
      action,
      ...(action === 'cast' ? { spell: 'gust' } : {}),
      ...(weapon ? { weapon } : {}),
    }
    return session.submit('players', { ...plain, [action === 'face' ? 'to' : 'target']: to } as never)
  })
  const give = (seat: string, command: object) => {
    const reply = session.submit(seat, command as never)
    if (reply.status === 'refused') throw new Error(reply.refusal.reason)
    while (session.awaited?.kind === 'answers') {
      const { questions } = session.awaited
      const isReferee = questions[0]?.to === -1
      session.answer(isReferee ? 'referee' : 'players', isReferee ? noticed : 'decline', questions[0]?.to as number)
    }
  }
  give('players', { actor: 'Ann', action: 'attack', target: 'Orc', weapon: 'blade' })
  give('players', { actor: 'Ann', action: 'end' })
  for (const command of ghostly) give('referee', command)
  give('referee', { actor: 'Ghost', action: 'end' })
  give('referee', { actor: 'Orc', action: 'attack', target: 'Ann', weapon: 'axe' })
  const events = session.played.flatMap((played) => viewEvents(rules, scene as never, played.events, viewer))
  const log = session.played.flatMap((played) => tellEvents(rules, scene as never, played.events, viewer))
  const after = viewFight(rules, scene as never, PLAYERS)
  return JSON.stringify([before, listed, tries, drawn, after, events, log])
}

describeHitPoints(viewOf, REFEREES, { hp: 15, hpMax: 19 }, { hp: 30 })

describe('one that nobody detects', () => {
  test('its square, facing and way of going are known to the referee alone', () => {
    expect(viewOf({}, REFEREES).combatants.Ghost).toMatchObject({ at: '7,7', facing: 's', mode: 'sneaking' })
    expect(viewOf({}).combatants.Ghost).toMatchObject({ at: null, facing: null, mode: null, spaces: null })
  })

  test('where its side does not say who is there, the others know nothing of it', () => {
    expect(Object.keys(viewOf({ presence: null }, REFEREES).combatants)).toContain('Ghost')
    expect(JSON.stringify(viewOf({ presence: null }))).not.toContain('Ghost')
  })

  test('who does not detect it is known to its own side and the referee, however hit points are told', () => {
    for (const mode of ['exact', 'word', 'nothing'] as const) {
      expect(viewOf({ mode }, REFEREES).combatants.Ghost).toMatchObject({ undetectedBy: ['Ann'] })
      expect(viewOf({ mode }).combatants.Ghost).toMatchObject({ undetectedBy: [] })
    }
  })

  test('it is drawn to the referee alone', () => {
    const { scene } = fight({}).session
    const drawn = (seat: number) =>
      [0, 1, 2].map((row) => rules.presentation.figure(scene, row, viewerOf(scene as never, seat))?.at)
    expect(drawn(REFEREES)[2]).toBe('7,7')
    expect(drawn(PLAYERS)).toEqual([...drawn(REFEREES).slice(0, 2), null])
  })

  test('no command that is listed for the players aims at it or names its square', () => {
    const scene = fight({ ghost: '5,5' }).session.scene as unknown as FreeHitsScene
    const square = scene.now.combatant.square[2]
    expect(squareName(scene.setup.grid, square)).toBe('5,5')
    const { legal } = possibleCommands(rules, scene as never, 0)
    for (const { action, target, at } of legal as unknown as { action: string; target: number; at: number }[]) {
      if (target >= 0) expect(`${action} ${nameOf(scene as never, target)}`).not.toMatch(/Ghost/)
      expect(at).not.toBe(square)
    }
  })

  test('events do not tell where it goes, nor that it goes about inside somebody’s zone', () => {
    const scene = fight({ ghost: '2,3' }).session.scene as unknown as FreeHitsScene
    const ghost = 2
    const place = Array.from({ length: 3 }, (_, i) => scene.now.order.who[i]).indexOf(ghost)
    scene.set(F.place, 0, place, 'initiative-order')
    const move = rules.blank(ghost, 'move') as unknown as { to: number }
    move.to = scene.now.combatant.square[ghost] + scene.setup.grid.width
    scene.record(true)
    rules.actions.get('move')?.resolve(scene as never, move as never)
    const events = scene.recorder?.take() ?? []
    expect(JSON.stringify(events)).toMatch(/combatant\.inside.*"step".*combatant\.square|"step"/)
    expect(JSON.stringify(events)).toMatch(/combatant\.inside/)
    const told = viewEvents(rules, scene as never, events, viewerOf(scene as never, PLAYERS))
    expect(JSON.stringify(told)).not.toMatch(/"moves"|"step"|combatant\.(square|inside|facing|spaces)|undetected\./)
  })
})

describe("the referee's answers", () => {
  test('whether somebody is detected is told to nobody else', () => {
    const { session } = fight({ detection: 'ask', ghost: '6,6' })
    session.submit('players', { actor: 'Ann', action: 'end' })
    session.submit('referee', { actor: 'Ghost', action: 'mode', mode: 'normal' })
    session.submit('referee', { actor: 'Ghost', action: 'mode', mode: 'sneaking' })
    expect(session.awaited?.kind).toBe('answers')
    session.answer('referee', 'undetected', -1)
    const { scene } = session
    const events = session.played.flatMap(({ events: some }) => some)
    expect(JSON.stringify(events)).toMatch(/Does \{by\} detect/)
    const told = viewEvents(rules, scene as never, events, viewerOf(scene as never, PLAYERS))
    expect(JSON.stringify(told)).not.toMatch(/detect \{who\}/)
    expect(JSON.stringify(viewFight(rules, scene as never, PLAYERS))).not.toMatch(/6,6/)
  })
})

describe('two fights that differ only in what the players may not know send them equal bytes', () => {
  test('hit points', () => {
    const points = fc.integer({ min: 31, max: 60 })
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(sent({ hp: a, hpMax: 80 })).toBe(sent({ hp: b, hpMax: 90 }))
      }),
      { numRuns: 15 },
    )
  })

  test('the square of one whom nobody detects, where it looks, and where it goes', () => {
    const coordinate = fc.integer({ min: 6, max: 10 })
    fc.assert(
      fc.property(coordinate, coordinate, fc.constantFrom('n', 'e', 'sw'), (x, y, facing) => {
        const step = (dx: number) => [{ actor: 'Ghost', action: 'move', to: `${x + dx},${y}`, pay: 'move' }]
        expect(sent({ ghost: `${x},${y}`, facing }, step(1))).toBe(
          sent({ ghost: '12,9' }, [{ actor: 'Ghost', action: 'move', to: '12,10', pay: 'move' }]),
        )
      }),
      { numRuns: 15 },
    )
  })

  test('in words they are equal as long as the words are', () => {
    expect(sent({ mode: 'word', hp: 50, hpMax: 80 })).toBe(sent({ mode: 'word', hp: 60, hpMax: 90 }))
    expect(sent({ mode: 'word', hp: 50, hpMax: 80 })).not.toBe(sent({ mode: 'word', hp: 25, hpMax: 80 }))
  })
})
