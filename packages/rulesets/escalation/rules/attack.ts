import { compileDice, type Pool, REFEREE } from '@fray/kernel'
import {
  type Ability,
  AC,
  CONFUSED,
  DAZED,
  DEFENSES,
  type Effect,
  INVISIBLE,
  MELEE,
  SHAKEN,
  SOFTENED,
  STUNNED,
  VULNERABLE,
  WEAKENED,
  WEAPON_TYPE,
} from '../model.ts'
import { type Attack, cite, type EscalationScene } from '../scene.ts'
import { rollAmount } from './amounts.ts'
import { has, isGrabbed } from './conditions.ts'
import { applyEffects, noteDamage, noteVain, type Source } from './effects.ts'
import { noteHit } from './field.ts'
import { addAttackBonus, defenseOf, escalationOf, stanceOf, volitionOf } from './figures.ts'
import { lose } from './life.ts'
import { isInReach } from './reach.ts'
import { addGranted, CRIT, FUMBLE, half, Net, noteRoll, ownOf, rollNatural, rollSave } from './rolls.ts'
import { isIn, isUp } from './who.ts'

cite('attack-roll', 'crit', 'crit-always-hits', 'crit-range', 'fumble', 'fumble-always-misses', 'coup-de-grace-roll')
cite(
  'invisible',
  'invisible-details',
  'natural-triggers',
  'basic-melee-attack',
  'basic-ranged-attack',
  'as-basic-attack',
)

/** An attack about to be made; `vs` and the rest as the ability says, AC for a Basic Attack. */
export function prepare(
  attacker: number,
  target: number,
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
    defense: 0,
    natural: 0,
    total: 0,
    crit: false,
    hit: false,
    fumble: false,
    cancelled: false,
  }
}

/** What counts for and against the attack's roll: conditions of both, each name once, and everything else. */
function netOf(scene: EscalationScene, { attacker, target, advantage }: Attack): Net {
  const net = new Net(scene.recorder !== null)
  if (has(scene, attacker, DAZED)) net.add(-1, 'Dazed')
  if (has(scene, attacker, SHAKEN)) net.add(-1, 'Shaken')
  if (has(scene, attacker, STUNNED)) net.add(-1, 'Stunned')
  if (has(scene, attacker, WEAKENED)) net.add(-1, 'Weakened')
  if (has(scene, target, SOFTENED)) net.add(1, 'target Softened')
  if (has(scene, target, STUNNED)) net.add(1, 'target Stunned')
  if (has(scene, target, WEAKENED)) net.add(1, 'target Weakened')
  if (isGrabbed(scene, target, attacker)) net.add(1, 'grabbing the target')
  for (const own of ownOf(scene, attacker)) net.add(own.attack, own.name)
  for (const own of ownOf(scene, target)) net.add(own.against, `target ${own.name}`)
  addGranted(scene, attacker, 0, net)
  addGranted(scene, target, 3, net)
  net.add(advantage, 'a reaction')
  return net
}

cite('dazed', 'shaken', 'stunned', 'weakened', 'softened', 'grabbed', 'vulnerable', 'weakness')

/** The types of damage that the attack deals; none where it deals none. */
function typesOf({ ability }: Attack): readonly number[] {
  const types = new Set<number>()
  for (const effect of ability?.hit ?? [])
    if (effect.effect === 'damage' && effect.on === 'target') for (const type of effect.types) types.add(type)
  if (ability === null || ability.asBasic >= 0) types.add(WEAPON_TYPE)
  return [...types]
}

/** The least Natural that crits: lower on the Vulnerable, and on those Weak to a type that it deals. */
function critFrom(scene: EscalationScene, attack: Attack): number {
  const { weak } = scene.fighter(attack.target).sheet
  const isWeak = weak.includes(true) && typesOf(attack).some((type) => weak[type] === true)
  return CRIT - (has(scene, attack.target, VULNERABLE) ? 1 : 0) - (isWeak ? 1 : 0)
}

