import { everything, REFEREE } from '@fray/kernel'
import { type WeaponSpeedScene, weaponSpeed } from '@fray/rulesets/weapon-speed'
import type { AnySession, Known } from '../src/random-play.ts'
import { type Fail, failOf, watchedIdeas, watchRefusals } from '../src/watching.ts'
import { weaponSpeedIdeas } from './weapon-speed-ideas.ts'
import { randomWeaponSpeedSetup } from './weapon-speed-setups.ts'

type Numbers = Readonly<Record<string, ArrayLike<number>>>

/** What is remembered of a fight from one command to the next. */
interface Memory {
  readonly ply: number
  readonly round: number
  /** The count last resolved in the round, or null. */
  readonly count: number | null
  readonly moveLeft: readonly number[]
  readonly moved: readonly number[]
  readonly square: readonly number[]
}

const memories = new WeakMap<object, Memory>()

const FLED = 3
const DEAD = 4
const OVER = 3

/** What always holds in a fight of `weapon-speed`. */
function weaponSpeedInvariants(session: AnySession): void {
  const scene = session.scene as WeaponSpeedScene
  const fail: Fail = failOf(session)
  life(scene, fail)
  places(scene, fail)
  hands(scene, fail)
  turns(scene, fail)
  if (session.ply % 2 === 0) derived(scene, fail)
  explained(session, fail)
  const before = memories.get(session)
  const after = remember(session, scene)
  memories.set(session, after)
  if (before !== undefined && after.ply === before.ply + 1) changes(session, before, after, fail)
  if (session.ply % 9 === 0) watchRefusals(weaponSpeed.rules, scene, scene.now.fight.turn[0], fail)
}

/** Stress, Wound Points and Mana in their ranges; the dead are those who have lost too much. */
function life(scene: WeaponSpeedScene, fail: Fail): void {
  const c = scene.now.combatant as Numbers
  const at = (column: string, row: number) => c[column]?.[row]
  const waits = scene.now.fight.tied[0] === 1 && scene.now.fight.open[0] === 1
  for (let row = 0; row < scene.combatants; row++) {
    const name = scene.name(row)
    if (at('stress', row) < 0 || at('stress', row) > at('stressMax', row))
      fail(`${name} has ${at('stress', row)} Stress`)
    if (at('wp', row) > at('wpMax', row)) fail(`${name} has ${at('wp', row)} Wound Points`)
    if (at('mana', row) < 0 || at('mana', row) > at('manaMax', row)) fail(`${name} has ${at('mana', row)} Mana`)
    const lost = at('wp', row) <= -((c.scores as ArrayLike<number>)[row * 6] as number)
    if (lost && at('state', row) !== DEAD && !waits) fail(`${name} lives with ${at('wp', row)} Wound Points`)
    if (at('stabilized', row) === 1 && at('wp', row) > 0 && !waits) fail(`${name} is on its feet and Stabilized`)
    if (at('state', row) === DEAD && at('fullDefense', row) === 1) fail(`${name} is dead and in Full-Defense`)
  }
}

/** Everybody stands on the map, the living apart from each other. */
function places(scene: WeaponSpeedScene, fail: Fail): void {
  const { square, state } = scene.now.combatant
  const { plane } = scene.setup
  const taken = new Map<number, number>()
  for (let row = 0; row < scene.combatants; row++) {
    if (state[row] >= FLED) continue
    const at = square[row]
    if (at < 0 || at >= plane.blocked.length || plane.blocked[at] === 1) fail(`${scene.name(row)} stands nowhere`)
    const other = taken.get(at)
    if (other !== undefined) fail(`${scene.name(row)} and ${scene.name(other)} are in one square`)
    taken.set(at, row)
  }
}

/** Nobody holds more than its hands can; what lies, lies somewhere. */
function hands(scene: WeaponSpeedScene, fail: Fail): void {
  const { owner, place, square, count } = scene.now.item
  const held = new Map<number, number>()
  for (let item = 0; item < scene.items; item++) {
    const row = owner[item]
    const at = place[item]
    const { name, natural } = scene.kind(item)
    if (at === 5 && square[item] < 0) fail(`The ${name} lies nowhere`)
    if (at !== 5 && square[item] >= 0) fail(`The ${name} lies somewhere and is not on the ground`)
    if (count[item] === 0 && at !== 6) fail(`There is no ${name} left, and it is still there`)
    if (at > 2 || natural) continue
    const bits = at === 2 ? 3 : 1 << at
    if (((held.get(row) ?? 0) & bits) !== 0) fail(`${scene.name(row)} holds two things in one hand`)
    held.set(row, (held.get(row) ?? 0) | bits)
    const { limbs } = scene.now.combatant
    for (let arm = 0; arm < 2; arm++) {
      if (((bits >>> arm) & 1) === 1 && limbs[row * 2 + arm] === 2)
        fail(`${scene.name(row)} holds the ${name} in a maimed arm`)
    }
  }
}

