import type { Command } from '@fray/kernel/rules'
import { useItem } from '../actions/gear.ts'
import { cast, use } from '../actions/magic.ts'
import { firstAid } from '../actions/skills.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Spell } from '../kinds/powers.ts'
import { itemsOf } from '../rules/gear.ts'
import { areAdjacent, feetBetween } from '../rules/space.ts'
import { withinSweep } from '../rules/sweep.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { MORTALLY_INJURED } from '../words.ts'
import { legal } from './common.ts'

/** It costs hit points: what only pushes or trips is not worth an action, and might go on for ever. */
const harms = (effects: readonly Effect[]): boolean => effects.some(({ effect }) => effect === 'hurt')

const heals = (effects: readonly Effect[]): boolean => effects.some(({ effect }) => effect === 'heal')

/** The Shock of its weapon to all in reach, and how many make that worth an action. */
const sweeps = (effects: readonly Effect[]): boolean => effects.some(({ effect }) => effect === 'shock-all')
const MANY = 2

/** Hit points are down to half or less. */
const isBadlyHurt = (scene: ShockScene, row: number): boolean =>
  scene.now.combatant.hp[row] * 2 <= scene.now.combatant.hpMax[row]

/** Friends who could do with healing, the worst first. */
function wounded(scene: ShockScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isUp(scene, row) && isBadlyHurt(scene, row)) rows.push(row)
  }
  return rows.sort((a, b) => hp[a] - hp[b] || a - b)
}

/** First aid for a dying friend next to one, while no enemy is at hand. */
export function tend(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  if (foes.some((foe) => feetBetween(scene, actor, foe) <= 5)) return null
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.state[row] !== MORTALLY_INJURED || areEnemies(scene, actor, row)) continue
    if (!areAdjacent(scene, actor, row)) continue
    const now = legal(scene, firstAid, actor, { target: row })
    if (now !== null) return now
  }
  return null
}

/** Something to drink for one who is badly hurt. */
export function potion(scene: ShockScene, actor: number): Command | null {
  if (scene.fighter(actor).items.length < 2 || !isBadlyHurt(scene, actor)) return null
  for (const item of itemsOf(scene, actor)) {
    if (scene.now.item.holder[item] !== actor || !heals(scene.kind(item).effects)) continue
    const now = legal(scene, useItem, actor, { item })
    if (now !== null) return now
  }
  return null
}

/** A spell or power worth its cost: healing for the badly hurt, harm for the nearest enemy that it reaches. */
export function magic(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { spells, powers } = scene.fighter(actor)
  if (spells.length === 0 && powers.length === 0) return null
  for (let power = 0; power < spells.length; power++) {
    const spell = spells[power]
    if (spell === undefined || spell.cost === 'instant') continue
    const targets = heals(spell.effects) ? wounded(scene, actor) : harms(spell.effects) ? foes : []
    if (spell.target === 'area' && !harms(spell.effects)) continue
    for (const target of targets) {
      if (spell.target === 'area' && nearFriend(scene, actor, target, spell.radius)) continue
      if (spell.target === 'self' && target !== actor) continue
      const now = legal(scene, cast, actor, { power, ...aimedAt(scene, spell, target) })
      if (now !== null) return now
    }
  }
  for (let power = 0; power < powers.length; power++) {
    const spec = powers[power]
    if (spec === undefined || spec.cost === 'passive' || spec.cost === 'instant' || spec.moment !== 'any') continue
    if (sweeps(spec.effects)) {
      const now = withinSweep(scene, actor).length >= MANY ? legal(scene, use, actor, { power }) : null
      if (now !== null) return now
    }
    const targets = heals(spec.effects) ? (isBadlyHurt(scene, actor) ? [actor] : []) : harms(spec.effects) ? foes : []
    for (const target of targets) {
      const now = legal(scene, use, actor, { power, target })
      if (now !== null) return now
    }
  }
  return null
}

/** What a command says of whom the spell is meant for: nothing, a square, or whom. */
const aimedAt = (
  scene: ShockScene,
  spell: Spell,
  target: number,
): { readonly at?: number; readonly target?: number } =>
  spell.target === 'self' ? {} : spell.target === 'area' ? { at: scene.now.combatant.square[target] } : { target }

/** Whether an area around the target would touch a friend, or the caster itself. */
function nearFriend(scene: ShockScene, actor: number, target: number, radius: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isUp(scene, row) && feetBetween(scene, row, target) <= radius + 5) return true
  }
  return false
}
