import type { FightEvent, PlainCommand } from '@fray/kernel'
import type { FreeHitsScene } from '@fray/rulesets/free-hits'
import type { AnySession } from '../src/random-play.ts'
import type { Fail } from '../src/watching.ts'

export const OUTSIDE = 0
export const BATTLE = 1
export const OVER = 2
export const IN = 0
export const DEAD = 2

type Budget = readonly [attack: number, move: number, bonus: number]

/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
  readonly ply: number
  readonly round: number
  readonly phase: number
  readonly actor: number
  readonly begun: boolean
  readonly usual: string
  readonly status: readonly number[]
  readonly hp: readonly number[]
  readonly mp: readonly number[]
  readonly left: readonly Budget[]
  readonly owed: readonly Budget[]
  readonly slots: readonly number[]
  /** The referee has overridden something: the fight is no longer as the rules leave it. */
  readonly overridden: boolean
}

export const rowsOf = (scene: FreeHitsScene): number[] => Array.from({ length: scene.combatants }, (_, row) => row)

/** The unit whose turn it is, or -1. */
export function actorOf({ now: { fight, order } }: FreeHitsScene): number {
  const place = fight.place[0]
  return fight.phase[0] === BATTLE && place >= 0 ? order.who[place] : -1
}

/** What a unit has left of its turn, or will have in its next one: 1, 1 and 2, less wounds, debts and what is spent. */
function leftOf({ now: { combatant: c, wound } }: FreeHitsScene, row: number, wounds: number): Budget {
  let weak = 0
  for (let i = 0; i < wounds; i++) if (wound.who[i] === row && wound.aim[i] === 3) weak++
  const left = (whole: number, owed: ArrayLike<number>, spent: ArrayLike<number>) =>
    Math.max(0, whole - owed[row] - spent[row])
  return [
    left(1, c.attackOwed, c.attackSpent),
    left(1, c.moveOwed, c.moveSpent),
    left(Math.max(0, 2 - weak), c.bonusOwed, c.bonusSpent),
  ]
}

/** What there is to remember now; `before` is what was known before the last commands. */
export function remember(session: AnySession, scene: FreeHitsScene, before: Memory | undefined): Memory {
  const { fight, combatant: c, order } = scene.now
  const rows = rowsOf(scene)
  const wounds = scene.rows(scene.tables.index.wound as number)
  const line = scene.rows(scene.tables.index.order as number)
  return {
    ply: session.ply,
    round: fight.round[0],
    phase: fight.phase[0],
    actor: actorOf(scene),
    begun: hasBegun(session, scene, before),
    usual: Array.from({ length: line }, (_, i) => order.usual[i]).join(),
    status: rows.map((row) => c.status[row]),
    hp: rows.map((row) => c.hp[row]),
    mp: rows.map((row) => c.mp[row]),
    left: rows.map((row) => leftOf(scene, row, wounds)),
    owed: rows.map((row) => [c.attackOwed[row], c.moveOwed[row], c.bonusOwed[row]] as unknown as Budget),
    slots: rows.map((row) => c.slotsUsed[row]),
    overridden: before?.overridden === true || news(session, before).some(({ action }) => action === 'override'),
  }
}

/** Whether the unit whose turn it is has done anything with it: by its commands, and by the fight where that was entered midway. */
function hasBegun(session: AnySession, scene: FreeHitsScene, before: Memory | undefined): boolean {
  const actor = actorOf(scene)
  if (actor < 0) return false
  if (before === undefined) return scene.now.combatant.begun[actor] === 1
  if (before.actor !== actor || before.round !== scene.now.fight.round[0]) return false
  const name = scene.name(actor)
  return before.begun || news(session, before).some((one) => one.actor === name && one.action !== 'delay')
}

const news = (session: AnySession, before: Memory | undefined): PlainCommand[] =>
  session.played.slice(before?.ply ?? 0).map((one) => one.command as PlainCommand)

/** What commands may not have changed. */
export function changes(session: AnySession, scene: FreeHitsScene, before: Memory, after: Memory, fail: Fail): void {
  const commands = news(session, before)
  if (commands.some(({ action }) => action === 'override')) return
  if (after.round < before.round) fail(`Round ${before.round} is followed by ${after.round}`)
  if (after.phase < before.phase) fail('The fight has gone back to an earlier phase')
  const joins = after.status.length > before.status.length
  if (before.phase === BATTLE && after.phase === BATTLE && !joins && after.usual !== before.usual) {
    fail('The line of the battle has shifted')
  }
  const events = session.played.slice(before.ply).flatMap((one) => one.events as FightEvent[])
  const revived = new Set(events.filter((e) => e.type === 'revives').map((e) => (e as unknown as { who: number }).who))
  before.status.forEach((status, row) => {
    if (status !== IN && after.status[row] === IN && !revived.has(row)) fail(`${scene.name(row)} is back by itself`)
    if (status === DEAD && after.status[row] !== DEAD) fail(`${scene.name(row)} rose from the dead`)
    if (status > DEAD && after.status[row] !== status) fail(`${scene.name(row)} was out and is something else now`)
  })
  if (after.phase === BATTLE && after.round > before.round && before.round > 0) freshRound(scene, before, after, fail)
  if (before.round === after.round && before.phase === after.phase) slots(scene, before, events, fail)
}

