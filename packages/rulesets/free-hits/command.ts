import {
  type AnyScene,
  asText,
  calledByName,
  combatantParam,
  type Known,
  type Message,
  namedParam,
  type Param,
  type ParamOptions,
  person,
  plainly,
  say,
  unknownName,
  wordParam,
} from '@fray/kernel/rules'
import { rowsWhere } from '../lasting/rows.ts'
import { refuse } from './citing.ts'
import type { Spell } from './kinds/spells.ts'
import { itemsOf } from './rules/gear.ts'
import { spacesTo } from './rules/space.ts'
import type { FreeHitsScene } from './scene.ts'
import { AIMS, FACINGS, IN_PACK, LOOKS, ON_GROUND } from './words.ts'

type SoFar = Readonly<Record<string, unknown>>
type Options<V = number> = Pick<ParamOptions<V>, 'optional' | 'suggestions'>

const asFreeHits = (scene: AnyScene): FreeHitsScene => scene as FreeHitsScene
const actorOf = (soFar: SoFar): number => soFar.actor as number

export const aimParam = (options: Options = {}) =>
  wordParam('aim', AIMS, {
    label: 'aimed at what',
    optional: true,
    finer: 'aimed',
    says: (aim) => (aim === 'none' ? '' : 'aimed {it}'),
    ...options,
  })
export const targetParam = (options: Options = {}) => combatantParam('target', { label: 'whom', ...options })

/** Items by their names; their content ids, and their names in one word, mean them as well. */
const called = (scene: FreeHitsScene, rows: readonly number[]): readonly Known[] =>
  rows.map((item) => {
    const { name, id } = scene.kind(item)
    return [name, item, id, name.replaceAll(' ', '-')]
  })

/** The same rows, those that the test likes first: of several things of a name the first is meant. */
const likedFirst = (rows: readonly number[], likes: (row: number) => boolean): number[] => [
  ...rows.filter(likes),
  ...rows.filter((row) => !likes(row)),
]

/** An item is called alike wherever it has got to by the time the command is written down. */
const byItsName = { write: (scene: AnyScene, item: unknown): string => asFreeHits(scene).kind(item as number).name }

/** An item of the actor by its name; of several of a name the one that is carried `from` there (a position in CARRIED). */
export const itemParam = <N extends string>(name: N, label: string, from: number, options: Options = {}) => ({
  ...namedParam<FreeHitsScene, N>(name, {
    one: (_scene, soFar) => say('item of {whose}', { whose: person(actorOf(soFar)) }),
    label,
    known: (scene, soFar) =>
      called(
        scene,
        likedFirst(itemsOf(scene, actorOf(soFar)), (item) => scene.now.item.carried[item] === from),
      ),
    // One's own weapon that lies on the ground: the action says why it cannot be used.
    besides: (scene, soFar) => called(scene, scene.unit(actorOf(soFar)).items),
    ...options,
  }),
  ...byItsName,
})

/** What lies on the ground, anywhere. */
const lying = (scene: FreeHitsScene): number[] =>
  rowsWhere(scene.items, (item) => scene.now.item.carried[item] === ON_GROUND)

/** An item that lies about; of several of a name one in reach before others, and the actor's own before others. */
export const lyingParam = <N extends string>(name: N) => ({
  ...namedParam<FreeHitsScene, N>(name, {
    one: plainly('item on the ground'),
    label: 'an item on the ground',
    refOf: (scene, row) => (scene.now.item.carried[row] === ON_GROUND ? { table: 'item', row } : null),
    known(scene, soFar) {
      const { square, origin } = scene.now.item
      const actor = actorOf(soFar)
      const ownFirst = likedFirst(lying(scene), (item) => origin[item] === actor)
      return called(
        scene,
        likedFirst(ownFirst, (item) => spacesTo(scene, actor, square[item]) <= 1),
      )
    },
    besides: (scene, soFar) => called(scene, itemsOf(scene, actorOf(soFar))),
    suggestions: lying,
  }),
  ...byItsName,
})

/** An item of somebody named in an earlier parameter, one at hand before one in the pack. */
export const itemOfParam = <N extends string>(name: N, owner: string) => ({
  ...namedParam<FreeHitsScene, N>(name, {
    one: (_scene, soFar) => say('item of {whose}', { whose: person(soFar[owner] as number) }),
    label: 'an item',
    known: (scene, soFar) =>
      called(
        scene,
        likedFirst(itemsOf(scene, soFar[owner] as number), (item) => scene.now.item.carried[item] !== IN_PACK),
      ),
  }),
  ...byItsName,
})