/**
 * Declares and rolls one attack: the save against an Invisible target, Interrupts before and after the roll. Returns false
 * where it comes to nothing.
 */
export function rollAttack(scene: EscalationScene, attack: Attack): boolean {
  const { attacker, target } = attack
  if (has(scene, target, INVISIBLE)) {
    const { passed } = rollSave(scene, attacker, 11, 'invisible', 'save', 'a save to find the Invisible')
    if (!passed) {
      if (scene.recorder !== null) scene.recorder.note({ type: 'unseen', attacker, target })
      return false
    }
  }
  const before = scene.pending
  scene.pending = attack
  try {
    scene.moments.attacked(scene, attack)
    if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target)) return false
    if (!isInReach(scene, attack)) {
      noteVain(scene, attacker, `${scene.name(target)} is out of its reach.`)
      return false
    }
    roll(scene, attack)
    const wasHit = attack.hit
    scene.moments.rolled(scene, attack)
    judge(scene, attack)
    if (attack.hit !== wasHit && !attack.cancelled) noteAgain(scene, attack)
    if (scene.blows !== null) scene.blows.change(attacker, target, attack.hit && !attack.cancelled)
  } finally {
    scene.pending = before
  }
  if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target)) return false
  if (attack.hit) noteHit(scene, attacker, target)
  return true
}

function roll(scene: EscalationScene, attack: Attack): void {
  const { attacker, target } = attack
  const net = netOf(scene, attack)
  const tally = scene.tally()
  const why = scene.recorder === null ? 'attack' : `attack: ${nameOf(scene, attack)}`
  attack.natural = rollNatural(scene, attacker, net, 'attack-roll', why, tally)
  addAttackBonus(scene, attacker, tally)
  const extra = attack.ability?.bonus ?? 0
  if (extra !== 0) tally.add(extra, 'attack-roll', attack.ability?.name ?? '')
  attack.total = tally.total
  attack.crit = attack.coup || attack.natural >= critFrom(scene, attack)
  attack.fumble = !attack.crit && attack.natural === FUMBLE
  judge(scene, attack)
  if (scene.blows !== null) scene.blows.add(attacker, target, attack.hit, attack.crit ? 1 : attack.fumble ? -1 : 0)
  if (scene.recorder === null) return
  const against = defenseOf(scene, target, attack.vs) + attack.defense
  const more = { target, with: nameOf(scene, attack), vs: DEFENSES[attack.vs], natural: attack.natural }
  const result = { crit: attack.crit, fumble: attack.fumble, reasons: net.reasons }
  noteRoll(scene, 'attack', attacker, 'attack-roll', against, attack.hit, tally, { ...more, ...result })
}

/** Hit or miss, by the defense as it is now. */
function judge(scene: EscalationScene, attack: Attack): void {
  const against = defenseOf(scene, attack.target, attack.vs) + attack.defense
  attack.hit = attack.crit || (!attack.fumble && attack.total >= against)
}

/** Tells that an answer to the roll has made a miss of a hit, or the other way round. */
function noteAgain(scene: EscalationScene, { attacker, target, vs, defense, hit, total }: Attack): void {
  if (scene.recorder === null) return
  const against = defenseOf(scene, target, vs) + defense
  scene.recorder.note({ type: 'attack-again', attacker, target, vs: DEFENSES[vs], total, against, hit })
}

/** What the attack is made with. */
export function nameOf(scene: EscalationScene, { ability, basic, attacker }: Attack): string {
  if (ability !== null) return ability.name
  const stance = stanceOf(scene, attacker)
  const kind = basic === MELEE ? 'Basic Melee Attack' : 'Basic Ranged Attack'
  return stance === null ? kind : `${kind} (${stance.name})`
}

cite(
  'damage-order',
  'confused-attack',
  'confused-details',
  'resistance',
  'basic-miss-damage',
  'hampered-enemy',
  'damage-types',
)

