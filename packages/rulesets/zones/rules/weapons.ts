import { type Message, person, plainly, type Refusal, type Slot, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { CreatureAttack, Item } from '../kinds/gear.ts'
import type { ZonesScene } from '../scene.ts'
import type { ItemRow } from '../tables.ts'
import { CLOSE, DISTANT, HANDS, IN_BACKPACK, IN_HAND, ON_BODY } from '../words.ts'
import { nameOfItem, put } from './inventory.ts'

/**
 * Weapons are named by one number in commands and lists: an item's row, or, from here on, an attack in a creature's data.
 * No fight has so many items.
 */
const OWN_ATTACKS = 1 << 20

/** How the attack at that position in a creature's data is named. */
export const ownAttack = (position: number): number => OWN_ATTACKS + position

/** Whether what the number names is an item, not an attack in a creature's data. */
export const isItem = (weapon: number): boolean => weapon < OWN_ATTACKS

/** What an attack is made with. */
export type Arm = CreatureAttack | Item

/** What the number in a command stands for. */
export function armOf(scene: ZonesScene, actor: Who, weapon: number): Arm {
  cite('content-is-data')
  if (isItem(weapon)) return scene.kind(weapon)
  return scene.fighter(actor).attacks[weapon - OWN_ATTACKS]
}

const isMelee = (arm: Arm): boolean => arm.kinds.melee
const isRanged = (arm: Arm): boolean => arm.kinds.ranged

/** Whether an attack with it at this distance would be a ranged one: melee weapons that also shoot strike when Close. */
export const shootsAt = (arm: Arm, steps: number): boolean => !(isMelee(arm) && steps === CLOSE) && isRanged(arm)

/** How many hands are full. */
export function handsFull(scene: ZonesScene, who: Who): number {
  const { holder, place } = scene.now.item
  let full = 0
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] === who && place[item] === IN_HAND) full += scene.kind(item).hands
  }
  return full
}

/** Whether every usage of the item is marked. */
export function isUsedUp(scene: ZonesScene, item: ItemRow): boolean {
  const { usages } = scene.kind(item)
  if (usages === 0 || scene.now.item.marked[item] < usages) return false
  cite('usage-used-up')
  return true
}

/** Whether the item is held or worn: what is so is used without spending anything first. */
export const isReady = (scene: ZonesScene, item: ItemRow): boolean => scene.now.item.place[item] <= ON_BODY

/** Whether the combatant could attack with the item at once: its own, a weapon, ready, not used up, and with a hand for it. */
function canUse(scene: ZonesScene, who: Who, item: ItemRow): boolean {
  const { holder, place } = scene.now.item
  if (holder[item] !== who) return false
  cite('ready-items')
  if (!isReady(scene, item)) return false
  const { damage, hands } = scene.kind(item)
  if (damage === null || isUsedUp(scene, item)) return false
  return place[item] === IN_HAND || hands === 0 || handsFull(scene, who) + hands <= HANDS
}

/** Why the actor cannot attack with it at all now, or null: not its own, packed away, no hand for it, used up. */
export function cannotUse(scene: ZonesScene, actor: Who, weapon: number): Refusal | null {
  return !isItem(weapon) || canUse(scene, actor, weapon) ? null : whyUnready(scene, actor, weapon)
}

function whyUnready(scene: ZonesScene, actor: Who, weapon: number): Refusal {
  const kind = scene.kind(weapon)
  const its = say("{actor}'s {item}", { actor: person(actor), item: { thing: kind.name } })
  if (scene.now.item.holder[weapon] !== actor) {
    return refuse('ready-items', '{actor} does not have the {item}.', {
      actor: person(actor),
      item: { thing: kind.name },
    })
  }
  if (kind.damage === null) return refuse('weapon-damage', 'The {item} is no weapon.', { item: { thing: kind.name } })
  const unready = notReady(scene, weapon, its)
  if (unready !== null) return unready
  if (isUsedUp(scene, weapon)) return refuse('usage-used-up', 'All usages of {its} are marked: it is used up.', { its })
  return refuse('ready-items', '{actor} has no hand free for the {item}.', {
    actor: person(actor),
    item: { thing: kind.name },
  })
}

