import {
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  REFEREE,
  type Refusal,
  type SeenMessage,
  type Slot,
  said,
  say,
  seesOf,
  type Who,
} from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { type Declared, declarable, type Holder, nameIn, speedOf, textOf } from '../declared.ts'
import { note } from '../events.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import {
  armCell,
  BY_AGILITY,
  C,
  CLOCKWISE,
  COUNTERCLOCKWISE,
  type ItemRow,
  SECRET,
  SETUP,
  TO_COME,
  turnCell,
} from '../tables.ts'
import {
  ACTIVATE,
  AGILITY,
  ARMS,
  ATTACK,
  BOTH_HANDS,
  CAST,
  CONSUME,
  DEFENSIVE,
  IMPROVISE,
  KIND_LABELS,
  KIND_WORDS,
  MAIN_HAND,
  NO_ATTACK,
  NO_HOLD,
  OFF_HAND,
  ON_BODY,
  ON_GROUND,
  THROW,
} from '../words.ts'
import { mayFleeWith } from './acting.ts'
import { limbRule, modOf, scoreOf } from './figures.ts'
import { canTakeTurn, isFleeing, isParalyzed } from './who.ts'

/** A combatant as it declares: its items go by their rows. */
export const holderOf = (scene: WeaponSpeedScene, row: Who): Holder => {
  const { spells, abilities } = scene.fighter(row).entrant
  return { item: (thing) => scene.kind(thing), spells, abilities }
}

/** What each combatant has to declare with, as rows of items, by its row: gone through once for all who declare together. */
export function thingsAtHand(scene: WeaponSpeedScene): readonly (readonly number[])[] {
  const { owner, place } = scene.now.item
  const things = Array.from({ length: scene.combatants }, (): number[] => [])
  const items = scene.items
  for (let item = 0; item < items; item++) if (place[item] < ON_GROUND) things[owner[item]]?.push(item)
  return things
}

/**
 * Everything that a combatant may think of declaring who has these items at hand ({@link thingsAtHand}). Legal or not: see
 * {@link declarationProblem}.
 */
export function declarations(scene: WeaponSpeedScene, row: Who, things: readonly number[]): readonly Declared[] {
  const { origin } = scene.now.item
  const hasTaken = things.some((item) => origin[item] !== row)
  const isProne = scene.now.combatant.prone[row] === 1
  if (hasTaken) return eachOnce(scene, row, declarable(holderOf(scene, row), things, isProne))
  const known = scene.declarable.get(scene.fighter(row))
  if (known?.isProne === isProne && isSame(known.things, things)) return known.all
  const all = declarable(holderOf(scene, row), things, isProne)
  scene.declarable.set(scene.fighter(row), { things, isProne, all })
  return all
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** Of what is called the same the first: somebody has taken up what another brought along. */
function eachOnce(scene: WeaponSpeedScene, row: Who, all: readonly Declared[]): Declared[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const text = declarationText(scene, row, one).toLowerCase()
    return !seen.has(text) && seen.add(text)
  })
}

/** What a declaration adds to the Base Initiative. */
export const speedOfDeclared = (scene: WeaponSpeedScene, row: Who, declared: Declared): number =>
  speedOf(holderOf(scene, row), declared)

/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export const declarationText = (scene: WeaponSpeedScene, row: Who, declared: Declared): string =>
  textOf(holderOf(scene, row), declared)

/** What is called by that name in a declaration. */
const thingIn = ({ kind, thing }: Declared, name: string): Slot =>
  kind === CAST || kind === ACTIVATE ? { thing: name } : { thing: name, ref: { table: 'item', row: thing } }

/** A declaration for those who hear it: `an attack with the sword`. */
function declarationSaid(scene: WeaponSpeedScene, row: Who, one: Declared): Message {
  const name = nameIn(holderOf(scene, row), one)
  if (name === null) {
    return plainly(one.kind === DEFENSIVE ? 'a Defensive Attack without attacking' : KIND_WORDS[one.kind])
  }
  const what = thingIn(one, name)
  switch (one.kind) {
    case ATTACK:
      return say('an attack with the {what}', { what })
    case DEFENSIVE:
      return say('a Defensive Attack with the {what}', { what })
    case CAST:
      return say('casting {what}', { what })
    case CONSUME:
      return say('using the {what}', { what })
    case THROW:
      return say('throwing the {what}', { what })
    default:
      return say('calling upon {what}', { what })
  }
}