/** A piece of damage: its base, and its types. */
interface Piece {
  readonly base: number
  readonly tally: ReturnType<EscalationScene['tally']>
  readonly types: readonly number[]
}

/** What a rolled attack does: damage in its order, effects, triggers, the Confused attacker's share, a mishap. */
export function finishAttack(scene: EscalationScene, attack: Attack, from: Source): void {
  const { attacker, target, ability, crit, fumble } = attack
  const list = listOf(attack)
  const pieces = piecesOf(scene, attack, list)
  for (const { tally, types } of pieces) {
    if (crit && !overrides(ability)) tally.times(2, 'crit', 'a Crit')
    if (isResisted(scene, attack, types)) tally.add(half(tally.total) - tally.total, 'resistance', 'resisted')
    if (tally.total <= 0) continue
    if (scene.recorder !== null) noteDamage(scene, attacker, target, tally, types, nameOf(scene, attack))
    lose(scene, target, tally.total, 'damage-to-hp', { crit, knockOut: attack.knockOut, by: attacker })
    scene.moments.damaged(scene, target, attacker)
  }
  if (!attack.damageOnly && ability !== null) {
    applyEffects(scene, target, list, from, false)
    if (crit) applyEffects(scene, target, ability.crit, from, false)
    triggers(scene, attack, ability, from)
  }
  if (has(scene, attacker, CONFUSED) && attack.natural % 2 === 1) {
    share(scene, attacker, half(pieces.reduce((sum, piece) => sum + piece.base, 0)))
  }
  if (fumble) mishap(scene, attack, from)
}

/** The effects of a hit or a miss; a Crit Fail has no miss effects. */
function listOf({ ability, hit, fumble }: Attack): readonly Effect[] {
  if (ability === null || fumble) return []
  return hit ? ability.hit : ability.miss
}

/** Whether what the ability says of a Crit comes instead of doubling. */
const overrides = (ability: Ability | null): boolean =>
  ability?.crit.some((effect) => effect.effect === 'damage' && effect.on === 'target') === true

function piecesOf(scene: EscalationScene, attack: Attack, list: readonly Effect[]): Piece[] {
  const { attacker, ability, basic, fumble, crit } = attack
  const pieces: Piece[] = []
  const asBasic = ability === null ? basic : ability.asBasic
  const stance = stanceOf(scene, attacker)
  if (!fumble && asBasic >= 0 && (ability === null || stance !== null)) {
    const piece = basicPiece(scene, attack, asBasic)
    if (piece !== null) pieces.push(piece)
  }
  if (ability === null) return pieces
  addPieces(scene, attacker, ability, crit && overrides(ability) ? ability.crit : list, pieces)
  if (attack.damageOnly) return pieces
  for (const effects of firing(scene, attack, ability)) addPieces(scene, attacker, ability, effects, pieces)
  return pieces
}

/** Rolls the damage among the effects that is for the target. */
function addPieces(
  scene: EscalationScene,
  attacker: number,
  { name }: Ability,
  effects: readonly Effect[],
  pieces: Piece[],
): void {
  for (const effect of effects) {
    if (effect.effect !== 'damage' || effect.on !== 'target') continue
    const tally = scene.tally()
    const level = scene.now.combatant.level[attacker] as number
    rollAmount(scene, attacker, effect.amount, level, 'damage-to-hp', name, tally)
    tally.atLeast(0, 'round-down', 'at least 0')
    if (effect.half) tally.add(half(tally.total) - tally.total, 'round-down', 'half')
    pieces.push({ base: tally.total, tally, types: effect.types })
  }
}

