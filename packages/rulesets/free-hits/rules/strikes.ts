import { type Message, type Option, person, plainly, type Question, REFEREE, say, type Who } from '@fray/kernel/rules'
import { hasBit, withBit } from '../bits.ts'
import { cite } from '../citing.ts'
import { aimSlot, type Cause, thingSlot } from '../event-fields.ts'
import { note } from '../events.ts'
import type { Weapon } from '../kinds/gear.ts'
import type { Attack, FreeHitsScene } from '../scene.ts'
import { C, type ItemRow } from '../tables.ts'
import { AIMS, CENTER_MASS, DEAD, DECISIVE, DEFEATED, FATAL_BLOW, IN, NO_AIM, TRAGEDY } from '../words.ts'
import { applyEffects } from './apply.ts'
import { cannotAttack, nameOfAttack, rollAttack, withWeapon } from './attack.ts'
import { damageOf, dealDamage, improvementsOf } from './damage.ts'
import { reveal } from './detection.ts'
import type { Keeper } from './effects.ts'
import { isUsable, itemsOf, meleeWeapons, usualMelee } from './gear.ts'
import type { FreeAttack } from './gifts.ts'
import { fall } from './leaving.ts'
import { passOffer } from './passing-over.ts'
import { inZone, isPassing } from './space.ts'
import { areEnemies, detects, isAble, isIn } from './who.ts'

/** Free hits that the unit can still make this round. */
export const slotsLeft = (scene: FreeHitsScene, who: Who): number =>
  Math.max(0, scene.now.combatant.slotsMost[who] - scene.now.combatant.slotsUsed[who])

/**
 * One attack from its roll to its last consequence. It has been checked and paid for. `since` is where the attacker chose
 * it, where nothing of the choice outlasts a miss (see `juncture`).
 */
export function resolveAttack(scene: FreeHitsScene, attack: Attack, keeper: Keeper | null = null, since = -1): void {
  const { attacker } = attack
  const before = scene.pending
  scene.pending = attack
  try {
    rollAttack(scene, attack)
    if (attack.hit) strike(scene, attack, keeper)
    else if (since >= 0) scene.juncture(since, attack.degree)
    reveal(scene, attacker)
  } finally {
    scene.pending = before
  }
  if (attack.degree < 0) answerOne(scene, attack)
  else if (attack.hit && !attack.plain) featsAfter(scene, attack, scene.now.combatant.status[attack.target] !== IN)
}

/** A hit: the target is defeated outright, or damaged; then what else the weapon or the spell does. */
function strike(scene: FreeHitsScene, attack: Attack, keeper: Keeper | null): void {
  const { attacker, target, weapon, spell } = attack
  if (attack.degree >= DECISIVE) {
    note.decisive(scene, attacker, target)
    fall(scene, target, DEFEATED, 'decisive-victory')
    scene.credit(attacker, target)
    return
  }
  if (attack.kind === 'critical') {
    note['free-critical'](scene, attacker, target, nameOfAttack(scene, attack), attack.aim)
  }
  const deals = spell === null || damageOf(spell, attack.improved).length > 0
  if (deals || attack.sneak) dealDamage(scene, attack)
  const effects = weapon !== null ? weapon.onHit : spellEffects(attack)
  const from = {
    doer: attacker,
    name: nameOfAttack(scene, attack),
    keeper,
    physical: weapon?.physical ?? spell?.physical ?? false,
  }
  applyEffects(scene, target, effects, from)
}

const spellEffects = ({ spell, improved }: Attack) =>
  spell === null ? [] : [...spell.effects, ...improvementsOf(spell, improved).flatMap(({ effects }) => effects)]

/** A natural 1: the unit attacked answers, if the attacker stands in its zone and it can. */
function answerOne(scene: FreeHitsScene, { attacker, target, degree }: Attack): void {
  const canAnswer =
    isAble(scene, target) &&
    !isPassing(scene, target) &&
    isIn(scene, attacker) &&
    areEnemies(scene, attacker, target) &&
    inZone(scene, target, attacker)
  if (!canAnswer) {
    cite(degree <= TRAGEDY ? 'tragedy-out-of-reach' : 'free-hit-on-natural-1')
    if (degree <= TRAGEDY && areEnemies(scene, attacker, target)) askConsequence(scene, attacker, degree)
    return
  }
  if (degree <= FATAL_BLOW) {
    note['fatal-blow'](scene, target, attacker)
    fall(scene, attacker, DEAD, 'fatal-blow')
    scene.credit(target, attacker)
  } else if (degree === TRAGEDY) offer(scene, target, attacker, 'tragedy-free-critical')
  else offer(scene, target, attacker, 'free-hit-on-natural-1')
}

