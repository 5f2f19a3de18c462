import type { FightEvent, TallyRecord } from '@fray/kernel'
import { bodySquares, standProblem } from '@fray/kernel/rules'
import { type FreeHitsScene, freeHits } from '@fray/rulesets/free-hits'
import { type AnySession, type Known, rowCountOf } from '../src/random-play.ts'
import { type Fail, failOf, watchedIdeas, watchLog, watchRefusals, watchTally } from '../src/watching.ts'
import { freeHitsIdeas } from './free-hits-ideas.ts'
import { randomSetup } from './free-hits-setups.ts'
import {
  actorOf,
  BATTLE,
  changes,
  DEAD,
  IN,
  type Memory,
  OUTSIDE,
  OVER,
  remember,
  rowsOf,
  turn,
} from './free-hits-turns.ts'

const memories = new WeakMap<object, Memory>()

/** What always holds in a fight of `free-hits`. */
function freeHitsInvariants(session: AnySession): void {
  const scene = session.scene as FreeHitsScene
  const fail: Fail = failOf(session)
  const before = memories.get(session)
  const after = remember(session, scene, before)
  memories.set(session, after)
  derived(scene, fail)
  if (!after.overridden) hidden(scene, fail)
  magic(scene, after, fail)
  if (!after.overridden) {
    states(scene, fail)
    line(scene, fail)
    budgets(scene, fail)
    thralls(scene, fail)
    places(scene, fail)
    things(scene, fail)
  }
  if (before !== undefined && after.ply > before.ply) {
    for (const { events } of session.played.slice(before.ply)) told(scene, events as FightEvent[], fail)
    changes(session, scene, before, after, fail)
    if (after.ply === before.ply + 1 && !after.overridden) turn(session, scene, before, after, fail)
  }
  if (session.ply % 4 === 0)
    watchRefusals(freeHits.rules, scene as never, ((session.ply / 4) % (scene.combatants + 1)) - 1, fail)
}

/** Hit points, magic points, what has become of everybody, and the end of the battle. */
function states(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  for (const row of rowsOf(scene)) {
    const name = scene.name(row)
    const hp = c.hp[row]
    const status = c.status[row]
    const most = c.hpMax[row] - c.reserved[row]
    if (hp > most) fail(`${name} has ${hp} of ${most} hit points`)
    if (status === IN && hp === 0) fail(`${name} is in the battle without hit points`)
    if (status > IN && status <= DEAD && hp > 0) fail(`${name} lies there with ${hp} hit points`)
    if (c.mp[row] > c.mpMax[row]) fail(`${name} has too many magic points`)
    if (status !== IN && (c.spaces[row] !== 0 || c.disengaged[row] === 1)) fail(`${name} is out and still going`)
  }
  const teams = new Set(rowsOf(scene).flatMap((row) => (c.status[row] === IN ? [c.side[row]] : [])))
  if (fight.phase[0] === BATTLE && teams.size < 2) fail('The battle goes on with one team')
  if ((fight.phase[0] === OVER) !== (fight.over[0] === 1)) fail('The phase does not tell whether it is over')
  // A team may have won with summoned units alone, who have vanished since.
  if (fight.ending[0] === 1 && teams.size > 0 && fight.winner[0] !== [...teams][0])
    fail('The winner is not who is left')
}

/** The line has everybody once; those before its place have had their turn, those behind it have not. */
function line(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, fight, order } = scene.now
  const count = scene.rows(scene.tables.index.order as number)
  if (fight.phase[0] === OUTSIDE) {
    if (count > 0) fail('There is a line before the battle')
    return
  }
  // A battle that is over before its first round has no line.
  if (count === 0 && fight.phase[0] === OVER && fight.round[0] === 0) return
  if (count !== scene.combatants) fail(`${count} of ${scene.combatants} stand in the line`)
  for (const which of ['who', 'usual'] as const) {
    const all = Array.from({ length: count }, (_, i) => order[which][i])
    if (new Set(all).size !== count) fail(`Somebody stands twice in the line: ${all}`)
  }
  for (let i = 1; i < count; i++) {
    const agility = (at: number) => c.lineAgility[order.usual[at]]
    // What the encounter says stands, whatever Agility was when the line was made.
    if (scene.setup.now?.order == null && agility(i) > agility(i - 1)) fail('The usual line is not by Agility')
  }
  if (fight.phase[0] !== BATTLE) return
  const actor = actorOf(scene)
  if (actor < 0) fail('It is nobody’s turn')
  if (c.status[actor] !== IN) fail(`${scene.name(actor)} has the turn and is out`)
  const place = fight.place[0]
  for (let i = 0; i < count; i++) {
    const row = order.who[i]
    if (c.status[row] !== IN) continue
    if (i >= place && c.acted[row] === 1) fail(`${scene.name(row)} has acted and stands behind the place`)
  }
}

