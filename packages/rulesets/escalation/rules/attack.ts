import { person, plainly, say, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, type Tally, thing } from '../citing.ts'
import { CONFUSED, type ConditionKind, GRABBED, HAMPERED, HELPLESS, INVISIBLE, STUNNED } from '../conditions.ts'
import { note, roll } from '../events.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { AC, AGAINST, TO_ATTACK, USUAL_SAVE, WEAPON_TYPE } from '../words.ts'
import { isBlow, listsOf } from './attack-lists.ts'
import { conditionsTouching, has, isGrabbed } from './conditions.ts'
import { noteHit } from './field.ts'
import { addAttackBonus, defenseOf, stanceOf } from './figures.ts'
import { isInReach } from './reach.ts'
import {
  addBonuses,
  addConditions,
  type Bonus,
  bonusesOf,
  CRIT,
  countCondition,
  countGranted,
  FUMBLE,
  HIGHEST_NATURAL,
  Net,
  naturalDice,
  rollSave,
  useUpGranted,
} from './rolls.ts'
import { isIn, isUp } from './who.ts'

/** An attack about to be made; `vs` and the rest as the ability says, AC for a Basic Attack. */
export function prepare(
  attacker: Who,
  target: Who,
  ability: Ability | null,
  basic: number,
  more: { readonly knockOut?: boolean; readonly coup?: boolean; readonly damageOnly?: boolean } = {},
): Attack {
  return {
    attacker,
    target,
    ability,
    basic,
    vs: ability === null || ability.vs < 0 ? AC : ability.vs,
    knockOut: more.knockOut ?? false,
    coup: more.coup ?? false,
    damageOnly: more.damageOnly ?? false,
    advantage: 0,
    bonus: 0,
    defense: 0,
    natural: 0,
    total: 0,
    against: 0,
    crit: false,
    hit: false,
    fumble: false,
    cancelled: false,
  }
}

const GRABBING = plainly('grabbing the target')
const A_REACTION = plainly('a reaction')

/** Counts conditions of the attacker and of its target: those of the rules, or the table's own. */
function countBoth(net: Net, mine: readonly ConditionKind[], its: readonly ConditionKind[], isOwn: boolean): void {
  for (const one of mine) if (one.isOwn === isOwn) countCondition(net, one, 'attack')
  for (const one of its) if (one.isOwn === isOwn) countCondition(net, one, 'against', one.targetHas)
}

/** What counts for and against the attack's roll: conditions of both, each name once, and everything else. */
function netOf(
  scene: EscalationScene,
  { attacker, target, advantage }: Pick<Attack, 'attacker' | 'target' | 'advantage'>,
): Net {
  const net = new Net(scene)
  const mine = conditionsTouching(scene, attacker, 'attack')
  const its = conditionsTouching(scene, target, 'against')
  const isPlain = mine.length + its.length === 0
  if (!isPlain) countBoth(net, mine, its, false)
  if (isGrabbed(scene, target, attacker)) countCondition(net, scene.condition(GRABBED), 'held', GRABBING)
  if (!isPlain) countBoth(net, mine, its, true)
  countGranted(scene, attacker, TO_ATTACK, net)
  countGranted(scene, target, AGAINST, net)
  net.add(advantage, A_REACTION)
  return net
}

/** Whether the target is Weak to a type of what the attack deals when it hits with its Natural, all of its lists. */
function isWeakTo(scene: EscalationScene, attack: Attack): boolean {
  const { weak } = scene.fighter(attack.target).sheet
  if (!weak.includes(true)) return false
  cite('crit-range', 'weakness')
  if (isBasic(attack) && weak[WEAPON_TYPE] === true) return true
  const isOne = (effect: Effect): boolean => isBlow(effect) && effect.types.some((type) => weak[type] === true)
  if (attack.ability?.effects.some(isOne)) return true
  return listsOf(scene, { ...attack, hit: true, fumble: false }).some((effects) => effects.some(isOne))
}

/** The least Natural that crits: lower on the Vulnerable, and on those Weak to a type that it deals. */
export function critFrom(scene: EscalationScene, attack: Attack): number {
  let from = CRIT - (isWeakTo(scene, attack) ? 1 : 0)
  for (const { adds, rules } of conditionsTouching(scene, attack.target, 'crit')) {
    cite('crit-range', rules[0])
    from += adds.crit ?? 0
  }
  return from
}

