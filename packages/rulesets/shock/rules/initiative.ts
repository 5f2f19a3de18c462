import { compileDice, type Message, plainly, REFEREE, say } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { roll } from '../events.ts'
import type { SurpriseCheck } from '../model.ts'
import type { ShockScene } from '../scene.ts'
import { SIDES } from '../tables.ts'
import { DEX, EXERT, NOTICE, SNEAK, STR, WIS } from '../words.ts'
import { checkBonus, initiatorWins, opposedRoll } from './checks.ts'
import { isAlive, isUp, modOf } from './who.ts'

const D8 = compileDice('1d8')

const KICKING = plainly('to kick the door in')
const STEALTH = plainly('for stealth')
const NOTICING = plainly('to notice')

/** Rolls a d8 for each side, the Party first, and returns the sides in the order in which they act. */
export function rollInitiative(scene: ShockScene): number[] {
  const { sides } = scene.setup
  const inOrder = sides.map((_, i) => i)
  inOrder.sort((a, b) => Number(sides[b]?.party) - Number(sides[a]?.party) || a - b)
  cite('dice-order')
  for (const side of inOrder) scene.set(SIDES.initiative, side, rollFor(scene, side, true), 'initiative-roll')
  return ranked(scene, inOrder, (side) => scene.now.side.initiative[side])
}

/** Sorts sides from the highest number to the lowest; the Party wins ties, others reroll among themselves. */
function ranked(scene: ShockScene, sides: readonly number[], number: (side: number) => number): number[] {
  const highest = [...sides].sort((a, b) => number(b) - number(a))
  const order: number[] = []
  while (order.length < highest.length) {
    const total = number(highest[order.length] as number)
    const tied = highest.filter((side) => number(side) === total)
    if (tied.length > 1 && tied.some((side) => scene.setup.sides[side]?.party)) cite('initiative-party-wins-ties')
    const others = tied.filter((side) => !scene.setup.sides[side]?.party)
    for (const side of tied) if (scene.setup.sides[side]?.party) order.push(side)
    if (others.length < 2) order.push(...others)
    else {
      const rerolled = new Map(others.map((side) => [side, rollFor(scene, side, false)]))
      order.push(...ranked(scene, others, (side) => rerolled.get(side) as number))
    }
  }
  return order
}

const initiativeOf = (side: string): Message => say('initiative of {side}', { side: { thing: side } })

/** One side's d8, with the Party's highest DEX. */
function rollFor(scene: ShockScene, side: number, first: boolean): number {
  const rule = first ? 'initiative-roll' : 'initiative-other-ties'
  const tally = scene.tally()
  const spec = scene.setup.sides[side]
  scene.roll(D8, REFEREE, rule, scene.isListening ? initiativeOf(spec?.name ?? '') : 'initiative', tally)
  if (spec?.party && first) {
    let best: number | null = null
    for (let row = 0; row < scene.combatants; row++) {
      if (scene.now.combatant.side[row] !== side || !isAlive(scene, row)) continue
      const dex = modOf(scene, row, DEX)
      if (best === null || dex > best) best = dex
    }
    tally.add(best ?? 0, 'initiative-party-dex', 'highest DEX')
  }
  roll.initiative(scene, { who: REFEREE, rule, tally, against: null, passed: null, whose: side })
  return tally.total
}

/** A check for surprise: the ambushers against those they come upon; returns whether the targets are surprised. */
export function surpriseCheck(scene: ShockScene, { by, against, roll: how, who, notices }: SurpriseCheck): boolean {
  cite('surprise-check-rollers')
  const door = how === 'door'
  const attribute = door ? STR : DEX
  const skill = door ? EXERT : SNEAK
  const ambusher = who >= 0 ? who : bestOf(scene, by, attribute, skill)
  const watcher = notices >= 0 ? notices : bestOf(scene, against, WIS, NOTICE)
  if (ambusher < 0 || watcher < 0) return false
  cite('dice-order')
  const own = opposedRoll(scene, ambusher, { attribute, skill, rule: 'surprise-check', why: door ? KICKING : STEALTH })
  const theirs = opposedRoll(scene, watcher, { attribute: WIS, skill: NOTICE, rule: 'surprise-check', why: NOTICING })
  return initiatorWins(scene, ambusher, own, watcher, theirs)
}

/** The member of a side with the highest bonus for a check; the first of equal ones. */
function bestOf(scene: ShockScene, side: number, attribute: number, skill: number): number {
  let best = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] !== side || !isUp(scene, row)) continue
    if (best < 0 || checkBonus(scene, row, attribute, skill) > checkBonus(scene, best, attribute, skill)) best = row
  }
  return best
}
