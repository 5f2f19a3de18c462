import { type Column, Expectations } from '@fray/kernel/rules'
import { CONFUSED, GRABBED, HAMPERED, INVISIBLE, ONGOING } from '../conditions.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import { advantageOn, critFrom, finds, isNaturalLookedAt, needed, prepare, rollOnce } from '../rules/attack.ts'
import { parityLists } from '../rules/attack-lists.ts'
import { finishAttack } from '../rules/attack-outcome.ts'
import { has } from '../rules/conditions.ts'
import { applyEffects, type Source } from '../rules/effects.ts'
import { distance } from '../rules/field.ts'
import { escalationOf } from '../rules/figures.ts'
import { confusedSave } from '../rules/using.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { ADVANTAGE_TABLE, C, CONDITION_TABLE, NONE } from '../tables.ts'

/**
 * What an ability does on average to somebody: hit points that it takes of one with plenty, or gives to one who lacks plenty;
 * conditions, and Advantages and bonuses, that are put on it, those on its user taken off; points of Power and second resources
 * that its user gains, those that an enemy gains taken off, those that a friend gains added.
 */
export type Effects = readonly [hp: number, conditions: number, advantages: number, points: number]

/** What has been asked of the rules: whole abilities on somebody, and what comes after an attack's roll. */
const known = new Expectations()
const afterRoll = new Expectations()

const PLENTY = 10_000
/** Hit points of one who lacks plenty, and goes down by nothing that an ability costs. */
const WANTING = 1_000

/** What effects read of their user, and of a friend whom they heal, in columns. */
const USER: readonly Column[] = [C.level, C.volition, C.noRecoveryPenalty, C.stance]
const MENDED: readonly Column[] = [C.level, C.recoveries, C.lastGasp]

/** What the Confused lose by what is no attack. */
const HURT: readonly Column[] = [C.tier]

/** What gains of Power read of whom they come to. */
const POINTS: readonly Column[] = [C.power, C.powerMax, C.secondary, C.secondaryMax]

/** Effects whose outcome hangs on what is on somebody already: they take its place, or end it. */
const LOOKING: readonly (readonly Effect['effect'][])[] = [
  ['ongoing'],
  ['grab'],
  ['endCondition'],
  ['advantage', 'bonus'],
  ['power'],
]
const [ONGOING_BIT, GRAB_BIT, END_BIT, ADVANTAGE_BIT, POWER_BIT] = [1, 2, 4, 8, 16]
const EVERYTHING = 31
const looks = new WeakMap<Ability, number>()

/** Which of them an ability has, one bit for each. */
function lookingOf(ability: Ability): number {
  let bits = looks.get(ability)
  if (bits === undefined) {
    const { hit, miss, crit, fumble, effects, odd, even, below, above, natural } = ability
    const all = [hit, miss, crit, fumble, effects, odd, even, below, above, ...natural.map((one) => one.effects)].flat()
    bits = LOOKING.reduce((sum, some, i) => sum | (all.some(({ effect }) => some.includes(effect)) ? 1 << i : 0), 0)
    looks.set(ability, bits)
  }
  return bits
}

/** Whether what an ability does hangs on the escalation die, in addition to its roll. */
const readsDie = ({ special, odd, even }: Ability): boolean => special || odd.length + even.length > 0

/** Says under what circumstances an ability's effects come over somebody. */
function circumstances(
  scene: EscalationScene,
  to: Expectations,
  actor: number,
  target: number,
  ability: Ability,
): Expectations {
  to.andOf(scene, USER, actor).and(readsDie(ability) ? escalationOf(scene, actor) : 0)
  to.and(known.numberOf(scene.fighter(actor).sheet)).and(known.numberOf(scene.fighter(target).sheet))
  to.and(has(scene, actor, HAMPERED) ? 1 : 0)
  const bits = lookingOf(ability)
  if (bits !== 0) whatIsOn(scene, to, actor, target, bits)
  return to
}

/** Says what of that is on the two already. */
function whatIsOn(scene: EscalationScene, to: Expectations, actor: number, target: number, bits: number): void {
  const { condition, advantage } = scene.now
  if ((bits & POWER_BIT) !== 0) to.andOf(scene, POINTS, actor).andOf(scene, POINTS, target)
  if ((bits & GRAB_BIT) !== 0) to.and(actor === target ? 3 : distance(scene, actor, target))
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) {
    const { who, what, by, amount, type } = condition
    if (who[i] !== actor && who[i] !== target) continue
    const bit = what[i] === ONGOING ? ONGOING_BIT | END_BIT : what[i] === GRABBED ? GRAB_BIT | END_BIT : END_BIT
    if ((bits & bit) === 0) continue
    to.and(what[i] * 4 + (who[i] === actor ? 2 : 0) + (by[i] === actor ? 1 : 0)).and(amount[i] * 64 + type[i])
  }
  if ((bits & ADVANTAGE_BIT) === 0) return
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    const { who, to: of, by, amount, isBonus, name } = advantage
    if (who[i] !== actor && who[i] !== target) continue
    to.and(-1 - (of[i] * 4 + (who[i] === actor ? 2 : 0) + (by[i] === actor ? 1 : 0))).and(
      (amount[i] * 2 + isBonus[i]) * 4096 + name[i],
    )
  }
}

/** Somebody before an enemy, and the Advantage that it has. */
export interface Facing {
  readonly actor: number
  readonly target: number
  readonly advantage: number
}

export const facing = (scene: EscalationScene, actor: number, target: number): Facing => ({
  actor,
  target,
  advantage: advantageOn(scene, actor, target),
})