/** Whose turn it is, and what waits for whom. */
function turns(scene: WeaponSpeedScene, fail: Fail): void {
  const { turn, open, tied, phase, over, count, joiners } = scene.now.fight
  const { turnState, turnAt, state, rolled } = scene.now.combatant
  const now = turn[0]
  if (open[0] === 1 && phase[0] !== 2) fail('A count is open out of its phase')
  if (now >= 0 !== (open[0] === 1)) fail('A count is open and it is nobody’s turn, or the reverse')
  if (now >= 0 && state[now] > 1) fail(`${scene.name(now)} is out of the fight and has the turn`)
  const held = scene.rows(scene.tables.index.held as number)
  if (held > 0 && (open[0] === 0 || tied[0] === 0)) fail('Results are held though nobody is left to act')
  if ((over[0] === 1) !== (phase[0] === OVER)) fail('The phase is over, the fight is not')
  if (joiners[0] < 0) fail('Fewer than nobody has joined')
  for (let row = 0; row < scene.combatants; row++) {
    for (let cell = 0; cell < 2; cell++) {
      const at = row * 3 + cell
      if (turnState[at] === 2 && (open[0] === 0 || turnAt[at] !== count[0]))
        fail(`${scene.name(row)}'s turn is open at the wrong number`)
    }
    if (phase[0] === OVER && (rolled[row] === 1 || turnState[row * 3] !== 0)) fail('Initiative is not wiped')
  }
}

/** What follows from items, injuries and conditions is what it would be if it were worked out again. */
function derived(scene: WeaponSpeedScene, fail: Fail): void {
  const { recorder } = scene
  const mark = scene.mark()
  const before = scene.memory.slice()
  scene.recorder = null
  const same = { actor: REFEREE, action: 'override', path: 'fight.round', to: scene.now.fight.round[0] }
  weaponSpeed.rules.actions.get('override')?.resolve(scene, same)
  const other = before.findIndex((value, i) => value !== scene.memory[i])
  scene.rollback(mark)
  scene.recorder = recorder
  const waits = scene.now.fight.tied[0] === 1 && scene.now.fight.open[0] === 1
  if (other < 0 || waits) return
  const column = scene.tables.all.findLast(({ id }) => scene.layout.offsets[id] <= other)
  fail(`${column?.path} is not what follows from everything else`)
}

/** A number with its parts, as an event has it. */
interface Explained {
  readonly total: number
  readonly parts: readonly { readonly value: number; readonly counted: boolean }[]
}

/** Every number of an event is what its parts come to, and the one that the dice were held against. */
function explained(session: AnySession, fail: Fail): void {
  for (const event of session.played.at(-1)?.events ?? []) {
    const { type, against, defense, tn, left, tally } = event as unknown as Readonly<Record<string, Explained>>
    for (const sum of [defense, tn, left, tally]) {
      // What is left of somebody's life has the same name, and is no number with parts.
      if (sum?.parts === undefined) continue
      const parts = sum.parts.filter(({ counted }) => counted).reduce((all, { value }) => all + value, 0)
      if (parts !== sum.total) fail(`The parts of ${JSON.stringify(event)} come to ${parts}, not ${sum.total}`)
    }
    for (const sum of [defense, tn]) {
      if (sum !== undefined && sum.total !== (against as unknown as number))
        fail(`${type} is explained otherwise than it was decided: ${JSON.stringify(event)}`)
    }
    if (left?.parts !== undefined && left.total < 0) fail(`Less than no way is left: ${JSON.stringify(event)}`)
  }
}

function remember(session: AnySession, scene: WeaponSpeedScene): Memory {
  const { round, count, counted } = scene.now.fight
  const { moved, square } = scene.now.combatant
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  return {
    ply: session.ply,
    round: round[0],
    count: counted[0] === 1 ? count[0] : null,
    moveLeft: rows.map((row) => (row === scene.now.fight.turn[0] ? moveLeftOf(scene, row) : 0)),
    moved: rows.map((row) => moved[row]),
    square: rows.map((row) => square[row]),
  }
}

const moveLeftOf = (scene: WeaponSpeedScene, row: number): number =>
  weaponSpeed.rules.describe(scene, row, everything()).moveLeft as number

/** From one command to the next: numbers go up, nobody walks further than it may. */
function changes(session: AnySession, before: Memory, after: Memory, fail: Fail): void {
  const command = session.played.at(-1)?.command
  if (after.round === before.round && before.count !== null && after.count !== null && after.count < before.count) {
    fail(`The count goes from ${before.count} back to ${after.count}`)
  }
  if (after.round < before.round) fail('A round comes back')
  if (command?.action !== 'move') return
  const scene = session.scene as WeaponSpeedScene
  for (let row = 0; row < before.moved.length; row++) {
    const yards = after.moved[row] - before.moved[row]
    if (yards > before.moveLeft[row]) fail(`${scene.name(row)} has walked ${yards} yards of ${before.moveLeft[row]}`)
  }
}

/** What a random table tries in a fight of `weapon-speed`, and what it watches. */
export const weaponSpeedKnown: Known = {
  ideas: watchedIdeas(weaponSpeed.rules, weaponSpeedIdeas),
  invariants: weaponSpeedInvariants,
  oddities: ['sword', '0,0', '3,2', 'club', 'main', 'blunt', 'flee'],
  seldom: { surrender: 30, leave: 30 },
  setups: randomWeaponSpeedSetup,
  guide: 'aggressive',
  words: ['none', 'Cracked tooth', 'Split lip: no-speech', 'Torn calf: half-speed, 1d4 agility, limps', 'so it is.'],
}
