import { bodySquares, standProblem } from '@fray/kernel/rules'
import { type ShockScene, shock } from '@fray/rulesets/shock'
import type { AnySession, Known } from '../src/random-play.ts'
import { type Fail, failOf, watchedIdeas, watchRefusals } from '../src/watching.ts'
import { shockIdeas } from './shock-ideas.ts'
import { changes, DEAD, FLED, type Memory, remember, turn } from './shock-turns.ts'

const memories = new WeakMap<object, Memory>()

/** What always holds in a fight of `shock`. */
function shockInvariants(session: AnySession): void {
  const scene = session.scene as ShockScene
  const fail: Fail = failOf(session)
  const before = memories.get(session)
  const after = remember(session, scene, before)
  memories.set(session, after)
  states(scene, after, fail)
  hands(scene, fail)
  bonds(scene, after, fail)
  if (!after.displaced) places(scene, fail)
  if (before !== undefined) {
    changes(session, scene, before, after, fail)
    if (after.ply === before.ply + 1) turn(session, scene, before, fail)
  }
  if (session.ply % 4 === 0)
    watchRefusals(shock.rules, scene as never, ((session.ply / 4) % (scene.combatants + 1)) - 1, fail)
}

/** Hit points, states and what goes with them. */
function states(scene: ShockScene, { displaced }: Memory, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  for (let row = 0; row < scene.combatants; row++) {
    const name = scene.name(row)
    const hp = c.hp[row]
    const state = c.state[row]
    if (hp < 0 || hp > c.hpMax[row]) fail(`${name} has ${hp} hit points`)
    if (state === 0 && hp === 0) fail(`${name} is up without hit points`)
    if (state > 0 && state < FLED && hp > 0) fail(`${name} lies there with ${hp} hit points`)
    if (state > 0 && state < FLED && c.prone[row] === 0) fail(`${name} is down and not prone`)
    if (state !== 0) {
      const busy = ['grappling', 'screening', 'swarm', 'aimAt'].some(
        (column) => (c as never as Numbers)[column]?.[row] !== -1,
      )
      if (busy || c.holding[row] === 1 || c.triggered[row] === 1 || c.attacksLeft[row] !== 0) {
        fail(`${name} is down or gone and still at something`)
      }
      if (state !== FLED && (c.totalDefense[row] === 1 || c.dual[row] === 1)) fail(`${name} is down and defends itself`)
    }
    if (c.triggered[row] === 1 && c.holding[row] === 1) fail(`${name} holds what it has triggered`)
    if (!displaced && c.secondMove[row] === 1 && c.mainSpent[row] === 0)
      fail(`${name} has a second Move without having paid for it`)
    if (!displaced && c.charged[row] === 1 && (c.mainSpent[row] === 0 || c.moveSpent[row] === 0))
      fail(`${name} has charged for nothing`)
    if (c.totalDefense[row] === 1 && fight.phase[0] !== 0 && c.mainSpent[row] === 0 && hasActed(scene, row)) {
      fail(`${name} is in Total Defense with its Main Action unspent`)
    }
    if (!displaced && c.aimRounds[row] > 0 && c.aimAt[row] < 0) fail(`${name} aims at nobody`)
  }
}

type Numbers = Record<string, ArrayLike<number>>

/** Whether the round has brought the combatant's turn: before it, Total Defense of the round before still lasts. */
function hasActed(scene: ShockScene, row: number): boolean {
  const { fight, order, combatant: c } = scene.now
  const place = fight.place[0]
  for (let i = 0; i <= place; i++) if (order.side[i] === c.side[row]) return true
  return false
}

/** Things in hand and on the ground. */
function hands(scene: ShockScene, fail: Fail): void {
  const { item, combatant: c } = scene.now
  const held = new Array<number>(scene.combatants).fill(0)
  for (let i = 0; i < scene.items; i++) {
    const holder = item.holder[i]
    const carried = item.carried[i]
    const kind = scene.kind(i)
    const lies = item.square[i] >= 0
    if ((carried === 3) !== lies) fail(`The ${kind.name} ${lies ? 'lies somewhere and is carried' : 'lies nowhere'}`)
    if (carried === 0 && holder >= 0) held[holder] = held[holder] + kind.hands
    if (carried === 0 && holder >= 0 && c.state[holder] !== 0 && c.state[holder] < FLED) {
      if (!kind.natural && !kind.unarmed) fail(`${scene.name(holder)} is down and holds the ${kind.name}`)
    }
  }
  held.forEach((count, row) => {
    if (count > 2) fail(`${scene.name(row)} holds things in ${count} hands`)
  })
}

