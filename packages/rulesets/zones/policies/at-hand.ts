import { ON_BODY } from '../model.ts'
import { type Arm, CREATURE_ATTACK, isUsedUp, reaches, shootsAt } from '../rules/weapons.ts'
import type { ZonesScene } from '../scene.ts'

/** What somebody can attack with, in hand or on the body; lists by the steps to the target, 0 to 3. */
export interface AtHand {
  /** The weapon that does most at this distance, of equals the one in hand; -1 for none. */
  readonly weapon: number[]
  /** What that weapon is worth at this distance, 0 for none. */
  readonly worth: number[]
  /** Whether anything of it shoots, used up or not. */
  shoots: boolean
}

/** While somebody's weapons are weighed: what the best is worth by the steps, one on the body taken for a little less. */
const most = new Float64Array(4)

/** Looks once through everything that somebody has at hand. */
export function atHand(scene: ZonesScene, who: number): AtHand {
  const found: AtHand = { weapon: [-1, -1, -1, -1], worth: [0, 0, 0, 0], shoots: false }
  most.fill(0)
  const { attacks } = scene.fighter(who).sheet
  for (let i = 0; i < attacks.length; i++) weigh(scene, who, found, CREATURE_ATTACK + i, attacks[i] as Arm, 0)
  const { holder, place } = scene.now.item
  const { items } = scene
  for (let item = 0; item < items; item++) {
    if (holder[item] !== who || (place[item] as number) > ON_BODY) continue
    const kind = scene.kind(item)
    if (kind.ranged) found.shoots = true
    if (kind.damage === null || isUsedUp(scene, item)) continue
    weigh(scene, who, found, item, kind, (place[item] as number) * 0.1)
  }
  return found
}

/** Notes at which distances the weapon is the best so far. From Nearby on it is worth the same as far as it reaches. */
function weigh(scene: ZonesScene, who: number, found: AtHand, weapon: number, arm: Arm, less: number): void {
  note(found, weapon, 0, worthOf(scene, who, arm, 0), less)
  if (!arm.ranged) return
  found.shoots = true
  const worth = worthOf(scene, who, arm, 1)
  for (let steps = 1; steps <= 3 && reaches(arm, steps); steps++) note(found, weapon, steps, worth, less)
}

function note(found: AtHand, weapon: number, steps: number, worth: number, less: number): void {
  if (worth - less <= (most[steps] as number)) return
  most[steps] = worth - less
  found.worth[steps] = worth
  found.weapon[steps] = weapon
}

/** How likely a Character is to hit with that Attribute, in twentieths, 1 to 19. */
const inTwenty = (scene: ZonesScene, attribute: number): number => Math.max(1, Math.min(19, 21 - scene.dr + attribute))

/**
 * What a weapon is worth at this distance, 0 out of reach: twice its usual damage times the likelihood of a hit in
 * twentieths. A creature counts as hitting with one in two. Shooting at a Close target has Disadvantage.
 */
export function worthOf(scene: ZonesScene, actor: number, arm: Arm, steps: number): number {
  if (arm.damage === null || !reaches(arm, steps)) return 0
  const usual = arm.damage.min + arm.damage.max
  const isShot = shootsAt(arm, steps)
  const { character, dex, str } = scene.now.combatant
  if (character[actor] === 0) return isShot && steps === 0 ? usual * 5 : usual * 10
  const likely = inTwenty(scene, (isShot ? dex[actor] : str[actor]) as number)
  return isShot && steps === 0 ? (usual * likely * likely) / 20 : usual * likely
}
