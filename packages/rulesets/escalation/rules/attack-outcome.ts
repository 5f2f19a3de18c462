import { compileDice, type Pool, person, REFEREE, say, type Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { CONFUSED } from '../conditions.ts'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { MELEE, WEAPON_TYPE } from '../words.ts'
import { rollAmount } from './amounts.ts'
import { isBlow, listsOf, NO_EFFECTS } from './attack-lists.ts'
import { has } from './conditions.ts'
import { applyEffects, type Source } from './effects.ts'
import { stanceOf, volitionOf } from './figures.ts'
import { leftAfter, lose } from './life.ts'
import { half } from './rolls.ts'

/** What a rolled attack does: damage in its order, effects, triggers, the Confused attacker's share, a mishap. */
export function finishAttack(scene: EscalationScene, attack: Attack, from: Source): void {
  const { attacker, target, ability, crit, fumble } = attack
  const lists = listsOf(scene, attack)
  const harm = rollHarm(scene, attack, lists)
  const { tally } = harm
  if (crit || harm.resisted > 0) cite('damage-order')
  if (harm.multiplied > 0) tally.change(harm.multiplied, 'crit', 'a Crit')
  if (harm.resisted > 0) tally.change(half(harm.resisted) - harm.resisted, 'resistance', 'resisted')
  if (tally.total > 0) {
    note.damage(scene, {
      by: attacker,
      target,
      tally,
      types: harm.types,
      name: attack,
      left: leftAfter(scene, target, tally.total),
    })
    lose(scene, target, tally.total, 'damage-to-hp', { crit, knockOut: attack.knockOut, by: attacker })
    scene.moments.damaged(scene, target, attacker)
  }
  if (!attack.damageOnly && ability !== null) {
    for (const effects of lists) applyEffects(scene, target, effects, from, false)
  }
  if (has(scene, attacker, CONFUSED)) {
    cite('confused-attack', 'natural-triggers')
    if (attack.natural % 2 === 1) share(scene, attacker, half(harm.base))
  }
  if (fumble) mishap(scene, attack, from)
}

/** The damage of one attack on one target, all of it: what stands in several lists is one blow, doubled and halved once. */
class Harm {
  readonly tally: Tally
  readonly types: number[] = []
  /** All of it, before a Crit and Resistance. */
  base = 0
  /** What a Crit adds by multiplying; what of the whole is resisted. */
  multiplied = 0
  resisted = 0

  constructor(tally: Tally) {
    this.tally = tally
  }

  /** What the tally has got since the last time is of these types, not less than nothing, and counts so many times. */
  add(types: readonly number[], times: number, isResisted: boolean): void {
    this.tally.atLeast(this.base, 'round-down', 'at least 0')
    const more = this.tally.total - this.base
    this.base = this.tally.total
    this.multiplied += (times - 1) * more
    if (isResisted) this.resisted += times * more
    for (const type of types) if (!this.types.includes(type)) this.types.push(type)
  }
}

/** Rolls all the damage of an attack: that of a Basic Attack where it counts as one, and what its lists deal to the target. */
function rollHarm(scene: EscalationScene, attack: Attack, lists: readonly (readonly Effect[])[]): Harm {
  const { attacker, ability, crit } = attack
  const harm = new Harm(scene.tally())
  const critical = ability?.crit ?? NO_EFFECTS
  const isReplaced = crit && critical.some((effect) => isBlow(effect) && effect.instead)
  if (!isReplaced) rollBasic(scene, attack, harm)
  if (ability === null) return harm
  const level = scene.now.combatant.level[attacker]
  const deal = (effects: readonly Effect[], isMultiplied: boolean): void => {
    const times = isMultiplied ? ability.critTimes : 1
    for (const effect of effects) {
      if (!isBlow(effect)) continue
      rollAmount(scene, attacker, effect.damage, {
        perLevel: effect.perLevel,
        level,
        rule: 'damage-to-hp',
        why: ability,
        tally: harm.tally,
      })
      const rolled = harm.tally.total - harm.base
      if (effect.half) harm.tally.change(half(rolled) - rolled, 'round-down', 'half')
      harm.add(effect.types, times, isResisted(scene, attack, effect.types))
    }
  }
  for (const effects of lists) {
    const isCritical = crit && effects === critical
    if (isReplaced && effects === ability.hit) continue
    deal(effects, crit && !isReplaced && !isCritical)
  }
  deal(ability.effects, crit && !isReplaced)
  return harm
}

/** Hit and miss damage of a Basic Attack: the stance's die for each Level and Volition; the class's miss damage. */
function rollBasic(scene: EscalationScene, attack: Attack, harm: Harm): void {
  const { attacker, ability, basic, hit, fumble, crit } = attack
  const kind = ability === null ? basic : ability.asBasic
  const stance = stanceOf(scene, attacker)
  if (ability !== null && kind >= 0) cite('as-basic-attack')
  if (fumble || kind < 0 || (stance === null && (ability !== null || hit))) return
  const level = scene.now.combatant.level[attacker]
  if (hit && stance !== null) {
    rollAmount(scene, attacker, dieOf(stance.die), {
      perLevel: true,
      level,
      rule: 'die-times-number',
      why: stance,
      tally: harm.tally,
    })
    const rule = kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack'
    harm.tally.add(volitionOf(scene, attacker), rule, 'Volition')
  } else {
    cite('basic-miss-damage')
    const { missDamage } = scene.fighter(attacker).sheet
    if (missDamage?.[kind === MELEE ? 'melee' : 'ranged'] !== 'level' || level <= 0) return
    harm.tally.add(level, 'basic-miss-damage', 'Level')
  }
  cite('damage-types')
  const times = ability === null ? (stance?.critTimes ?? 1) : Math.max(ability.critTimes, stance?.critTimes ?? 1)
  harm.add(WEAPON_ALONE, crit ? times : 1, isResisted(scene, attack, WEAPON_ALONE))
}

const WEAPON_ALONE: readonly number[] = [WEAPON_TYPE]

const dice = new Map<number, Pool>()

function dieOf(sides: number): Pool {
  let pool = dice.get(sides)
  if (pool === undefined) {
    pool = compileDice(`1d${sides}`)
    dice.set(sides, pool)
  }
  return pool
}

/** Whether the target resists every one of the types at this Natural. */
function isResisted(scene: EscalationScene, { target, natural }: Attack, types: readonly number[]): boolean {
  const { resist } = scene.fighter(target).sheet
  if (types.length > 1 && types.some((type) => (resist[type] ?? 0) > 0)) cite('resistance-many-types')
  return types.every((type) => natural < (resist[type] ?? 0))
}

/** The Confused attacker takes half of the base damage itself. */
function share(scene: EscalationScene, attacker: Who, amount: number): void {
  cite('confused-details')
  if (amount <= 0) return
  cite('damage-order')
  const tally = scene.tally().add(amount, 'confused-attack', 'half of the base damage')
  note.damage(scene, {
    by: attacker,
    target: attacker,
    tally,
    types: WEAPON_ALONE,
    name: 'Confused',
    left: leftAfter(scene, attacker, amount),
  })
  lose(scene, attacker, amount, 'confused-attack')
}

const NOTHING = 'nothing'

/** What else happens on a Crit Fail: the ability's data, else the referee's word where the table wants it. */
function mishap(scene: EscalationScene, { attacker, target, ability, damageOnly }: Attack, from: Source): void {
  cite('fumble-mishap')
  if (ability !== null && ability.fumble.length > 0 && !damageOnly) {
    applyEffects(scene, target, ability.fumble, from)
    return
  }
  if (scene.setup.options['fumble-mishap'] !== 'ask') return
  const text = scene.askText({
    rule: 'fumble-mishap',
    kind: 'text',
    to: REFEREE,
    prompt: say('{who} has failed badly. What else happens?', { who: person(attacker) }),
    options: [],
    preset: 0,
    presetText: NOTHING,
  })
  note.outcome(scene, attacker, text)
}
