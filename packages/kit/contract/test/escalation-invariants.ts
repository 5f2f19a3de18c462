import type { FightEvent } from '@fray/kernel'
import { type EscalationScene, escalation } from '@fray/rulesets/escalation'
import { type AnySession, type Known, rowCountOf } from '../src/random-play.ts'
import { type Fail, failOf, watchedIdeas, watchLog, watchRefusals, watchTally } from '../src/watching.ts'
import { escalationIdeas } from './escalation-ideas.ts'
import { randomDay } from './escalation-setups.ts'
import {
  changes,
  DEAD,
  FIGHT,
  IN,
  isFighting,
  isUp,
  type Memory,
  OVER,
  remember,
  rowsOf,
  SETUP,
  SPIRIT,
  turn,
  UNCONSCIOUS,
} from './escalation-turns.ts'

const memories = new WeakMap<object, Memory>()

const GRABBED = 4
const ONGOING = 8
const CLOSE = 0
/** Among the ways to be out, and how long something lasts. */
const WAITING = 5
const ALWAYS = 8

/** What always holds in a fight of `escalation`. */
function escalationInvariants(session: AnySession): void {
  const scene = session.scene as EscalationScene
  const fail: Fail = failOf(session)
  const before = memories.get(session)
  const after = remember(session, scene, before, fail)
  memories.set(session, after)
  loose(scene, fail)
  relations(scene, fail)
  lasting(scene, before !== undefined && isFighting(before.phase), fail)
  if (!after.overridden) {
    people(scene, fail)
    order(scene, after, fail)
  }
  if (before !== undefined && after.ply > before.ply) {
    for (const { events } of session.played.slice(before.ply)) told(scene, events as FightEvent[], fail)
    changes(session, scene, before, after, fail)
    if (after.ply === before.ply + 1 && !after.overridden) turn(session, scene, before, after, fail)
  }
  if (session.ply % 4 === 0)
    watchRefusals(escalation.rules, scene as never, ((session.ply / 4) % (scene.combatants + 1)) - 1, fail)
}

/** Nothing of a command goes on after it. */
function loose(scene: EscalationScene, fail: Fail): void {
  if (scene.cancelled || scene.depth !== 0 || scene.firing !== -1 || scene.pending !== null)
    fail('Something of the last command is still going on')
}

/** Hit points, Recoveries, pools, and what has become of everybody. */
function people(scene: EscalationScene, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  const phase = fight.phase[0]
  let readied = 0
  for (const row of rowsOf(scene)) {
    const name = scene.name(row)
    const hp = c.hp[row]
    if (hp > c.hpMax[row]) fail(`${name} has ${hp} of ${c.hpMax[row]} hit points`)
    if (c.out[row] === IN && c.kind[row] !== 0 && hp <= 0) fail(`${name} stands with ${hp} hit points`)
    if (c.out[row] === IN && hp <= 0 && scene.setup.options['unconscious-variant'] === 'unconscious' && phase === FIGHT)
      fail(`${name} is Dying where nobody is`)
    const pools = [
      ['Recoveries', c.recoveries[row], c.recoveriesMax[row]],
      ['Power', c.power[row], c.powerMax[row]],
      ['its secondary resource', c.secondary[row], c.secondaryMax[row]],
      ['failed Death Saves', c.deathSavesFailed[row], 4],
    ] as const
    for (const [what, now, most] of pools)
      if ((now as number) < 0 || (now as number) > (most as number)) fail(`${name} has ${now} of ${most} of ${what}`)
    if (c.deathSavesFailed[row] === 4 && c.out[row] !== DEAD && c.out[row] !== SPIRIT)
      fail(`${name} has failed four saves`)
    const hasMarks = c.out[row] !== WAITING && (c.deathSavesFailed[row] !== 0 || c.lastGasp[row] !== -1)
    if (!isFighting(phase) && phase !== SETUP && hasMarks) fail(`${name} has marks after the encounter`)
    if (!isFighting(phase) && phase !== SETUP && hp < 0 && c.kind[row] === 0 && c.out[row] !== DEAD)
      fail(`${name} is at ${hp} after the encounter`)
    if (c.readySlot[row] !== -1) {
      readied++
      if (!isUp(scene, row)) fail(`${name} is down and has something readied`)
    }
    if (c.stabilized[row] === 1 && isUp(scene, row)) fail(`${name} is up and stabilized`)
    if (c.hardFall[row] === 1 && isUp(scene, row)) fail(`${name} is up and has fallen hard`)
  }
  if (fight.readied[0] !== readied) fail(`${fight.readied[0]} are said to have something readied; ${readied} have`)
}

