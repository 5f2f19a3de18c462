import { person, plainly, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { hasReadied, itemsOf } from '../rules/gear.ts'
import { levelOf } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { ITEM } from '../tables.ts'
import { ON_GROUND, SHOOT, STOWED } from '../words.ts'
import { act } from './define.ts'
import { ownItems } from './gear.ts'

/** Who reloads, and what, if it is said. */
interface Intent {
  readonly actor: Who
  readonly weapon: number
}

/** What reloading costs the actor: nothing with Shoot 1 or more. */
function reloadCost(scene: ShockScene, wish: Intent): 'free' | 'move' | 'main' {
  const { actor } = wish
  const item = meant(scene, wish)
  if (item < 0 || item >= scene.items) return 'free'
  if (levelOf(scene, actor, SHOOT) >= 1) {
    cite('reload-skilled')
    return 'free'
  }
  const { reload } = scene.fighter(actor).gifts
  const cost = reload ?? scene.kind(item).reload ?? 'free'
  if (cost !== 'free') cite(cost === 'move' ? 'reload-bow' : 'reload-crossbow')
  return cost
}

function unloaded(scene: ShockScene, actor: Who): number {
  const { holder, loaded, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || loaded[item] === 1 || carried[item] === ON_GROUND) continue
    if (scene.kind(item).reload !== null) return item
  }
  return -1
}

/** The weapon to be reloaded: as said, else one that is unloaded. */
const meant = (scene: ShockScene, { actor, weapon }: Intent): number => (weapon >= 0 ? weapon : unloaded(scene, actor))

const reloadable = (scene: ShockScene, actor: Who): Iterable<number> =>
  ownItems(scene, actor, (item) => scene.kind(item).reload !== null)

/** Makes a bow or crossbow ready to shoot again. */
export const reload = act({
  id: 'reload',
  rule: 'loaded-state',
  title: plainly('Reload'),
  intent: 'gear',
  price: reloadCost,
  params: [weaponParam(reloadable, true)],
  check(scene, command) {
    const { actor } = command
    const item = meant(scene, command)
    if (item < 0 || item >= scene.items || scene.kind(item).reload === null) {
      return refuse('loaded-state', '{actor} has nothing to reload.', { actor: person(actor) })
    }
    if (scene.now.item.carried[item] >= STOWED) {
      return refuse('ready-weapon-needed', 'The {item} is not at hand.', { item: { thing: scene.itemName(item) } })
    }
    if (scene.now.item.loaded[item] === 1)
      return refuse('loaded-state', 'The {item} is loaded.', { item: { thing: scene.itemName(item) } })
    if (!hasReadied(scene, actor, 'quiver')) {
      return refuse('reload-quiver', '{actor} has no quiver Readied.', { actor: person(actor) })
    }
    return null
  },
  resolve(scene, command) {
    const { actor } = command
    const item = meant(scene, command)
    const cost = reloadCost(scene, command)
    const { holder, carried } = scene.now.item
    if (!scene.announce(actor) || holder[item] !== actor || carried[item] >= STOWED) return
    if (!hasReadied(scene, actor, 'quiver')) return
    cite('no-ammunition-count')
    scene.set(
      ITEM.loaded,
      item,
      1,
      cost === 'free' ? 'reload-skilled' : cost === 'move' ? 'reload-bow' : 'reload-crossbow',
    )
    note.reloads(scene, actor, item)
  },
})
