import { squaresBetween } from '@fray/kernel'
import { ATTACK, CARRIED, CAST, CONSUME, DEFENSIVE, HEAL, HEAL_CHECK, ON_BODY, PICK_UP, THROW } from '../model.ts'
import { attackOf, type DeclareQuestion, declarationProblem, kindOf, thingOf } from '../rules/declaring.ts'
import { isUsable, skillOf, strikeOf } from '../rules/figures.ts'
import { freePlace } from '../rules/gear.ts'
import { speedOf } from '../rules/movement.ts'
import { lacking } from '../rules/paying.ts'
import { isDying, isFleeing, isHelpless } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { isPatient, nearestFoe, nearestWeapon, worstFriend } from './targets.ts'
import { healingOf, worthOf, worthOfEffects } from './worth.ts'

/** How much more an attack is worth when somebody can be reached with it in this round. */
const IN_REACH = 10_000

/** Whether an item's attacks can be made this round: it is in hand, or can be drawn. */
const isReady = (scene: WeaponSpeedScene, row: number, item: number): boolean => {
  const at = scene.now.item.place[item] as number
  if (at <= ON_BODY) return isUsable(scene, item)
  return at === CARRIED && freePlace(scene, row, item) >= 0
}

/** What the aggressive policy declares: the attack that deals most among those that reach somebody. */
export function chooseDeclaration(scene: WeaponSpeedScene, question: DeclareQuestion): number {
  const row = question.to
  const { codes } = question
  if (isFleeing(scene, row))
    return Math.max(
      0,
      codes.findIndex((one) => kindOf(one) === DEFENSIVE && thingOf(one) < 0),
    )
  if (isHelpless(scene, row)) return helpless(scene, row, codes)
  const here = scene.now.combatant.square[row] as number
  const foe = nearestFoe(scene, row, here)
  const yards = foe < 0 ? 9999 : squaresBetween(scene.setup.plane, here, scene.now.combatant.square[foe] as number)
  const speed = speedOf(scene, row)
  const mends = mending(scene, row, codes, yards)
  if (mends >= 0) return mends
  let best = 0
  let most = 0
  for (let i = 0; i < codes.length; i++) {
    const worth = worthOfCode(scene, row, codes[i] as number, yards, speed)
    if (worth > most && declarationProblem(scene, row, codes[i] as number) === null) {
      best = i
      most = worth
    }
  }
  return best
}

function worthOfCode(scene: WeaponSpeedScene, row: number, code: number, yards: number, speed: number): number {
  const thing = thingOf(code)
  switch (kindOf(code)) {
    case ATTACK: {
      if (!isReady(scene, row, thing)) return 0
      const strike = strikeOf(scene, thing, attackOf(code))
      const worth = worthOf(strike) * 10 - strike.speed
      return yards <= strike.reach + speed ? worth + IN_REACH : worth
    }
    case CAST: {
      const spell = scene.fighter(row).sheet.spells[thing]
      if (spell === undefined || yards > spell.range || spell.aim === 'self' || spell.aim === 'ally') return 0
      if (lacking(scene, row, spell.mana, null, '') !== null) return 0
      if ((scene.now.combatant.stress[row] as number) < 4 && spell.mana > (scene.now.combatant.mana[row] as number))
        return 0
      const worth = (spell.attack === null ? 0 : worthOf(spell.attack)) + worthOfEffects(spell.effects)
      return worth === 0 ? 0 : worth * 8 - spell.speed + IN_REACH
    }
    case THROW: {
      const { throwable } = scene.kind(thing)
      if (throwable === null || yards > throwable.range) return 0
      const worth = (throwable.attack === null ? 0 : worthOf(throwable.attack)) + worthOfEffects(throwable.effects)
      return worth === 0 ? 0 : worth * 9 - throwable.speed + IN_REACH
    }
    case PICK_UP:
      return nearestWeapon(scene, row, speed + 1) >= 0 ? 1 : 0
    default:
      return 0
  }
}

/** What one who is down declares: what restores it, else to tend itself when it is bleeding. */
function helpless(scene: WeaponSpeedScene, row: number, codes: readonly number[]): number {
  const potion = codes.findIndex(
    (one) => kindOf(one) === CONSUME && healingOf(scene.kind(thingOf(one)).consumable?.effects ?? []) > 1,
  )
  if (potion >= 0) return potion
  return isDying(scene, row) ? codes.findIndex((one) => kindOf(one) === HEAL_CHECK) : 0
}

/** A spell or a Heal check for a friend who is down near by, while no enemy is next to oneself; -1 for none. */
function mending(scene: WeaponSpeedScene, row: number, codes: readonly number[], yards: number): number {
  const { spells } = scene.fighter(row).sheet
  for (let i = 0; i < codes.length; i++) {
    if (kindOf(codes[i] as number) !== CAST) continue
    const spell = spells[thingOf(codes[i] as number)]
    if (spell === undefined || healingOf(spell.effects) <= 1 || lacking(scene, row, spell.mana, null, '') !== null)
      continue
    if (worstFriend(scene, row, spell.range, 2) >= 0) return i
  }
  if (yards <= 2 || skillOf(scene, row, HEAL) < 2) return -1
  const friend = worstFriend(scene, row, speedOf(scene, row), 0)
  if (friend < 0 || friend === row || !isPatient(scene, friend)) return -1
  return codes.findIndex((one) => kindOf(one) === HEAL_CHECK)
}
