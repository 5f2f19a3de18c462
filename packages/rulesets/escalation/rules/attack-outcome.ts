import { compileDice, type Pool, REFEREE } from '@fray/kernel'
import { type Ability, CONFUSED, type Effect, MELEE, WEAPON_TYPE } from '../model.ts'
import { type Attack, cite, type EscalationScene } from '../scene.ts'
import { rollAmount } from './amounts.ts'
import { nameOf } from './attack.ts'
import { has } from './conditions.ts'
import { applyEffects, noteDamage, type Source } from './effects.ts'
import { escalationOf, stanceOf, volitionOf } from './figures.ts'
import { lose } from './life.ts'
import { half } from './rolls.ts'

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
  let pool = dice.get(sides)
  if (pool === undefined) {
    pool = compileDice(`1d${sides}`)
    dice.set(sides, pool)
  }
  return pool
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
