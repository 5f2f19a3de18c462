import { type Message, plainly, type Source, say } from '@fray/kernel/rules'
import { shockNumbers as N } from '../catalogue/rule-ids.ts'
import { cite, type Tally } from '../citing.ts'
import type { Against } from '../kinds/effects.ts'
import type { Item } from '../kinds/items.ts'
import type { Attack, ShockScene } from '../scene.ts'
import { ATTRIBUTE_NAMES, LOCATED, MELEE, NO_SKILL, SKILL_NAMES, THROWN } from '../words.ts'
import { modeOf } from './gear.ts'
import { type Gifts, giftsOf, type Skilled } from './gifts.ts'
import { isInMelee } from './legal.ts'
import { areAdjacent, coverBy, feetBetween, perceives, sightMask } from './space.ts'
import { addStances } from './stances.ts'
import { levelOf, modOf, skillOf } from './who.ts'

/** Each other assailant of a swarm adds to hit and damage; only so many count. */
export const SWARM = N['swarm-bonus']
const { penalty: HALF } = N['mod-half-cover']
/** What passive powers give, where it is not told which. */
export const POWERS = plainly('powers')

/** What the magic of a weapon is called as a part of a number. */
export const magic = (scene: ShockScene, weapon: Item): Source =>
  scene.isListening ? say('magic {weapon}', { weapon: { thing: weapon.name } }) : weapon

/** Adds up everything but the die: the attacker's own numbers, then the situation, each row once. */
export function addAttackModifiers(scene: ShockScene, attack: Attack, tally: Tally): void {
  cite('mods-add')
  addOwnNumbers(scene, attack, tally)
  addSituation(scene, attack, tally)
}

function addOwnNumbers(
  scene: ShockScene,
  { attacker, weapon, mode: modeAt, attribute, skill }: Attack,
  tally: Tally,
): void {
  const kind = scene.kind(weapon)
  const mode = modeOf(scene, weapon, modeAt)
  if (scene.now.combatant.pc[attacker] === 0) cite('npc-attack-bonus')
  tally.add(scene.now.combatant.attackBonus[attacker], 'attack-roll', 'attack bonus')
  tally.add(modOf(scene, attacker, attribute), 'attribute-modifiers', ATTRIBUTE_NAMES[attribute])
  const level = skillOf(scene, attacker, skill)
  if (level !== NO_SKILL) {
    tally.add(level, level < 0 ? 'untrained-skill' : 'combat-skills', SKILL_NAMES[skill])
  }
  if (kind.magic !== 0) tally.add(kind.magic, 'attack-roll', magic(scene, kind))
  const melee = mode.kind === MELEE
  addGifts(scene, attacker, tally, 'spell-content', (gifts) => {
    return (melee ? gifts.hit.melee : gifts.hit.ranged) + (kind.unarmed ? gifts.hit.unarmed : 0)
  })
  addSkilled(scene, attacker, tally, {
    rule: 'spell-content',
    melee,
    unarmed: kind.unarmed,
    isMeant: ({ to }) => to === 'to-hit',
  })
  addStances(scene, attacker, 'hit', tally)
}

function addSituation(scene: ShockScene, attack: Attack, tally: Tally): void {
  const { attacker, target } = attack
  const kind = scene.kind(attack.weapon)
  const mode = modeOf(scene, attack.weapon, attack.mode)
  const melee = mode.kind === MELEE
  eachAgainst(scene, attack, ({ toHit }, source) => tally.add(toHit, 'weapon-entry', source))
  if (attack.kind === 'snap') {
    cite('snap-penalty-both')
    tally.add(-N['snap-attack'].penalty, 'snap-attack', 'Snap Attack')
  }
  if (attack.kind === 'charge') tally.add(N['charge-bonus'].bonus, 'charge-bonus', 'charge')
  if (attack.others > 0) tally.add(SWARM.hit * Math.min(SWARM.others, attack.others), 'swarm-bonus', 'swarm')
  const { prone } = scene.now.combatant
  if (prone[target] === 1) {
    cite('cover-not-ac')
    if (!melee) cite('prone-distance')
    if (melee || areAdjacent(scene, attacker, target))
      tally.add(N['mod-adjacent-prone'].bonus, 'mod-adjacent-prone', 'prone target')
    else tally.add(-N['mod-shooting-prone'].penalty, 'mod-shooting-prone', 'prone target far away')
  }
  if (prone[attacker] === 1) {
    cite('mod-melee-while-prone')
    if (melee) tally.add(-N['mod-melee-while-prone'].penalty, 'mod-melee-while-prone', 'prone')
  }
  const unseen = perceives(scene, attacker, target) === LOCATED
  if (unseen && melee) cite('unseen-melee')
  if (!melee) {
    // A screener steps into a shot that was aimed at its ward.
    cite('mod-long-range')
    if (feetBetween(scene, attacker, attack.aimed) > mode.range.normal)
      tally.add(-N['mod-long-range'].penalty, 'mod-long-range', 'beyond normal range')
    if ((mode.kind === THROWN || kind.hands < 2) && isInMelee(scene, attacker)) {
      const thrown = mode.kind === THROWN
      cite(thrown ? 'throw-in-melee-once' : 'handedness-decides')
      tally.add(
        -4,
        thrown ? 'mod-throw-in-melee' : 'one-handed-ranged-in-melee',
        thrown ? 'throwing in melee' : 'in melee',
      )
    }
    if (unseen) tally.add(-N['mod-unseen-located'].penalty, 'mod-unseen-located', 'unseen target')
  }
  const seen = sightMask(scene, attacker, target)
  const cover = coverBy(scene, attacker, target, seen)
  if (cover === 'half' || cover === 'full') {
    cite('cover-not-ac')
    if (melee) cite('cover-in-melee')
  }
  if (cover === 'half') tally.add(-HALF, 'mod-half-cover', tally.parts === null ? 'half cover' : halfCover(seen))
  else if (cover === 'full') {
    tally.add(-N['mod-full-cover'].penalty, 'mod-full-cover', 'full cover, no corner seen')
    tally.pass(-HALF, 'cover-worst-only', 'half cover')
  }
  if (attack.mod !== 0) {
    tally.add(
      attack.mod,
      'referee-modifiers',
      attack.because === '' ? "the referee's modifier" : { name: attack.because },
    )
  }
}

