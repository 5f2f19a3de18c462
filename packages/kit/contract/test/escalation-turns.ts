import type { FightEvent, PlainCommand } from '@fray/kernel'
import type { EscalationScene } from '@fray/rulesets/escalation'
import type { AnySession } from '../src/random-play.ts'
import type { Fail } from '../src/watching.ts'

export const SETUP = 0
export const SURPRISE = 1
export const FIGHT = 2
export const OVER = 4
export const IN = 0
export const SPIRIT = 1
export const DEAD = 2
export const UNCONSCIOUS = 4
const STUNNED = [6, 12]

/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
  readonly ply: number
  readonly round: number
  readonly phase: number
  readonly escalation: number
  readonly encounter: number
  readonly turn: number
  readonly may: readonly number[]
  readonly out: readonly number[]
  readonly failed: readonly number[]
  /** Quick, Move and Standard, as far as they are left. */
  readonly left: readonly (readonly boolean[])[]
  /** Slots that a Disengage has kept for moving. */
  readonly kept: readonly (readonly number[])[]
  /** Interrupts used since the last turn, by row; the combatants that have had a turn this round. */
  readonly interrupts: ReadonlyMap<number, number>
  readonly had: ReadonlySet<number>
  /** The referee has put things as the rules would not. */
  readonly overridden: boolean
}

export const rowsOf = (scene: EscalationScene): number[] => Array.from({ length: scene.combatants }, (_, row) => row)

export const isFighting = (phase: number): boolean => phase === SURPRISE || phase === FIGHT

/** Whether somebody stands: takes part, is neither a PC at 0 nor in a Last Gasp. */
export function isUp({ now: { combatant: c } }: EscalationScene, row: number): boolean {
  return c.out[row] === IN && c.lastGasp[row] === -1 && !(c.kind[row] === 0 && c.hp[row] <= 0)
}

/** Those who may take the next turn: the party's of the first band in which somebody has not acted, then the foes'; things take none. */
function mayNext(scene: EscalationScene): number[] {
  const { combatant: c, fight } = scene.now
  const phase = fight.phase[0]
  if (!isFighting(phase)) return []
  const waiting = rowsOf(scene).filter(
    (row) =>
      !scene.fighter(row).isThing &&
      (c.out[row] === IN || c.out[row] === SPIRIT) &&
      c.acted[row] === 0 &&
      (phase === FIGHT || c.chosen[row] === 1),
  )
  const band = Math.min(...waiting.map((row) => c.band[row]))
  const first = waiting.filter((row) => c.band[row] === band)
  const friends = first.filter((row) => scene.setup.sides[c.side[row]]?.party === true)
  return friends.length > 0 ? friends : first
}

/** Slots of a turn that stand so and that no condition has taken. */
function slotsThat(scene: EscalationScene, row: number, state: number): boolean[] {
  const { combatant: c, condition } = scene.now
  const spent = [c.quickSpent[row], c.moveSpent[row], c.standardSpent[row]]
  let stunned = !isUp(scene, row)
  for (let i = 0; i < scene.rows(scene.tables.index.condition as number); i++)
    if (condition.who[i] === row && STUNNED.includes(condition.what[i] as number)) stunned = true
  return spent.map((one, slot) => one === state && c.lost[row] !== slot && !(slot === 1 && stunned))
}

const newsOf = (session: AnySession, before: Memory | undefined) => session.played.slice(before?.ply ?? 0)

/** What there is to remember now; `before` is what was known before the last commands. */
export function remember(session: AnySession, scene: EscalationScene, before: Memory | undefined, fail: Fail): Memory {
  const { fight, combatant: c } = scene.now
  const rows = rowsOf(scene)
  const news = newsOf(session, before)
  const interrupts = new Map(before?.interrupts)
  const had = new Set(before?.had)
  for (const { events } of news) count(scene, events as FightEvent[], interrupts, had, fail)
  return {
    ply: session.ply,
    round: fight.round[0],
    phase: fight.phase[0],
    escalation: fight.escalation[0],
    encounter: fight.encounter[0],
    turn: fight.turn[0],
    may: mayNext(scene),
    out: rows.map((row) => c.out[row]),
    failed: rows.map((row) => c.deathSavesFailed[row]),
    left: rows.map((row) => slotsThat(scene, row, 0)),
    kept: rows.map((row) => slotsThat(scene, row, 2).flatMap((kept, slot) => (kept ? [slot] : []))),
    interrupts,
    had,
    overridden: before?.overridden === true || news.some(({ command }) => command.action === 'override'),
  }
}

/** One turn in a round for each, and one Interrupt between two turns. */
function count(
  scene: EscalationScene,
  events: readonly FightEvent[],
  interrupts: Map<number, number>,
  had: Set<number>,
  fail: Fail,
): void {
  for (const event of events as unknown as { type: string; who: number; ability: string }[]) {
    if (event.type === 'round' || event.type === 'surprise') had.clear()
    if (event.type === 'encounter') interrupts.clear()
    if (event.type === 'turn') {
      if (had.has(event.who)) fail(`${scene.name(event.who)} has a second turn in one round`)
      had.add(event.who)
      interrupts.delete(event.who)
    }
    if (event.type !== 'answers') continue
    const ability = scene.fighter(event.who).sheet.abilities.find(({ name }) => name === event.ability)
    if (ability?.action !== 4) continue
    const used = (interrupts.get(event.who) ?? 0) + 1
    if (used > 1) fail(`${scene.name(event.who)} takes ${used} Interrupts between its turns`)
    interrupts.set(event.who, used)
  }
}

