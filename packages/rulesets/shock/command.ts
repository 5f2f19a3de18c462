import {
  type AnyScene,
  type Known,
  namedParam,
  type ParamOptions,
  person,
  plainly,
  say,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { rowsWhere } from '../lasting/rows.ts'
import { refuse } from './citing.ts'
import { itemsOf } from './rules/gear.ts'
import type { ShockScene } from './scene.ts'
import type { ItemRow } from './tables.ts'
import { ATTRIBUTES, BARE_HANDS, CARRIED, MANEUVERS, SKILLS } from './words.ts'

type Options = Pick<ParamOptions<number>, 'optional' | 'suggestions'>
type SoFar = Readonly<Record<string, unknown>>

const asShock = (scene: AnyScene): ShockScene => scene as ShockScene

const actorOf = ({ actor }: SoFar): number => actor as number

/** Items by their names, with hyphens as good as spaces, so that they go by their ids too. */
const called = (scene: ShockScene, items: readonly number[]): Known[] =>
  items.map((item) => {
    const name = scene.itemName(item)
    return [name, item, name.replaceAll('-', ' '), name.replaceAll(' ', '-')]
  })

/** What the actor has or has dropped: of several of a name what fits first, then what is nearest to hand. */
function own(scene: ShockScene, who: Who, fits: (item: ItemRow) => boolean): number[] {
  const { holder, carried } = scene.now.item
  const rank = (item: ItemRow) => (fits(item) ? 0 : CARRIED.length) + carried[item]
  return itemsOf(scene, who)
    .filter((item) => holder[item] === who)
    .sort((a, b) => rank(a) - rank(b))
}

/** An item is called alike wherever it has got to by the time the command is written down. */
const byItsName = { write: (scene: AnyScene, item: unknown): string => asShock(scene).itemName(item as number) }

/** An item of the actor by its name; of several of a name the one that is carried `from` there (a position in CARRIED). */
export const itemParam = <N extends string>(name: N, label: string, from: number, options: Options = {}) => ({
  ...namedParam<ShockScene, N>(name, {
    one: (_scene, soFar) => say('item of {whose}', { whose: person(actorOf(soFar)) }),
    label,
    known: (scene, soFar) =>
      called(
        scene,
        own(scene, actorOf(soFar), (item) => scene.now.item.carried[item] === from),
      ),
    ...options,
  }),
  ...byItsName,
})

/** The items that lie on the ground. */
export const lying = (scene: ShockScene): number[] => rowsWhere(scene.items, (item) => scene.now.item.square[item] >= 0)

/** An item that lies about, the actor's own before others; the action says why one's own that does not lie is none. */
export const lyingParam = <N extends string>(name: N) => ({
  ...namedParam<ShockScene, N>(name, {
    one: plainly('item on the ground'),
    label: 'an item on the ground',
    refOf: (scene, row) => (scene.now.item.square[row] >= 0 ? { table: 'item', row } : null),
    known(scene, soFar) {
      const isOwn = (item: ItemRow) => scene.now.item.holder[item] === actorOf(soFar)
      const all = lying(scene)
      return called(scene, [...all.filter(isOwn), ...all.filter((item) => !isOwn(item))])
    },
    besides: (scene, soFar) =>
      called(
        scene,
        own(scene, actorOf(soFar), () => true),
      ),
  }),
  ...byItsName,
})

/** A weapon of the actor, or bare hands: loaded before unloaded, to `reload` the other way round. Left out it is the usual one. */
export const weaponParam = (suggestions?: ParamOptions<number>['suggestions'], reload = false) => ({
  ...namedParam<ShockScene, 'weapon'>('weapon', {
    one: (_scene, soFar) => say('weapon of {whose}', { whose: person(actorOf(soFar)) }),
    label: 'a weapon',
    optional: true,
    known: (scene, soFar) =>
      called(
        scene,
        own(scene, actorOf(soFar), (item) => (scene.now.item.loaded[item] === 0) === reload),
      ),
    besides: (scene) => called(scene, [BARE_HANDS]),
    ...(suggestions === undefined ? {} : { suggestions }),
  }),
  ...byItsName,
})

/** One of the actor's powers, or of its spells, by name. */
export const powerParam = (what: 'power' | 'spell') => {
  const all = (scene: ShockScene, { actor }: SoFar) => scene.fighter(actor as number)[`${what}s`]
  return namedParam<ShockScene, 'power'>('power', {
    one: (_scene, { actor }) => say('{what} of {whose}', { what: plainly(what), whose: person(actor as number) }),
    label: `a ${what}`,
    known: (scene, soFar) => all(scene, soFar).map(({ name }, at) => [name, at] as const),
    none: (scene, soFar) =>
      all(scene, soFar).length > 0
        ? null
        : refuse('spell-content', '{actor} has no {what}s.', {
            actor: person(soFar.actor as number),
            what: plainly(what),
          }),
  })
}

/** An attribute by its name; -1 where it is left out. */
export const attributeParam = <N extends string>(name: N) =>
  wordParam(name, ATTRIBUTES, { label: 'an attribute', optional: true })

/** A maneuver instead of damage. */
export const maneuverParam = wordParam('maneuver', MANEUVERS, { label: 'shove or grapple', optional: true })

/** The skill for the check of a shove. */
export const usingParam = wordParam('using', SKILLS, { label: 'brawl or exert', optional: true })
