import { person, plainly, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { freeHands, itemsOf } from '../rules/gear.ts'
import { provoke } from '../rules/opportunity.ts'
import type { ShockScene } from '../scene.ts'
import { C, ITEM } from '../tables.ts'
import { IN_HAND, READIED } from '../words.ts'
import { act } from './define.ts'
import { noteItem } from './gear.ts'

/** Rises from prone, and takes up what it dropped in its square. */
export const standUp = act({
  id: 'stand-up',
  rule: 'stand-up',
  title: plainly('Stand up'),
  intent: 'move',
  price: (scene, { actor }) => scene.fighter(actor).gifts.standUp ?? 'move',
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 0
      ? refuse('stand-up', '{actor} is on their feet.', { actor: person(actor) })
      : null,
  resolve(scene, { actor }) {
    if (!scene.announce(actor) || !provoke(scene, actor)) return
    scene.set(C.prone, actor, 0, 'stand-up')
    note.stands(scene, actor)
    takeUpDropped(scene, actor)
  },
})

function takeUpDropped(scene: ShockScene, actor: Who): void {
  const { holder, square } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || square[item] !== scene.now.combatant.square[actor]) continue
    scene.set(ITEM.square, item, -1, 'stand-up-items')
    scene.set(
      ITEM.carried,
      item,
      freeHands(scene, actor) >= scene.kind(item).hands ? IN_HAND : READIED,
      'stand-up-items',
    )
    noteItem(scene, actor, item)
  }
}

/** Drops prone: a Free Action on the own turn. */
export const goProne = act({
  id: 'go-prone',
  rule: 'go-prone',
  title: plainly('Go prone'),
  intent: 'gear',
  seldom: true,
  price: 'free',
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 1
      ? refuse('go-prone', '{actor} is prone already.', { actor: person(actor) })
      : null,
  resolve(scene, { actor }) {
    scene.set(C.prone, actor, 1, 'go-prone')
    note['goes-prone'](scene, actor)
  },
})
