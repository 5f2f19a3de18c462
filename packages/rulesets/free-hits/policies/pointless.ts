import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { Spell } from '../kinds/spells.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { spellOf } from '../rules/running.ts'
import { isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'

/** Whether a spell gives hit points back or closes wounds, and does nothing else. */
const onlyHeals = ({ attack, damage, summon, upkeep, effects }: Spell): boolean =>
  !attack &&
  damage === null &&
  summon === null &&
  upkeep === null &&
  effects.length > 0 &&
  effects.every(({ effect }) => effect === 'heal' || effect === 'remove-wound')

/** Whether the command gains nothing: spaces that a move buys by itself, healing for one who lacks no hit point and has no wound. */
export function isPointless(scene: FreeHitsScene, command: Command): boolean {
  if (acts.buySpaces.is(command)) return true
  if (!acts.cast.is(command)) return false
  const spell = spellOf(scene, command.actor, command.spell)
  if (spell.target === 'area' || !onlyHeals(spell)) return false
  const whom = spell.target === 'self' ? command.actor : command.target
  if (whom < 0 || !isIn(scene, whom)) return false
  const { hp, wounds } = scene.now.combatant
  return hp[whom] >= maxHpOf(scene, whom) && wounds[whom] === 0
}