/** What commands may not have changed. */
export function changes(session: AnySession, scene: EscalationScene, before: Memory, after: Memory, fail: Fail): void {
  const news = newsOf(session, before)
  const byHand = new Set(news.map(({ command }) => command.action))
  if (byHand.has('override')) return
  const events = news.flatMap((one) => one.events as unknown as { type: string; to?: unknown }[])
  const same = before.encounter === after.encounter
  if (same && after.round < before.round) fail(`Round ${before.round} is followed by ${after.round}`)
  if (same && isFighting(before.phase) && isFighting(after.phase)) {
    const rounds = after.round - before.round
    const start = before.round === 0 && rounds > 0
    const expected = Math.min(6, before.escalation + rounds - (start ? 1 : 0))
    const ambush = start && scene.setup.options['ambush-escalation'] === 'start-at-1' ? 1 : 0
    if (after.escalation !== expected && after.escalation !== expected + ambush)
      fail(`The die goes from ${before.escalation} to ${after.escalation} in ${rounds} rounds`)
  }
  if (!isFighting(after.phase) && after.escalation !== 0) fail('The die shows something and nobody fights')
  const rested = events.some(({ type }) => type === 'rest')
  before.out.forEach((was, row) => {
    const now = after.out[row]
    if (was === DEAD && now !== DEAD && !byHand.has('out')) fail(`${scene.name(row)} rose from the dead`)
    if (was === UNCONSCIOUS && now === IN && !byHand.has('out') && !rested) fail(`${scene.name(row)} woke up by itself`)
    const failed = after.failed[row]
    if (same && isFighting(after.phase) && failed < before.failed[row]) fail('Marks of Death Saves are gone')
  })
}

const STANDARD_ACTS = new Set(['basic-melee', 'basic-ranged', 'rally', 'stabilize', 'grant-save'])
const MOVE_ACTS = new Set(['move', 'disengage', 'dicey-move'])
const ANY_TIME = new Set(['flee', 'use-recovery'])
const SLOTS = ['quick', 'move', 'standard']

/** What the command has to pay: a position in SLOTS, 3 for all of them, -1 for nothing. */
function priceOf(scene: EscalationScene, row: number, command: PlainCommand & Record<string, unknown>): number {
  const { action, ability, slot } = command
  if (STANDARD_ACTS.has(action)) return 2
  if (MOVE_ACTS.has(action)) return 1
  if (action === 'stance') return 0
  if (action === 'coup-de-grace') return 3
  if (action === 'ready' && command.act === 'coup-de-grace') return 3
  if (action === 'ready' || action === 'deed') return SLOTS.indexOf(String(slot))
  if (action !== 'use' && action !== 'sustain') return -1
  const found = scene.fighter(row).sheet.abilities.find(({ id, name }) => id === ability || name === ability)
  return found !== undefined && found.action < 3 ? found.action : -1
}

/** Whose turn it was, and whether it was paid as it should be. */
export function turn(session: AnySession, scene: EscalationScene, before: Memory, after: Memory, fail: Fail): void {
  const command = session.played.at(-1)?.command as PlainCommand & Record<string, unknown>
  const row = scene.sheets.findIndex((sheet) => (sheet as { name: string }).name === command.actor)
  if (row < 0 || !isFighting(before.phase) || ANY_TIME.has(command.action)) return
  const { action } = command
  if (before.turn >= 0 && before.turn !== row) fail(`${command.actor} acts in the turn of ${scene.name(before.turn)}`)
  if (before.turn < 0 && !before.may.includes(row)) fail(`${command.actor} acts before its band`)
  if (action === 'delay' && before.turn >= 0) fail(`${command.actor} delays after it has begun`)
  if (before.turn !== row) return
  const had = before.left[row] as readonly boolean[]
  const price = priceOf(scene, row, command)
  const named = SLOTS.indexOf(String(command.slot))
  const keeps = before.kept[row] as readonly number[]
  const kept = action === 'move' && (named < 0 ? keeps.length > 0 : keeps.includes(named))
  if (price === 3 && !had.every(Boolean)) fail(`${command.actor} has not all three actions for ${action}`)
  const able = had.some((one, slot) => one && slot >= price)
  if (price >= 0 && price < 3 && !kept && !able) fail(`${command.actor} cannot pay for ${action}`)
  if (after.turn !== row || after.round !== before.round || !isUp(scene, row)) return
  const c = scene.now.combatant
  const spent = [c.quickSpent[row], c.moveSpent[row], c.standardSpent[row]]
  const news = had.flatMap((one, slot) => (one && spent[slot] !== 0 ? [slot] : []))
  const due = price < 0 || kept ? 0 : price === 3 ? 3 : 1
  if (news.length !== due) fail(`${command.actor} has paid ${news.length} actions for ${action}, not ${due}`)
  if (due === 1 && news[0] < price) fail(`${command.actor} has paid for ${action} with a lesser action`)
}
