import { type Message, plainly, textParam, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { itemParam, lyingParam } from '../command.ts'
import { note } from '../events.ts'
import { isNatural, itemsOf, noteItem, takeItem } from '../rules/gear.ts'
import { spacesTo } from '../rules/space.ts'
import type { FreeHitsScene } from '../scene.ts'
import { ITEM } from '../tables.ts'
import { IN_HAND, ON_GROUND, SHEATHED } from '../words.ts'
import { act } from './define.ts'
import { badPayment, PAY_ATTACK, PAY_BONUS, PAY_MOVE, payFor, payParam, type Terms } from './paying.ts'

const OF_ANY = { takes: [PAY_ATTACK, PAY_MOVE, PAY_BONUS], usual: PAY_BONUS, short: 'pay-with-choice' } as const
/** Any action pays for things of that kind. */
const forAny = (what: Message): Terms => ({ what, ...OF_ANY })
const payWithAny = payParam(() => OF_ANY.takes)

const FOR_PICKING_UP = forAny(plainly('Picking up'))

/** Takes an item from the ground of the own square or a neighboring one into hand. */
export const pickUp = act({
  id: 'pick-up',
  rule: 'pick-up',
  title: plainly('Pick up an item'),
  says: 'Pick up {it}',
  intent: 'gear',
  when: 'turn',
  params: [lyingParam('item'), payWithAny],
  check(scene, { actor, item, pay: said }) {
    const { name } = scene.kind(item)
    if (scene.now.item.carried[item] !== ON_GROUND)
      return refuse('pick-up', 'The {item} does not lie on the ground.', { item: { thing: name } })
    const far = spacesTo(scene, actor, scene.now.item.square[item])
    if (far > 1)
      return refuse('pick-up-reach', 'The {item} lies {far} squares away: it must be in reach, at most 1.', {
        item: { thing: name },
        far: { number: far },
      })
    return badPayment(scene, actor, said, FOR_PICKING_UP)
  },
  resolve(scene, { actor, item, pay: said }) {
    payFor(scene, actor, said, FOR_PICKING_UP, 'pick-up')
    takeItem(scene, actor, item)
    noteItem(scene, actor, item)
  },
})

function drawing(id: 'draw' | 'sheathe', title: 'Draw a weapon' | 'Sheathe a weapon', from: number, to: number) {
  const movable = (scene: FreeHitsScene, actor: Who) =>
    itemsOf(scene, actor).filter((item) => scene.now.item.carried[item] === from && !isNatural(scene.kind(item)))
  const terms = forAny(plainly(title))
  return act({
    id,
    rule: 'draw-sheathe',
    title: plainly(title),
    says: id === 'draw' ? 'Draw {it}' : 'Sheathe {it}',
    intent: 'gear',
    when: 'turn',
    seldom: id === 'sheathe',
    params: [itemParam('item', 'a weapon', from, { suggestions: movable }), payWithAny],
    check(scene, { actor, item, pay: said }) {
      const kind = scene.kind(item)
      if (isNatural(kind))
        return refuse('draw-sheathe', 'The {item} cannot be put away: it is a part of the body.', {
          item: { thing: kind.name },
        })
      if (scene.now.item.holder[item] !== actor || scene.now.item.carried[item] !== from) {
        return refuse('draw-sheathe', 'The {item} is not {where}.', {
          item: { thing: kind.name },
          where: plainly(from === IN_HAND ? 'in hand' : 'sheathed'),
        })
      }
      return badPayment(scene, actor, said, terms)
    },
    resolve(scene, { actor, item, pay: said }) {
      payFor(scene, actor, said, terms, 'draw-sheathe')
      scene.set(ITEM.carried, item, to, 'draw-sheathe')
      noteItem(scene, actor, item)
    },
  })
}

/** Draws a carried weapon into hand. */
export const draw = drawing('draw', 'Draw a weapon', SHEATHED, IN_HAND)
/** Puts a held weapon away. */
export const sheathe = drawing('sheathe', 'Sheathe a weapon', IN_HAND, SHEATHED)

const FOR_TALKING = forAny(plainly('Talking'))

/** Says something; it changes nothing but the record. */
export const talk = act({
  id: 'talk',
  rule: 'talk',
  title: plainly('Talk briefly'),
  intent: 'gear',
  when: 'turn',
  params: [textParam('text', { label: 'what is said' }), payParam()],
  check: (scene, { actor, pay: said }) => badPayment(scene, actor, said, FOR_TALKING),
  resolve(scene, { actor, text, pay: said }) {
    payFor(scene, actor, said, FOR_TALKING, 'talk')
    note.talks(scene, actor, text)
  },
})
