import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Mode } from '../kinds/modes.ts'
import type { Aim, Attack, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { BARE_HANDS, DEX, MELEE, NO_MANEUVER, SEEN, SHOOT, STOWED, UNLOCATED } from '../words.ts'
import { type Choices, prepare, spend } from './attack.ts'
import { physicalSave, skillCheck } from './checks.ts'
import { greatestDamage } from './damage.ts'
import { modeOf } from './gear.ts'
import { cannotAttack, reachWith } from './legal.ts'
import { POWERS } from './modifiers.ts'
import { moveRate } from './movement.ts'
import { feetBetween, perceives, seesLine } from './space.ts'
import { isAlive, isUp, levelOf } from './who.ts'
import { bringDown, deal, spoilAim } from './wounds.ts'

const EXECUTION = plainly('for the execution')

/** Rounds of a minute. */
const MINUTE = 6

/** Why the target cannot be executed at all, or null: it suspects danger. */
export function suspects(scene: ShockScene, target: Who): Refusal | null {
  const { unsuspecting, alert } = scene.now.combatant
  if (unsuspecting[target] === 1 && alert[target] === 0) return null
  return refuse('execution-target', '{target} expects danger: only one that suspects nothing can be executed.', {
    target: person(target),
  })
}

/**
 * Why the actor cannot spend a round on aiming at the target or lurking close to it, or null. A shot must be one that could
 * be made; for a blow the target must be so near that one move brings it within reach. Either way it must be seen.
 */
export function cannotAim(scene: ShockScene, actor: Who, target: Who, weapon: number): Refusal | null {
  const kind = scene.kind(weapon)
  if (kind.modes.length === 0) return refuse('weapon-entry', 'The {item} is no weapon.', { item: { thing: kind.name } })
  const unseen = perceives(scene, actor, target)
  if (unseen === UNLOCATED) {
    return refuse('mod-unseen-unlocated', '{actor} does not know where {target} is.', {
      actor: person(actor),
      target: person(target),
    })
  }
  if (unseen !== SEEN) {
    return refuse('execution-minute', '{actor} does not see {target} and cannot wait for a chance.', {
      actor: person(actor),
      target: person(target),
    })
  }
  let why: Refusal | null = null
  for (const [mode, how] of kind.modes.entries()) {
    cite(how.kind === MELEE ? 'execution-melee' : 'execution-ranged')
    why =
      how.kind === MELEE
        ? cannotLurk(scene, actor, target, weapon, how)
        : cannotAttack(scene, actor, { target, weapon, mode, maneuver: NO_MANEUVER })
    if (why === null) return null
  }
  return why
}

function cannotLurk(scene: ShockScene, actor: Who, target: Who, weapon: number, mode: Mode): Refusal | null {
  const kind = scene.kind(weapon)
  if (weapon < BARE_HANDS && scene.now.item.carried[weapon] >= STOWED) {
    return refuse('ready-weapon-needed', "{actor}'s {item} is not at hand.", {
      actor: person(actor),
      item: { thing: kind.name },
    })
  }
  if (!seesLine(scene, actor, target)) {
    return refuse('no-sight-no-attack', 'Something solid is between {actor} and {target}.', {
      actor: person(actor),
      target: person(target),
    })
  }
  const feet = feetBetween(scene, actor, target)
  const near = moveRate(scene, actor) + reachWith(scene, actor, mode)
  return feet <= near
    ? null
    : refuse(
        'execution-melee',
        '{target} is {feet} feet away: a blow from ambush is prepared close to them, within {near}.',
        { target: person(target), feet: { number: feet }, near: { number: near } },
      )
}

/** Why the execution cannot be made now, or null. */
export function cannotExecute(scene: ShockScene, actor: Who, aim: Aim): Refusal | null {
  const { target, weapon } = aim
  const why = suspects(scene, target)
  if (why !== null) return why
  const { aimAt, aimRounds, aimWith } = scene.now.combatant
  const aimed = aimAt[actor] === target ? aimWith[actor] : weapon
  if (aimed >= 0 && aimed !== weapon) {
    return refuse('execution-minute', '{actor} has spent their time with the {aimed}, not with the {weapon}.', {
      actor: person(actor),
      aimed: { thing: scene.itemName(aimed) },
      weapon: { thing: scene.itemName(weapon) },
    })
  }
  cite('round-length', 'execution-minute')
  const rounds = aimAt[actor] === target ? aimRounds[actor] : 0
  if (rounds < MINUTE) {
    return refuse(
      'execution-minute',
      'An execution takes six rounds in a row of nothing else; {actor} has spent {rounds} on {target}.',
      { actor: person(actor), rounds: { number: rounds }, target: person(target) },
    )
  }
  return cannotAttack(scene, actor, aim)
}

/** The execution: a ranged one needs its check, a melee one hits; then the save decides. */
export function execute(scene: ShockScene, actor: Who, aim: Aim, choices: Choices): void {
  const { target, weapon, mode } = aim
  const attack = prepare(scene, 'main', actor, aim, choices)
  const how = modeOf(scene, weapon, mode)
  note.executes(scene, actor, target, weapon)
  scene.moments.announced(scene, actor, attack, false)
  spoilAim(scene, actor)
  cite(how.kind === MELEE ? 'execution-melee' : 'execution-ranged')
  if (!isUp(scene, actor) || !isAlive(scene, target)) return
  if (cannotAttack(scene, actor, aim) !== null) {
    note.void(scene, actor, target, 'target-gone')
    return
  }
  spend(scene, attack)
  const hit = how.kind === MELEE || rangedHit(scene, actor, target, how.range.normal)
  scene.set(C.unsuspecting, target, 0, hit ? 'execution-target' : 'execution-miss')
  if (hit) {
    if (how.kind !== MELEE) cite('execution-ranged-hit')
    saveOrFall(scene, attack)
  } else note['execution-misses'](scene, actor, target)
}

function rangedHit(scene: ShockScene, actor: Who, target: Who, range: number): boolean {
  const feet = feetBetween(scene, actor, target)
  const near = { value: 4, rule: 'execution-range-bonus', source: plainly('within 10 feet') } as const
  const normal = { value: 2, rule: 'execution-range-bonus', source: plainly('within normal range') } as const
  cite('execution-check-target')
  if (feet <= 10 && feet <= range) cite('execution-bonus-once')
  if (feet > range) cite('execution-range-bonus')
  const { executionCheck } = scene.fighter(actor).gifts
  const trained = { value: executionCheck, rule: 'spell-content', source: POWERS } as const
  const extras = [...(feet <= 10 ? [near] : feet <= range ? [normal] : []), trained]
  return skillCheck(scene, actor, { attribute: DEX, skill: SHOOT, rule: 'execution-ranged', why: EXECUTION, extras })
}

function saveOrFall(scene: ShockScene, attack: Attack): void {
  const { attacker, target, weapon } = attack
  const skill = modeOf(scene, weapon, attack.mode).kind === MELEE ? attack.skill : SHOOT
  const own = levelOf(scene, attacker, skill)
  if (own < 0) cite('execution-save-no-bonus')
  const level = Math.max(0, own)
  const penalty = { value: -level, rule: 'execution-save', source: plainly("the assassin's skill") } as const
  const kind = scene.kind(weapon)
  const { executionSave } = scene.fighter(attacker).gifts
  const penalties = [
    penalty,
    { value: -kind.execution, rule: 'execution-save', source: kind },
    { value: -executionSave, rule: 'spell-content', source: POWERS },
  ] as const
  if (!scene.fighter(target).gifts.executionProof && !physicalSave(scene, target, penalties, 'execution-save')) {
    bringDown(scene, target, kind.nonLethal)
    scene.credit(attacker, target)
    return
  }
  const tally = greatestDamage(scene, attack)
  deal(scene, attacker, target, tally, { rule: 'execution-saved', by: weapon })
}