/** Hit and miss damage of a Basic Attack: the stance's die for each Level and Volition; the class's miss damage. */
function basicPiece(scene: EscalationScene, { attacker, hit }: Attack, kind: number): Piece | null {
  const { sheet } = scene.fighter(attacker)
  const stance = stanceOf(scene, attacker)
  const level = scene.now.combatant.level[attacker] as number
  const tally = scene.tally()
  const types = WEAPON_ALONE
  if (!hit) {
    if (!(kind === MELEE ? sheet.missMelee : sheet.missRanged) || level <= 0) return null
    tally.add(level, 'basic-miss-damage', 'Level')
    return { base: tally.total, tally, types }
  }
  if (stance === null) return null
  const amount = { pool: dieOf(stance.die), perLevel: true }
  rollAmount(scene, attacker, amount, level, 'die-times-number', stance.name, tally)
  tally.add(volitionOf(scene, attacker), kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack', 'Volition')
  tally.atLeast(0, 'round-down', 'at least 0')
  return { base: tally.total, tally, types }
}

const WEAPON_ALONE: readonly number[] = [WEAPON_TYPE]

const dice = new Map<number, Pool>()

function dieOf(sides: number): Pool {
  const known = dice.get(sides) ?? compileDice(`1d${sides}`)
  dice.set(sides, known)
  return known
}

cite('resistance-many-types')

/** Whether the target resists every type of the piece at this Natural. */
function isResisted(scene: EscalationScene, { target, natural }: Attack, types: readonly number[]): boolean {
  const { resist } = scene.fighter(target).sheet
  return types.every((type) => natural < (resist[type] ?? 0))
}

cite('escalation-odd-even', 'ability-escalation-special')

/** Lists of effects that the Natural, and the escalation die, set off. */
function firing(
  scene: EscalationScene,
  { natural, hit, fumble, attacker }: Attack,
  ability: Ability,
): (readonly Effect[])[] {
  const lists: (readonly Effect[])[] = []
  for (const { on, of, effects } of ability.natural) {
    if (of === 'hit' && !hit) continue
    if (of === 'miss' && (hit || fumble)) continue
    const fits = on === 'odd' ? natural % 2 === 1 : on === 'even' ? natural % 2 === 0 : natural >= on
    if (fits) lists.push(effects)
  }
  if (hit) lists.push(...parityLists(scene, attacker, ability))
  return lists
}

/** What an ability adds on an odd or even die, below and from its escalation on. */
export function parityLists(scene: EscalationScene, who: number, ability: Ability): (readonly Effect[])[] {
  const die = escalationOf(scene, who)
  const lists: (readonly Effect[])[] = []
  if (die > 0) lists.push(die % 2 === 1 ? ability.odd : ability.even)
  if (ability.special) lists.push(die >= ability.escalation ? ability.above : ability.below)
  return lists
}

function triggers(scene: EscalationScene, attack: Attack, ability: Ability, from: Source): void {
  for (const effects of firing(scene, attack, ability)) applyEffects(scene, attack.target, effects, from, false)
}

/** The Confused attacker takes half of the base damage itself. */
function share(scene: EscalationScene, attacker: number, amount: number): void {
  if (amount <= 0) return
  const tally = scene.tally().add(amount, 'confused-attack', 'half of the base damage')
  noteDamage(scene, attacker, attacker, tally, [WEAPON_TYPE], 'Confused')
  lose(scene, attacker, amount, 'confused-attack')
}

cite('fumble-mishap')

const NOTHING = 'nothing'

/** What else happens on a Crit Fail: the ability's data, else the referee's word where the table wants it. */
function mishap(scene: EscalationScene, { attacker, target, ability, damageOnly }: Attack, from: Source): void {
  if (ability !== null && ability.fumble.length > 0 && !damageOnly) {
    applyEffects(scene, target, ability.fumble, from)
    return
  }
  if (scene.setup.options['fumble-mishap'] !== 'ask') return
  const text = scene.askText({
    rule: 'fumble-mishap',
    kind: 'text',
    to: REFEREE,
    prompt: '{0} has failed badly. What else happens?',
    about: [attacker],
    options: [],
    preset: 0,
    presetText: NOTHING,
  })
  if (scene.recorder !== null) scene.recorder.note({ type: 'outcome', who: attacker, text })
}
