import { type Option, type Question, REFEREE, type Refusal, refuse } from '@fray/kernel/rules'
import { note } from '../events.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'
import { armCell, BY_AGILITY, C, CLOCKWISE, COUNTERCLOCKWISE, SECRET, SETUP, TO_COME, turnCell } from '../tables.ts'
import {
  ACTIVATE,
  AGILITY,
  ATTACK,
  BOTH_HANDS,
  CAST,
  CONSUME,
  DEFENSIVE,
  FULL_DEFENSE,
  HEAL_CHECK,
  IMPROVISE,
  INTIMIDATE,
  JUST_MOVE,
  KINDS,
  MAIN_HAND,
  NO_ATTACK,
  OFF_HAND,
  ON_BODY,
  ON_GROUND,
  PICK_UP,
  STAND_UP,
  THROW,
} from '../words.ts'
import { mayFleeWith } from './acting.ts'
import { limbRule, modOf, scoreOf, strikeOf } from './figures.ts'
import { canTakeTurn, isFleeing, isParalyzed } from './who.ts'

/** A declaration as one number: the kind, then the thing it names, then which of its attacks. */
const code = (kind: number, thing: number, attack: number): number => (kind << 20) | ((thing + 1) << 4) | attack
export const kindOf = (code: number): number => code >> 20
export const thingOf = (code: number): number => ((code >> 4) & 0xffff) - 1
export const attackOf = (code: number): number => code & 15

cite('declaration-contents', 'declared-is-standard')

/** Everything that a combatant may think of declaring, as codes; moving only comes first. Legal or not: see {@link declarationProblem}. */
export function declarations(scene: WeaponSpeedScene, row: number): number[] {
  const into = [code(JUST_MOVE, -1, 0)]
  const { owner, place, origin } = scene.now.item
  let taken = false
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || place[item] >= ON_GROUND) continue
    if (origin[item] !== row) taken = true
    const { attacks } = scene.kind(item)
    for (let attack = 0; attack < attacks.length; attack++) into.push(code(ATTACK, item, attack))
  }
  into.push(code(FULL_DEFENSE, -1, 0), code(DEFENSIVE, -1, 0))
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || place[item] >= ON_GROUND) continue
    const { attacks, consumable, throwable } = scene.kind(item)
    for (let attack = 0; attack < attacks.length; attack++) into.push(code(DEFENSIVE, item, attack))
    if (consumable !== null) into.push(code(CONSUME, item, 0))
    if (throwable !== null) into.push(code(THROW, item, 0))
  }
  const { spells, abilities } = scene.fighter(row).entrant
  for (let spell = 0; spell < spells.length; spell++) into.push(code(CAST, spell, 0))
  for (let ability = 0; ability < abilities.length; ability++) {
    if (abilities[ability]?.action === 'standard') into.push(code(ACTIVATE, ability, 0))
  }
  into.push(code(HEAL_CHECK, -1, 0), code(INTIMIDATE, -1, 0), code(PICK_UP, -1, 0))
  if (scene.now.combatant.prone[row] === 1) into.push(code(STAND_UP, -1, 0))
  into.push(code(IMPROVISE, -1, 0))
  return taken ? eachOnce(scene, row, into) : into
}

/** Of what is called the same the first: somebody has taken up what another brought along. */
function eachOnce(scene: WeaponSpeedScene, row: number, codes: number[]): number[] {
  const seen = new Set<string>()
  const kept = codes.filter((one) => {
    const text = declarationText(scene, row, one).toLowerCase()
    return !seen.has(text) && seen.add(text)
  })
  codes.splice(0, codes.length, ...kept)
  return codes
}

cite('round-initiative', 'action-attack', 'action-cast', 'spell-speed', 'action-consumable', 'action-throw')
cite('full-defense', 'defensive-attack', 'defensive-attack-unarmed', 'action-other')

