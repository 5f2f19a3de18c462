import type { PlainCommand } from '@fray/kernel'
import type { ShockScene } from '@fray/rulesets/shock'
import type { AnySession } from '../src/random-play.ts'
import type { Fail } from '../src/watching.ts'

export const DEAD = 4
export const FLED = 5
const OVER = 3

/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
  ply: number
  round: number
  phase: number
  side: number
  order: string
  dead: readonly boolean[]
  /** What each could still pay with: Main, Move, a second Move, further attacks, and how it may act out of turn. */
  budgets: readonly Budget[]
  /** The referee has put somebody somewhere by an override: places are no longer as the rules leave them. */
  displaced: boolean
}

interface Budget {
  readonly main: boolean
  readonly move: boolean
  readonly second: boolean
  readonly attacks: number
  readonly passed: boolean
  readonly ready: boolean
  readonly side: number
}

/** Actions that take the Main Action and nothing else. */
const MAIN = new Set('swarm escape drag throw first-aid use-skill ready stow execute second-move'.split(' '))
/** Actions that take the Main Action, or one of the attacks that it gave. */
const ATTACKS = new Set(['attack', 'shoot', 'shove', 'grapple'])
/** Actions that take a Move Action. */
const MOVE = new Set(['run', 'leave', 'screen', 'pick-up'])
/** What may be done at any time. */
const ANY_TIME = new Set(['snap', 'total-defense', 'ask-about', 'cast', 'use', 'use-item', 'improvise'])

const isOverride = (command: PlainCommand): boolean => command.action === 'override'

/** What there is to remember now; `before` is what was known before the last commands. */
export function remember(session: AnySession, scene: ShockScene, before: Memory | undefined): Memory {
  const { fight, combatant: c, order } = scene.now
  const place = fight.place[0]
  const news = session.played.slice(before?.ply ?? 0).map((one) => one.command as PlainCommand)
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  return {
    ply: session.ply,
    round: fight.round[0],
    phase: fight.phase[0],
    side: place < 0 ? -1 : order.side[place],
    order: Array.from({ length: scene.rows(scene.tables.index.order as number) }, (_, i) => order.side[i]).join(),
    dead: rows.map((row) => c.state[row] === DEAD),
    budgets: rows.map((row) => ({
      main: c.mainSpent[row] === 0,
      move: c.moveSpent[row] === 0,
      second: c.secondMove[row] === 1,
      attacks: c.attacksLeft[row],
      passed: c.passed[row] === 1,
      ready: c.holding[row] === 1 || c.triggered[row] === 1,
      side: c.side[row],
    })),
    displaced: before?.displaced === true || news.some(isOverride),
  }
}

/** What a command may not have changed. */
export function changes(session: AnySession, scene: ShockScene, before: Memory, after: Memory, fail: Fail): void {
  const news = session.played.slice(before.ply).map((one) => one.command as PlainCommand)
  if (news.some(isOverride)) return
  if (after.round < before.round) fail(`Round ${before.round} is followed by ${after.round}`)
  if (after.phase < before.phase) fail('The fight has gone back to an earlier phase')
  if (before.phase === after.phase && before.phase !== 0 && before.order !== after.order)
    fail('The order of sides changed')
  before.dead.forEach((dead, row) => {
    if (dead && !after.dead[row]) fail(`${scene.name(row)} rose from the dead`)
  })
  const { fight, combatant: c, bond } = scene.now
  const ended = news.at(-1)?.action === 'end-side'
  if (ended && after.round > before.round && after.phase !== OVER && before.round > 0) {
    const counted = scene.rows(scene.tables.index.bond as number)
    if (counted > 0) fail(`The new round begins with ${counted} bonds, the first of kind ${bond.kind[0]}`)
    for (let row = 0; row < scene.combatants; row++) {
      if (c.shieldUsed[row] === 1 || c.mainSpent[row] === 1 || c.charged[row] === 1 || c.holding[row] === 1) {
        fail(`${scene.name(row)} begins round ${fight.round[0]} with something left of the last`)
      }
    }
  }
}

/** Whether the command takes the Main Action and nothing else; using an item does where every item of that name says so. */
function takesMain(scene: ShockScene, { action, item }: PlainCommand): boolean {
  if (action !== 'use-item') return MAIN.has(action)
  const kinds = Array.from({ length: scene.items }, (_, row) => scene.kind(row)).filter(({ name }) => name === item)
  return kinds.length > 0 && kinds.every(({ cost }) => cost === 'main')
}

/** Whose turn it was, and whether the action could be paid. */
export function turn(session: AnySession, scene: ShockScene, before: Memory, fail: Fail): void {
  const command = session.played.at(-1)?.command as PlainCommand
  const row = scene.sheets.findIndex((sheet) => (sheet as { name: string }).name === command.actor)
  const had = before.budgets[row]
  if (row < 0 || had === undefined) return
  const { action } = command
  const own = had.side === before.side && !had.passed
  if (!own && !had.ready && !ANY_TIME.has(action) && action !== 'strike') fail(`${command.actor} acts out of turn`)
  const unpaid = (what: string) => fail(`${command.actor} does ${action} without a ${what} left`)
  const main = had.main || (action === 'disengage' && scene.fighter(row).gifts.disengage !== null)
  if (takesMain(scene, command) && !main) unpaid('Main Action')
  if (ATTACKS.has(action) && !had.main && had.attacks === 0) unpaid('Main Action')
  if ((action === 'snap' || action === 'total-defense' || action === 'disengage') && !main) unpaid('Main Action')
  if (MOVE.has(action) && !had.move && !had.second && !(had.ready && had.main)) unpaid('Move Action')
  if ((action === 'charge' || action === 'aim') && !(had.main && had.move)) unpaid('Main or Move Action')
  if (action === 'strike' && before.side !== had.side) fail(`${command.actor} strikes for a swarm out of turn`)
  const c = scene.now.combatant
  const total = (main: boolean, move: boolean, second: boolean) => Number(main) + Number(move) + Number(second)
  const left = total(c.mainSpent[row] === 0, c.moveSpent[row] === 0, c.secondMove[row] === 1)
  if (left > total(had.main, had.move, had.second)) fail(`${command.actor} gains an action by ${action}`)
  // A held act that the referee does not allow (options instant-action-limit and free-action-limit) costs nothing.
  const { 'instant-action-limit': instants, 'free-action-limit': frees } = scene.setup.options
  if (!own && (instants === 'ask' || frees === 'ask')) return
  const spends = MOVE.has(action) || action === 'charge' || (takesMain(scene, command) && action !== 'second-move')
  if (spends && left >= total(had.main, had.move, had.second)) fail(`${command.actor} pays nothing for ${action}`)
}
