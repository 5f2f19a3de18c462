import { type CommandBy, distance, person, plainly, squareName, type Who } from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { refuse } from '../citing.ts'
import { lying, lyingParam } from '../command.ts'
import { provoke } from '../rules/opportunity.ts'
import { bodyOf, seesSquare } from '../rules/space.ts'
import type { ShockScene } from '../scene.ts'
import { F, ITEM } from '../tables.ts'
import { IN_HAND } from '../words.ts'
import { act } from './define.ts'
import { noHand, noteItem } from './gear.ts'

/** Feet within which one takes something up, whatever one's reach in a fight. */
const ARM = 5

/** Feet from the actor to where an item lies. */
const feetTo = (scene: ShockScene, actor: Who, square: number): number =>
  distance(scene.setup.grid, bodyOf(scene, actor), { square, size: 1, z: scene.setup.grid.floors[square] })

/** Takes up what lies within reach: Readied and in hand. */
export const pickUp = act({
  id: 'pick-up',
  rule: 'pick-up-item',
  title: plainly('Pick up'),
  intent: 'gear',
  price: 'move',
  params: [lyingParam('item'), squareParam('from', { label: 'where it lies', optional: true, says: 'at {it}' })],
  *suggest(scene) {
    for (const item of lying(scene)) yield { item, from: scene.now.item.square[item] }
  },
  check(scene, command) {
    const { actor } = command
    const item = meant(scene, command)
    const at = item < 0 ? -1 : scene.now.item.square[item]
    if (at < 0) return refuse('pick-up-item', 'Nothing like that lies there.')
    const feet = feetTo(scene, actor, at)
    if (feet > ARM) {
      return refuse('pick-up-item', 'The {item} lies at {square}, {feet} feet away.', {
        item: { thing: scene.itemName(item) },
        square: { thing: squareName(scene.setup.grid, at) },
        feet: { number: feet },
      })
    }
    if (isOutOfReach(scene, actor, at)) {
      return refuse('pick-up-item', 'Something solid is between {actor} and the {item}.', {
        actor: person(actor),
        item: { thing: scene.itemName(item) },
      })
    }
    return noHand(scene, actor, item, 'pick-up-item')
  },
  resolve(scene, command) {
    const { actor } = command
    const item = meant(scene, command)
    if (!scene.announce(actor) || !provoke(scene, actor)) return
    const at = scene.now.item.square[item]
    if (at < 0 || isOutOfReach(scene, actor, at) || noHand(scene, actor, item, 'pick-up-item') !== null) return
    scene.set(ITEM.square, item, -1, 'pick-up-item')
    scene.set(ITEM.carried, item, IN_HAND, 'pick-up-item')
    if (scene.now.item.origin[item] !== actor) scene.set(F.swapped, 0, 1, 'pick-up-item')
    scene.set(ITEM.holder, item, actor, 'pick-up-item')
    noteItem(scene, actor, item)
  },
})

/** Whether what lies there cannot be taken up from where the actor stands. */
const isOutOfReach = (scene: ShockScene, actor: Who, at: number): boolean =>
  feetTo(scene, actor, at) > ARM || !seesSquare(scene, actor, at)

/** The item meant: of that name on the square named, the nearest to the actor otherwise; -1 for none. */
function meant(scene: ShockScene, { actor, item, from }: CommandBy<typeof pickUp>): number {
  const { square } = scene.now.item
  const fits = lying(scene).filter(
    (other) => scene.itemName(other) === scene.itemName(item) && (from < 0 || square[other] === from),
  )
  const feet = (other: number) => feetTo(scene, actor, square[other])
  return fits.length === 0 ? -1 : fits.reduce((best, other) => (feet(other) < feet(best) ? other : best))
}
