import { type Option, type Refusal, refuse } from '@fray/kernel/rules'
import { notFree, notYourTurn } from '../actions/timing.ts'
import type { ShockCommand } from '../command.ts'
import type { Mode } from '../kinds/items.ts'
import { itemsOf, meleeMode, missileMode, usualMelee } from '../rules/gear.ts'
import { cannotAttack, cannotSend, meleeModeAt, reachWith } from '../rules/legal.ts'
import { instantsRefusal, isCastAgain } from '../rules/limits.ts'
import { isHarmful, usedUp } from '../rules/powers.ts'
import { feetBetween } from '../rules/space.ts'
import { areEnemies, canReact, isAlive, isUp } from '../rules/who.ts'
import { type Attack, cite, type ShockScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { GRAPPLE, HEED_NOTHING, IN_HAND, MANEUVERS, MELEE, NO_MANEUVER, SHOVE } from '../words.ts'

/** A held act with the words that answer for it. */
export interface HeldAct {
  readonly command: ShockCommand
  readonly text: string
}

/** One Instant that somebody could take now. */
export type Instant =
  | { readonly kind: 'total-defense' }
  | {
      readonly kind: 'snap'
      readonly target: number
      readonly weapon: number
      readonly mode: number
      readonly maneuver: number
    }
  | { readonly kind: 'power'; readonly power: number }
  | { readonly kind: 'held'; readonly command: ShockCommand }
  | { readonly kind: 'spell'; readonly command: ShockCommand }

/** An Instant with the words that answer for it. */
export interface Possible {
  readonly instant: Instant
  readonly option: Option
}

cite('total-defense-needs-main', 'snap-needs-main', 'snap-npc-discipline', 'snap-attack', 'total-defense')

/** Why the combatant cannot take Total Defense, or null. */
export function noTotalDefense(scene: ShockScene, who: number): Refusal | null {
  if (scene.now.combatant.mainSpent[who] === 1) {
    return refuse('total-defense-needs-main', `${scene.name(who)} has spent its Main Action of this round.`)
  }
  if (scene.now.combatant.totalDefense[who] === 1) {
    return refuse('total-defense', `${scene.name(who)} is in Total Defense already.`)
  }
  return null
}

const NO_SNAP = {
  'snap-needs-main': 'has spent its Main Action of this round.',
  'snap-npc-discipline': 'is not disciplined enough for Snap Attacks.',
  retreat: 'is retreating and attacks nobody of its own choice.',
} as const

/** The rule by which the combatant can make no Snap Attack at all, or null. */
function snapForbidden(scene: ShockScene, who: number): keyof typeof NO_SNAP | null {
  const { mainSpent, pc, disciplined, retreating } = scene.now.combatant
  if (mainSpent[who] === 1) return 'snap-needs-main'
  if (pc[who] === 0 && disciplined[who] === 0) return 'snap-npc-discipline'
  return retreating[who] === 1 ? 'retreat' : null
}

/** Why the combatant can make no Snap Attack at all, or null. */
export function noSnap(scene: ShockScene, who: number): Refusal | null {
  const rule = snapForbidden(scene, who)
  return rule === null ? null : refuse(rule, `${scene.name(who)} ${NO_SNAP[rule]}`)
}

/** The words for a Snap Attack. */
function snapText(scene: ShockScene, target: number, weapon: number, mode: number, maneuver: number): string {
  const kind = scene.itemName(weapon)
  const how = scene.kind(weapon)
  const thrown = how.modes[mode]?.kind !== MELEE && meleeMode(how) >= 0 ? ' thrown' : ''
  const what = maneuver === NO_MANEUVER ? '' : ` ${MANEUVERS[maneuver]}`
  return `snap ${scene.name(target)} ${kind}${thrown}${what}`
}

function snapLabel(scene: ShockScene, target: number, weapon: number, mode: number, maneuver: number): string {
  const how = scene.kind(weapon).modes[mode]?.kind
  const verb =
    maneuver === NO_MANEUVER ? (how === MELEE ? 'snap at' : 'snap a shot at') : `snap: ${MANEUVERS[maneuver]}`
  return `${verb} ${scene.name(target)} with the ${scene.itemName(weapon)}`
}

/** Calls for each Snap Attack that might be made: weapons in hand, enemies in roster order, struck, shot and with maneuvers. Stops on true. */
function eachSnap(
  scene: ShockScene,
  who: number,
  call: (target: number, weapon: number, mode: number, maneuver: number) => boolean,
): void {
  const { holder, carried } = scene.now.item
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, who, target) || !isAlive(scene, target)) continue
    if (scene.now.combatant.state[target] !== 0) continue
    for (const weapon of itemsOf(scene, who)) {
      if (holder[weapon] !== who || carried[weapon] !== IN_HAND) continue
      const kind = scene.kind(weapon)
      const melee = meleeModeAt(scene, who, weapon, target)
      if (melee >= 0) {
        if (call(target, weapon, melee, NO_MANEUVER)) return
        if (call(target, weapon, melee, SHOVE)) return
        if (kind.unarmed && call(target, weapon, melee, GRAPPLE)) return
      }
      const missile = missileMode(kind)
      if (missile >= 0 && call(target, weapon, missile, NO_MANEUVER)) return
    }
  }
}