const TO_FIND = plainly('a save to find the Invisible')

/** Whether an attacker finds its target: the Invisible take a save. */
export function finds(scene: EscalationScene, attacker: Who, target: Who): boolean {
  if (!has(scene, target, INVISIBLE)) return true
  cite('invisible-details')
  const { passed } = rollSave(scene, attacker, { against: USUAL_SAVE, rule: 'invisible', why: TO_FIND })
  if (!passed) note.unseen(scene, attacker, target)
  return passed
}

/**
 * Declares and rolls one attack: Interrupts before the roll, the save against an Invisible target, Interrupts after the roll.
 * `forbids` says why its attacker cannot make it as things stand once others have answered. Returns false where it comes to
 * nothing.
 */
export function rollAttack(scene: EscalationScene, attack: Attack, forbids: () => Forbidden | null): boolean {
  const { attacker, target } = attack
  const since = scene.here()
  const before = scene.pending
  scene.pending = attack
  try {
    scene.moments.attacked(scene, attack)
    if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target)) return false
    if (isInVain(scene, attack, forbids())) return false
    attack.damageOnly ||= has(scene, attacker, HAMPERED)
    if (!finds(scene, attacker, target)) return false
    rollOnce(scene, attack)
    if (answersTurn(scene, attack)) answersTurn(scene, attack)
    scene.changeBlow(attacker, target, attack.hit && !attack.cancelled)
  } finally {
    scene.pending = before
  }
  if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target)) return false
  if (attack.hit) noteHit(scene, attacker, target)
  cameTo(scene, since, attack)
  return true
}

export const OUT_OF_REACH = '{target} is out of reach.'

/** Whether nothing is left of the attack: something forbids it, or its target is out of reach. It is told. */
function isInVain(scene: EscalationScene, attack: Attack, why: Forbidden | null): boolean {
  if (why === null && isInReach(scene, attack)) return false
  if (why !== null) cite('ready-lapses', why.rule)
  note['in-vain'](scene, attack.attacker, why?.reason ?? say(OUT_OF_REACH, { target: person(attack.target) }))
  return true
}

/** Offers what answers a hit, or a miss. Returns whether the one has become the other, which offers what answers that. */
function answersTurn(scene: EscalationScene, attack: Attack): boolean {
  const wasHit = attack.hit
  scene.moments.rolled(scene, attack)
  judge(scene, attack)
  const isTurned = attack.hit !== wasHit && !attack.cancelled
  if (isTurned)
    note['attack-again'](scene, {
      attacker: attack.attacker,
      target: attack.target,
      vs: attack.vs,
      total: attack.total,
      against: attack.against,
      hit: attack.hit,
    })
  return isTurned
}

/**
 * For exact odds: what comes now hangs on the result, on whom it struck in the end, and on the Natural only where somebody
 * looks at it.
 */
function cameTo(scene: EscalationScene, since: number, attack: Attack): void {
  if (!scene.table.isBranching) return
  const { target, natural, hit, crit, fumble } = attack
  const key = mixed([
    [Number(hit), 2],
    [Number(crit), 2],
    [Number(fumble), 2],
    [isNaturalLookedAt(scene, attack) ? natural : 0, HIGHEST_NATURAL + 1],
    [target, scene.combatants],
    [Number(scene.cancelled), 2],
  ])
  scene.juncture(since, key)
}

/** Whether what an attack does hangs on its Natural, besides on what came of the roll. */
export const isNaturalLookedAt = (scene: EscalationScene, { attacker, target, ability }: Attack): boolean =>
  (ability !== null && ability.natural.length > 0) ||
  has(scene, attacker, CONFUSED) ||
  scene.fighter(target).sheet.resist.some((from) => from > 0)

/** Several small numbers, each below a bound of its own, as one. */
const mixed = (parts: readonly (readonly [value: number, below: number])[]): number =>
  parts.reduceRight((sum, [value, below]) => sum * below + value, 0)

/** The Advantage of an attack by the one on the other that is not made yet. */
export const advantageOn = (scene: EscalationScene, attacker: Who, target: Who): number =>
  netOf(scene, { attacker, target, advantage: 0 }).value

