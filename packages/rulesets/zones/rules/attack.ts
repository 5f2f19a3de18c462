import { type Message, person, plainly, type Refusal, type Source, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { WEAKENED } from '../effects.ts'
import { note } from '../events.ts'
import type { Spell } from '../kinds/spells.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C, ITEM, type ItemRow } from '../tables.ts'
import { CLOSE, DEX, type Edge, OUT_OF_ACTION, PARLEYING, STR } from '../words.ts'
import { layBesides } from './besides.ts'
import { type Blow, type Doubling, dealDamage, type Strike } from './damage.ts'
import { forceMorale } from './morale.ts'
import { eachEdge } from './outfit.ts'
import { chooseEffectAttribute } from './referee-asks.ts'
import { Edges, makeTest } from './test.ts'
import { type Arm, armOf, cannotUse, isItem, ownAttack, reaches, shootsAt, takeInHand } from './weapons.ts'
import { areOpponents, distance, isHere, isHindered, isHinderedAtAll, isSurprised } from './who.ts'

/** Why the target cannot be attacked by anybody, or null. */
export function cannotTarget(scene: ZonesScene, actor: Who, target: Who): Refusal | null {
  cite('attack-targets')
  const no = (why: Message) => refuse('attack-targets', why)
  if (target < 0) return no(plainly('An attack needs a target.'))
  if (target === actor) return no(say('{actor} cannot attack themselves.', { actor: person(actor) }))
  if (!isHere(scene, target)) return no(say('{target} has left the battlefield.', { target: person(target) }))
  if (scene.now.combatant.status[target] === OUT_OF_ACTION) {
    cite('out-of-action')
    return no(say('{target} is already Out of Action.', { target: person(target) }))
  }
  return null
}

/** An attack about to be made: with what, how, and what it does when it lands. */
interface Attack {
  readonly main: Blow
  readonly second: Blow | null
  readonly ranged: boolean
  /** The Attribute of a Character's Test, and of the avoidance of a spell that names one. */
  readonly attribute: number
  readonly avoidBy: number
  readonly dr: number
  /** What its data says of the one who attacks with it. */
  readonly edge: Edge | undefined
  /** The item whose usage a natural 1 marks, or -1. */
  readonly marks: number
  readonly name: string
}

/**
 * Makes one attack with a weapon (or two): Test, hit or miss, criticals, damage. Returns whether it landed. The caller has
 * checked that it is legal.
 */
export function attackWith(scene: ZonesScene, attacker: Who, target: Who, weapon: number, second: number): boolean {
  if (isItem(weapon)) takeInHand(scene, weapon)
  const arm = armOf(scene, attacker, weapon)
  const ranged = shootsAt(arm, distance(scene, attacker, target))
  const off: Arm | null = second >= 0 ? scene.kind(second) : null
  if (off !== null) cite('dual-wield', 'dual-wield-needs')
  const attack: Attack = {
    main: arm as Blow,
    second: off !== null ? (off as Blow) : secondDice(arm),
    ranged,
    attribute: ranged ? DEX : STR,
    avoidBy: DEX,
    dr: arm.dr,
    edge: arm.edge,
    marks: isItem(weapon) && scene.kind(weapon).usages > 0 ? weapon : -1,
    name: off === null ? arm.name : `${arm.name} and ${off.name}`,
  }
  return strike(scene, attacker, target, attack)
}

/**
 * What an Action to attack comes to: the weapon strikes as often as its data says, then the attacks that follow it, each
 * with a Test of its own. What cannot be made any more is left out. Returns whether any landed.
 */
export function attackByAction(scene: ZonesScene, attacker: Who, target: Who, weapon: number, second: number): boolean {
  const arm = armOf(scene, attacker, weapon)
  let landed = false
  const strikeOn = (with_: number, other: number, times: number) => {
    for (let i = 0; i < times; i++) {
      if (i > 0 || with_ !== weapon) {
        cite('content-is-data')
        if (!canGoOn(scene, attacker, target, with_)) return
      }
      if (attackWith(scene, attacker, target, with_, other)) landed = true
    }
  }
  strikeOn(weapon, second, arm.times)
  if (!('also' in arm) || arm.also.length === 0) return landed
  const { attacks } = scene.fighter(attacker)
  for (const name of arm.also) {
    const at = attacks.findIndex((one) => one.name === name)
    if (at >= 0) strikeOn(ownAttack(at), -1, attacks[at].times)
  }
  return landed
}

/**
 * Whether a further attack of the same Action can be made: its target may have fallen, its weapon be used up. To the one who
 * attacks nothing happens meanwhile.
 */
function canGoOn(scene: ZonesScene, attacker: Who, target: Who, weapon: number): boolean {
  if (cannotTarget(scene, attacker, target) !== null || cannotUse(scene, attacker, weapon) !== null) return false
  return reaches(armOf(scene, attacker, weapon), distance(scene, attacker, target))
}

/** The second set of dice of a creature that dual-wields by its data. */
const secondDice = (arm: Arm): Blow | null =>
  'second' in arm && arm.second !== null ? { ...arm, damage: arm.second } : null

/**
 * Casts a spell that is an attack: the same rules with the spell's Attribute, and no usage to mark; Morale that it forces is
 * Tested when it lands. Returns whether it did.
 */
export function attackBySpell(scene: ZonesScene, caster: Who, target: Who, spell: Spell): boolean {
  cite('spell-attack', 'content-is-data')
  const ranged = spell.attack === 'ranged'
  const { character } = scene.now.combatant
  const avoided = character[caster] === 0 && character[target] === 1
  // Its data names none: STR or DEX to hit, as for a weapon; DEX to avoid.
  const named =
    spell.attribute === null ? null : chooseEffectAttribute(scene, avoided ? target : caster, spell.attribute)
  const attack: Attack = {
    main: spell,
    second: null,
    ranged,
    attribute: named ?? (ranged ? DEX : STR),
    avoidBy: named ?? DEX,
    dr: spell.dr,
    edge: spell.edge,
    marks: -1,
    name: spell.name,
  }
  const landed = strike(scene, caster, target, attack)
  if (landed) forceMorale(scene, target, spell.morale)
  return landed
}

/** The Test of an attack and what comes of it; returns whether it landed. */
function strike(scene: ZonesScene, attacker: Who, target: Who, attack: Attack): boolean {
  const c = scene.now.combatant
  const { main, second } = attack
  endTalk(scene, attacker, target)
  const edges = new Edges(scene)
  if (attack.ranged) cite('ranged-close-disadvantage')
  const shotAtClose = attack.ranged && distance(scene, attacker, target) === CLOSE
  note.attack(scene, attacker, target, attack.name, attack.ranged)
  let doubling: Doubling = 'none'
  if (c.character[attacker] === 0 && c.character[target] === 1) {
    cite('players-roll', 'avoiding-costs-nothing', 'dice-order')
    if (isSurprised(scene, target)) cite('surprise-still-avoids')
    if (isHinderedAtAll(scene, target)) cite('avoiding-while-hindered')
    mirror(scene, attacker, attack, shotAtClose, edges)
    const { passed, natural } = makeTest(scene, target, {
      what: 'avoid',
      attribute: attack.avoidBy,
      dr: attack.dr,
      rule: 'avoid-attack',
      edges,
      of: attackSlots(scene, attacker, attack),
    })
    const worst = natural === 1
    scene.blow(attacker, target, !passed, worst ? 1 : 0)
    if (passed) return false
    if (worst) doubling = 'all'
    land(scene, attacker, target, { main, second, doubling, rule: 'creature-attack' })
    return true
  }
  if (shotAtClose) edges.disadvantage('ranged-close-disadvantage', 'shooting at a Close target')
  if (attack.edge !== undefined) edges[attack.edge](attack.edge, attack)
  if (c.character[attacker] === 0) cite('mirrored-disadvantage')
  const rule = attackRule(scene, attacker, target, attack)
  const { passed, natural } = makeTest(scene, attacker, {
    what: 'attack',
    attribute: attack.attribute,
    dr: attack.dr,
    rule,
    edges,
    of: attackSlots(scene, target, attack),
  })
  const player = c.character[attacker] === 1
  scene.blow(attacker, target, passed, player ? degreeOf(natural) : 0)
  cite('dice-order')
  if (player && natural === 1) cite('attack-natural-1')
  if (player && natural === 1 && attack.marks >= 0) markUsage(scene, attack.marks, attack.second !== null)
  if (!passed) return false
  if (player && natural === 20) doubling = 'dice'
  const by = player ? 'weapon-damage' : 'creature-damage'
  land(scene, attacker, target, { main, second, doubling, rule: by })
  return true
}

/** What the log says of the Test of an attack: who is on the other side, and with what it is made. */
const attackSlots = (scene: ZonesScene, other: Who, { name: arms }: Attack) =>
  scene.recorder === null ? null : { other, arms }

/** What a Character's natural roll makes of its attack: critical, as bad as can be, or neither. */
const degreeOf = (natural: number): number => (natural === 20 ? 1 : natural === 1 ? -1 : 0)

/** The rule by which the attacker Tests. */
function attackRule(scene: ZonesScene, attacker: Who, target: Who, attack: Attack): Cited {
  const c = scene.now.combatant
  if (c.character[attacker] === 0) return 'npc-versus-npc'
  if (c.character[target] === 1) return 'character-versus-character'
  cite('players-roll')
  return attack.ranged ? 'attack-ranged' : 'attack-melee'
}

/** A Creature makes no roll against a Character: what speaks against its attack speaks for the avoider, and the reverse. */
function mirror(scene: ZonesScene, attacker: Who, attack: Attack, shotAtClose: boolean, edges: Edges): void {
  const c = scene.now.combatant
  const who = person(attacker)
  const turn = (value: number, source: Source) =>
    value > 0 ? edges.disadvantage('mirrored-disadvantage', source) : edges.advantage('mirrored-disadvantage', source)
  if (attack.edge !== undefined) turn(attack.edge === 'advantage' ? 1 : -1, attack)
  if (scene.hasOutfits) eachEdge(scene, attacker, 'attack', turn)
  if (shotAtClose) edges.advantage('mirrored-disadvantage', say('{who} shoots at a Close target', { who }))
  if (isHindered(scene, attacker, WEAKENED)) edges.advantage('mirrored-disadvantage', say('{who} is Weakened', { who }))
  if (c.favored[attacker] === 1) {
    scene.set(C.favored, attacker, 0, 'mirrored-disadvantage')
    edges.disadvantage('mirrored-disadvantage', say('{who} was granted Advantage before', { who }))
  }
  if (c.hampered[attacker] === 1) {
    scene.set(C.hampered, attacker, 0, 'mirrored-disadvantage')
    edges.advantage('mirrored-disadvantage', say('{who} was given Disadvantage before', { who }))
  }
}

function land(scene: ZonesScene, attacker: Who, target: Who, strike: Strike): void {
  layBesides(scene, attacker, target, dealDamage(scene, attacker, target, strike))
}

/** A Player's natural 1 marks a usage on the weapon; with two, on the main one only. */
function markUsage(scene: ZonesScene, item: ItemRow, dual: boolean): void {
  const marked = scene.now.item.marked[item] + 1
  cite('usage-track')
  if (marked === scene.kind(item).usages) cite('usage-used-up')
  scene.set(ITEM.marked, item, marked, dual ? 'dual-wield-usage' : 'attack-natural-1')
}

/** Attacking one who parleys ends the talk: it fights again from its next Turn. */
export function endTalk(scene: ZonesScene, attacker: Who, target: Who): void {
  if (scene.now.combatant.status[target] === PARLEYING && areOpponents(scene, attacker, target)) {
    scene.set(C.provoked, target, 1, 'morale-parley')
  }
}