/** Whether any Snap Attack is legal now. Maneuvers do not matter for that: where one is legal, so is the plain attack. */
export function canSnap(scene: ShockScene, who: number): boolean {
  if (snapForbidden(scene, who) !== null) return false
  const { holder, carried } = scene.now.item
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, who, target) || !isUp(scene, target)) continue
    const feet = feetBetween(scene, who, target)
    for (const weapon of itemsOf(scene, who)) {
      if (holder[weapon] !== who || carried[weapon] !== IN_HAND) continue
      const { modes } = scene.kind(weapon)
      for (let mode = 0; mode < modes.length; mode++) {
        const how = modes[mode] as Mode
        if (feet > (how.kind === MELEE ? reachWith(scene, who, how) : how.range.most)) continue
        if (cannotAttack(scene, who, target, weapon, mode, NO_MANEUVER) === null) return true
      }
    }
  }
  return false
}

/** What happens at a moment: who acts, the attack that is announced or rolled, and the one whose dice lie there. */
export interface Happening {
  readonly actor: number
  readonly attack: Attack | null
  readonly rolled: Attack | null
}

cite('power-instants', 'no-sight-no-attack')

/** The enemy whom a harmful power of this moment strikes: of an attack whoever is one, else the one who acts; -1 for nobody. */
export function foeAt(scene: ShockScene, who: number, { actor, attack }: Pick<Happening, 'actor' | 'attack'>): number {
  const near = attack === null ? [actor] : [attack.attacker, attack.target]
  return near.find((row) => row >= 0 && areEnemies(scene, who, row) && cannotSend(scene, who, row) === null) ?? NONE
}

/** Whether the power can be called upon at this moment. */
export function isMomentFor(scene: ShockScene, who: number, power: number, what: Happening): boolean {
  const spec = scene.fighter(who).powers[power]
  if (spec === undefined || spec.cost !== 'instant' || usedUp(scene, who, power, spec.name) !== null) return false
  if (isHarmful(spec.effects)) {
    if (scene.now.combatant.retreating[who] === 1 || foeAt(scene, who, what) < 0) return false
  }
  if (spec.moment === 'any') return true
  if (what.rolled === null) return false
  const { attacker, target, hit } = what.rolled
  switch (spec.moment) {
    case 'own-miss':
      return attacker === who && !hit
    case 'own-hit':
      return attacker === who && hit
    case 'hit-on-me':
      return target === who && hit
    case 'miss-on-me':
      return target === who && !hit
    case 'ally-hit':
      return target !== who && hit && !areEnemies(scene, target, who)
  }
}

/** Whether some power of the combatant has its moment now, those for any moment left aside. */
export function hasMoment(scene: ShockScene, who: number, attack: Attack | null): boolean {
  const { powers, gifts } = scene.fighter(who)
  if (!gifts.instants) return false
  const what = { actor: attack?.attacker ?? who, attack, rolled: attack }
  return powers.some((power, at) => power.moment !== 'any' && isMomentFor(scene, who, at, what))
}

/**
 * Everything that the combatant could do at this moment, the likeliest first, then (for people) what it cannot, with
 * reasons. `what` is what happens, `actor` the one whose act it is.
 */
export function instantsOf(
  scene: ShockScene,
  who: number,
  what: Happening,
  held: readonly HeldAct[],
  spells: readonly HeldAct[],
  used: readonly number[],
  actor: number,
): Possible[] {
  const found: Possible[] = []
  const refused: Possible[] = []
  const add = (instant: Instant, value: string, label: string, refusal: Refusal | null) => {
    if (refusal === null) found.push({ instant, option: { value, label } })
    else if (scene.recorder !== null && !(instant.kind === 'snap' && isFarFetched(scene, who, instant)))
      refused.push({ instant, option: { value, label, refusal } })
  }
  const limit = instantsRefusal(scene, who)
  const again = refuse('instant-once', `${scene.name(who)} has answered with that at this moment already.`)
  add({ kind: 'total-defense' }, 'total-defense', 'Total Defense', limit ?? noTotalDefense(scene, who))
  addSnaps(scene, who, limit, add)
  scene.fighter(who).powers.forEach((power, at) => {
    if (!isMomentFor(scene, who, at, what)) return
    add({ kind: 'power', power: at }, `use ${power.name}`, power.name, limit ?? (used.includes(at) ? again : null))
  })
  for (const { command, text } of spells)
    add({ kind: 'spell', command }, text, text, limit ?? (isCastAgain(scene, command) ? again : null))
  if (held.length === 0 && scene.recorder !== null) addNotNow(scene, who, add)
  for (const { command, text } of held) add({ kind: 'held', command }, text, `held: ${text}`, limit)
  return firstOfEach([...inOrder(scene, found, actor), ...refused])
}