/** Whose turn it is, which band, and whether the encounter goes on. */
function order(scene: EscalationScene, { may }: Memory, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  const phase = fight.phase[0]
  const actor = fight.turn[0]
  if ((phase === OVER) !== (fight.over[0] === 1)) fail('The phase does not tell whether it is over')
  if (!isFighting(phase)) {
    if (actor !== -1) fail(`${scene.name(actor)} has a turn outside of an encounter`)
    return
  }
  if (actor >= 0 && c.out[actor] !== IN && c.out[actor] !== SPIRIT) fail(`${scene.name(actor)} is out and has the turn`)
  if (actor >= 0 && c.acted[actor] === 1) fail(`${scene.name(actor)} has had its turn and has it again`)
  const sides = new Set(rowsOf(scene).flatMap((row) => (c.out[row] === IN && c.hp[row] > 0 ? [c.side[row]] : [])))
  if (sides.size < 2) fail('The encounter goes on with one side')
  if (actor < 0) {
    const now = [...escalation.rules.whoCanAct(scene as never)].sort()
    if (now.join() !== [...may].sort().join()) fail(`${now.map((row) => scene.name(row))} may act, not ${may}`)
  }
}

/** One relation for each pair, closeness only among those here; a grab only between two who are close. */
function relations(scene: EscalationScene, fail: Fail): void {
  const { pair, combatant: c, condition, fight } = scene.now
  const count = scene.combatants
  if (scene.rows(scene.tables.index.pair as number) !== (count * (count - 1)) / 2)
    fail('There are pairs too many, or too few')
  const isHere = (row: number) => c.out[row] === IN || c.out[row] === UNCONSCIOUS
  const near = (a: number, b: number) => pair.distance[a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a]
  if (isFighting(fight.phase[0] as number)) {
    for (let a = 1; a < count; a++)
      for (let b = 0; b < a; b++)
        if (near(a, b) === CLOSE && !(isHere(a) && isHere(b)))
          fail(`${scene.name(a)} and ${scene.name(b)} are close and not both here`)
  }
  const seen = new Set<string>()
  for (let i = 0; i < scene.rows(scene.tables.index.condition as number); i++) {
    const [who, by] = [condition.who[i], condition.by[i]]
    const key = condition.what[i] === ONGOING ? `ongoing ${condition.type[i]}` : `${condition.what[i]}`
    if (condition.what[i] !== GRABBED && condition.what[i] !== ONGOING) continue
    if (seen.has(`${who} ${key}`))
      fail(`${scene.name(who)} has one effect twice: ${scene.condition(condition.what[i] as number).id}`)
    seen.add(`${who} ${key}`)
    if (condition.what[i] !== GRABBED) continue
    if (by < 0 || by === who) fail(`${scene.name(who)} is grabbed by nobody`)
    else if (near(who, by) !== CLOSE) fail(`${scene.name(by)} grabs ${scene.name(who)} from afar`)
    else if (!isUp(scene, by)) fail(`${scene.name(by)} cannot act and grabs ${scene.name(who)}`)
  }
}

/** What lasts has somebody at whose turn it ends. */
function lasting(scene: EscalationScene, wasFighting: boolean, fail: Fail): void {
  const { condition, advantage, combatant: c, fight, ability } = scene.now
  const phase = fight.phase[0]
  for (const name of ['condition', 'advantage'] as const) {
    const table = { condition, advantage }[name]
    const rows = rowCountOf(scene, name)
    if (!isFighting(phase) && wasFighting && rows > 0) {
      const isToCome = (i: number) => c.out[table.who[i]] === WAITING
      const late = [...Array(rows).keys()].some((i) => table.lasts[i] !== ALWAYS && !isToCome(i))
      if (late) fail(`A ${name} goes on after the encounter`)
    }
    for (let i = 0; i < rows; i++) {
      if (table.who[i] < 0 || table.who[i] >= scene.combatants) fail(`A ${name} is on nobody`)
      const lasts = table.lasts[i]
      if (lasts === 6) fail(`A ${name} for one roll goes on after it`)
      if ((lasts === 2 || lasts === 3) && table.of[i] < 0) fail(`A ${name} ends at nobody's turn`)
      if (lasts === 4 && table.by[i] < 0) fail(`A ${name} of one round has nobody who made it`)
    }
  }
  for (let i = 0; i < scene.rows(scene.tables.index.ability as number); i++) {
    if (ability.kept[i] === 0) continue
    const who = ability.who[i]
    if (!isFighting(phase) && phase !== SETUP) fail(`${scene.name(who)} keeps something up after the encounter`)
    if (c.out[who] === DEAD) fail(`${scene.name(who)} is dead and keeps something up`)
  }
}

/** Every number's parts add up to it, and everything can be told. */
function told(scene: EscalationScene, events: readonly FightEvent[], fail: Fail): void {
  for (const event of events as unknown as Record<string, unknown>[]) {
    watchTally(escalation.rules, event, 'tally', fail)
    if (typeof event.natural === 'number' && (event.natural < 3 || event.natural > 18))
      fail(`A Natural ${event.natural}`)
  }
  watchLog(escalation.rules, scene as never, events, fail)
}

/** What a random table tries in a fight of `escalation`, and what it watches. */
export const escalationKnown: Known = {
  ideas: watchedIdeas(escalation.rules, escalationIdeas),
  invariants: escalationInvariants,
  seldom: { flee: 60, delay: 8, 'end-encounter': 4, end: 3, move: 2, stance: 4 },
  setups: randomDay,
  oddities: ['quick', 'standard', 'close', 'dazed', 'grabbed', 'medium', 'yes', 'move', 'cleave', 'removed'],
  words: ['none', 'nothing', 'the rope breaks', 'done', 'a bell rings.'],
}