/** A tragedy that nobody can use: the referee says whether anything comes of it. */
function askConsequence(scene: FreeHitsScene, who: Who, degree: number): void {
  const slots = { who: person(who) }
  const text = scene.askText({
    rule: 'tragedy-out-of-reach',
    kind: 'text',
    to: REFEREE,
    prompt:
      degree <= FATAL_BLOW
        ? say(
            '{who} has rolled a tragedy that rose to the d6 that their target cannot answer. What comes of it?',
            slots,
          )
        : say('{who} has rolled a tragedy that their target cannot answer. What comes of it?', slots),
    options: [],
    preset: 0,
    presetText: 'none',
  })
  note.outcome(scene, who, text)
}

const MOMENTS: Readonly<Record<Cause, string>> = {
  'free-hit-on-leaving': 'leaving',
  'free-hit-within-zone': 'within',
  'free-hit-on-natural-1': 'natural-1',
  'tragedy-free-critical': 'tragedy',
}

const PROMPTS = {
  'free-hit-on-leaving':
    '{other} is about to leave the melee zone of {hitter}. Does {hitter} take a free hit, for one of their slots?',
  'free-hit-within-zone':
    '{other} moves a third space inside the melee zone of {hitter}. Does {hitter} take a free hit, for one of their slots?',
  'free-hit-on-natural-1':
    '{other} has rolled a 1 against {hitter}. Does {hitter} take a free hit, for one of their slots?',
  'tragedy-free-critical':
    '{other} has rolled a tragedy against {hitter}. Does {hitter} take a free critical hit, which takes no slot?',
} as const satisfies Record<Cause, string>

/** One answer to the offer of an attack. */
interface Blow {
  readonly target: Who
  readonly item: ItemRow
  readonly aim: number
}

/** Whether the unit could make a free hit against the other one if it stood in its zone, slots apart. */
export const couldStrike = (scene: FreeHitsScene, hitter: Who, other: Who): boolean =>
  isAble(scene, hitter) && detects(scene, hitter, other) && usualMelee(scene, hitter) >= 0

/** Whether the unit is asked for a free hit against the other one now. A free critical needs no slot. */
export const isOffered = (scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause): boolean =>
  (cause === 'tragedy-free-critical' || slotsLeft(scene, hitter) > 0) &&
  isIn(scene, other) &&
  inZone(scene, hitter, other) &&
  couldStrike(scene, hitter, other)

const DECLINE: Option = { value: 'decline', label: plainly('decline') }

/** The offer of a free hit. What it says is worked out when somebody reads it. */
export class FreeHitQuestion implements Question {
  readonly kind = 'choice'
  readonly preset = 1
  readonly decline = 0
  readonly reaction = true
  readonly rule: Cause
  readonly to: number
  readonly moment: string
  /** Whom it would be against. */
  readonly other: number
  /** What is offered, from the second option on. */
  readonly blows: readonly Blow[]
  private readonly scene: FreeHitsScene
  private made: readonly Option[] | null = null

  constructor(scene: FreeHitsScene, to: number, other: number, cause: Cause, blows: readonly Blow[]) {
    this.scene = scene
    this.to = to
    this.rule = cause
    this.other = other
    this.moment = MOMENTS[cause]
    this.blows = blows
  }

  get prompt(): Message {
    return say(PROMPTS[this.rule], { hitter: person(this.to), other: person(this.other) })
  }

  get options(): readonly Option[] {
    this.made ??= [DECLINE, ...this.blows.map(({ item, aim }) => optionOf(this.scene, item, aim, null))]
    return this.made
  }
}

/** Offers a free hit; a free critical needs no slot and takes none. */
export function offer(scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause): void {
  if (!isOffered(scene, hitter, other, cause)) {
    scene.whenHeard(() => passOffer(scene, hitter, other, cause, slotsLeft(scene, hitter)))
    return
  }
  const isCritical = cause === 'tragedy-free-critical'
  cite('free-hit-is-an-attack')
  const items = meleeWeapons(scene, hitter)
  const blows = aimed(scene, other, items, isCritical)
  const question = new FreeHitQuestion(scene, hitter, other, cause, blows)
  const since = scene.here()
  const at = scene.ask(question)
  const blow = blows[at - 1]
  if (blow === undefined) {
    cite(isCritical ? 'free-critical-resolved' : 'free-hit')
    return
  }
  if (isCritical) cite('free-critical-resolved')
  else useSlot(scene, hitter)
  cite('free-hit', 'free-hit-is-an-attack')
  note['free-hit'](scene, hitter, other, cause)
  resolveAttack(
    scene,
    withWeapon(scene, isCritical ? 'critical' : 'free', hitter, other, { item: blow.item, aim: blow.aim }),
    null,
    since,
  )
}

function useSlot(scene: FreeHitsScene, who: Who): void {
  scene.set(C.slotsUsed, who, scene.now.combatant.slotsUsed[who] + 1, 'free-hit-slots')
}