/** Of several with the same words, two daggers in hand, say, the first: an answer is known by its words. */
function firstOfEach(all: readonly Possible[]): Possible[] {
  const seen = new Set<unknown>()
  return all.filter(({ option: { value } }) => !seen.has(value) && seen.add(value))
}

/** Held acts that go at somebody. */
const BLOWS: ReadonlySet<string> = new Set(['attack', 'shoot', 'cast'])

/** How far down the list an Instant stands: what goes at the one who acts comes before the rest, plain blows before maneuvers. */
function placeOf(scene: ShockScene, { instant }: Possible, actor: number): number {
  if (instant.kind === 'total-defense' || instant.kind === 'power' || instant.kind === 'spell') return 0
  const isHeld = instant.kind === 'held'
  const { target, weapon } = isHeld ? instant.command : instant
  const isBlow = isHeld ? BLOWS.has(instant.command.action) : instant.maneuver === NO_MANEUVER
  const isArmed = weapon < 0 || !scene.kind(weapon).unarmed
  return 1 + (isBlow ? 0 : 8) + (isArmed ? 0 : 4) + (target === actor ? 0 : 2) + (isHeld ? 0 : 1)
}

function inOrder(scene: ShockScene, found: readonly Possible[], actor: number): Possible[] {
  if (found.length < 2) return [...found]
  const placed = found.map((one) => ({ one, place: placeOf(scene, one, actor) }))
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one)
}

/** Whether nobody would think of this Snap Attack: a maneuver that is refused, bare hands, or a blow at somebody far away. */
function isFarFetched(
  scene: ShockScene,
  who: number,
  { target, weapon, mode, maneuver }: Instant & { kind: 'snap' },
): boolean {
  const kind = scene.kind(weapon)
  if (maneuver !== NO_MANEUVER || kind.unarmed) return true
  return kind.modes[mode]?.kind === MELEE && feetBetween(scene, who, target) > 10
}

/** What somebody might think of who has not held its action: shown with the reason why not. */
function addNotNow(
  scene: ShockScene,
  who: number,
  add: (instant: Instant, value: string, label: string, refusal: Refusal | null) => void,
): void {
  const none: Instant = { kind: 'total-defense' }
  const early = notYourTurn(scene, who)
  if (early === null) return
  if (scene.now.combatant.prone[who] === 0) add(none, 'go-prone', 'go prone', notFree(scene, who))
  const weapon = usualMelee(scene, who)
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, who, target) || !isUp(scene, target) || feetBetween(scene, who, target) > 5) continue
    const value = `attack ${scene.name(target)} ${scene.itemName(weapon)}`
    add(none, value, value, early)
  }
}

function addSnaps(
  scene: ShockScene,
  who: number,
  limit: Refusal | null,
  add: (instant: Instant, value: string, label: string, refusal: Refusal | null) => void,
): void {
  const none = limit ?? noSnap(scene, who)
  if (none !== null && scene.recorder === null) return
  eachSnap(scene, who, (target, weapon, mode, maneuver) => {
    const refusal = none ?? cannotAttack(scene, who, target, weapon, mode, maneuver)
    if (refusal !== null && scene.recorder === null) return false
    const value = snapText(scene, target, weapon, mode, maneuver)
    add(
      { kind: 'snap', target, weapon, mode, maneuver },
      value,
      snapLabel(scene, target, weapon, mode, maneuver),
      refusal,
    )
    return false
  })
}

/**
 * Whether the combatant may be asked about others' acts of that weight, by its own wish. One who holds looks out for every
 * one that matters to it, unless it wants to be asked nothing.
 */
export function heeds(scene: ShockScene, who: number, from: number): boolean {
  const { heed, holding } = scene.now.combatant
  const level = heed[who] as number
  return canReact(scene, who) && (level >= from || (holding[who] === 1 && level !== HEED_NOTHING))
}

/** Whether a weapon in hand could be used on the target from here and now. */
export function couldAttack(scene: ShockScene, who: number, target: number): boolean {
  const { holder, carried } = scene.now.item
  for (const weapon of itemsOf(scene, who)) {
    if (holder[weapon] !== who || carried[weapon] !== IN_HAND) continue
    const { modes } = scene.kind(weapon)
    if (modes.some((_, mode) => cannotAttack(scene, who, target, weapon, mode, NO_MANEUVER) === null)) return true
  }
  return false
}