/** What a declaration adds to the Base Initiative. */
export function speedOfDeclared(scene: WeaponSpeedScene, row: number, declared: number): number {
  const thing = thingOf(declared)
  switch (kindOf(declared)) {
    case ATTACK:
      return strikeOf(scene, thing, attackOf(declared)).speed
    case DEFENSIVE:
      return 1 + (thing < 0 ? 0 : strikeOf(scene, thing, attackOf(declared)).speed)
    case CAST:
      return scene.fighter(row).entrant.spells[thing]?.speed ?? 0
    case CONSUME:
      return scene.kind(thing).consumable?.speed ?? 0
    case THROW:
      return scene.kind(thing).throwable?.speed ?? 0
    case ACTIVATE:
      return scene.fighter(row).entrant.abilities[thing]?.speed ?? 0
    case FULL_DEFENSE:
      return -1
    default:
      return 0
  }
}

/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export function declarationText(scene: WeaponSpeedScene, row: number, declared: number): string {
  const kind = kindOf(declared)
  const thing = thingOf(declared)
  const word = KINDS[kind]
  if (thing < 0) return word
  const { spells, abilities } = scene.fighter(row).entrant
  if (kind === CAST) return `${word} ${spells[thing]?.name}`
  if (kind === ACTIVATE) return `${word} ${abilities[thing]?.name}`
  if (kind === ATTACK || kind === DEFENSIVE) return `${word} ${strikeOf(scene, thing, attackOf(declared)).name}`
  return `${word} ${scene.kind(thing).name}`
}

cite('morale-failed', 'injury-side')

/** Why somebody may not declare that, or null. */
export function declarationProblem(scene: WeaponSpeedScene, row: number, declared: number): Refusal | null {
  const kind = kindOf(declared)
  const thing = thingOf(declared)
  if (isFleeing(scene, row) && !mayFleeWith(kind, thing)) {
    return refuse('morale-failed', `${scene.name(row)} is fleeing: it moves, at most on its guard.`)
  }
  return (kind === ATTACK || kind === DEFENSIVE) && thing >= 0 ? armProblem(scene, row, thing) : null
}

/** Why the arms that hold an item cannot strike with it, or null. */
export function armProblem(scene: WeaponSpeedScene, row: number, item: number): Refusal | null {
  const at = scene.now.item.place[item]
  if (at >= ON_BODY) return null
  const { limbs } = scene.now.combatant
  for (const side of [MAIN_HAND, OFF_HAND]) {
    if (at !== side && at !== BOTH_HANDS) continue
    if (limbs[armCell(row, side)] === 0) continue
    const which = side === MAIN_HAND ? 'main' : 'off'
    return refuse(
      limbRule(scene, row, side, NO_ATTACK),
      `${scene.name(row)} cannot strike with the ${scene.kind(item).name}: its ${which} arm is hurt.`,
    )
  }
  return null
}

/** The question what somebody declares. Its options are worked out when somebody reads them. */
export class DeclareQuestion implements Question {
  readonly kind = 'choice'
  readonly preset = 0
  readonly prompt = 'What does {0} declare?'
  readonly rule: Cited
  readonly to: number
  readonly about: readonly number[]
  readonly secret: boolean
  /** What the options stand for, by position. */
  readonly codes: readonly number[]
  private readonly scene: WeaponSpeedScene
  private made: readonly Option[] | null = null

  constructor(scene: WeaponSpeedScene, to: number, rule: Cited, secret: boolean) {
    this.scene = scene
    this.to = to
    this.rule = rule
    this.secret = secret
    this.about = [to]
    this.codes = declarations(scene, to)
  }

  valueAt(position: number): string {
    return declarationText(this.scene, this.to, this.codes[position])
  }

  get options(): readonly Option[] {
    this.made ??= this.codes.map((one) => {
      const { scene, to } = this
      const value = declarationText(scene, to, one)
      const speed = speedOfDeclared(scene, to, one)
      const at = scene.now.combatant.base[to] + speed
      const label = `${value.replace('-', ' ')}, Initiative ${at}`
      const refusal = declarationProblem(scene, to, one)
      const also = kindOf(one) === ATTACK ? { also: value.slice('attack '.length) } : {}
      return refusal === null ? { value, label, ...also } : { value, label, ...also, refusal }
    })
    return this.made
  }
}