/** Nothing that lasts for a round goes on in the next; a unit that has had no turn in it yet has used what it may. */
function freshRound(scene: FreeHitsScene, before: Memory, after: Memory, fail: Fail): void {
  const { combatant: c } = scene.now
  for (const row of rowsOf(scene)) {
    if (after.round > before.round + 1) continue
    const own = row === actorOf(scene) || c.acted[row] === 1
    if (own) continue
    if (c.boostHit[row] !== 0 || c.boostMelee[row] !== 0 || c.disengaged[row] !== 0) {
      fail(`${scene.name(row)} begins round ${after.round} with something left of the last`)
    }
  }
}

/** Slots are used by free hits and by feats' attacks, one by each; free critical hits use none. */
function slots(scene: FreeHitsScene, before: Memory, events: readonly FightEvent[], fail: Fail): void {
  const used = new Map<number, number>()
  for (const event of events as unknown as { type: string; who: number; cause?: string }[]) {
    const takes = event.type === 'feat-attack' || (event.type === 'free-hit' && event.cause !== 'tragedy-free-critical')
    if (takes) used.set(event.who, (used.get(event.who) ?? 0) + 1)
  }
  for (const row of rowsOf(scene)) {
    const was = before.slots[row]
    if (was === undefined) continue
    const now = scene.now.combatant.slotsUsed[row]
    if (now - was !== (used.get(row) ?? 0)) fail(`${scene.name(row)} has ${now - was} slots used by other things`)
  }
}

/** What an action costs: Attack, Move and Bonus Actions, by the word that says what pays. */
const PAID: Readonly<Record<string, Budget>> = {
  none: [0, 0, 0],
  attack: [1, 0, 0],
  move: [0, 1, 0],
  bonus: [0, 0, 1],
  'two-bonus': [0, 0, 2],
  'attack+move': [1, 1, 0],
  'move+bonus': [0, 1, 1],
  'move+two-bonus': [0, 1, 2],
}
/** What is paid where the command does not say. */
const USUALLY: Readonly<Record<string, Budget>> = {
  attack: [1, 0, 0],
  'extra-attack': [0, 1, 2],
  disengage: [1, 0, 0],
  'stand-up': [0, 0, 1],
  'pick-up': [0, 0, 1],
  draw: [0, 0, 1],
  sheathe: [0, 0, 1],
  talk: [0, 0, 1],
  toggle: [0, 0, 1],
}
/** What has no one price when the command does not say. */
const AS_NEEDED = new Set(['move', 'leave', 'cast'])
const ANY_TIME = new Set(['stand-up', 'yield'])

/** Whose turn it was, and whether it was paid as it should be. */
export function turn(session: AnySession, scene: FreeHitsScene, before: Memory, after: Memory, fail: Fail): void {
  const command = session.played.at(-1)?.command as PlainCommand & Record<string, unknown>
  const events = (session.played.at(-1)?.events ?? []) as FightEvent[]
  const row = scene.sheets.findIndex((sheet) => (sheet as { name: string }).name === command.actor)
  const had = before.left[row]
  if (row < 0 || had === undefined || before.phase !== BATTLE) return
  const { action } = command
  const own = before.actor === row
  if (!own && !ANY_TIME.has(action)) fail(`${command.actor} acts out of turn`)
  if (before.status[row] !== IN) fail(`${command.actor} is out and acts`)
  if (action === 'delay' && before.begun) fail(`${command.actor} delays after it has begun`)
  const stays = after.actor === row && after.round === before.round && after.status[row] === IN
  const said = typeof command.pay === 'string' ? PAID[command.pay] : undefined
  if (action === 'stand-up' && !own) {
    const kind = (said ?? PAID.bonus ?? []).indexOf(1)
    const owes = after.owed[row][kind]
    if (owes !== before.owed[row][kind] + 1) fail(`${command.actor} stands up and owes nothing`)
    if (had[kind] < 1) fail(`${command.actor} owes what its next turn does not have`)
    return
  }
  if (!own || AS_NEEDED.has(action)) {
    if (own && said?.some((n, kind) => n > had[kind])) fail(`${command.actor} does ${action} without the actions left`)
    return
  }
  const times = action === 'boost' ? Number(command.times ?? 1) : 0
  const price: Budget = action === 'boost' ? [0, 0, times] : (said ?? USUALLY[action] ?? [0, 0, 0])
  if (price.some((n, kind) => n > had[kind])) fail(`${command.actor} does ${action} with too little left`)
  const hurt = events.some(({ type }) => type === 'wound' || type === 'wound-heals')
  if (!stays || hurt || action === 'end' || action === 'delay') return
  const now = after.left[row]
  price.forEach((n, kind) => {
    if (had[kind] - n !== now[kind])
      fail(`${command.actor} had ${had} and has ${now} after ${action}, which costs ${price}`)
  })
}