/** Holds, screens, swarms and what is counted of them. */
function bonds(scene: ShockScene, { displaced }: Memory, fail: Fail): void {
  const { combatant: c, fight, bond } = scene.now
  let holds = 0
  let screens = 0
  const swarms = new Map<string, number>()
  for (let row = 0; row < scene.combatants; row++) {
    const name = scene.name(row)
    const held = c.grappling[row]
    if (held >= 0) {
      holds++
      if (held === row) fail(`${name} holds itself`)
      if (c.state[row] !== 0 || c.state[held] !== 0) fail(`${name} holds ${scene.name(held)}, and one of them is down`)
      if (feet(scene, row, held) > 5) fail(`${name} holds ${scene.name(held)} from afar`)
    }
    const ward = c.screening[row]
    if (ward >= 0) {
      screens++
      if (ward === row || (c.side[ward] !== c.side[row] && !displaced)) fail(`${name} screens ${scene.name(ward)}`)
      if (feet(scene, row, ward) > 5) fail(`${name} screens ${scene.name(ward)} from afar`)
    }
    const prey = c.swarm[row]
    if (prey >= 0) {
      const key = `${c.side[row]} ${prey}`
      swarms.set(key, (swarms.get(key) ?? 0) + 1)
      if (c.mainSpent[row] === 0 && !displaced) fail(`${name} has joined a swarm for nothing`)
    }
  }
  if (fight.holds[0] !== holds) fail(`${fight.holds[0]} holds are counted, there are ${holds}`)
  if (fight.screens[0] !== screens) fail(`${fight.screens[0]} screens are counted, there are ${screens}`)
  for (const [key, count] of swarms) if (count > 4 && !displaced) fail(`${count} are in the swarm ${key}`)
  const seen = new Set<string>()
  for (let i = 0; i < scene.rows(scene.tables.index.bond as number); i++) {
    const key = `${bond.kind[i]} ${bond.a[i]} ${bond.b[i]}`
    if (seen.has(key)) fail(`The bond ${key} is there twice`)
    seen.add(key)
  }
}

/** Feet between two bodies on the level, heights left out. */
function feet(scene: ShockScene, a: number, b: number): number {
  const { square, footprint } = scene.now.combatant
  const { width } = scene.setup.grid
  const gap = (p: number, size: number, q: number, other: number) =>
    Math.max(0, q - (p + size - 1), p - (q + other - 1))
  const [from, to] = [square[a], square[b]]
  const [mine, theirs] = [footprint[a], footprint[b]]
  const dx = gap(from % width, mine, to % width, theirs)
  const dy = gap(Math.floor(from / width), mine, Math.floor(to / width), theirs)
  return Math.max(dx, dy) * 5
}

/** Everybody stands on the map, in no wall, and the living in squares of their own. */
function places(scene: ShockScene, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  const { grid } = scene.setup
  const taken = new Map<number, number>()
  for (let row = 0; row < scene.combatants; row++) {
    const state = c.state[row]
    if (state === FLED) continue
    const at = c.square[row]
    const size = c.footprint[row]
    const problem = standProblem(grid, fight.openDoors[0], at, size)
    if (problem !== null) fail(`${scene.name(row)} cannot stand at square ${at}: ${problem}`)
    if (state === DEAD) continue
    for (const square of bodySquares(grid, at, size)) {
      const other = taken.get(square)
      if (other !== undefined) fail(`${scene.name(row)} and ${scene.name(other)} are both in square ${square}`)
      taken.set(square, row)
    }
  }
}

/** What a random table tries in a fight of `shock`, and what it watches. */
export const shockKnown: Known = {
  ideas: watchedIdeas(shock.rules, shockIdeas),
  invariants: shockInvariants,
  oddities: [
    '3,4',
    '0,0',
    '-40,2',
    '1,0 2,0',
    'arming-sword',
    'shield',
    'fist',
    'shove',
    'exert',
    'dex',
    'yes',
    'gate',
    'Mend',
  ],
  words: ['nothing', 'done', 'the door is stuck', 'it holds.', 'they listen'],
}