interface Named {
  readonly id: string
  readonly name: string
}

/** Whether a word, in small letters, is the thing's id or its name. */
const isNamed = (one: Named, wanted: string): boolean =>
  one.id.toLowerCase() === wanted || one.name.toLowerCase() === wanted

/** Things by their ids, or by their names where another one comes first with that id; both mean them. */
const byId = (all: readonly Named[]): readonly Known[] =>
  all.map(({ id, name }, at) => {
    const first = all.findIndex((one) => isNamed(one, id.toLowerCase()))
    return [first === at ? id : name, at, id, name]
  })

/** One of the actor's spells, by its position among them. */
export const spellParam = (options: Options = {}) =>
  namedParam<FreeHitsScene, 'spell'>('spell', {
    one: (_scene, soFar) => say('spell of {whose}', { whose: person(actorOf(soFar)) }),
    label: 'a spell',
    known: (scene, soFar) => calledByName(scene.unit(actorOf(soFar)).sheet.spells),
    none: (scene, soFar) =>
      scene.unit(actorOf(soFar)).sheet.spells.length > 0
        ? null
        : refuse('cast-time', '{who} knows no spells.', { who: person(actorOf(soFar)) }),
    ...options,
  })

/** One of the actor's feats, by its position among them. */
export const featParam = (options: Options = {}) =>
  namedParam<FreeHitsScene, 'feat'>('feat', {
    one: (_scene, soFar) => say('feat of {whose}', { whose: person(actorOf(soFar)) }),
    label: 'a feat',
    known: (scene, soFar) => calledByName(scene.unit(actorOf(soFar)).sheet.feats),
    ...options,
  })

/** A condition of the content. */
export const conditionParam = namedParam<FreeHitsScene, 'condition'>('condition', {
  one: plainly('condition'),
  label: 'a condition',
  kind: 'word',
  known: (scene) => byId(scene.conditions),
})

const spellSoFar = (scene: AnyScene, soFar: SoFar) =>
  asFreeHits(scene).unit(actorOf(soFar)).sheet.spells[soFar.spell as number]

const PLAIN: readonly number[] = []

const improvementOf = (spell: Spell | undefined): Message =>
  spell === undefined ? plainly('improvement of it') : say('improvement of {spell}', { spell: { thing: spell.name } })

/** Improvements of the spell named before, by their positions, as a list or as `a,b`. */
export const improveParam: Param<'improve', readonly number[]> = {
  name: 'improve',
  label: 'improvements of the spell',
  says: 'improved ({it})',
  kind: 'thing',
  optional: true,
  absent: PLAIN,
  read(scene, raw, soFar) {
    const spell = spellSoFar(scene, soFar)
    const all = spell?.improvements ?? []
    const chosen = new Set<number>()
    for (const one of Array.isArray(raw) ? raw : asText(raw).split(',')) {
      const wanted = asText(one).trim()
      const ids = all.map(({ id }) => id)
      const byItsId = ids.findIndex((id) => id.toLowerCase() === wanted.toLowerCase())
      const at = byItsId >= 0 ? byItsId : all.findIndex((one) => isNamed(one, wanted.toLowerCase()))
      if (at < 0) return unknownName(improvementOf(spell), wanted, ids)
      chosen.add(at)
    }
    return { value: [...chosen] }
  },
  write: (scene, value, command) =>
    (value as number[]).map((at) => spellSoFar(scene, command)?.improvements[at]?.id ?? ''),
}

/** What the `to` of a turn means for somebody to look at; less than that is a position in FACINGS. */
const TOWARD = FACINGS.length
/** The `to` of a turn toward a unit. */
export const toward = (row: number): number => TOWARD + row
/** The unit that a turn is toward; negative where it names a direction. */
export const facedUnit = (to: number): number => to - TOWARD

/** A direction, or somebody to look at: see {@link toward}. */
export const directionParam = (options: Options) =>
  namedParam<FreeHitsScene, 'to'>('to', {
    one: plainly('direction, and nobody is called'),
    label: 'a direction, or whom to face',
    kind: 'word',
    says: (to) => LOOKS[FACINGS.indexOf(to as (typeof FACINGS)[number])] ?? '{it}',
    *known(scene) {
      for (let at = 0; at < FACINGS.length; at++) yield [FACINGS[at], at]
      for (let row = 0; row < scene.combatants; row++) yield [scene.name(row), toward(row)]
    },
    ...options,
  })
