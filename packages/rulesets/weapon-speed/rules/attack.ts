import { type Message, type Option, person, plainly, type Question, REFEREE, say, type Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { Strike } from '../kinds/strikes.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { ATTRIBUTE_NAMES, NO_ATTRIBUTE } from '../words.ts'
import { beginAction, forToll, REACTION } from './acting.ts'
import { critFrom, toCheck } from './checks.ts'
import { runEffects } from './effects.ts'
import { defenseOf, modOf, strikeOf } from './figures.ts'
import { chooseType, PERCENT, rollInjury } from './injuries.ts'
import { leavesAfter, strain } from './life.ts'
import { type Blow, blowsAt, mayReact } from './reactions.ts'
import { deliver, results } from './results.ts'
import { isHere } from './who.ts'

/** How an attack came about, for the log. */
export type How = 'attack' | 'riposte' | 'spell' | 'throw'

/** How an attack is made. */
interface Striking {
  readonly how: How
  /** Whether its results wait for the others who act at the same count. */
  readonly held: boolean
}

/**
 * One attack: each of its strikes at the target, then the target's chance to riposte. `held`: what it does waits for the
 * others who act at the same count. Returns whether any strike hit.
 */
export function attack(scene: WeaponSpeedScene, by: number, target: Who, strike: Strike, striking: Striking): boolean {
  const since = scene.here()
  const mayRiposte = scene.now.combatant.fullDefense[target] === 1
  let hit = false
  for (let n = 0; n < strike.strikes; n++) {
    if (!isHere(scene, target)) break
    if (strikeOnce(scene, by, target, strike, striking)) hit = true
    if (mayRiposte || n + 1 < strike.strikes) scene.juncture(since, n * 2 + Number(hit))
  }
  if (striking.how === 'riposte' && mayRiposte) cite('riposte-chain')
  afterAttack(scene, target, by)
  return hit
}

/** What came of the roll of a strike. */
interface Rolled {
  readonly hit: boolean
  readonly critical: boolean
}

/** The natural total from which a strike hits, as things stand. */
export const naturalNeeded = (scene: WeaponSpeedScene, by: number, target: Who, strike: Strike): number =>
  defenseOf(scene, target) - strike.bonus - modBy(scene, by, strike.attribute) - scene.now.combatant.attackNow[by]

/** The modifier of an attribute that a strike adds, 0 where it adds none. */
const modBy = (scene: WeaponSpeedScene, by: number, attribute: number): number =>
  attribute === NO_ATTRIBUTE ? 0 : modOf(scene, by, attribute)

/** One strike: attack roll, damage, and what a critical hit brings. */
function strikeOnce(
  scene: WeaponSpeedScene,
  by: number,
  target: Who,
  strike: Strike,
  { how, held }: Striking,
): boolean {
  const { hit, critical } = rollStrike(scene, by, target, strike, how)
  if (hit && strike.damage !== null) dealDamage(scene, by, target, strike, { critical, held })
  if (hit) runEffects(scene, by, target, strike.onHit, { held, from: strike })
  return hit
}

/** The roll of a strike. */
export function rollStrike(scene: WeaponSpeedScene, by: number, target: Who, strike: Strike, how: How): Rolled {
  const tally = scene.tally()
  const mod = modBy(scene, by, strike.attribute)
  const more = scene.now.combatant.attackNow[by]
  const against = defenseOf(scene, target)
  const critOn = critFrom(scene, strike)
  const needs = naturalNeeded(scene, by, target, strike)
  const natural = scene.diceWithin(toCheck(scene, needs, critOn), by, 'attack-roll', 'attack', tally)
  tally.add(strike.bonus, 'attack-bonus', strike)
  if (strike.attribute !== NO_ATTRIBUTE) tally.add(mod, 'attack-bonus', ATTRIBUTE_NAMES[strike.attribute])
  if (more !== 0) tally.add(more, 'conditions-list-empty', 'conditions')
  const hit = tally.total >= against
  const critical = hit && strike.crit > 0 && natural >= critOn
  scene.blow(by, target, hit, critical ? 1 : 0)
  roll.attack(scene, {
    who: by,
    rule: 'attack-roll',
    tally,
    against,
    passed: hit,
    target,
    weapon: strike.name,
    how,
    critical,
    defense: target,
  })
  return { hit, critical }
}

/** The damage of a hit: dice and bonuses, multiplied where it is critical, then reduced by Armor. */
function dealDamage(
  scene: WeaponSpeedScene,
  by: number,
  target: Who,
  strike: Strike,
  { critical, held }: { readonly critical: boolean; readonly held: boolean },
): void {
  const tally = rollDamage(scene, by, target, strike, critical)
  const rule = critical ? 'crit-bypasses-stress' : 'damage-to-stress'
  const dealt = tally.total
  const to = critical ? 'wound-points' : 'stress'
  const leaves = held ? null : leavesAfter(scene, target, to, dealt)
  note.damage(scene, {
    by,
    target,
    types: strike.types,
    rule,
    what: strike.name,
    tally,
    stress: leaves?.stress ?? null,
    wounds: leaves?.wounds ?? null,
  })
  if (dealt <= 0) {
    if (critical) cite('combat-injury-dealt')
    return
  }
  deliver(scene, held, by, target, results.hit(to, dealt, strike.types, true))
  if (critical) chanceOfInjury(scene, by, target, { dealt, types: strike.types, held })
}

/** What a hit deals, Armor taken off. */
export function rollDamage(scene: WeaponSpeedScene, by: number, target: Who, strike: Strike, critical: boolean): Tally {
  const tally = scene.tally()
  if (strike.damage === null) return tally
  if (critical) cite('crit-then-armor')
  scene.roll(strike.damage, by, 'damage-roll', strike, tally)
  if (strike.damageAttribute !== NO_ATTRIBUTE) {
    const mod = modOf(scene, by, strike.damageAttribute)
    tally.add(mod, 'attack-bonus', ATTRIBUTE_NAMES[strike.damageAttribute])
  }
  tally.atLeast(0, 'damage-roll', 'at least 0')
  if (critical)
    tally.times(strike.crit, 'crit-multiplier', say('critical x{factor}', { factor: { number: strike.crit } }))
  const armor = scene.now.combatant.armorNow[target]
  const pierced = Math.min(armor, strike.pierces)
  if (pierced > 0) tally.pass(-pierced, 'armor-reduces', 'Armor that is pierced')
  if (armor > pierced) {
    tally.add(pierced - armor, 'armor-reduces', 'Armor')
    tally.atLeast(0, 'armor-minimum', 'Armor takes no more')
  }
  return tally
}

/** What may injure somebody. */
interface Hurt {
  /** The damage that was dealt. */
  readonly dealt: number
  /** The bits of its types. */
  readonly types: number
  readonly held: boolean
}

/** After a critical hit: the referee's d% at or below the damage dealt brings an injury. */
function chanceOfInjury(scene: WeaponSpeedScene, by: number, target: Who, { dealt, types, held }: Hurt): void {
  cite('combat-injury-dealt')
  const rolled = scene.faceUpTo({ pool: PERCENT, most: dealt }, REFEREE, 'combat-injury-chance', 'chance of an injury')
  const passed = rolled <= dealt
  const tally = scene.tally().add(rolled, 'combat-injury-chance', 'd100')
  roll['injury-chance'](scene, {
    who: REFEREE,
    rule: 'combat-injury-chance',
    tally,
    against: dealt,
    passed,
    target,
    whose: 'referee',
  })
  if (!passed) return
  const type = chooseType(scene, by, target, types)
  const injury = rollInjury(scene, target, type)
  if (injury !== null) deliver(scene, held, by, target, results.injury(injury))
}

/** After an attack: a target in Full-Defense may riposte. */
function afterAttack(scene: WeaponSpeedScene, target: Who, attacker: Who): void {
  if (scene.now.combatant.fullDefense[target] === 0) return
  cite('riposte-when-attacked')
  offerRiposte(scene, target, attacker, 'full-defense-riposte')
}

/** The question whether to riposte, by the rule that puts it. */
const RIPOSTES = {
  'full-defense-riposte': '{who} was attacked by {at}: a riposte?',
  'riposte-on-entering': "{at} enters {who}'s threat range: a riposte?",
} as const
type RiposteRule = keyof typeof RIPOSTES

/** The question whether to riposte. Its words and options are worked out when somebody reads them. */
export class RiposteQuestion implements Question {
  readonly kind = 'choice'
  readonly preset = 0
  readonly decline = 0
  readonly reaction = true
  readonly rule: RiposteRule
  readonly to: number
  /** At whom. */
  readonly at: number
  /** Position 0 declines; these are the others. */
  readonly blows: readonly Blow[]
  private readonly scene: WeaponSpeedScene
  private made: readonly Option[] | null = null

  constructor(scene: WeaponSpeedScene, to: number, at: number, rule: RiposteRule, blows: readonly Blow[]) {
    this.scene = scene
    this.to = to
    this.rule = rule
    this.at = at
    this.blows = blows
  }

  get prompt(): Message {
    return say(RIPOSTES[this.rule], { who: person(this.to), at: person(this.at) })
  }

  get options(): readonly Option[] {
    this.made ??= this.offered()
    return this.made
  }

  private offered(): readonly Option[] {
    const toll = forToll(this.scene, this.to)
    return [
      { value: 'decline', label: plainly('no riposte') },
      ...this.blows.map(({ item, attack: at }) => {
        const { name } = strikeOf(this.scene, item, at)
        const weapon = { thing: name, ref: { table: 'item', row: item } }
        return { value: name, label: say('riposte with the {weapon}{toll}', { weapon, toll }) }
      }),
    ]
  }
}

/** Asks for a riposte, where one can be made at all, and makes it. `first`: what is done before anybody is asked. */
export function offerRiposte(
  scene: WeaponSpeedScene,
  row: Who,
  at: number,
  rule: RiposteRule,
  first?: () => void,
): void {
  const blows = isHere(scene, at) ? blowsAt(scene, row, at) : []
  if (blows.length === 0 || !mayReact(scene, row, rule)) return
  first?.()
  const answer = scene.ask(new RiposteQuestion(scene, row, at, rule, blows))
  const blow = blows[answer - 1]
  if (blow !== undefined) riposte(scene, row, at, blow)
}

/** A riposte: the Reaction, one melee attack at once. */
function riposte(scene: WeaponSpeedScene, row: Who, at: number, { item, attack: which }: Blow): void {
  const cost = beginAction(scene, row, REACTION)
  scene.set(C.reactionUsed, row, 1, 'riposte')
  attack(scene, row, at, strikeOf(scene, item, which), { how: 'riposte', held: false })
  strain(scene, row, cost)
}