/** The total that an attack needs, its bonus taken off: what its dice have to come to. */
export const needed = (scene: EscalationScene, attack: Attack): number =>
  defenseOf(scene, attack.target, attack.vs) + attack.defense - bonusOf(scene, attack)

/** Everything that is added to the roll. */
function bonusOf(scene: EscalationScene, attack: Attack): number {
  const tally = scene.tally()
  addBonus(scene, attack, tally, grantedTo(scene, attack))
  return tally.total
}

/** What has been granted to the attack's roll, or to attacks on its target. */
function grantedTo(scene: EscalationScene, { attacker, target }: Attack): readonly Bonus[] {
  const own = bonusesOf(scene, attacker, TO_ATTACK)
  const against = bonusesOf(scene, target, AGAINST)
  return against.length === 0 ? own : [...own, ...against]
}

function addBonus(scene: EscalationScene, attack: Attack, tally: Tally, granted: readonly Bonus[]): void {
  const { attacker, ability, bonus } = attack
  addAttackBonus(scene, attacker, tally)
  if (ability !== null && ability.bonus !== 0) tally.add(ability.bonus, 'attack-roll', ability)
  const stance = isBasic(attack) ? stanceOf(scene, attacker) : null
  if (stance !== null && stance.bonus !== 0) tally.add(stance.bonus, 'attack-roll', stance)
  addConditions(scene, attacker, 'attackBonus', tally, 'attack-roll')
  addBonuses(tally, granted, 'attack-roll')
  if (bonus !== 0) tally.add(bonus, 'attack-roll', 'a reaction')
}

/** Whether it is a Basic Attack, or counts as one. */
const isBasic = ({ ability }: Attack): boolean => ability === null || ability.asBasic >= 0

/** The roll itself, and what comes of it as things stand: nobody steps in. */
export function rollOnce(scene: EscalationScene, attack: Attack): void {
  const { attacker, target } = attack
  const net = netOf(scene, attack)
  const granted = grantedTo(scene, attack)
  useUpGranted(scene, attacker, TO_ATTACK)
  useUpGranted(scene, target, AGAINST)
  const tally = scene.tally()
  const why = scene.isListening ? say('attack: {name}', { name: thing(scene.attackName(attack)) }) : 'attack'
  attack.natural = scene.roll(naturalDice(net), attacker, 'attack-roll', why, tally)
  addBonus(scene, attack, tally, granted)
  attack.total = tally.total
  const isCoup = attack.coup && isStillCoup(scene, attack)
  attack.crit = isCoup || attack.natural >= critFrom(scene, attack)
  const isLowest = attack.natural === FUMBLE
  if (isLowest) cite('fumble')
  attack.fumble = !attack.crit && isLowest
  judge(scene, attack)
  scene.blow(attacker, target, attack.hit, attack.crit ? 1 : attack.fumble ? -1 : 0)
  const { natural, hit, crit, fumble, vs, against } = attack
  roll.attack(scene, {
    who: attacker,
    rule: 'attack-roll',
    tally,
    against,
    passed: hit,
    target,
    with: attack,
    basic: attack.ability === null,
    vs,
    natural,
    crit,
    fumble,
    reasons: net.reasons,
  })
}

/**
 * Whether a Coup de Grace is still one: what others have done since it was announced may have got its target up, or have taken
 * the Move action that goes into it. Then it is an attack like any other, which is told.
 */
function isStillCoup(scene: EscalationScene, { attacker, target }: Attack): boolean {
  const isBound = has(scene, attacker, STUNNED) || has(scene, attacker, HAMPERED)
  cite('coup-de-grace', 'coup-de-grace-roll')
  if (!isBound && has(scene, target, HELPLESS)) return true
  cite('ready-lapses')
  const why = isBound
    ? say('{attacker} has lost what it takes: this is no Coup de Grace.', { attacker: person(attacker) })
    : say('{target} is no longer Helpless: this is no Coup de Grace.', { target: person(target) })
  note['in-vain'](scene, attacker, why)
  return false
}

/** Hit or miss, by the defense as it is now. */
function judge(scene: EscalationScene, attack: Attack): void {
  attack.against = defenseOf(scene, attack.target, attack.vs) + attack.defense
  if (attack.crit) cite('crit', 'crit-always-hits')
  if (attack.fumble) cite('fumble', 'fumble-always-misses')
  attack.hit = attack.crit || (!attack.fumble && attack.total >= attack.against)
}
