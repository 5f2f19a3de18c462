import type { Who } from '@fray/kernel/rules'
import { addUp } from '../../lasting/things.ts'
import { cite, type Tally } from '../citing.ts'
import { type Adds, type Touched, WOUNDS } from '../lasting.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, EFFECT_TABLE, RUNNING_TABLE, WOUND_TABLE } from '../tables.ts'

const UNHURT: readonly Adds[] = []

/** What each wound of a unit adds to its numbers now; that of an opening attack, before the battle, counts as dealt in the first round. */
export function addsOfWounds(scene: FreeHitsScene, row: Who): readonly Adds[] {
  if (scene.now.combatant.wounds[row] === 0) return UNHURT
  const { who, aim, round } = scene.now.wound
  const found: Adds[] = []
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
    if (who[i] !== row) continue
    const { adds, fresh } = WOUNDS[aim[i]]
    if (fresh !== undefined) cite('aim-disrupting', 'disrupting-not-added')
    found.push(fresh !== undefined && round[i] > 0 && round[i] >= scene.now.fight.round[0] ? fresh : adds)
  }
  return found
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

/** The columns that hold what everything makes of what things that last touch. */
const NOW = {
  ...{ accuracy: C.accuracyNow, agility: C.agilityNow, strength: C.strengthNow, movement: C.movementNow },
  ...{ weakened: C.weakened, slots: C.slotsMore, guard: C.guard, flat: C.flat, barred: C.barred, held: C.held },
} as const satisfies Readonly<Record<Touched, unknown>>
const TOUCHED = Object.keys(NOW) as Touched[]

/** Works out again what a unit's wounds, conditions and spells make of its numbers. `rule` is what changed them. */
export function refresh(scene: FreeHitsScene, row: Who, rule: Cited): void {
  const { accuracy, agility, strength, movement } = scene.now.combatant
  const { gifts } = scene.unit(row)
  if (gifts.movement > 0) cite('feat-athlete')
  const sums: Record<Touched, number> = {
    ...{ accuracy: accuracy[row], agility: agility[row], strength: strength[row] },
    ...{ movement: movement[row] + gifts.movement, weakened: 0, slots: 0, guard: 0, flat: 0, barred: 0, held: 0 },
  }
  const unhurt = sums.accuracy + sums.agility + sums.strength
  for (const adds of addsOfWounds(scene, row)) addUp(sums, adds)
  if (unhurt - sums.accuracy - sums.agility - sums.strength > 1) cite('wounds-stack')
  const { effect } = scene.now
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.who[i] !== row || !isOn(scene, i)) continue
    const condition = scene.conditions[effect.condition[i]]
    if (condition !== undefined && !isRepeated(scene, i)) addUp(sums, condition.adds)
    sums.accuracy += effect.accuracy[i]
    sums.agility += effect.agility[i]
    sums.strength += effect.strength[i]
    sums.movement += effect.movement[i]
    sums.slots += effect.slots[i]
    sums.guard += effect.guard[i]
  }
  sums.movement = Math.max(0, sums.movement)
  sums.guard = Math.max(0, sums.guard)
  for (const what of TOUCHED) scene.set(NOW[what], row, sums[what], rule)
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
  const hurt = addsOfWounds(scene, row).reduce((sum, adds) => sum + (adds[which] ?? 0), 0)
  if (hurt !== 0) tally.add(hurt, wound, 'wounds')
  const rest = value - start - hurt
  if (rest !== 0) tally.add(rest, 'flat-footed-causes', 'conditions and spells')
}