cite('declare-all', 'surprised-rolls-initiative', 'death-section-empty')

/** Whether the combatant declares at the beginning of a round. The paralyzed have nothing to declare. */
export const declares = (scene: WeaponSpeedScene, row: number): boolean =>
  canTakeTurn(scene, row) &&
  !isParalyzed(scene, row) &&
  scene.now.combatant.surprised[row] === 0 &&
  (scene.now.combatant.rolled[row] === 1 || scene.now.fight.phase[0] === SETUP)

cite('declaration-method', 'roster-order')

/** Who declares, in the order in which the method asks; with `secret` all at once. */
export function declaringOrder(scene: WeaponSpeedScene): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (declares(scene, row)) rows.push(row)
  const method = scene.now.fight.method[0]
  if (method === SECRET) return rows
  return rows.sort((a, b) => rankOf(scene, a, method) - rankOf(scene, b, method) || a - b)
}

/** The smaller, the earlier. The referee's own combatants come last round the table. */
function rankOf(scene: WeaponSpeedScene, row: number, method: number): number {
  const { seat, initiativeModifier } = scene.now.combatant
  const seats = scene.setup.seats.length
  const place = seat[row]
  if (method === CLOCKWISE) return place === 0 ? seats : place
  if (method === COUNTERCLOCKWISE) return place === 0 ? seats : seats - place
  if (method === BY_AGILITY) return -scoreOf(scene, row, AGILITY)
  return initiativeModifier[row] - modOf(scene, row, AGILITY)
}

/** What somebody has declared, written into a turn of its row. */
export function writeDeclared(
  scene: WeaponSpeedScene,
  row: number,
  cell: number,
  declared: number,
  at: number,
  rule: Cited,
): void {
  const { turnThing } = C
  scene.setCell(C.turnKind, row, cell, kindOf(declared), rule)
  scene.setCell(turnThing, row, cell, thingOf(declared), rule)
  scene.setCell(C.turnAttack, row, cell, attackOf(declared), rule)
  scene.setCell(C.turnAt, row, cell, at, rule)
  scene.setCell(C.turnState, row, cell, TO_COME, rule)
}

/** What a turn was declared as, as a code. */
export function declaredIn(scene: WeaponSpeedScene, row: number, cell: number): number {
  const { turnKind, turnThing, turnAttack } = scene.now.combatant
  const at = turnCell(row, cell)
  return code(turnKind[at], turnThing[at], turnAttack[at])
}

export const codeOf = code

/** The Round Initiative of a declaration; for an improvised action the referee says what it adds. */
export function roundInitiative(scene: WeaponSpeedScene, row: number, declared: number): number {
  const speed = kindOf(declared) === IMPROVISE ? askSpeed(scene, row) : speedOfDeclared(scene, row, declared)
  return scene.now.combatant.base[row] + speed
}

/** The initiative modifier of something that is on no list. */
function askSpeed(scene: WeaponSpeedScene, row: number): number {
  return scene.ask({
    rule: 'action-other',
    kind: 'number',
    to: REFEREE,
    prompt: 'How much does what {0} wants to do add to its Initiative?',
    about: [row],
    options: [],
    preset: 0,
    min: -20,
    max: 20,
  })
}

/** Tells what somebody has declared. */
export function noteDeclared(scene: WeaponSpeedScene, row: number, cell: number): void {
  if (scene.recorder === null) return
  const declared = declaredIn(scene, row, cell)
  const at = scene.now.combatant.turnAt[turnCell(row, cell)]
  const base = scene.now.combatant.base[row]
  const text = declarationText(scene, row, declared)
  const tally = scene
    .tally()
    .add(base, 'base-initiative', 'Base Initiative')
    .add(at - base, 'round-initiative', text)
  note.declares(scene, row, text, at, tally)
}
