import { type Refusal, refuse, textParam } from '@fray/kernel/rules'
import { itemParam, lyingParam, PAY_ATTACK, PAY_BONUS, PAY_MOVE, payBy, payParam } from '../command.ts'
import { note } from '../events.ts'
import { pay } from '../rules/budget.ts'
import { isNatural, itemsOf, noteItem, takeItem } from '../rules/gear.ts'
import { spacesTo } from '../rules/space.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { ITEM } from '../tables.ts'
import { IN_HAND, ON_GROUND, SHEATHED } from '../words.ts'
import { act } from './define.ts'
import { badPayment, priceOf } from './gate.ts'

cite('pick-up', 'pick-up-reach', 'draw-sheathe', 'talk', 'pay-with-choice', 'disarmed')

const ANY = [PAY_ATTACK, PAY_MOVE, PAY_BONUS] as const
const usual = (pay: number): number => (pay < 0 ? PAY_BONUS : pay)

interface Paying {
  readonly actor: number
  readonly pay: number
}

const badAny = (scene: FreeHitsScene, { actor, pay: said }: Paying, what: string): Refusal | null =>
  badPayment(scene, actor, usual(said), ANY, what, { short: 'pay-with-choice' })

/** What lies on the ground, anywhere. */
function* lying(scene: FreeHitsScene): Iterable<number> {
  for (let item = 0; item < scene.items; item++) if (scene.now.item.carried[item] === ON_GROUND) yield item
}

/** Takes an item from the ground of the own square or a neighboring one into hand. */
export const pickUp = act({
  id: 'pick-up',
  rule: 'pick-up',
  title: 'Pick up an item',
  when: 'turn',
  params: [{ ...lyingParam('item'), candidates: lying }, payBy(() => ANY)],
  check(scene, command) {
    const { actor, item } = command
    const { name } = scene.kind(item)
    if (scene.now.item.carried[item] !== ON_GROUND) return refuse('pick-up', `The ${name} does not lie on the ground.`)
    const far = spacesTo(scene, actor, scene.now.item.square[item])
    if (far > 1) return refuse('pick-up-reach', `The ${name} lies ${far} squares away: it must be in reach, at most 1.`)
    return badAny(scene, command, 'Picking up')
  },
  resolve(scene, { actor, item, pay: said }) {
    pay(scene, actor, priceOf(usual(said)), 'pick-up')
    takeItem(scene, actor, item)
    noteItem(scene, actor, item)
  },
})

function drawing(id: 'draw' | 'sheathe', title: string, from: number, to: number) {
  const movable = (scene: FreeHitsScene, actor: number) =>
    itemsOf(scene, actor).filter((item) => scene.now.item.carried[item] === from && !isNatural(scene.kind(item)))
  return act({
    id,
    rule: 'draw-sheathe',
    title,
    when: 'turn',
    params: [{ ...itemParam('item', 'a weapon'), candidates: movable }, payBy(() => ANY)],
    check(scene, command) {
      const { item, actor } = command
      const kind = scene.kind(item)
      if (isNatural(kind))
        return refuse('draw-sheathe', `The ${kind.name} cannot be put away: it is a part of the body.`)
      if (scene.now.item.holder[item] !== actor || scene.now.item.carried[item] !== from) {
        return refuse('draw-sheathe', `The ${kind.name} is not ${from === IN_HAND ? 'in hand' : 'sheathed'}.`)
      }
      return badAny(scene, command, title)
    },
    resolve(scene, { actor, item, pay: said }) {
      pay(scene, actor, priceOf(usual(said)), 'draw-sheathe')
      scene.set(ITEM.carried, item, to, 'draw-sheathe')
      noteItem(scene, actor, item)
    },
  })
}

/** Draws a carried weapon into hand. */
export const draw = drawing('draw', 'Draw a weapon', SHEATHED, IN_HAND)
/** Puts a held weapon away. */
export const sheathe = drawing('sheathe', 'Sheathe a weapon', IN_HAND, SHEATHED)

/** Says something; it changes nothing but the record. */
export const talk = act({
  id: 'talk',
  rule: 'talk',
  title: 'Talk briefly',
  when: 'turn',
  params: [textParam('text', { label: 'what is said' }), payParam],
  check: (scene, command) => badAny(scene, command, 'Talking'),
  resolve(scene, { actor, text, pay: said }) {
    pay(scene, actor, priceOf(usual(said)), 'talk')
    note.talks(scene, actor, text)
  },
})
