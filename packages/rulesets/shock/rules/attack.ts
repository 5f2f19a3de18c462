import { D20, recordTally, say, type Tally, type TallyRecord, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note, roll } from '../events.ts'
import { type Aim, type Attack, type AttackKind, type Deferred, type ShockScene, UNDECIDED } from '../scene.ts'
import { C, ITEM } from '../tables.ts'
import { BARE_HANDS, MELEE, NO_MANEUVER, ON_GROUND, THROWN } from '../words.ts'
import { rollDamage, shockOfMiss } from './damage.ts'
import { modeOf } from './gear.ts'
import { dealByAttack } from './kills.ts'
import { bestAttribute, bestSkill, cannotAttack, otherWeapon, rangeOf } from './legal.ts'
import { wrestle } from './maneuvers.ts'
import { addAttackModifiers, armorClass } from './modifiers.ts'
import { checkScreens } from './screen.ts'
import { feetBetween, seesLine } from './space.ts'
import { swarmOn, useUpSwarm } from './swarm.ts'
import { isAlive, isUp } from './who.ts'
import { fallsOf, spoilAim } from './wounds.ts'

/** What a command may choose of its attack; what it does not know of, or leaves absent, is the rules' choice. */
export interface Choices {
  /** Position in ATTRIBUTES; the best that the weapon allows. */
  readonly with?: number
  /** Position in SKILLS; the best that the weapon allows. */
  readonly skill?: number
  /** Position in SKILLS for the check of a shove; the better. */
  readonly using?: number
  /** The referee's modifier, and what it is for. */
  readonly mod?: number | null
  readonly because?: string
}

const NO_CHOICES: Choices = {}

/** An attack about to be announced. */
export function prepare(
  scene: ShockScene,
  kind: AttackKind,
  attacker: Who,
  { target, weapon, mode, maneuver }: Aim,
  choices: Choices = NO_CHOICES,
): Attack {
  const how = modeOf(scene, weapon, mode)
  const { with: attribute = -1, skill = -1 } = choices
  if (attribute >= 0) cite('attack-attribute-choice')
  if (skill >= 0 && how.kind === THROWN) cite('thrown-skill')
  return {
    kind,
    attacker,
    target,
    weapon,
    mode,
    attribute: attribute >= 0 ? attribute : bestAttribute(scene, attacker, how),
    skill: skill >= 0 ? skill : bestSkill(scene, attacker, how),
    maneuver,
    using: choices.using ?? -1,
    others: 0,
    mod: choices.mod ?? 0,
    because: choices.because ?? '',
    total: 0,
    hit: false,
    forced: UNDECIDED,
    decider: -1,
    decidedBy: '',
    against: 0,
    wasUp: isUp(scene, target),
    redirected: false,
    aimed: target,
    other: otherWeapon(scene, attacker, weapon),
  }
}

const sideOf = (scene: ShockScene, row: Who): number => scene.now.combatant.side[row]

/**
 * One attack from its announcement to its end. It has been checked and paid for. In the windows others may bring down
 * attacker or target, or send them out of reach: then the rest has no effect.
 */
export function resolveAttack(scene: ShockScene, attack: Attack): void {
  const { attacker } = attack
  const falls = fallsOf(scene, attacker)
  scene.acts++
  cite('attack-sequence')
  note.attack(scene, {
    kind: attack.kind,
    attacker,
    target: attack.target,
    weapon: attack.weapon,
    maneuver: attack.maneuver,
  })
  warn(scene, attack)
  scene.moments.announced(scene, attacker, attack, false)
  if (isVoid(scene, attack) || isForbidden(scene, attack)) {
    noteVoid(scene, attack)
    return
  }
  if (attack.kind === 'swarm') {
    attack.others = Math.max(0, swarmOn(scene, sideOf(scene, attacker), attack.target) - 1)
    cite('swarm-bonus', attack.others === 0 ? 'swarm-alone' : undefined)
  }
  checkScreens(scene, attack)
  const since = scene.here()
  const { acts } = scene
  rollToHit(scene, attack)
  spend(scene, attack)
  scene.moments.rolled(scene, attack)
  const wasFelled = fallsOf(scene, attacker) > falls
  if (wasFelled) cite('snap-before-damage')
  if (wasFelled || isVoid(scene, attack)) {
    noteVoid(scene, attack)
    return
  }
  compareAgain(scene, attack)
  // Where somebody has stepped in, more has happened than the fight shows.
  if (scene.acts === acts) scene.juncture(since, Number(attack.hit))
  finish(scene, outcome(scene, attack), attack)
}

/** The one who is attacked, or attacks, no longer suspects nothing; and neither of the two goes on aiming. */
function warn(scene: ShockScene, { attacker, target }: Attack): void {
  scene.set(C.unsuspecting, target, 0, 'execution-target')
  scene.set(C.unsuspecting, attacker, 0, 'execution-target')
  if (scene.now.combatant.aimAt[attacker] >= 0) cite('execution-minute')
  spoilAim(scene, attacker)
  spoilAim(scene, target)
}

function noteVoid(scene: ShockScene, attack: Attack): void {
  const { attacker, target } = attack
  if (attack.kind === 'swarm') useUpSwarm(scene, sideOf(scene, attacker), attack.aimed)
  note.void(scene, attacker, target, 'target-gone')
}

