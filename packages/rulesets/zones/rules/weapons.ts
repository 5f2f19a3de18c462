import { type Refusal, refuse } from '@fray/kernel'
import { CLOSE, type CreatureAttack, DISTANT, IN_BACKPACK, IN_HAND, type ItemKind, ON_GROUND } from '../model.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { nameOfItem } from './inventory.ts'

/** How a weapon is named in a command: an item's row, or this much plus the position of a creature's attack. */
export const CREATURE_ATTACK = 1 << 20

/** What an attack is made with. */
export type Arm = CreatureAttack | ItemKind

cite('content-is-data', 'longsword-example', 'bow-example')

/** What the number in a command stands for. */
export function armOf(scene: ZonesScene, actor: number, weapon: number): Arm {
  if (weapon >= CREATURE_ATTACK) return scene.fighter(actor).sheet.attacks[weapon - CREATURE_ATTACK] as CreatureAttack
  return scene.kind(weapon)
}

const isItem = (arm: Arm): arm is ItemKind => 'hands' in arm
const isMelee = (arm: Arm): boolean => (isItem(arm) ? arm.melee : !arm.ranged)

/** Whether an attack with it at this distance would be a ranged one: melee weapons that also shoot strike when Close. */
export const shootsAt = (arm: Arm, steps: number): boolean => !(isMelee(arm) && steps === CLOSE) && arm.ranged

/** How many hands are full. */
export function handsFull(scene: ZonesScene, who: number): number {
  const { holder, place } = scene.now.item
  let full = 0
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] === who && place[item] === IN_HAND) full += scene.kind(item).hands
  }
  return full
}

/** Whether every usage of the item is marked. */
export function isUsedUp(scene: ZonesScene, item: number): boolean {
  const { usages } = scene.kind(item)
  return usages > 0 && (scene.now.item.marked[item] as number) >= usages
}

/** Why the actor cannot attack with it at all now, or null: not its own, packed away, no hand for it, used up. */
export function cannotUse(scene: ZonesScene, actor: number, weapon: number): Refusal | null {
  if (weapon >= CREATURE_ATTACK) return null
  const { holder, place } = scene.now.item
  const kind = scene.kind(weapon)
  const ready = holder[weapon] === actor && place[weapon] === IN_HAND && kind.damage !== null
  return ready && !isUsedUp(scene, weapon) ? null : whyUnready(scene, actor, weapon)
}

function whyUnready(scene: ZonesScene, actor: number, weapon: number): Refusal {
  const { holder, place } = scene.now.item
  const kind = scene.kind(weapon)
  const its = `${scene.name(actor)}'s ${kind.name}`
  if (holder[weapon] !== actor) return refuse('ready-items', `${scene.name(actor)} does not have the ${kind.name}.`)
  if (kind.damage === null) return refuse('weapon-damage', `The ${kind.name} is no weapon.`)
  if (place[weapon] === ON_GROUND) return refuse('ready-items', `${its} lies on the ground.`)
  if (place[weapon] === IN_BACKPACK) {
    return refuse('action-retrieve-item', `${its} is in the backpack: getting it out takes the Action.`)
  }
  if (place[weapon] !== IN_HAND && handsFull(scene, actor) + kind.hands > 2) {
    return refuse('ready-items', `${scene.name(actor)} has no hand free for the ${kind.name}.`)
  }
  if (isUsedUp(scene, weapon)) return refuse('usage-used-up', `All usages of ${its} are marked: it is used up.`)
  return refuse('ready-items', `${its} is not in hand: drawing it is free.`)
}

/** Whether the weapon reaches a target so many steps away. */
export const reaches = (arm: Arm, steps: number): boolean =>
  steps === CLOSE ? isMelee(arm) || arm.ranged : arm.ranged && (arm.reach >= DISTANT || steps <= arm.reach)

/** Why the weapon does not reach a target so many steps away, or null. */
export function cannotReach(arm: Arm, steps: number, name: string): Refusal | null {
  if (reaches(arm, steps)) return null
  const range = rangeWord(Math.min(steps, DISTANT))
  return arm.ranged
    ? refuse('ranged-reach', `${name} is ${range}; the ${arm.name} reaches ${rangeWord(arm.reach)}.`)
    : refuse('melee-needs-close', `${name} is ${range}; a melee attack needs it Close.`)
}

const RANGE_WORDS = ['Close', 'Nearby', 'Far-Away', 'Distant'] as const

/** The range (position in RANGES) as it stands in a sentence. */
export const rangeWord = (range: number): string => RANGE_WORDS[range] as string

/** Why the two weapons cannot be used together against a target so many steps away, or null. */
export function cannotDualWield(
  scene: ZonesScene,
  actor: number,
  main: number,
  second: number,
  steps: number,
): Refusal | null {
  const no = (why: string) => refuse('dual-wield-needs', why)
  if (main >= CREATURE_ATTACK || second >= CREATURE_ATTACK)
    return no('Only two weapons held in hand can be used together.')
  if (main === second) return no('Two different weapons are needed.')
  for (const item of [main, second]) {
    const kind = scene.kind(item)
    if (scene.now.item.holder[item] !== actor) return no(`${scene.name(actor)} does not have the ${kind.name}.`)
    if (kind.damage === null) return no(`The ${kind.name} is no weapon.`)
    if (kind.hands !== 1) return no(`The ${kind.name} takes two hands.`)
    if (scene.now.item.place[item] !== IN_HAND) return no(`The ${kind.name} is not in hand.`)
    if (isUsedUp(scene, item)) return no(`The ${kind.name} is used up.`)
  }
  const ranged = shootsAt(scene.kind(main), steps)
  const other = scene.kind(second)
  if (ranged !== shootsAt(other, steps) || !reaches(other, steps)) {
    return no(`The ${other.name} cannot make the same attack as the ${scene.kind(main).name}.`)
  }
  return null
}

/** Every way in which the combatant could strike at a Close target with what it has ready. */
export function readyAttacks(scene: ZonesScene, who: number): { readonly main: number; readonly second: number }[] {
  const ways: { main: number; second: number }[] = []
  const { attacks } = scene.fighter(who).sheet
  for (let i = 0; i < attacks.length; i++) ways.push({ main: CREATURE_ATTACK + i, second: -1 })
  const { holder, place } = scene.now.item
  const held: number[] = []
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] !== who || place[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (kind.damage === null || isUsedUp(scene, item)) continue
    ways.push({ main: item, second: -1 })
    held.push(item)
  }
  for (const main of held) {
    for (const second of held) {
      if (main !== second && cannotDualWield(scene, who, main, second, 0) === null) ways.push({ main, second })
    }
  }
  return ways
}

/** What the weapon is called in commands and answers. */
export const armName = (scene: ZonesScene, actor: number, weapon: number): string =>
  weapon >= CREATURE_ATTACK ? armOf(scene, actor, weapon).name : nameOfItem(scene, weapon)