const halfCover = (seen: number): Message =>
  say('half cover, {corners} of 8 corners seen', { corners: { number: corners(seen) } })

/** How many corners of a target are seen. */
export function corners(mask: number): number {
  let count = 0
  for (let bit = 1; bit < 256; bit <<= 1) if ((mask & bit) !== 0) count++
  return count
}

/** The armor class as it is now, part by part: Total Defense, a charge, powers and spells included. */
export function armorClass(scene: ShockScene, row: number): Tally {
  const { acBase, acBonus, screening } = scene.now.combatant
  const tally = scene.tally().add(acBase[row], 'single-ac', 'armor class')
  addStances(scene, row, 'ac', tally)
  const bonus = acBonus[row]
  if (bonus !== 0) tally.add(bonus, 'spell-content', 'powers and spells for now')
  addGifts(scene, row, tally, 'spell-content', ({ ac }) => ac)
  if (screening[row] >= 0) addGifts(scene, row, tally, 'spell-content', ({ screenAc }) => screenAc)
  return tally
}

/** The armor class as it is now. */
export const acOf = (scene: ShockScene, row: number): number => armorClass(scene, row).total

/** Adds what passive powers give, by the names of the powers where they are a player character's, which are no secret. */
export function addGifts(
  scene: ShockScene,
  row: number,
  tally: Tally,
  rule: 'spell-content' | 'damage-bonuses',
  pick: (gifts: Gifts) => number,
): void {
  const { gifts, powers } = scene.fighter(row)
  const given = pick(gifts)
  if (given === 0) return
  if (tally.parts === null || scene.now.combatant.pc[row] === 0) {
    tally.add(given, rule, 'powers')
    return
  }
  for (const power of powers) {
    const one = pick(giftsOf([power]))
    if (one !== 0) tally.add(one, rule, power)
  }
}

/** What blow skills may add to. */
interface SkilledBlow {
  readonly rule: 'spell-content' | 'damage-bonuses'
  readonly melee: boolean
  readonly unarmed: boolean
  /** Which of the gifts count. */
  readonly isMeant: (one: Skilled) => boolean
}

/** Adds the levels of skills that passive powers add to an attack of this kind, where they are above 0. */
export function addSkilled(
  scene: ShockScene,
  row: number,
  tally: Tally,
  { rule, melee, unarmed, isMeant }: SkilledBlow,
): void {
  for (const one of scene.fighter(row).gifts.skilled) {
    const fits = one.when === 'any' || (one.when === 'unarmed' ? unarmed : (one.when === 'melee') === melee)
    if (!fits || !isMeant(one)) continue
    tally.add(Math.max(0, levelOf(scene, row, one.skill)), rule, SKILL_NAMES[one.skill])
  }
}

/** Calls `found` for everything that the weapon and the attacker's powers have against targets such as this one. */
export function eachAgainst(
  scene: ShockScene,
  { attacker, target, weapon }: Attack,
  found: (one: Against, source: Source) => void,
): void {
  const { against } = scene.kind(weapon)
  const given = scene.fighter(attacker).gifts.against
  if (against.length === 0 && given.length === 0) return
  const { tags } = scene.fighter(target)
  const fits = (one: Against) => one.tags.some((tag) => tags.includes(tag))
  for (const one of against) if (fits(one)) found(one, scene.kind(weapon))
  for (const one of given) if (fits(one)) found(one, POWERS)
}
