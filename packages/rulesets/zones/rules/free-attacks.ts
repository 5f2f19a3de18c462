import {
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  type Refusal,
  type Slot,
  say,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Spell } from '../kinds/spells.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { ENEMIES, FIGHTING, OUT_OF_ACTION } from '../words.ts'
import { attackBySpell, attackWith } from './attack.ts'
import { nameOfItem } from './inventory.ts'
import { reactToSpell } from './morale.ts'
import { armName, cannotUse, isItem, readyAttacks } from './weapons.ts'
import { canStrike, isDecided, isParleying, isUp, stoppedBy, whyNoStrike } from './who.ts'

/** The rules by which those of a state cover somebody, or nobody, by position in STATUSES. */
const COVERS = ['disengage-dex-check', 'morale-flee', 'morale-parley', 'out-of-action'] as const

/** Whether somebody of the mover's side in the same Zone covers its retreat. */
export function isCovered(scene: ZonesScene, mover: Who): boolean {
  const { zone, side, status } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row === mover || side[row] !== side[mover]) continue
    cite('disengage-ally-close')
    if (zone[row] !== zone[mover]) continue
    cite('disengage-ally-conditions', COVERS[status[row]])
    if (status[row] === FIGHTING) return true
  }
  return false
}

/** Whether nobody strikes at somebody who leaves its Zone now: it has Disengaged or is covered, or the table plays without. */
const isSafe = (scene: ZonesScene, mover: Who): boolean =>
  !scene.freeAttacks || scene.now.combatant.disengaged[mover] !== 0 || isCovered(scene, mover)

/** Enemies who may strike once, in roster order, when a Creature leaves its Zone: none where it is covered or has Disengaged. */
export function freeAttackers(scene: ZonesScene, mover: Who): number[] {
  const found: number[] = []
  if (isSafe(scene, mover)) return found
  for (let enemy = 0; enemy < scene.combatants; enemy++) if (mayStrikeAt(scene, enemy, mover)) found.push(enemy)
  return found
}

/** Whether an enemy that is up is in the mover's Zone. */
function isCloseEnemy(scene: ZonesScene, enemy: Who, mover: Who): boolean {
  const { zone, side } = scene.now.combatant
  return side[enemy] !== side[mover] && zone[enemy] === zone[mover] && isUp(scene, enemy)
}

/** Whether an enemy in the mover's Zone can strike at it as it leaves. */
const mayStrikeAt = (scene: ZonesScene, enemy: Who, mover: Who): boolean =>
  isCloseEnemy(scene, enemy, mover) && canStrike(scene, enemy)

/** Why no enemy strikes at somebody who leaves its Zone now, or null where nothing protects it. */
function whySafe(scene: ZonesScene, mover: Who): Refusal | null {
  if (scene.now.combatant.disengaged[mover] !== 0) {
    cite('disengage-dex-check')
    return refuse('disengage-action', '{mover} has Disengaged.', { mover: person(mover) })
  }
  return isCovered(scene, mover)
    ? refuse('disengage-ally-close', 'An ally covers the retreat of {mover}.', { mover: person(mover) })
    : null
}

/**
 * Everything that happens before a Creature leaves its Zone: unless it is covered or has disengaged, each enemy that is
 * Close may strike once, in roster order. Returns whether the mover can still go.
 */
export function passFreeAttacks(scene: ZonesScene, mover: Who): boolean {
  const { zone, status } = scene.now.combatant
  let told = false
  if (!isSafe(scene, mover)) {
    for (let enemy = 0; enemy < scene.combatants; enemy++) {
      if (!mayStrikeAt(scene, enemy, mover)) {
        if (isCloseEnemy(scene, enemy, mover)) {
          cite('disengage-free-attack')
          scene.passOver(enemy, 'free-attack-each-enemy', () => whyNoStrike(scene, enemy))
        }
        continue
      }
      if (!told) note.leaving(scene, mover, zone[mover])
      told = true
      cite('disengage-free-attack', 'disengage-dex-check', 'dice-order')
      if (scene.now.combatant.side[mover] === ENEMIES) cite('disengage-for-both-sides')
      strikeInPassing(scene, enemy, mover)
      if (status[mover] === OUT_OF_ACTION || isDecided(scene)) {
        cite('free-attack-can-stop-the-move')
        return false
      }
    }
  } else scene.whenHeard(() => passAllOver(scene, mover))
  const talks = isParleying(scene, mover)
  if (talks) cite('morale-parley')
  const goes = stoppedBy(scene, mover, 'move') < 0 && !talks
  if (told) cite('free-attack-can-stop-the-move')
  return goes
}