/** What an ability does on average to the enemy that its user faces, nobody stepping in. */
export function abilityOn(scene: EscalationScene, { actor, target, advantage }: Facing, ability: Ability): Effects {
  if (ability.vs < 0) {
    circumstances(scene, known.under(0), actor, target, ability)
    const found = known.recall(ability) as Effects | null
    return found ?? learn(scene, ability, () => affected(scene, actor, target, ability))
  }
  const attack = attackOf(scene, actor, target, ability)
  const isHidden = has(scene, target, INVISIBLE)
  known.under(needed(scene, attack)).and(advantage * 64 + critFrom(scene, attack) * 2 + (isHidden ? 1 : 0))
  circumstances(scene, known, actor, target, ability)
  // The save to find it hangs on more.
  if (isHidden) whatIsOn(scene, known, actor, target, EVERYTHING)
  const found = known.recall(ability) as Effects | null
  return found ?? learn(scene, ability, () => attacked(scene, actor, target, ability))
}

const learn = (scene: EscalationScene, ability: Ability, act: () => Effects): Effects =>
  known.learn(scene, ability, act) as Effects

/** What comes over one who has plenty by what is no attack. */
const affected = (scene: EscalationScene, actor: number, target: number, ability: Ability): Effects =>
  measured(scene, actor, target, PLENTY, () => takeEffect(scene, actor, target, ability))

/** What an ability does on average for a friend, or for its user, who lacks all that it can give. */
export function abilityFor(scene: EscalationScene, actor: number, friend: number, ability: Ability): Effects {
  circumstances(scene, known.under(-1).andOf(scene, MENDED, friend), actor, friend, ability)
  // The save of the Confused hangs on more, and what it costs comes over the user alone.
  if (actor === friend && has(scene, actor, CONFUSED))
    whatIsOn(scene, known.andOf(scene, HURT, actor), actor, actor, EVERYTHING)
  const found = known.recall(ability) as Effects | null
  return found ?? learn(scene, ability, () => healed(scene, actor, friend, ability))
}

function healed(scene: EscalationScene, actor: number, friend: number, ability: Ability): Effects {
  scene.set(C.hpMax, friend, PLENTY, 'override')
  const [hp, ...rest] = measured(scene, actor, friend, WANTING, () => {
    takeEffect(scene, actor, friend, ability)
    if (actor === friend) confusedSave(scene, actor, ability, false)
  })
  return [-hp, ...rest]
}

/** Does something to one who has so many hit points, and sees what it has changed. */
function measured(scene: EscalationScene, actor: number, target: number, hp: number, act: () => void): Effects {
  const conditions = balance(scene, CONDITION_TABLE, actor, target)
  const advantages = balance(scene, ADVANTAGE_TABLE, actor, target)
  const points = gained(scene, actor, target)
  scene.set(C.hp, target, hp, 'override')
  act()
  return [
    hp - scene.now.combatant.hp[target],
    balance(scene, CONDITION_TABLE, actor, target) - conditions,
    balance(scene, ADVANTAGE_TABLE, actor, target) - advantages,
    gained(scene, actor, target) - points,
  ]
}

/** How many rows of a table are the target's, those of its attacker taken off. */
function balance(scene: EscalationScene, table: number, actor: number, target: number): number {
  const { who } = table === CONDITION_TABLE ? scene.now.condition : scene.now.advantage
  let sum = 0
  for (let i = 0; i < scene.rows(table); i++) sum += who[i] === target ? 1 : who[i] === actor ? -1 : 0
  return sum
}

/** The points that somebody has, with those of a friend, without those of an enemy. */
function gained({ now: { combatant } }: EscalationScene, actor: number, target: number): number {
  const { power, secondary, side } = combatant
  const own = power[actor] + secondary[actor]
  if (actor === target) return own
  const other = power[target] + secondary[target]
  return side[actor] === side[target] ? own + other : own - other
}

const NOTHING: Effects = [0, 0, 0, 0]

const from = (user: number, ability: Ability): Source => ({ user, ability, keeper: NONE, triggerer: NONE })

/** What is no attack. */
const takeEffect = (scene: EscalationScene, actor: number, target: number, ability: Ability): void =>
  applyEffects(scene, target, [...ability.effects, ...parityLists(scene, actor, ability).flat()], from(actor, ability))

const attackOf = (scene: EscalationScene, actor: number, target: number, ability: Ability): Attack =>
  prepare(actor, target, ability, ability.asBasic, { damageOnly: has(scene, actor, HAMPERED) })

/** One attack with the ability: its roll, and what comes after it. */
function attacked(scene: EscalationScene, actor: number, target: number, ability: Ability): Effects {
  if (!finds(scene, actor, target)) return NOTHING
  const attack = attackOf(scene, actor, target, ability)
  rollOnce(scene, attack)
  return finished(scene, attack, ability)
}

/** What comes after the roll: asked apart, for it is the same after most rolls. */
function finished(scene: EscalationScene, attack: Attack, ability: Ability): Effects {
  const { attacker, target, natural, hit, crit, fumble, damageOnly } = attack
  const fell = (hit ? 1 : 0) + (crit ? 2 : 0) + (fumble ? 4 : 0) + (isNaturalLookedAt(scene, attack) ? natural * 8 : 0)
  circumstances(scene, afterRoll.under(fell), attacker, target, ability)
  const found = afterRoll.recall(ability)
  if (found !== null) return found as Effects
  const source = from(attacker, ability)
  const act = () => {
    finishAttack(scene, attack, source)
    if (!damageOnly) applyEffects(scene, target, ability.effects, source, false)
  }
  return afterRoll.learn(scene, ability, () => measured(scene, attacker, target, PLENTY, act)) as Effects
}
