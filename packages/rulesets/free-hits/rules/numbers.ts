import type { Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, EFFECT_TABLE, RUNNING_TABLE, WOUND_TABLE } from '../tables.ts'
import { DISRUPTING, SLOWING, WEAKENING } from '../words.ts'

/** What a disrupting wound takes in the round in which it was dealt, and afterwards. */
const DISRUPTED_NOW = 3
const DISRUPTED_LATER = 1
const SLOWED = 2

/** What wounds take off a unit's numbers. */
interface Losses {
  readonly accuracy: number
  readonly agility: number
  readonly strength: number
  readonly movement: number
}

const NO_LOSSES: Losses = { accuracy: 0, agility: 0, strength: 0, movement: 0 }

/** Whether a wound was dealt in this round; that of an opening attack, before the battle, counts as dealt in the first. */
const isFresh = (dealt: number, now: number): boolean => dealt > 0 && dealt >= now

/** What a unit's wounds take off its numbers now. */
export function lossesOf(scene: FreeHitsScene, row: Who): Losses {
  if (scene.now.combatant.wounds[row] === 0) return NO_LOSSES
  const { who, aim, round } = scene.now.wound
  const now = scene.now.fight.round[0]
  let accuracy = 0
  let agility = 0
  let strength = 0
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
    if (who[i] !== row) continue
    if (aim[i] === SLOWING) agility++
    else if (aim[i] === WEAKENING) strength++
    else if (aim[i] === DISRUPTING) {
      cite('aim-disrupting', 'disrupting-not-added')
      accuracy += isFresh(round[i], now) ? DISRUPTED_NOW : DISRUPTED_LATER
    }
  }
  return { accuracy, agility, strength, movement: agility * SLOWED }
}

/** Whether a row of the effect table counts now: the spell that keeps it up is on. */
export function isOn(scene: FreeHitsScene, effect: number): boolean {
  const { caster, spell, until } = scene.now.effect
  if (until[effect] !== 0 || caster[effect] < 0) return true
  const { running } = scene.now
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
    if (running.caster[i] === caster[effect] && running.spell[i] === spell[effect]) {
      return running.on[i] === 1 && running.lapsed[i] === 0
    }
  }
  return false
}

/** Whether the unit has the condition of the row by an earlier one already: it counts once, as long as the longest lasts. */
export function isRepeated(scene: FreeHitsScene, effect: number): boolean {
  const { who, condition } = scene.now.effect
  for (let i = 0; i < effect; i++) {
    if (who[i] === who[effect] && condition[i] === condition[effect] && isOn(scene, i)) return true
  }
  return false
}

/** Works out again what a unit's wounds, conditions and spells make of its numbers. `rule` is what changed them. */
export function refresh(scene: FreeHitsScene, row: Who, rule: Cited): void {
  const { accuracy, agility, strength, movement } = scene.now.combatant
  const losses = lossesOf(scene, row)
  if (losses.agility + losses.strength + losses.accuracy > 1) cite('wounds-stack')
  if (scene.unit(row).gifts.movement > 0) cite('feat-athlete')
  let toHit = accuracy[row] - losses.accuracy
  let nimble = agility[row] - losses.agility
  let strong = strength[row] - losses.strength
  let pace = movement[row] + scene.unit(row).gifts.movement - losses.movement
  let slots = 0
  let guard = 0
  let flat = 0
  let barred = 0
  let held = 0
  const { effect } = scene.now
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.who[i] !== row || !isOn(scene, i)) continue
    const condition = isRepeated(scene, i) ? undefined : scene.conditions[effect.condition[i]]
    if (condition !== undefined) {
      toHit += condition.accuracy
      nimble += condition.agility
      strong += condition.strength
      pace += condition.movement
      if (condition.flatFooted) flat++
      if (condition.cannotAct) barred++
      if (condition.held) held++
    }
    toHit += effect.accuracy[i]
    nimble += effect.agility[i]
    strong += effect.strength[i]
    pace += effect.movement[i]
    slots += effect.slots[i]
    guard += effect.guard[i]
  }
  scene.set(C.accuracyNow, row, toHit, rule)
  scene.set(C.agilityNow, row, nimble, rule)
  scene.set(C.strengthNow, row, strong, rule)
  scene.set(C.movementNow, row, Math.max(0, pace), rule)
  scene.set(C.weakened, row, losses.strength, rule)
  scene.set(C.slotsMore, row, slots, rule)
  scene.set(C.guard, row, Math.max(0, guard), rule)
  scene.set(C.flat, row, flat, rule)
  scene.set(C.barred, row, barred, rule)
  scene.set(C.held, row, held, rule)
}

/** A unit's maximum hit points, less what its thralls take (`thrall-mhp`). */
export const maxHpOf = (scene: FreeHitsScene, who: Who): number =>
  scene.now.combatant.hpMax[who] - scene.now.combatant.reserved[who]

/** The three modifiers, with the wounds that lower each. */
const MODIFIERS = {
  accuracy: { base: C.accuracy, now: C.accuracyNow, wound: 'aim-disrupting', label: 'Accuracy' },
  agility: { base: C.agility, now: C.agilityNow, wound: 'aim-slowing', label: 'Agility' },
  strength: { base: C.strength, now: C.strengthNow, wound: 'aim-weakening', label: 'Strength' },
} as const

/** Adds a modifier as it is now, what wounds and everything else make of it as parts of their own. */
export function addModifier(scene: FreeHitsScene, tally: Tally, row: number, which: keyof typeof MODIFIERS): void {
  const { base, now, wound, label } = MODIFIERS[which]
  const value = scene.read(now, row)
  if (tally.parts === null) {
    tally.total += value
    return
  }
  const start = scene.read(base, row)
  tally.add(start, 'modifiers', label)
  const loss = lossesOf(scene, row)[which]
  if (loss !== 0) tally.add(-loss, wound, 'wounds')
  const rest = value - start + loss
  if (rest !== 0) tally.add(rest, 'flat-footed-causes', 'conditions and spells')
}
