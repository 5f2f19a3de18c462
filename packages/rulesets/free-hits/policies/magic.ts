import { cancel, cast } from '../actions/magic.ts'
import { blank, type FreeHitsCommand } from '../command.ts'
import type { Effect, Spell } from '../model.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { isChanneling, runningRow, spellOf } from '../rules/running.ts'
import { spacesBetween } from '../rules/space.ts'
import { partsLeft } from '../rules/spells.ts'
import { areEnemies, isDown, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'

const heals = (effect: Effect): boolean => effect.effect === 'heal'
const harms = (effect: Effect): boolean =>
  effect.effect === 'damage' || effect.effect === 'condition' || effect.effect === 'prone' || effect.effect === 'push'

/** The spell that helps most now, or null: what was begun first, then summons, healing, what harms, a ward. */
export function magic(scene: FreeHitsScene, actor: number, foes: readonly number[]): FreeHitsCommand | null {
  const { spells } = scene.unit(actor).sheet
  if (spells.length === 0) return null
  const begun = scene.now.combatant.casting[actor] as number
  if (begun >= 0) return goOn(scene, actor, begun, foes)
  const { mp } = scene.now.combatant
  for (let position = 0; position < spells.length; position++) {
    const spell = spells[position] as Spell
    if ((mp[actor] as number) < spell.mp) continue
    const command = wish(scene, actor, position, spell, foes)
    if (command !== null && cast.check(scene, command) === null) return improved(scene, command, spell)
  }
  return null
}

/** The same spell with what Bonus Actions add to its damage or healing, where there are some. */
function improved(scene: FreeHitsScene, command: FreeHitsCommand, spell: Spell): FreeHitsCommand {
  let best = command
  spell.improvements.forEach((one, at) => {
    if (one.damage === null && one.heal === null) return
    const more = { ...best, improve: [...best.improve, at] }
    if (cast.check(scene, more) === null) best = more
  })
  return best
}

/** Goes on with a spell that was begun; one that can no longer do anything is given up. */
function goOn(scene: FreeHitsScene, actor: number, position: number, foes: readonly number[]): FreeHitsCommand | null {
  const spell = spellOf(scene, actor, position)
  const command = wish(scene, actor, position, spell, foes) ?? blank(actor, 'cast')
  command.spell = position
  if (cast.check(scene, command) === null) return command
  for (const target of foes) {
    const other = { ...command, target }
    if (cast.check(scene, other) === null) return other
  }
  const stop = blank(actor, 'cancel')
  stop.spell = position
  const isStuck = partsLeft(scene, actor, position).length <= 2
  return isStuck && cancel.check(scene, stop) === null && scene.now.combatant.castNow[actor] === 0 ? stop : null
}

function wish(
  scene: FreeHitsScene,
  actor: number,
  position: number,
  spell: Spell,
  foes: readonly number[],
): FreeHitsCommand | null {
  const command = blank(actor, 'cast')
  command.spell = position
  if (spell.summon !== null) return command
  if (spell.effects.some(heals)) return healing(scene, actor, spell, command)
  if (
    spell.attack ||
    spell.damage !== null ||
    (spell.effects.some(harms) && spell.target !== 'ally' && spell.target !== 'self')
  ) {
    return harming(scene, actor, spell, command, foes)
  }
  if (spell.upkeep !== null && spell.target !== 'one') {
    if (isChanneling(scene, actor) || runningRow(scene, actor, position) >= 0) return null
    if (spacesBetween(scene, actor, foes[0] as number) > 8) return null
    command.target = actor
    return command
  }
  return null
}

/** Whoever of its side is worst off and within range; the fallen only with what revives. */
function healing(scene: FreeHitsScene, actor: number, spell: Spell, command: FreeHitsCommand): FreeHitsCommand | null {
  const revives = spell.effects.some((effect) => effect.effect === 'heal' && effect.revives)
  const { hp } = scene.now.combatant
  let best = -1
  let share = 0.5
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) || spacesBetween(scene, actor, row) > spell.range) continue
    if (spell.target === 'self' && row !== actor) continue
    if (!(isIn(scene, row) || (revives && isDown(scene, row)))) continue
    const now = (hp[row] as number) / Math.max(1, maxHpOf(scene, row))
    if (now < share) {
      share = now
      best = row
    }
  }
  if (best < 0) return null
  command.target = best
  return command
}

function harming(
  scene: FreeHitsScene,
  actor: number,
  spell: Spell,
  command: FreeHitsCommand,
  foes: readonly number[],
): FreeHitsCommand | null {
  for (const target of foes) {
    const far = spacesBetween(scene, actor, target)
    if (far > spell.range) break
    if (spell.target !== 'area') {
      command.target = target
      return command
    }
    if (friendsNear(scene, actor, target, spell.radius)) continue
    command.at = scene.now.combatant.square[target] as number
    return command
  }
  return null
}

/** Whether one of its own, or itself, stands where the spell would fall. */
function friendsNear(scene: FreeHitsScene, actor: number, target: number, radius: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isIn(scene, row) && spacesBetween(scene, row, target) <= radius) return true
  }
  return false
}