/** Says of everybody who could have struck why it is not asked. */
function passAllOver(scene: ZonesScene, mover: Who): void {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!isCloseEnemy(scene, enemy, mover)) continue
    if (scene.now.combatant.side[mover] === ENEMIES) cite('disengage-for-both-sides')
    scene.passOver(enemy, 'free-attack-each-enemy', () => whySafe(scene, mover))
  }
}

/** The offer of a free attack. What it says is worked out when somebody reads it. */
export class FreeAttackQuestion implements Question<Cited> {
  readonly rule = 'free-attack-each-enemy'
  readonly refusedBy = 'free-attack-which-attack'
  readonly kind = 'choice'
  readonly preset = 0
  readonly reaction = true
  readonly to: Who
  readonly decline: number
  /** Whom it would be against. */
  readonly mover: Who
  private readonly scene: ZonesScene
  private readonly ways: Ways
  private readonly spells: readonly Spell[]
  private made: Option[] | null = null

  constructor(scene: ZonesScene, to: Who, mover: Who, ways: Ways, spells: readonly Spell[]) {
    this.scene = scene
    this.to = to
    this.mover = mover
    this.ways = ways
    this.spells = spells
    this.decline = ways.length + spells.length
  }

  get prompt(): Message {
    const slots = { mover: person(this.mover), enemy: person(this.to) }
    return say('{mover} leaves the Zone of {enemy}: does {enemy} strike?', slots)
  }

  get options(): readonly Option[] {
    return this.offered()
  }

  /** Adds the weapons that somebody might think of and that are not ready, with the reason. */
  listUnready(): void {
    listUnready(this.scene, this.to, this.offered())
  }

  private offered(): Option[] {
    this.made ??= optionsOf(this.scene, this.to, this.ways, this.spells)
    return this.made
  }
}

type Ways = ReturnType<typeof readyAttacks>

/** What can be struck with, what can be cast, and to let it go. */
function optionsOf(scene: ZonesScene, enemy: Who, ways: Ways, spells: readonly Spell[]): Option[] {
  const options: Option[] = ways.map(({ main, second }) => {
    const name = armName(scene, enemy, main)
    const slots = { weapon: weaponSlot(name, main) }
    return second < 0
      ? { value: name, label: say('strike with {weapon}', slots) }
      : {
          value: `${name}+${armName(scene, enemy, second)}`,
          label: say('strike with both, {weapon} first', slots),
        }
  })
  for (const { name } of spells) options.push({ value: name, label: say('cast {spell}', { spell: { thing: name } }) })
  options.push({ value: 'decline', label: plainly('let it go') })
  return options
}

/** What somebody strikes with, in a slot: an item, or an attack of its own. */
const weaponSlot = (name: string, weapon: number): Slot =>
  isItem(weapon) ? { thing: name, ref: { table: 'item', row: weapon } } : { thing: name }

/** Asks the enemy's seat whether it strikes, and with what; then the attack, whole and free. */
function strikeInPassing(scene: ZonesScene, enemy: Who, mover: Who): void {
  cite('free-attack-which-attack')
  const ways = readyAttacks(scene, enemy)
  const spells = scene.fighter(enemy).spells.filter((spell) => spell.attack !== null && spell.targets > 0)
  if (ways.length === 0 && spells.length === 0) return
  const question = new FreeAttackQuestion(scene, enemy, mover, ways, spells)
  const { decline } = question
  scene.whenHeard(() => question.listUnready())
  const since = scene.here()
  const answer = scene.ask(question)
  const way = ways[answer]
  if (answer !== decline) cite('free-attack-is-free')
  if (way !== undefined) attackWith(scene, enemy, mover, way.main, way.second)
  else if (answer !== decline) {
    const spell = spells[answer - ways.length]
    if (spell !== undefined && attackBySpell(scene, enemy, mover, spell)) reactToSpell(scene, spell, [mover])
  }
  scene.juncture(since, 0)
}

/** Adds the weapons that somebody might think of and that are not ready, with the reason. */
function listUnready(scene: ZonesScene, enemy: Who, options: Option[]): void {
  const { holder } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] !== enemy || scene.kind(item).damage === null) continue
    const refusal = cannotUse(scene, enemy, item)
    const name = nameOfItem(scene, item)
    if (refusal !== null && !options.some((o) => o.value === name)) {
      options.push({ value: name, label: say('{weapon}', { weapon: weaponSlot(name, item) }), refusal })
    }
  }
}