/** Whether what happened since the announcement makes the attack impossible: somebody is down, out of range or of sight. */
function isVoid(scene: ShockScene, attack: Attack): boolean {
  const { attacker, target, weapon } = attack
  if (!isUp(scene, attacker) || !isAlive(scene, target)) return true
  if (attack.wasUp && !attack.redirected && !isUp(scene, target)) return true
  if (attack.redirected) return !isUp(scene, target)
  const mode = modeOf(scene, weapon, attack.mode)
  if (feetBetween(scene, attacker, target) > rangeOf(scene, attacker, mode)) return true
  if (seesLine(scene, attacker, target)) return false
  cite('no-sight-no-attack')
  return true
}

/** Whether the attack would be refused by now, before its dice are rolled: a grapple, a foe that has come near a bow. */
const isForbidden = (scene: ShockScene, attack: Attack): boolean =>
  cannotAttack(scene, attack.attacker, attack) !== null

function rollToHit(scene: ShockScene, attack: Attack): void {
  const { attacker, target } = attack
  const tally = scene.tally()
  const why = scene.isListening
    ? say('attack with the {weapon}', { weapon: { thing: scene.itemName(attack.weapon) } })
    : 'attack'
  scene.roll(D20, attacker, 'attack-roll', why, tally)
  addAttackModifiers(scene, attack, tally)
  attack.total = tally.total
  const ac = armorClass(scene, target)
  const against = ac.total
  attack.against = against
  cite('no-natural-extremes')
  if (attack.total === against) cite('attack-equal-hits')
  attack.hit = attack.total >= against
  scene.blow(attacker, target, attack.hit, 0)
  roll.attack(scene, {
    who: attacker,
    rule: 'attack-roll',
    tally,
    against,
    passed: attack.hit,
    target,
    weapon: attack.weapon,
    ac: partsOf(ac),
  })
}

/** A shot unloads what must be reloaded; a thrown weapon lies where its target stands, unless it grows again: spines, spit. */
export function spend(scene: ShockScene, { attacker, target, weapon, mode }: Attack): void {
  if (weapon >= BARE_HANDS) return
  const kind = scene.kind(weapon)
  const how = modeOf(scene, weapon, mode)
  if (how.kind !== MELEE && kind.reload !== null) scene.set(ITEM.loaded, weapon, 0, 'loaded-state')
  if (how.kind === THROWN && !kind.natural && !kind.unarmed) {
    scene.set(ITEM.carried, weapon, ON_GROUND, 'ranged-attack')
    scene.set(ITEM.square, weapon, scene.now.combatant.square[target], 'ranged-attack')
    if (scene.now.combatant.dual[attacker] === 1) scene.set(C.dual, attacker, 0, 'dual-wield-stance')
  }
}

/** The AC with its parts, where it is more than the combatant's own number and somebody listens. */
const partsOf = (ac: Tally): TallyRecord | undefined =>
  ac.parts !== null && ac.parts.length > 1 ? recordTally(ac) : undefined

/**
 * Hit or miss by the AC as it is now, unless a power has decided it: looked at again whenever somebody has stepped in
 * after the roll, so that the others are asked about the attack as it stands.
 */
export function compareAgain(scene: ShockScene, attack: Attack): void {
  const before = attack.against
  const ac = armorClass(scene, attack.target)
  attack.against = ac.total
  const hit = attack.forced === UNDECIDED ? attack.total >= attack.against : attack.forced > 0
  const changed = hit !== attack.hit
  attack.hit = hit
  scene.changeBlow(attack.attacker, attack.target, hit)
  if (attack.against !== before) cite('total-defense-after-roll')
  if (changed) noteDecided(scene, attack, ac)
  else if (attack.against !== before && attack.forced === UNDECIDED) {
    const { attacker, target, total, against } = attack
    note['attack-stands'](scene, { attacker, target, total, against, hit, ac: partsOf(ac) })
  }
}

/** Tells that an attack has become a hit or a miss after its roll: by a power, or by the AC as it is now. */
function noteDecided(scene: ShockScene, attack: Attack, ac: Tally): void {
  const { attacker, target, total, against, hit, forced, decider, decidedBy } = attack
  const rule = forced === UNDECIDED ? 'total-defense-after-roll' : 'power-instants'
  const tally = scene.tally().add(total, rule, 'the roll as it stands')
  const power = forced === UNDECIDED ? '' : decidedBy
  roll['attack-again'](scene, {
    who: attacker,
    rule,
    tally,
    against,
    passed: hit,
    target,
    ac: partsOf(ac),
    decider,
    power,
  })
}

/** What the attack does: worked out now, applied by {@link finish}. */
function outcome(scene: ShockScene, attack: Attack): Deferred | null {
  const { attacker } = attack
  if (attack.maneuver !== NO_MANEUVER) {
    cite('maneuver-carrier', 'maneuver-no-damage')
    return attack.hit ? wrestle(scene, attack) : null
  }
  if (!attack.hit) return shockOfMiss(scene, attack)
  const tally = rollDamage(scene, attack)
  return { by: attacker, moves: -1, apply: () => dealByAttack(scene, attack, tally, 'damage-roll') }
}

/** Applies the outcome, or keeps it for the others of the same moment; a swarm's attack uses the swarm up. */
function finish(scene: ShockScene, result: Deferred | null, { kind, attacker, aimed }: Attack): void {
  if (kind === 'swarm') useUpSwarm(scene, sideOf(scene, attacker), aimed)
  if (result !== null) scene.conclude(result.by, result.moves, result.apply)
}