/** Only the one whose turn it is has spent anything or has spaces to go. */
function budgets(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  const actor = actorOf(scene)
  for (const row of rowsOf(scene)) {
    const name = scene.name(row)
    if (row !== actor && fight.phase[0] === BATTLE) {
      if (c.attackSpent[row] || c.moveSpent[row] || c.bonusSpent[row]) fail(`${name} has spent of a turn not its own`)
      if (c.spaces[row] !== 0) fail(`${name} has spaces out of turn`)
      if (c.castNow[row] === 1) fail(`${name} has paid for a spell out of turn`)
    }
    // An opening attack's free hits count against round 1, for which slots are set again.
    const opened = fight.round[0] <= 1
    if (!opened && c.slotsUsed[row] > c.slotsMost[row]) {
      fail(`${name} has used ${c.slotsUsed[row]} of ${c.slotsMost[row]} slots`)
    }
  }
}

/** Numbers worked out from wounds, conditions and spells, each from the tables again. */
function derived(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, wound, effect, running, fight } = scene.now
  const size = (table: string) => rowCountOf(scene, table)
  const round = fight.round[0]
  const isOn = (i: number): boolean => {
    if (effect.until[i] !== 0 || effect.caster[i] < 0) return true
    for (let j = 0; j < size('running'); j++) {
      if (running.caster[j] !== effect.caster[i] || running.spell[j] !== effect.spell[i]) continue
      return running.on[j] === 1 && running.lapsed[j] === 0
    }
    return fail(`A spell that does not run keeps something up on ${scene.name(effect.who[i] as number)}`)
  }
  for (const row of rowsOf(scene)) {
    const sums = { accuracy: 0, agility: 0, strength: 0, movement: 0, slots: 0, guard: 0, flat: 0, barred: 0, held: 0 }
    let wounds = 0
    let weak = 0
    for (let i = 0; i < size('wound'); i++) {
      if (wound.who[i] !== row) continue
      wounds++
      const dealt = wound.round[i]
      if (wound.aim[i] === 2) sums.agility--
      if (wound.aim[i] === 2) sums.movement -= 2
      if (wound.aim[i] === 3) weak++
      if (wound.aim[i] === 4) sums.accuracy -= dealt > 0 && dealt >= round ? 3 : 1
      if (wound.aim[i] === 4 && fight.phase[0] === OVER) fail(`${scene.name(row)} is disrupted after the battle`)
    }
    sums.strength -= weak
    const has = new Set<number>()
    for (let i = 0; i < size('effect'); i++) {
      if (effect.who[i] !== row || !isOn(i)) continue
      const id = effect.condition[i]
      const condition = has.has(id) ? undefined : scene.conditions[id]
      has.add(id)
      for (const key of ['accuracy', 'agility', 'strength', 'movement'] as const)
        sums[key] += effect[key][i] + (condition?.[key] ?? 0)
      sums.slots += effect.slots[i]
      sums.guard += effect.guard[i]
      sums.flat += condition?.flatFooted === true ? 1 : 0
      sums.barred += condition?.cannotAct === true ? 1 : 0
      sums.held += condition?.held === true ? 1 : 0
    }
    const pace = c.movement[row] + scene.unit(row).gifts.movement + sums.movement
    const expected: Readonly<Record<string, number>> = {
      accuracyNow: c.accuracy[row] + sums.accuracy,
      agilityNow: c.agility[row] + sums.agility,
      strengthNow: c.strength[row] + sums.strength,
      movementNow: Math.max(0, pace),
      wounds,
      weakened: weak,
      slotsMore: sums.slots,
      guard: Math.max(0, sums.guard),
      flat: sums.flat,
      barred: sums.barred,
      held: sums.held,
    }
    for (const [column, value] of Object.entries(expected)) {
      const now = (c as unknown as Record<string, ArrayLike<number>>)[column]?.[row]
      if (now !== value) fail(`${scene.name(row)}.${column} is ${now}; it should be ${value}`)
    }
  }
  if (fight.undetected[0] !== size('undetected')) fail('The undetected are miscounted')
}

/** Who is not detected by whom: those in the battle, and each once. */
function hidden(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, undetected } = scene.now
  const seen = new Set<string>()
  for (let i = 0; i < scene.rows(scene.tables.index.undetected as number); i++) {
    const [who, by] = [undetected.who[i], undetected.by[i]]
    if (c.status[who] !== IN || c.status[by] !== IN) fail(`${scene.name(who)} or ${scene.name(by)} is out and hidden`)
    if (seen.has(`${who} ${by}`)) fail(`${scene.name(who)} is hidden twice from ${scene.name(by)}`)
    seen.add(`${who} ${by}`)
  }
}