/** The same as those may know it who look at the scene now. */
export const declarationSeen = (scene: WeaponSpeedScene, row: Who, one: Declared): SeenMessage =>
  said(declarationSaid(scene, row, one), seesOf(scene)).message

/** Why somebody may not declare that, or null. */
export function declarationProblem(scene: WeaponSpeedScene, row: Who, { kind, thing }: Declared): Refusal | null {
  if (isFleeing(scene, row) && !mayFleeWith(kind, thing)) {
    return refuse('morale-failed', '{who} is fleeing: they move, at most on their guard.', { who: person(row) })
  }
  if (kind === THROW || kind === CONSUME) return handsProblem(scene, row, thing, kind)
  return (kind === ATTACK || kind === DEFENSIVE) && thing >= 0 ? armProblem(scene, row, thing) : null
}

/** Why one cannot throw (`kind`: THROW) or use up an item for want of an arm, or null: one that can is enough. */
export function handsProblem(scene: WeaponSpeedScene, row: Who, item: ItemRow, kind: number): Refusal | null {
  const { limbs } = scene.now.combatant
  const least = kind === THROW ? NO_ATTACK : NO_HOLD
  const best = Math.min(limbs[armCell(row, MAIN_HAND)], limbs[armCell(row, OFF_HAND)])
  if (best < least || scene.now.item.place[item] === ON_BODY) return null
  return refuse(limbRule(scene, row, MAIN_HAND, least), '{who} has no arm left for that.', { who: person(row) })
}

/** Why the arms that hold an item cannot strike with it, or null. */
export function armProblem(scene: WeaponSpeedScene, row: Who, item: ItemRow): Refusal | null {
  const at = scene.now.item.place[item]
  if (at >= ON_BODY) return null
  const { limbs } = scene.now.combatant
  for (const side of [MAIN_HAND, OFF_HAND]) {
    if (at !== side && at !== BOTH_HANDS) continue
    if (limbs[armCell(row, side)] === 0) continue
    return refuse(
      limbRule(scene, row, side, NO_ATTACK),
      '{who} cannot strike with the {item}: their {side} arm is hurt.',
      { who: person(row), item: { thing: scene.kind(item).name }, side: plainly(ARMS[side] ?? '') },
    )
  }
  return null
}

/** A declaration as people choose it: `use Wind tonic`, `Defensive Attack with the sword`. */
function declarationOffered(scene: WeaponSpeedScene, row: Who, one: Declared): Message {
  const name = nameIn(holderOf(scene, row), one)
  if (name === null) return one.kind === DEFENSIVE ? WITHOUT_ATTACKING : (KINDS_OFFERED[one.kind] as Message)
  const what = thingIn(one, name)
  switch (one.kind) {
    case ATTACK:
      return say('attack with the {what}', { what })
    case DEFENSIVE:
      return say('Defensive Attack with the {what}', { what })
    case CAST:
      return say('cast {what}', { what })
    case CONSUME:
      return say('use {what}', { what })
    case THROW:
      return say('throw {what}', { what })
    default:
      return say('call upon {what}', { what })
  }
}

const KINDS_OFFERED: readonly Message[] = KIND_LABELS.map((label) => plainly(label))
const WITHOUT_ATTACKING = plainly('Defensive Attack without attacking')

/** The question what somebody declares. Its words and options are worked out when somebody reads them. */
export class DeclareQuestion implements Question {
  readonly kind = 'choice'
  readonly preset = 0
  readonly rule: Cited
  readonly to: number
  readonly secret: boolean
  /** What the options stand for, by position. */
  readonly choices: readonly Declared[]
  private readonly scene: WeaponSpeedScene
  private made: readonly Option[] | null = null

  /** `things`: what it has at hand, as {@link thingsAtHand} says. */
  constructor(scene: WeaponSpeedScene, to: number, rule: Cited, secret: boolean, things: readonly number[]) {
    this.scene = scene
    this.to = to
    this.rule = rule
    this.secret = secret
    this.choices = declarations(scene, to, things)
  }

  valueAt(position: number): string {
    return declarationText(this.scene, this.to, this.choices[position])
  }

  labelAt(position: number): Message {
    return this.labelOf(this.choices[position])
  }

  get prompt(): Message {
    return say('What does {who} declare?', { who: person(this.to) })
  }

