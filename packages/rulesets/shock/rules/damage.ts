import {
  compileDice,
  isTraced,
  type Message,
  type Pool,
  person,
  plainly,
  REFEREE,
  type Source,
  say,
  type Who,
} from '@fray/kernel/rules'
import { shockNumbers } from '../catalogue/rule-ids.ts'
import { cite, type Tally } from '../citing.ts'
import { note } from '../events.ts'
import type { Attack, Cited, Deferred, ShockScene, ShockStop } from '../scene.ts'
import { C } from '../tables.ts'
import { ATTRIBUTE_NAMES, BRAWL, MELEE, NO_SKILL } from '../words.ts'
import { hasShield, modeOf } from './gear.ts'
import { dealByAttack } from './kills.ts'
import { rangeOf } from './legal.ts'
import { acOf, addGifts, addSkilled, eachAgainst, magic, SWARM } from './modifiers.ts'
import { feetBetween } from './space.ts'
import { stanceStopping } from './stances.ts'
import { modOf, skillOf } from './who.ts'
import { NO_NOTES } from './wounds.ts'

const { damage: DUAL_DAMAGE } = shockNumbers['dual-wield-damage']
const SIDES = Array.from({ length: 12 }, (_, i) => compileDice(`1d${i + 1}`))

/** The damage dice of an attack; where the content gives none the referee is asked for the die. */
function damageDice(scene: ShockScene, attack: Attack): Pool {
  const { damage } = modeOf(scene, attack.weapon, attack.mode)
  if (damage !== null) return damage
  const sides = scene.ask({
    rule: 'unarmed-die',
    kind: 'number',
    to: REFEREE,
    prompt: say('Which die do the bare hands of {attacker} roll for damage? (its sides)', {
      attacker: person(attack.attacker),
    }),
    options: [],
    preset: 2,
    min: 1,
    max: 12,
  })
  return SIDES[sides - 1]
}

/** Adds every bonus on the damage of the attack but the swarm's. */
function addDamageBonuses(scene: ShockScene, attack: Attack, tally: Tally): void {
  const { attacker, aimed, weapon, attribute } = attack
  const kind = scene.kind(weapon)
  const mode = modeOf(scene, weapon, attack.mode)
  tally.add(modOf(scene, attacker, attribute), 'damage-roll', ATTRIBUTE_NAMES[attribute])
  if (kind.magic !== 0) tally.add(kind.magic, 'damage-bonuses', magic(scene, kind))
  // What does not kill does harm like any other weapon.
  if (kind.nonLethal) cite('execution-nonlethal')
  const melee = mode.kind === MELEE
  addGifts(scene, attacker, tally, 'damage-bonuses', (gifts) => {
    return (melee ? gifts.damage.melee : gifts.damage.ranged) + (kind.unarmed ? gifts.damage.unarmed : 0)
  })
  addSkilled(scene, attacker, tally, {
    rule: 'damage-bonuses',
    melee,
    unarmed: kind.unarmed,
    isMeant: ({ to }) => to === 'damage',
  })
  if (kind.unarmed) {
    const brawl = skillOf(scene, attacker, BRAWL)
    if (brawl !== NO_SKILL) tally.add(brawl, 'unarmed-damage', 'Brawl')
  }
  const { other } = attack
  if (other >= 0) {
    if (withinRangeOf(scene, attacker, aimed, other)) tally.add(DUAL_DAMAGE, 'dual-wield-damage', 'both weapons')
    else tally.pass(DUAL_DAMAGE, 'dual-wield-damage', farOff(scene, other))
  }
}

const farOff = (scene: ShockScene, weapon: number): Source =>
  say('both weapons (the {weapon} does not reach)', { weapon: { thing: scene.itemName(weapon) } })

/** Whether the target is within range of any mode of the weapon. */
function withinRangeOf(scene: ShockScene, who: Who, target: Who, weapon: number): boolean {
  const feet = feetBetween(scene, who, target)
  return scene.kind(weapon).modes.some((mode) => feet <= rangeOf(scene, who, mode))
}