/** Every weapon with every aim that the target's body allows; one without a roll has nothing of center mass. */
function aimed(scene: FreeHitsScene, target: Who, items: readonly number[], isCritical: boolean): Blow[] {
  const { lacks } = scene.unit(target).sheet
  const blows: Blow[] = []
  for (const item of items) {
    const { physical } = scene.kind(item).weapon as Weapon
    for (let aim = NO_AIM; aim < AIMS.length; aim++) {
      if (aim !== NO_AIM && (!physical || lacks.includes(aim))) continue
      if (isCritical && aim === CENTER_MASS) continue
      blows.push({ target, item, aim })
    }
  }
  return blows
}

function optionOf(scene: FreeHitsScene, item: ItemRow, aim: number, target: Who | null): Option {
  const { name } = scene.kind(item)
  const what = aim === NO_AIM ? name : `${name} ${AIMS[aim]}`
  const aiming = aim === NO_AIM ? null : say(', aiming: {aim}', { aim: aimSlot(aim) })
  const weapon = thingSlot(scene, item)
  if (target === null) {
    const label = say('strike with the {weapon}{aiming}', { weapon, aiming })
    return { value: what, label, under: say('{weapon}', { weapon }) }
  }
  const at = person(target)
  return {
    value: `${scene.name(target)} ${what}`,
    label: say('strike {target} with the {weapon}{aiming}', { target: at, weapon, aiming }),
    under: say('{target}', { target: at }),
  }
}

/** Whether the feat's attack is still to be had this turn or round, and a slot left for it. */
export function hasFeatAttack(scene: FreeHitsScene, who: Who, { feat, once }: FreeAttack): boolean {
  if (slotsLeft(scene, who) === 0 || !isAble(scene, who)) return false
  const { featsTurn, featsRound } = scene.now.combatant
  if (once === 'never-limited') return true
  return !hasBit(once === 'turn' ? featsTurn[who] : featsRound[who], feat)
}

/** Marks a feat's attack as used, and its slot. */
export function useFeatAttack(scene: FreeHitsScene, who: Who, { feat, name }: FreeAttack): void {
  const { featsTurn, featsRound } = scene.now.combatant
  scene.set(C.featsTurn, who, withBit(featsTurn[who], feat), 'free-hit-from-feat')
  scene.set(C.featsRound, who, withBit(featsRound[who], feat), 'free-hit-from-feat')
  useSlot(scene, who)
  note['feat-attack'](scene, who, name)
}

/** The attacks that feats grant after a hit, or after bringing somebody down: by this blow, not by one that it has led to. */
function featsAfter(scene: FreeHitsScene, { attacker }: Attack, felled: boolean): void {
  const { freeAttacks } = scene.unit(attacker).gifts
  for (const feat of freeAttacks['after-hit']) offerFeat(scene, attacker, feat, 'after-hit', -1)
  if (!felled) return
  for (const feat of freeAttacks['after-defeat']) offerFeat(scene, attacker, feat, 'after-defeat', -1)
}

/** The attacks that feats grant when an enemy has come into the zone. */
export function featsOnEntering(scene: FreeHitsScene, who: Who, mover: Who): void {
  for (const feat of scene.unit(who).gifts.freeAttacks['enemy-enters'])
    offerFeat(scene, who, feat, 'enemy-enters', mover)
}

/** Offers a feat's attack on anybody it can reach, or on one enemy only. */
function offerFeat(scene: FreeHitsScene, who: Who, feat: FreeAttack, moment: string, only: number): void {
  if (!hasFeatAttack(scene, who, feat)) return
  const blows: Blow[] = []
  for (let other = 0; other < scene.combatants; other++) {
    if (!areEnemies(scene, who, other) || (only >= 0 && other !== only)) continue
    const items = itemsOf(scene, who).filter(
      (item) =>
        isUsable(scene, who, item) && cannotAttack(scene, who, other, { item, aim: NO_AIM, plain: false }) === null,
    )
    blows.push(...aimed(scene, other, items, false))
  }
  if (blows.length === 0) return
  const options = blows.map(({ target, item, aim }) => optionOf(scene, item, aim, target))
  const at = scene.ask({
    rule: 'free-hit-from-feat',
    kind: 'choice',
    to: who,
    prompt: say('{feat} gives {who} an attack. Does {who} take it, for one of their free hit slots?', {
      feat: { thing: feat.name },
      who: person(who),
    }),
    options: [DECLINE, ...options],
    preset: 1,
    decline: 0,
    reaction: true,
    moment,
  })
  const blow = blows[at - 1]
  if (blow === undefined) return
  useFeatAttack(scene, who, feat)
  resolveAttack(scene, withWeapon(scene, 'feat', who, blow.target, { item: blow.item, aim: blow.aim }))
}