  get options(): readonly Option[] {
    this.made ??= this.choices.map((one) => {
      const { scene, to } = this
      const value = declarationText(scene, to, one)
      const label = this.labelOf(one)
      const refusal = declarationProblem(scene, to, one)
      const under = KINDS_OFFERED[one.kind] as Message
      const also = one.kind === ATTACK ? { also: value.slice('attack '.length) } : {}
      return refusal === null ? { value, label, under, ...also } : { value, label, under, ...also, refusal }
    })
    return this.made
  }

  private labelOf(one: Declared): Message {
    const { scene, to } = this
    const at = scene.now.combatant.base[to] + speedOfDeclared(scene, to, one)
    const slots = { what: declarationOffered(scene, to, one), at: { number: at } }
    return one.kind === IMPROVISE
      ? say('{what}, Initiative {at} and what the referee adds', slots)
      : say('{what}, Initiative {at}', slots)
  }
}

/** Whether the combatant declares at the beginning of a round. The paralyzed have nothing to declare. */
export const declares = (scene: WeaponSpeedScene, row: Who): boolean =>
  canTakeTurn(scene, row) &&
  !isParalyzed(scene, row) &&
  scene.now.combatant.surprised[row] === 0 &&
  (scene.now.combatant.rolled[row] === 1 || scene.now.fight.phase[0] === SETUP)

/** Who declares, in the order in which the method asks; with `secret` all at once. */
export function declaringOrder(scene: WeaponSpeedScene): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (declares(scene, row)) rows.push(row)
  const method = scene.now.fight.method[0]
  if (method === SECRET) return rows
  return rows.sort((a, b) => rankOf(scene, a, method) - rankOf(scene, b, method) || a - b)
}

/** The smaller, the earlier. The referee's own combatants come last round the table. */
function rankOf(scene: WeaponSpeedScene, row: Who, method: number): number {
  const { seat, initiativeModifier } = scene.now.combatant
  const seats = scene.setup.seats.length
  const place = seat[row]
  if (method === CLOCKWISE) return place === 0 ? seats : place
  if (method === COUNTERCLOCKWISE) return place === 0 ? seats : seats - place
  if (method === BY_AGILITY) return -scoreOf(scene, row, AGILITY)
  return initiativeModifier[row] - modOf(scene, row, AGILITY)
}

/** When a declared action comes about. */
interface Counted {
  /** The count of the round. */
  readonly at: number
  readonly rule: Cited
}

/** What somebody has declared, written into a turn of its row. */
export function writeDeclared(
  scene: WeaponSpeedScene,
  row: number,
  cell: number,
  { kind, thing, attack }: Declared,
  { at, rule }: Counted,
): void {
  scene.setCell(C.turnKind, row, cell, kind, rule)
  scene.setCell(C.turnThing, row, cell, thing, rule)
  scene.setCell(C.turnAttack, row, cell, attack, rule)
  scene.setCell(C.turnAt, row, cell, at, rule)
  scene.setCell(C.turnState, row, cell, TO_COME, rule)
}

/** What was declared for a turn. */
export function declaredIn(scene: WeaponSpeedScene, row: Who, cell: number): Declared {
  const { turnKind, turnThing, turnAttack } = scene.now.combatant
  const at = turnCell(row, cell)
  return { kind: turnKind[at], thing: turnThing[at], attack: turnAttack[at] }
}

/** The Round Initiative of a declaration; for an improvised action the referee says what it adds. */
export function roundInitiative(scene: WeaponSpeedScene, row: Who, declared: Declared): number {
  const speed = declared.kind === IMPROVISE ? askSpeed(scene, row) : speedOfDeclared(scene, row, declared)
  return scene.now.combatant.base[row] + speed
}

/** The initiative modifier of something that is on no list. */
function askSpeed(scene: WeaponSpeedScene, row: Who): number {
  return scene.ask({
    rule: 'action-other',
    kind: 'number',
    to: REFEREE,
    prompt: say('How much does what {who} wants to do add to their Initiative?', { who: person(row) }),
    options: [],
    preset: 0,
    min: -20,
    max: 20,
  })
}

/** Tells what somebody has declared. */
export const noteDeclared = (scene: WeaponSpeedScene, row: Who, cell: number): void =>
  scene.whenHeard(() => {
    const declared = declaredIn(scene, row, cell)
    const at = scene.now.combatant.turnAt[turnCell(row, cell)]
    const base = scene.now.combatant.base[row]
    const words = declarationSaid(scene, row, declared)
    const tally = scene
      .tally()
      .add(base, 'base-initiative', 'Base Initiative')
      .add(at - base, 'round-initiative', words)
    note.declares(scene, row, words, at, tally)
  })