/** What the attack's Shock comes to, whether it reaches the target or not; 0 for a weapon without a rating. */
function shockPoints(scene: ShockScene, attack: Attack, tally: Tally): number {
  const { attacker, weapon, attribute } = attack
  const kind = scene.kind(weapon)
  const { shock, kind: use } = modeOf(scene, weapon, attack.mode)
  if (shock === null) {
    if (use !== MELEE) cite('thrown-no-shock')
    if (attack.others > 0) cite('swarm-shock')
    return 0
  }
  if (attack.others > 0) cite('swarm-bonus-not-shock')
  tally.add(shock.points, 'shock', kind)
  // What adds to damage alone, a second weapon or a feat, is no part of it.
  if (attack.other >= 0) cite('dual-wield-damage')
  const { damage } = scene.fighter(attacker).gifts
  if (damage.melee + damage.ranged + damage.unarmed > 0) cite('damage-bonuses')
  addGifts(scene, attacker, tally, 'damage-bonuses', ({ shockPoints }) => shockPoints)
  tally.add(modOf(scene, attacker, attribute), 'shock-modifiers', ATTRIBUTE_NAMES[attribute])
  if (kind.magic !== 0) tally.add(kind.magic, 'shock-modifiers', magic(scene, kind))
  addGifts(scene, attacker, tally, 'damage-bonuses', (gifts) => {
    return (use === MELEE ? gifts.shock.melee : gifts.shock.ranged) + (kind.unarmed ? gifts.shock.unarmed : 0)
  })
  const unarmed = kind.unarmed
  addSkilled(scene, attacker, tally, {
    rule: 'damage-bonuses',
    melee: use === MELEE,
    unarmed,
    isMeant: ({ addsToShock }) => addsToShock,
  })
  if (tally.total <= 0) cite('shock-minimum')
  tally.atLeast(0, 'shock-minimum', 'never negative')
  return tally.total
}

/** What keeps the attack's Shock from the target, or null. Changes nothing. */
function shockStop(scene: ShockScene, attack: Attack): ShockStop | null {
  const { target } = attack
  const { shieldUsed } = scene.now.combatant
  const stance = stanceStopping(scene, target, 'shock')
  if (stance !== undefined) {
    cite(stance.rule, 'shock-immunity')
    if (attack.others > 0) cite('total-defense-swarm', 'swarm-shock')
    if (mostAc(scene, attack) === null) cite('shock-any-ac-negated')
    citeKeptShield(scene, target)
    return 'total-defense'
  }
  if (attack.others > 0) {
    cite('swarm-shock')
    if (isImmune(scene, target)) cite('shock-immunity')
    if (hasShield(scene, target)) cite('swarm-spares-shield', 'shield-reset')
    return null
  }
  const most = mostAc(scene, attack)
  if (isImmune(scene, target)) {
    citeKeptShield(scene, target)
    cite('shock-immunity', most === null ? 'shock-any-ac-negated' : undefined)
    return 'immune'
  }
  cite(most === null ? 'shock-any-ac' : 'shock-threshold')
  if (most !== null) {
    const ac = acOf(scene, target)
    if (ac !== scene.now.combatant.acBase[target]) cite('shock-current-ac')
    if (ac > most) {
      citeKeptShield(scene, target)
      return 'threshold'
    }
  }
  if (shieldUsed[target] === 1) {
    cite('shield-reset')
    return null
  }
  if (!hasShield(scene, target)) return null
  if (most === null) cite('shock-any-ac-negated')
  return 'shield'
}

/** Whether the target is immune to Shock by itself or by a power. */
const isImmune = (scene: ShockScene, target: Who): boolean =>
  scene.now.combatant.immune[target] === 1 ||
  scene.now.combatant.immuneNow[target] === 1 ||
  scene.fighter(target).gifts.immune

/** Shock that something else stops does not use up a shield; for the one who listens. */
function citeKeptShield(scene: ShockScene, target: Who): void {
  if (isTraced() && hasShield(scene, target)) cite('shield-reset')
}

/** Why Shock reaches the target or not, with the numbers. */
function shockNotes(scene: ShockScene, attack: Attack, stop: ShockStop | null): readonly Message[] {
  const target = { who: attack.target }
  if (stop === 'total-defense') return [say('{target} is in Total Defense: no Shock.', { target })]
  if (stop === 'immune') return [say('{target} is immune to Shock.', { target })]
  if (stop === null && attack.others > 0)
    return [plainly("A swarm's Shock reaches every AC, past immunity and shield.")]
  const most = mostAc(scene, attack)
  const ac = acOf(scene, attack.target)
  const reach =
    most === null
      ? plainly('This Shock reaches every AC.')
      : say("This Shock reaches AC {most} and less; {target}'s is {ac}.", {
          most: { number: most },
          target,
          ac: { number: ac },
        })
  return stop === 'shield' ? [reach, plainly('The shield stops the first Shock of the round.')] : [reach]
}

/** The best AC that the attack's Shock reaches; null for every one. */
function mostAc(scene: ShockScene, attack: Attack): number | null {
  if (scene.fighter(attack.attacker).gifts.shockAnyAc) return null
  return modeOf(scene, attack.weapon, attack.mode).shock?.maxAc ?? null
}

