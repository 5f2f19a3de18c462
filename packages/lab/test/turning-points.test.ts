import {
  type AnyScene,
  type Command,
  commandBy,
  commandDue,
  commanderOf,
  eachOutcome,
  type Game,
  isOver,
  lineOf,
  randomFrom,
  readCommand,
  Session,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import { zones } from '@fray/rulesets/zones'
import { expect, test } from 'vitest'
import { lookerHere, TurningStopped, turningPoints } from '../src/index.ts'
import { duelOf } from '../src/odds/duel.ts'
import type { AnyPolicy } from '../src/policies/rehearsal.ts'
import { Analyst, type PlayedFight } from '../src/turning/analyst.ts'

const game: Game = zones
const { rules } = game
const base = rules.policies.get('aggressive') as AnyPolicy

const gob = { kind: 'creature', level: 1, skill: 2, hp: 3, zone: 'A', attacks: ['knife melee 1d4'] }
const encounter = {
  ruleset: 'zones',
  battlefield: 'A',
  surprised: 'nobody',
  combatants: { Gob: { ...gob, side: 'characters' }, Orc: { ...gob, skill: 1, hp: 4 } },
  now: { round: 2, turn: 'Gob' },
}

/** A duel played to its end by the rule of thumb, but that Gob lets its first turn pass where it is `idle`. */
function played(
  seed: string,
  isIdle: boolean,
): { fight: PlayedFight; session: Session<AnyScene, Command>; idle: number } {
  const { setup, problems } = game.readEncounter(encounter)
  if (setup === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const session = new Session<AnyScene, Command>(rules, setup, { seed, policies: setup.seats.map(() => base) })
  let idle = -1
  while (!isOver(session.scene)) {
    const { scene, ply } = session
    const due = commandDue(rules, scene, true)
    const actor = due?.actor ?? commanderOf(rules, scene)
    const wanted = due ?? commandBy(rules, scene, base, actor, randomFrom(ply))
    if (due === null && idle < 0 && isIdle) idle = ply
    const plain = ply === idle ? { actor: 'Gob', action: 'end' } : writeCommand(rules, scene, wanted)
    const seat = setup.seats[actor < 0 ? 0 : seatOf(scene, actor)]?.id ?? ''
    expect(session.submit(seat, plain).status).toBe('done')
  }
  return { fight: { ruleset: 'zones', encounter: setup.encounter, moves: session.played.map(lineOf) }, session, idle }
}

/** The exact chance of a side to win from where the scene stands. */
function chance(scene: AnyScene, side: number): number {
  const policies = scene.setup.seats.map(() => base)
  const { kind, wins, draws, never } = duelOf({ rules, scene }, { policies })
  expect(kind).toBe('exact')
  return (wins[side]?.value ?? 0) + (draws.value + never.value) / 2
}

/** The exact chance to win with a command given and its dice not yet fallen. */
function chanceWith(scene: AnyScene, command: Command, side: number): number {
  let sum = 0
  eachOutcome(
    rules,
    scene,
    command,
    ({ preset }) => preset,
    ({ probability }) => {
      const copy = rules.open(scene.setup) as AnyScene
      copy.load(scene.save())
      sum += probability * chance(copy, side)
    },
  )
  return sum
}

/** Five standard errors: it would be off by more one time in two million. */
const FAR = 5

test('of a duel that can be solved, all chances, what was chosen and what was luck are what they are', () => {
  const { fight, session, idle } = played('turning', true)
  const analyst = new Analyst(game, fight)
  const trials = 1500
  let choices = 0
  let bad = 0
  fight.moves.forEach((move, at) => {
    const scene = rules.open(session.setup) as AnyScene
    scene.load(session.played[at].before)
    analyst.standing({ kind: 'standing', at, trials }).sides.forEach(({ value, error }, side) => {
      expect(Math.abs(value - chance(scene, side))).toBeLessThanOrEqual(FAR * error + 1e-9)
    })
    const found = analyst.point({ kind: 'point', at, trials })
    const command = readCommand(rules, scene, move.command) as Command
    const expected = chanceWith(scene, command, found.side)
    expect(Math.abs(found.expected.value - expected)).toBeLessThanOrEqual(FAR * found.expected.error + 1e-9)
    const next = session.played[at + 1]?.before ?? session.scene.save()
    const after = rules.open(session.setup) as AnyScene
    after.load(next)
    const luck = chance(after, found.side) - expected
    expect(Math.abs(found.luck.value - luck)).toBeLessThanOrEqual(FAR * found.luck.error + 1e-9)
    if (found.better === null) return
    choices++
    const better = readCommand(rules, scene, found.better) as Command
    const choice = chanceWith(scene, better, found.side) - expected
    expect(Math.abs(found.choice.value - choice)).toBeLessThanOrEqual(FAR * found.choice.error + 1e-9)
    if (at === idle) bad = choice
  })
  // To let the first turn pass was a mistake, and is found out.
  expect(choices).toBeGreaterThan(0)
  expect(bad).toBeGreaterThan(0.05)
})

test('the points are plain data, the largest ones, and the same with several who look', async () => {
  const { fight, idle } = played('turning', true)
  const parts: number[] = []
  const options = { most: 3, trials: { course: 60, point: 120 } }
  const alone = await turningPoints(fight.moves.length, [await lookerHere(fight)], {
    ...options,
    onProgress: (part) => parts.push(part),
  })
  const two = [await lookerHere(fight), await lookerHere(fight)]
  expect(await turningPoints(fight.moves.length, two, options)).toEqual(alone)
  expect(JSON.parse(JSON.stringify(alone))).toEqual(alone)
  expect(alone.points).toHaveLength(3)
  expect(alone.points.some(({ command, better }) => command === idle + 1 && better !== null)).toBe(true)
  expect(alone.course[0]).toHaveLength(fight.moves.length + 1)
  expect(parts.at(-1)).toBe(1)
  expect([...parts].sort((a, b) => a - b)).toEqual(parts)
})

test('it can be given up', async () => {
  const { fight } = played('turning', false)
  const signal = { aborted: false }
  const looking = turningPoints(fight.moves.length, [await lookerHere(fight)], {
    signal,
    onProgress: () => {
      signal.aborted = true
    },
  })
  await expect(looking).rejects.toBeInstanceOf(TurningStopped)
})
