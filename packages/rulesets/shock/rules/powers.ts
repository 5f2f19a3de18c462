import {
  type Message,
  type Pool,
  person,
  plainly,
  plus,
  type Refusal,
  type Source,
  say,
  squareAt,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { directionAway } from '../../on-grid/directions.ts'
import { rollAmount } from '../../referee/amounts.ts'
import { cite, refuse, type Tally } from '../citing.ts'
import { note } from '../events.ts'
import type { Effect, Uses } from '../kinds/effects.ts'
import { A_HIT, A_MISS, type Attack, type ShockScene } from '../scene.ts'
import { C, USE, USE_TABLE } from '../tables.ts'
import { LOCATED, SKILL_NAMES } from '../words.ts'
import { physicalSave } from './checks.ts'
import { canBeSent, place } from './places.ts'
import { sweep } from './sweep.ts'
import { isAlive, isUp, levelOf } from './who.ts'
import { deal, heal } from './wounds.ts'

/** Powers come first among the slots of a combatant, then spells. */
export const spellSlot = (scene: ShockScene, who: Who, spell: number): number =>
  scene.fighter(who).powers.length + spell

function usesOf(scene: ShockScene, who: Who, slot: number): Uses | null {
  const { powers, spells } = scene.fighter(who)
  return (slot < powers.length ? powers[slot]?.uses : spells[slot - powers.length]?.uses) ?? null
}

/** The slot where the uses are counted: of those that share them the first. */
function countedAt(scene: ShockScene, who: Who, slot: number): number {
  const shared = usesOf(scene, who, slot)?.shared ?? ''
  if (shared === '') return slot
  const { powers, spells } = scene.fighter(who)
  return [...powers, ...spells].findIndex(({ uses }) => uses?.shared === shared)
}

function findUse(scene: ShockScene, who: Who, named: number): number {
  const slot = countedAt(scene, who, named)
  const { holder, slot: slots } = scene.now.use
  for (let use = 0; use < scene.rows(USE_TABLE); use++) if (holder[use] === who && slots[use] === slot) return use
  return -1
}

/** How often the power or spell has been used. */
export function timesUsed(scene: ShockScene, who: Who, slot: number): number {
  const use = findUse(scene, who, slot)
  return use < 0 ? 0 : scene.now.use.used[use]
}

/** Whether the count of a use begins again each round. */
export const isPerRound = (scene: ShockScene, use: number): boolean =>
  usesOf(scene, scene.now.use.holder[use], scene.now.use.slot[use])?.per === 'round'

/** Why the power or spell cannot be used again, or null. */
export function usedUp(scene: ShockScene, who: Who, slot: number, name: string): Refusal | null {
  const uses = usesOf(scene, who, slot)
  if (uses === null || timesUsed(scene, who, slot) < uses.times) return null
  return refuse('spell-content', '{who} has used {name} {times} this {per} already.', {
    who: person(who),
    name: { thing: name },
    times: uses.times === 1 ? plainly('once') : say('{times} times', { times: { number: uses.times } }),
    per: plainly(uses.per),
  })
}

/** What a use takes of those that the power or spell has, behind its name: `, for 1 of 2 uses left this fight`; null for any number. */
export function forUse(scene: ShockScene, who: Who, slot: number): Message | null {
  const uses = usesOf(scene, who, slot)
  if (uses === null) return null
  const left = uses.times - timesUsed(scene, who, slot)
  const per = plainly(uses.per)
  return left === 1
    ? say(', for its last use this {per}', { per })
    : say(', for 1 of {left} uses left this {per}', { left: { number: left }, per })
}

/** Counts a use. */
export function countUse(scene: ShockScene, who: Who, slot: number): void {
  if (usesOf(scene, who, slot) === null) return
  let use = findUse(scene, who, slot)
  if (use < 0) {
    use = scene.open(USE_TABLE)
    scene.set(USE.holder, use, who, 'spell-content')
    scene.set(USE.slot, use, countedAt(scene, who, slot), 'spell-content')
  }
  scene.set(USE.used, use, scene.now.use.used[use] + 1, 'spell-content')
}

/** Whether effects strike at enemies, those too that need not be named. */
export const isStriking = (effects: readonly Effect[]): boolean =>
  isHarmful(effects) || effects.some(({ effect }) => effect === 'shock-all')

const HARMFUL: ReadonlySet<string> = new Set(['hurt', 'knock-prone', 'push'])

/** Whether effects are meant for an enemy. */
export const isHarmful = (effects: readonly Effect[]): boolean => effects.some(({ effect }) => HARMFUL.has(effect))

/** Does what effects say to one combatant. `attack` is the one at whose window they were called upon, or null. */
export function applyEffects(
  scene: ShockScene,
  actor: Who,
  target: Who,
  { effects, name }: { readonly effects: readonly Effect[]; readonly name: string },
  attack: Attack | null,
): void {
  for (const effect of effects) applyEffect(scene, actor, target, effect, { name, attack })
}

/** A power says what an attack is, whatever its dice have come to. */
function decide(attack: Attack, forced: number, decider: number, decidedBy: string): void {
  attack.forced = forced
  attack.decider = decider
  attack.decidedBy = decidedBy
}

function applyEffect(
  scene: ShockScene,
  actor: Who,
  target: Who,
  effect: Effect,
  { name, attack }: { readonly name: string; readonly attack: Attack | null },
): void {
  switch (effect.effect) {
    case 'treat-as-hit':
      if (attack !== null) decide(attack, A_HIT, actor, name)
      return
    case 'treat-as-miss':
      if (attack !== null) decide(attack, A_MISS, actor, name)
      return
    case 'heal': {
      const tally = rollBySkill(scene, effect.amount, effect.bySkill, actor, { name })
      const amount = tally.total
      scene.conclude(actor, -1, () => {
        heal(scene, target, amount, name, 'spell-content')
        scene.credit(actor, target)
      })
      return
    }
    case 'shock-all':
      sweep(scene, actor, attack)
      return
    case 'hurt':
      hurt(scene, actor, target, effect, name)
      return
    case 'knock-prone':
      if (!isUp(scene, target)) return
      if (effect.save !== null && physicalSave(scene, target, [], 'spell-content')) return
      scene.conclude(actor, -1, () => {
        scene.set(C.prone, target, 1, 'spell-content')
        note.knocked(scene, target, name)
      })
      return
    default:
      scene.conclude(actor, effect.effect === 'push' ? target : -1, () => {
        applyPlain(scene, actor, target, effect)
      })
  }
}

/** Effects without dice of their own. */
function applyPlain(scene: ShockScene, actor: Who, target: Who, effect: Effect): void {
  switch (effect.effect) {
    case 'ac':
      scene.set(C.acBonus, target, scene.now.combatant.acBonus[target] + effect.amount, 'spell-content')
      note.gains(scene, target, say('{bonus} AC', { bonus: plus(effect.amount) }))
      return
    case 'shock-immune':
      scene.set(C.immuneNow, target, 1, 'shock-immunity')
      note.gains(scene, target, plainly('immunity to Shock'))
      return
    case 'extra-attack':
      scene.set(C.attacksLeft, target, scene.now.combatant.attacksLeft[target] + 1, 'spell-content')
      return
    case 'no-opportunity':
      scene.set(C.slippery, target, 1, 'spell-content')
      return
    case 'unseen':
      scene.set(C.unseen, target, LOCATED, 'spell-content')
      return
    case 'push': {
      const { square } = scene.now.combatant
      const from = square[target]
      push(scene, actor, target, effect.feet)
      if (square[target] !== from) note.moved(scene, target, square[target])
      return
    }
    // Those with dice, and passive ones, which are counted where they speak (see gifts.ts).
    case 'treat-as-hit':
    case 'treat-as-miss':
    case 'heal':
    case 'hurt':
    case 'knock-prone':
    case 'damage':
    case 'to-hit':
    case 'shock':
    case 'cheaper':
    case 'screen-extra':
    case 'sees-unseen':
    case 'against':
    case 'on-kill':
    case 'screen-ac':
    case 'save':
    case 'execution':
    case 'execution-proof':
    case 'shock-all':
  }
}

/** Rolls an amount, and adds the level of the user's skill that it hangs on, where that is above 0. */
function rollBySkill(scene: ShockScene, amount: Pool, skill: number, actor: Who, source: Source): Tally {
  const tally = rollAmount(scene, amount, actor, 'spell-content', source)
  if (skill >= 0) tally.add(Math.max(0, levelOf(scene, actor, skill)), 'spell-content', SKILL_NAMES[skill])
  return tally
}

function hurt(
  scene: ShockScene,
  actor: Who,
  target: Who,
  { amount, bySkill, save }: Extract<Effect, { readonly effect: 'hurt' }>,
  name: string,
): void {
  if (!isAlive(scene, target)) return
  const tally = rollBySkill(scene, amount, bySkill, actor, { name })
  if (save !== null && physicalSave(scene, target, [], 'spell-content')) {
    if (save === 'none') return
    tally.change(-Math.ceil(tally.total / 2), 'saving-throw', 'half for a save')
  }
  scene.conclude(actor, -1, () => deal(scene, actor, target, tally, { rule: 'spell-content', by: name }))
}

/** Pushes the target away from the actor, the nearest of the eight ways, as far as the way is free. */
function push(scene: ShockScene, actor: Who, target: Who, feet: number): void {
  cite('spell-content')
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const body = (row: Who) => ({ x: xOf(grid, square[row]), y: yOf(grid, square[row]), size: footprint[row] })
  const [dx, dy] = directionAway(body(actor), body(target))
  for (let left = Math.floor(feet / 5); left > 0; left--) {
    const at = square[target]
    const to = squareAt(grid, xOf(grid, at) + dx, yOf(grid, at) + dy)
    if (to < 0 || to === at || !canBeSent(scene, target, to)) return
    place(scene, target, to, 'forced-movement-safe')
  }
}