/** Shock of a miss, to be taken now or together with others; null for none. A shield stops the first of the round and is then used up. */
export function shockOfMiss(scene: ShockScene, attack: Attack): Deferred | null {
  const tally = scene.tally()
  const points = shockPoints(scene, attack, tally)
  if (points <= 0) {
    if (modeOf(scene, attack.weapon, attack.mode).damage === null) cite('unarmed-die')
    citeKeptShield(scene, attack.target)
    return null
  }
  const stop = shockStop(scene, attack)
  const notes = scene.isListening ? shockNotes(scene, attack, stop) : NO_NOTES
  const { attacker, target } = attack
  if (stop === null) {
    return { by: attacker, moves: -1, apply: () => dealByAttack(scene, attack, tally, 'shock', notes) }
  }
  if (stop === 'shield') scene.set(C.shieldUsed, target, 1, 'shield-ignores-first-shock')
  note['no-shock'](scene, { attacker, target, points, why: stop, tally, notes })
  return null
}

/** Rolls the damage of a hit: dice and bonuses, the swarm's under its cap, at least 1, at least the Shock of a miss. */
export function rollDamage(scene: ShockScene, attack: Attack, rule: Cited = 'damage-roll'): Tally {
  const tally = scene.tally()
  const most = rollAll(scene, attack, rule, tally)
  cite('damage-order')
  if (attack.others > 0) {
    const swarm = SWARM.damage * Math.min(SWARM.others, attack.others)
    const added = Math.max(0, Math.min(swarm, most - tally.total))
    tally.add(added, 'swarm-bonus', 'swarm')
    if (tally.parts !== null && added < swarm) {
      const slots = { most: { number: most } }
      tally.pass(swarm - added, 'swarm-damage-cap', say('swarm above the most of {most}', slots))
    }
  }
  tally.atLeast(1, 'damage-minimum', 'at least 1')
  return atLeastShock(scene, attack, tally)
}

/** Rolls every die of a hit and adds every bonus but the swarm's; returns the most that they could have come to. */
function rollAll(scene: ShockScene, attack: Attack, rule: Cited, tally: Tally): number {
  let below = 0
  const roll = (dice: Pool, by: Cited, bonus: Cited, source: Source) => {
    const before = tally.total
    scene.dice(dice, attack.attacker, by, source, tally)
    below += dice.max - dice.bonus - (tally.total - before)
    if (dice.bonus !== 0) tally.add(dice.bonus, bonus, source)
  }
  roll(damageDice(scene, attack), rule, 'damage-roll', scene.kind(attack.weapon))
  addDamageBonuses(scene, attack, tally)
  eachAgainst(scene, attack, ({ damage }, source) => {
    if (damage !== null) roll(damage, 'damage-bonuses', 'damage-bonuses', source)
  })
  return tally.total + below
}

/** A hit never does less than the Shock that a miss would really have done; however it came to be a hit. */
function atLeastShock(scene: ShockScene, attack: Attack, tally: Tally): Tally {
  const points = shockPoints(scene, attack, scene.tally())
  if (points > 0 && points <= tally.total) cite('hit-not-below-shock')
  if (points <= tally.total) return tally
  cite('shock-floor-condition')
  const stop = shockStop(scene, attack)
  // A shield is used up by the Shock of a miss alone.
  if (stop === 'shield') cite('shield-reset')
  if (stop === null) tally.atLeast(points, 'hit-not-below-shock', 'no less than the Shock')
  else tally.pass(points, 'shock-floor-condition', 'Shock that a miss would not have done')
  return tally
}

/** The most that the attack could do: the highest face and every bonus. */
export function greatestDamage(scene: ShockScene, attack: Attack): Tally {
  const dice = damageDice(scene, attack)
  const tally = scene.tally()
  const weapon = { thing: scene.itemName(attack.weapon) }
  tally.add(dice.max, 'execution-saved', say('most of the {weapon}', { weapon }))
  addDamageBonuses(scene, attack, tally)
  eachAgainst(scene, attack, ({ damage }, source) => {
    if (damage !== null) tally.add(damage.max, 'execution-saved', source)
  })
  return atLeastShock(scene, attack, tally.atLeast(1, 'damage-minimum', 'at least 1'))
}

/** The Shock that a miss of the attack would do to the target now: 0 where it does not reach. Changes nothing. */
export function shockIfMissed(scene: ShockScene, attack: Attack): number {
  const points = shockPoints(scene, attack, scene.tally())
  return points > 0 && shockStop(scene, attack) === null ? points : 0
}
