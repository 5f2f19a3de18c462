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
import { shock } from '../index.ts'
import type { ShockScene } from '../scene.ts'

type Mode = 'exact' | 'word' | 'nothing'

/** What the players may not know of the enemies. */
interface Secrets {
  readonly mode?: Mode
  readonly hp?: number
  readonly hpMax?: number
  readonly alert?: boolean
  readonly prompts?: string
  /** Where the Ghost is, whom nobody can place. */
  readonly ghost?: string
  /** What else Ann has. */
  readonly ann?: object
}

function fight({
  mode = 'nothing',
  hp = 5,
  hpMax = 9,
  alert = false,
  prompts = 'nothing',
  ghost = '7,7',
  ann = {},
}: Secrets) {
  const { setup, problems } = shock.readEncounter({
    ruleset: 'shock',
    battlefield: '12x10',
    surprised: 'nobody',
    options: { 'morale-judgment': 'fight-on' },
    sides: { party: { party: true }, foes: { hp: mode } },
    combatants: {
      Ann: { kind: 'pc', hp: 10, weapons: ['blade melee stab str d6 shock 2/15'], prompts: 'steps', at: '3,4', ...ann },
      Orc: {
        kind: 'npc',
        hp: `${hp}/${hpMax}`,
        alert,
        prompts,
        weapons: ['axe melee stab str d4'],
        powers: [{ name: 'Spite', cost: 'free', moment: 'any', effects: [{ effect: 'ac', amount: 1 }] }],
        at: '4,4',
      },
      Ghost: { kind: 'npc', hp: 4, unseen: 'unlocated', at: ghost },
    },
    now: { round: 2, side: 'party' },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return new Session(shock.rules, setup, { seed: 'secrets' })
}

const players = 1
const REFEREES = 0

const viewOf = (secrets: Secrets, seat = players): FightView =>
  viewFight(shock.rules, fight(secrets).scene as never, seat)

/** Everything that the players' seat is sent: the views, the events, the log, and why its attacks are refused. */
function sent(secrets: Secrets): string {
  const session = fight(secrets)
  const scene = session.scene as unknown as ShockScene
  const before = viewFight(shock.rules, scene as never, players)
  const refused = possibleCommands(shock.rules, scene as never, 0).refused.filter(({ command }) =>
    ['attack', 'shoot', 'shove', 'grapple', 'swarm', 'charge', 'snap'].includes(command.action),
  )
  const viewer = viewerOf(scene as never, players)
  const drawn = [0, 1, 2].map((row) => shock.rules.presentation.figure(scene, row, viewer))
  for (const [seat, command] of [
    ['players', { actor: 'Ann', action: 'attack', target: 'Orc', weapon: 'blade' }],
    ['players', { actor: 'Ann', action: 'ask-about', what: 'rolls' }],
    ['players', { actor: 'Ann', action: 'pass' }],
    ['referee', { actor: 'referee', action: 'end-side' }],
    ['referee', { actor: 'Ghost', action: 'go-prone' }],
    ['referee', { actor: 'Orc', action: 'attack', target: 'Ann', weapon: 'axe' }],
  ] as const) {
    const reply = session.submit(seat, command)
    if (reply.status === 'refused') throw new Error(reply.refusal.reason)
    while (session.awaited?.kind === 'answers') session.answer('players', 'decline', 0)
  }
  const events = session.played.flatMap((played) => viewEvents(shock.rules, scene as never, played.events, viewer))
  const log = session.played.flatMap((played) => tellEvents(shock.rules, scene as never, played.events, viewer))
  return JSON.stringify([before, refused, drawn, viewFight(shock.rules, scene as never, players), events, log])
}

describeHitPoints(viewOf, REFEREES, { hp: 5, hpMax: 9 }, { hp: 10 })

describe("what is nobody else's business", () => {
  test('only the referee reads who is alert', () => {
    expect(viewOf({ alert: true }, REFEREES).combatants.Orc).toMatchObject({ alert: true })
    expect(viewOf({ alert: true }).combatants.Orc).not.toHaveProperty('alert')
    expect(viewOf({ alert: true }).combatants.Ann).not.toHaveProperty('alert')
  })

  test('each seat reads only for its own at which moments they are asked', () => {
    expect(viewOf({}).combatants.Ann).toMatchObject({ prompts: 'steps' })
    expect(viewOf({ prompts: 'rolls' }).combatants.Orc).not.toHaveProperty('prompts')
  })

  test('the powers of others', () => {
    expect(viewOf({}).combatants.Orc).toMatchObject({ powers: {} })
    expect(viewOf({}, REFEREES).combatants.Orc).toMatchObject({ powers: { Spite: { used: 0 } } })
  })
})

test('the initiative of a side that hides its rolls is known to the referee alone', () => {
  const { setup } = shock.readEncounter({
    ruleset: 'shock',
    battlefield: '12x10',
    surprised: 'nobody',
    sides: { party: { party: true }, foes: { rolls: 'hidden' } },
    combatants: { Ann: { kind: 'pc', hp: 10, at: '3,4' }, Orc: { kind: 'npc', hp: 5, at: '9,4' } },
  })
  if (setup === null) throw new Error('There is no fight.')
  const session = new Session(shock.rules, setup, { seed: 'secrets' })
  session.submit('referee', { actor: 'referee', action: 'start' })
  const { scene } = session
  const events = session.played.flatMap((played) => played.events)
  const told = (seat: number) => tellEvents(shock.rules, scene as never, events, viewerOf(scene as never, seat))
  expect(told(players)).toContainEqual(expect.stringMatching(/^Initiative of Party: \d/))
  expect(told(players)).toContain('Initiative of Foes.')
  expect(told(REFEREES)).toContainEqual(expect.stringMatching(/^Initiative of Foes: \d/))
  const seen = viewEvents(shock.rules, scene as never, events, viewerOf(scene as never, players))
  const changes = JSON.stringify(seen.filter((event) => JSON.stringify(event).includes('side.initiative')))
  expect(changes).toContain('"row":0')
  expect(changes).not.toContain('"row":1')
})

describe('one whom nobody can place', () => {
  test('its square is known to the referee alone', () => {
    expect(viewOf({}, REFEREES).combatants.Ghost).toMatchObject({ at: '7,7', unseen: 'unlocated' })
    expect(viewOf({}).combatants.Ghost).toMatchObject({ at: null, altitude: null, unseen: 'unlocated' })
  })

  test('it is drawn to the referee alone', () => {
    const { scene } = fight({})
    const drawn = (seat: number) =>
      [0, 1, 2].map((row) => shock.rules.presentation.figure(scene, row, viewerOf(scene as never, seat))?.at)
    expect(drawn(REFEREES)[2]).toBe('7,7')
    expect(drawn(players)).toEqual([...drawn(REFEREES).slice(0, 2), null])
  })

  test('unless somebody of the seat sees what cannot be seen', () => {
    const seer = { powers: [{ name: 'Owl eyes', cost: 'passive', effects: [{ effect: 'sees-unseen' }] }] }
    expect(viewOf({ ann: seer }).combatants.Ghost).toMatchObject({ at: '7,7' })
  })

  test('no command that is listed for the players names its square', () => {
    const { scene } = fight({ ghost: '5,4' })
    const shockScene = scene as unknown as ShockScene
    const square = shockScene.now.combatant.square[2]
    expect(squareName(shockScene.setup.grid, square)).toBe('5,4')
    const { legal, refused } = possibleCommands(shock.rules, scene as never, 0)
    for (const command of [...legal, ...refused.map((one) => one.command)] as {
      action: string
      target: number
      to: number
      at: number
    }[]) {
      if (command.target < 0) continue
      expect(`${command.action} ${nameOf(scene as never, command.target)} ${command.to} ${command.at}`).not.toMatch(
        /Ghost \d+|Ghost -1 \d+/,
      )
    }
  })
})

describe('events of one whom nobody can place', () => {
  test('do not tell where it goes', () => {
    const scene = fight({ ghost: '9,9' }).scene as unknown as ShockScene
    const ghost = scene.sheets.findIndex((_, row) => scene.name(row) === 'Ghost')
    const run = shock.rules.blank(ghost, 'run') as unknown as { to: number }
    run.to = scene.now.combatant.square[ghost] - 1
    scene.record(true)
    shock.rules.actions.get('run')?.resolve(scene as never, run as never)
    const events = scene.recorder?.take() ?? []
    expect(JSON.stringify(events)).toMatch(/"runs".*combatant\.square/)
    const told = viewEvents(shock.rules, scene as never, events, viewerOf(scene as never, players))
    expect(JSON.stringify(told)).not.toMatch(/"runs"|"step"|combatant\.square/)
  })
})

describe('two fights that differ only in what the players may not know send them equal bytes', () => {
  test('hit points and alertness', () => {
    const points = fc.integer({ min: 21, max: 60 })
    fc.assert(
      fc.property(points, points, fc.boolean(), fc.boolean(), (a, b, one, other) => {
        expect(sent({ hp: a, hpMax: 80, alert: one })).toBe(sent({ hp: b, hpMax: 90, alert: other }))
      }),
      { numRuns: 40 },
    )
  })

  test('the square of one whom nobody can place', () => {
    const coordinate = fc.integer({ min: 5, max: 9 })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(sent({ ghost: `${x},${y}` })).toBe(sent({ ghost: '11,9' }))
      }),
      { numRuns: 30 },
    )
  })

  test('in words they are equal as long as the words are', () => {
    expect(sent({ mode: 'word', hp: 50, hpMax: 80 })).toBe(sent({ mode: 'word', hp: 60, hpMax: 90 }))
    expect(sent({ mode: 'word', hp: 50, hpMax: 80 })).not.toBe(sent({ mode: 'word', hp: 25, hpMax: 80 }))
  })
})