/** Why the item, called so in the sentence, is neither held nor worn, or null. */
export function notReady(scene: ZonesScene, item: ItemRow, called: Slot): Refusal | null {
  cite('ready-items')
  if (isReady(scene, item)) return null
  return scene.now.item.place[item] === IN_BACKPACK
    ? refuse('action-retrieve-item', '{called} is in the backpack: getting it out takes the Action.', {
        called,
      })
    : refuse('ready-items', '{called} lies on the ground.', { called })
}

/** Takes a worn weapon that needs a hand into it, as it is used. */
export function takeInHand(scene: ZonesScene, item: ItemRow): void {
  if (scene.now.item.place[item] === IN_HAND || scene.kind(item).hands === 0) return
  put(scene, item, IN_HAND, 'ready-items')
}

/** Whether the weapon reaches a target so many steps away. */
export const reaches = (arm: Arm, steps: number): boolean =>
  steps === CLOSE ? isMelee(arm) || isRanged(arm) : isRanged(arm) && (arm.reach >= DISTANT || steps <= arm.reach)

/** Why the weapon does not reach a target so many steps away, or null. */
export function cannotReach(arm: Arm, steps: number, target: Who): Refusal | null {
  if (isMelee(arm)) cite('same-zone-interaction')
  if (reaches(arm, steps)) return null
  const slots = { target: person(target), range: plainly(rangeWord(Math.min(steps, DISTANT))) }
  return isRanged(arm)
    ? refuse('ranged-reach', '{target} is {range}; the {weapon} reaches {reach}.', {
        ...slots,
        weapon: { thing: arm.name },
        reach: plainly(rangeWord(arm.reach)),
      })
    : refuse('melee-needs-close', '{target} is {range}; a melee attack needs them Close.', slots)
}

const RANGE_WORDS = ['Close', 'Nearby', 'Far-Away', 'Distant'] as const

/** The range (position in RANGES) as it stands in a sentence. */
export const rangeWord = (range: number) => RANGE_WORDS[range] ?? 'Distant'

/** Why the two weapons cannot be used together against a target so many steps away, or null. */
export function cannotDualWield(
  scene: ZonesScene,
  actor: Who,
  main: number,
  second: number,
  steps: number,
): Refusal | null {
  const no = (why: Message) => {
    cite('dual-wield')
    return refuse('dual-wield-needs', why)
  }
  if (scene.now.combatant.character[actor] === 0)
    return no(plainly('A creature wields two weapons only where its data says so.'))
  if (main === second) return no(plainly('Two different weapons are needed.'))
  for (const item of [main, second]) {
    const kind = scene.kind(item)
    if (kind.hands !== 1)
      return no(
        say('The {item} takes {hands}.', {
          item: { thing: kind.name },
          hands: plainly(kind.hands === 2 ? 'two hands' : 'no hand'),
        }),
      )
    if (scene.now.item.place[item] !== IN_HAND)
      return no(say('The {item} is not in hand.', { item: { thing: kind.name } }))
    const why = cannotUse(scene, actor, item)
    if (why !== null) return no(why.reason)
  }
  const ranged = shootsAt(scene.kind(main), steps)
  const other = scene.kind(second)
  if (ranged !== shootsAt(other, steps) || !reaches(other, steps)) {
    return no(
      say('The {other} cannot make the same attack as the {item}.', {
        other: { thing: other.name },
        item: { thing: scene.kind(main).name },
      }),
    )
  }
  return null
}

/** Every way in which the combatant could strike at a Close target with what it has ready: what it holds, then what it wears. */
export function readyAttacks(scene: ZonesScene, who: Who): { readonly main: number; readonly second: number }[] {
  const ways: { main: number; second: number }[] = []
  const { attacks } = scene.fighter(who)
  for (let i = 0; i < attacks.length; i++) ways.push({ main: ownAttack(i), second: -1 })
  const { holder, place } = scene.now.item
  const held: number[] = []
  const worn: number[] = []
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] === who && canUse(scene, who, item)) (place[item] === IN_HAND ? held : worn).push(item)
  }
  for (const main of held) ways.push({ main, second: -1 })
  for (const main of worn) ways.push({ main, second: -1 })
  for (const main of held) {
    for (const second of held) {
      if (main !== second && cannotDualWield(scene, who, main, second, 0) === null) ways.push({ main, second })
    }
  }
  return ways
}

/** What the weapon is called in commands and answers. */
export const armName = (scene: ZonesScene, actor: Who, weapon: number): string =>
  isItem(weapon) ? nameOfItem(scene, weapon) : armOf(scene, actor, weapon).name