/** Spells that run or are being cast. */
function magic(scene: FreeHitsScene, { overridden }: Memory, fail: Fail): void {
  const { combatant: c, running } = scene.now
  const channeled = new Map<number, number>()
  const more = (row: number) => channeled.set(row, (channeled.get(row) ?? 0) + 1)
  const seen = new Set<string>()
  for (let i = 0; i < scene.rows(scene.tables.index.running as number); i++) {
    const caster = running.caster[i]
    const spell = scene.unit(caster).sheet.spells[running.spell[i]]
    if (spell === undefined) throw new Error('A spell runs that nobody knows')
    if (c.status[caster] !== IN && !overridden) fail(`${scene.name(caster)} is out and keeps ${spell.name}`)
    if (seen.has(`${caster} ${spell.id}`)) fail(`${spell.name} of ${scene.name(caster)} runs twice`)
    seen.add(`${caster} ${spell.id}`)
    if (spell.upkeep !== null && running.on[i] === 1 && running.lapsed[i] === 0) more(caster)
  }
  if (overridden) return
  for (const row of rowsOf(scene)) {
    const casting = c.casting[row]
    if (casting < 0) {
      if (c.castPaid[row] !== 0) fail(`${scene.name(row)} has paid for a spell that it does not cast`)
      continue
    }
    if (c.status[row] !== IN) fail(`${scene.name(row)} is out and casts`)
    const spell = scene.unit(row).sheet.spells[casting]
    if (spell?.isLong === true) more(row)
    // A fight that the referee ends in the middle of a spell is left as it is.
    else if (row !== actorOf(scene) && scene.now.fight.over[0] === 0)
      fail(`${scene.name(row)} is casting ${spell?.name}, which is short, out of turn`)
  }
  for (const [row, count] of channeled) if (count > 1) fail(`${scene.name(row)} channels ${count} spells`)
}

/** Summoned units, and what thralls take. */
function thralls(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c, fight } = scene.now
  const rows = rowsOf(scene)
  for (const row of rows) {
    const name = scene.name(row)
    const own = rows.filter((unit) => c.summoner[unit] === row)
    const taken = own.reduce((sum, unit) => sum + c.reserve[unit], 0)
    if (taken !== c.reserved[row]) fail(`${name} has ${c.reserved[row]} reserved; its thralls take ${taken}`)
    if (c.hpMax[row] - taken < 1) fail(`${name} has no maximum left`)
    const controlled = own.filter((unit) => c.status[unit] === IN).length
    const slots = c.level[row] + scene.unit(row).gifts.summoningSlots
    if (controlled > slots) fail(`${name} controls ${controlled} with ${slots} slots`)
    if (c.reserve[row] !== 0 && (c.thralled[row] === 0 || c.status[row] !== IN)) fail(`${name} takes and is no thrall`)
    if (c.sickUntil[row] > fight.round[0] + 1) fail(`${name} is sick for too long`)
    const unpaid = c.summoner[row] !== -1 && c.thralled[row] === 0 && c.status[row] === IN
    if (unpaid && fight.phase[0] === OVER) fail(`${name} is un-thralled and has not vanished`)
  }
}

/** Everybody in the battle stands on squares of its own, on none that is blocked. */
function places(scene: FreeHitsScene, fail: Fail): void {
  const { combatant: c } = scene.now
  const { grid } = scene.setup
  const taken = new Map<number, number>()
  for (const row of rowsOf(scene)) {
    if (c.status[row] !== IN) continue
    const [at, size] = [c.square[row], c.footprint[row]]
    const problem = standProblem(grid, 0, at, size)
    if (problem !== null) fail(`${scene.name(row)} cannot stand at square ${at}: ${problem}`)
    for (const square of bodySquares(grid, at, size)) {
      const other = taken.get(square)
      if (other !== undefined) fail(`${scene.name(row)} and ${scene.name(other)} are both in square ${square}`)
      taken.set(square, row)
    }
  }
}

/** Each thing is with somebody or lies somewhere; what is grown is with its owner. */
function things(scene: FreeHitsScene, fail: Fail): void {
  const { item } = scene.now
  for (let i = 0; i < scene.items; i++) {
    const { name, weapon } = scene.kind(i)
    const lies = item.carried[i] === 3
    if (lies !== item.square[i] >= 0 || lies !== (item.holder[i] === -1)) fail(`The ${name} is nowhere`)
    if (weapon?.kind === 2 && item.holder[i] !== item.origin[i]) fail(`The ${name} is a part of somebody else's body`)
  }
}

/** Every number's parts add up to it, and everything can be told. */
function told(scene: FreeHitsScene, events: readonly FightEvent[], fail: Fail): void {
  for (const event of events as unknown as Record<string, unknown>[]) {
    for (const key of ['tally', 'number']) watchTally(freeHits.rules, event, key, fail)
    const number = event.number as TallyRecord | undefined
    if (event.what === 'attack' && number?.total !== event.against) fail('The number of an attack is not explained')
  }
  watchLog(freeHits.rules, scene as never, events, fail)
}

/** What a random table tries in a fight of `free-hits`, and what it watches. */
export const freeHitsKnown: Known = {
  ideas: watchedIdeas(freeHits.rules, freeHitsIdeas),
  invariants: freeHitsInvariants,
  seldom: {
    yield: 60,
    leave: 30,
    face: 20,
    mode: 15,
    'lie-down': 6,
    sheathe: 6,
    'buy-spaces': 4,
    disengage: 4,
    end: 3,
  },
  setups: randomSetup,
  oddities: ['3,4', '0,0', '-40,2', '1,0 2,0', 'sword', 'fists', 'fatal', 'center-mass', 'move', 'two-bonus', 'ward'],
  words: ['none', 'nothing', 'it slips.', 'the bell rings', 'they listen'],
}
