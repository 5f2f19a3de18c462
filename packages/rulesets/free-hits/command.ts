import {
  type AnyScene,
  type Command,
  combatantParam,
  listText,
  type Param,
  refuse,
  unknownName,
  wordParam,
} from '@fray/kernel/rules'
import { squareParam, wayParam } from '../on-grid/params.ts'
import { findItem, isCalled, itemsOf } from './rules/gear.ts'
import { spacesTo } from './rules/space.ts'
import type { FreeHitsScene } from './scene.ts'
import { AIMS, FACINGS, IN_HAND, IN_PACK, ON_GROUND, SHEATHED } from './words.ts'

/** A free-hits command: every parameter of every action, absent ones at their absent value, always in this shape. */
export interface FreeHitsCommand extends Command {
  target: number
  /** An item's row; -1 where the usual weapon is meant. */
  weapon: number
  /** Position in AIMS; -1 where none is said. */
  aim: number
  /** Position in PAYMENTS; -1 where the usual one is meant. */
  pay: number
  /** A square; -1 where it is left out. */
  to: number
  /** Squares of the way. */
  by: readonly number[]
  at: number
  item: number
  /** Position among the actor's spells. */
  spell: number
  /** Positions among the spell's improvements. */
  improve: readonly number[]
  /** Position among the actor's feats. */
  feat: number
  who: readonly number[]
  text: string
  [extra: string]: unknown
}

const NOBODY: readonly number[] = []

/** A command with every parameter absent. */
export const blank = (actor: number, action: string): FreeHitsCommand => ({
  actor,
  action,
  target: -1,
  weapon: -1,
  aim: -1,
  pay: -1,
  to: -1,
  by: NOBODY,
  at: -1,
  item: -1,
  spell: -1,
  improve: NOBODY,
  feat: -1,
  who: NOBODY,
  text: '',
})

/** What a command may say to pay with. */
export const PAYMENTS = [
  'none',
  'attack',
  'move',
  'bonus',
  'two-bonus',
  'attack+move',
  'move+bonus',
  'move+two-bonus',
] as const
/** What each of them is: Attack, Move and Bonus Actions. */
export const PRICES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, 2],
  [1, 1, 0],
  [0, 1, 1],
  [0, 1, 2],
]
export const PAY_NONE = 0
export const PAY_ATTACK = 1
export const PAY_MOVE = 2
export const PAY_BONUS = 3
export const PAY_TWO_BONUS = 4

const asFreeHits = (scene: AnyScene): FreeHitsScene => scene as unknown as FreeHitsScene

export const payParam = wordParam('pay', PAYMENTS, { label: 'which action pays', optional: true })
/** The same where it makes out different commands: what can pay. */
export const payBy = (candidates: (scene: FreeHitsScene, actor: number) => Iterable<number>) =>
  wordParam('pay', PAYMENTS, { label: 'which action pays', optional: true, candidates })
export const aimParam = wordParam('aim', AIMS, { label: 'what it is aimed at', optional: true })
export const targetParam = (optional = false) => combatantParam('target', { label: 'whom', optional })
export { squareParam, wayParam }

const nameOfItem = (scene: AnyScene, value: unknown): string => asFreeHits(scene).kind(value as number).name

/** Where an action takes its item from, for one who has several of a name. */
const TAKEN_FROM: Readonly<Record<string, number>> = {
  draw: SHEATHED,
  sheathe: IN_HAND,
  attack: IN_HAND,
  'extra-attack': IN_HAND,
  'feat-attack': IN_HAND,
}

/** An item of the actor by its name. */
export const itemParam = <N extends string>(name: N, label: string, optional = false): Param<N, number> => ({
  name,
  label,
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const who = soFar.actor as number
    const from = TAKEN_FROM[String(soFar.action)]
    const found = findItem(here, who, String(raw), (item) => from === undefined || here.now.item.carried[item] === from)
    if (found >= 0) return { value: found }
    // One's own weapon that lies on the ground: the action says why it cannot be used.
    const lost = here.unit(who)?.items.find((item) => isCalled(here.kind(item), String(raw).toLowerCase()))
    if (lost !== undefined) return { value: lost }
    const names = itemsOf(here, who).map((item) => here.kind(item).name)
    return unknownName(`item of ${here.name(who)}`, String(raw), names)
  },
  write: nameOfItem,
})

/** An item that lies about; of several of a name one in reach before others, and the actor's own before others. */
export const lyingParam = <N extends string>(name: N): Param<N, number> => ({
  name,
  label: 'an item on the ground',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const wanted = String(raw).toLowerCase()
    const lying: number[] = []
    for (let item = 0; item < here.items; item++) if (here.now.item.carried[item] === ON_GROUND) lying.push(item)
    const called = lying.filter((item) => isCalled(here.kind(item), wanted))
    const who = soFar.actor as number
    const near = called.filter((item) => spacesTo(here, who, here.now.item.square[item] as number) <= 1)
    const some = near.length > 0 ? near : called
    const found = some.find((item) => here.now.item.origin[item] === who) ?? some[0]
    if (found !== undefined) return { value: found }
    const held = findItem(here, who, wanted)
    if (held >= 0) return { value: held }
    return unknownName(
      'item on the ground',
      String(raw),
      lying.map((item) => here.kind(item).name),
    )
  },
  write: nameOfItem,
})

/** An item of somebody named in an earlier parameter. */
export const itemOfParam = <N extends string>(name: N, owner: string): Param<N, number> => ({
  name,
  label: 'an item',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const who = soFar[owner] as number
    const found = findItem(here, who, String(raw), (item) => here.now.item.carried[item] !== IN_PACK)
    if (found >= 0) return { value: found }
    return unknownName(
      `item of ${here.name(who)}`,
      String(raw),
      itemsOf(here, who).map((item) => here.kind(item).name),
    )
  },
  write: nameOfItem,
})

const isNamed = (one: { readonly id: string; readonly name: string }, wanted: string): boolean =>
  one.id.toLowerCase() === wanted || one.name.toLowerCase() === wanted

/** What a command calls one of several: its id, or its name where another one comes first with that id. */
function calling(all: readonly { readonly id: string; readonly name: string }[], at: number): string | undefined {
  const id = all[at]?.id.toLowerCase()
  return id === undefined || all.findIndex((one) => isNamed(one, id)) === at ? all[at]?.id : all[at]?.name
}

/** One of the actor's spells. */
export const spellParam: Param<'spell', number> = {
  name: 'spell',
  label: 'a spell',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const who = soFar.actor as number
    const { spells } = here.unit(who).sheet
    const at = spells.findIndex((spell) => isNamed(spell, String(raw).toLowerCase()))
    if (at >= 0) return { value: at }
    if (spells.length === 0) return refuse('cast-time', `${here.name(who)} knows no spells.`)
    return unknownName(
      `spell of ${here.name(who)}`,
      String(raw),
      spells.map(({ name }) => name),
    )
  },
  write: (scene, value, command) =>
    calling(asFreeHits(scene).unit(command.actor as number).sheet.spells, value as number),
}

/** Improvements of the spell, as a list or as `a,b`. */
export const improveParam: Param<'improve', readonly number[]> = {
  name: 'improve',
  label: 'improvements of the spell',
  kind: 'thing',
  optional: true,
  absent: NOBODY,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const spell = here.unit(soFar.actor as number).sheet.spells[soFar.spell as number]
    const all = spell?.improvements ?? []
    const chosen: number[] = []
    for (const one of Array.isArray(raw) ? raw : String(raw).split(',')) {
      const at = all.findIndex((improvement) => isNamed(improvement, String(one).trim().toLowerCase()))
      if (at < 0)
        return unknownName(
          `improvement of ${spell?.name ?? 'it'}`,
          String(one).trim(),
          all.map(({ id }) => id),
        )
      if (!chosen.includes(at)) chosen.push(at)
    }
    return { value: chosen }
  },
  write(scene, value, command) {
    const spell = asFreeHits(scene).unit(command.actor as number).sheet.spells[command.spell as number]
    return (value as number[]).map((at) => spell?.improvements[at]?.id ?? '')
  },
}

/** One of the actor's feats. */
export const featParam: Param<'feat', number> = {
  name: 'feat',
  label: 'a feat',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const here = asFreeHits(scene)
    const who = soFar.actor as number
    const { feats } = here.unit(who).sheet
    const at = feats.findIndex((feat) => isNamed(feat, String(raw).toLowerCase()))
    if (at >= 0) return { value: at }
    return unknownName(
      `feat of ${here.name(who)}`,
      String(raw),
      feats.map(({ name }) => name),
    )
  },
  write: (scene, value, command) =>
    calling(asFreeHits(scene).unit(command.actor as number).sheet.feats, value as number),
}

/** A condition of the content. */
export const conditionParam: Param<'condition', number> = {
  name: 'condition',
  label: 'a condition',
  kind: 'word',
  optional: false,
  absent: -1,
  read(scene, raw) {
    const here = asFreeHits(scene)
    const at = here.conditions.findIndex((one) => isNamed(one, String(raw).toLowerCase()))
    return at >= 0
      ? { value: at }
      : unknownName(
          'condition',
          String(raw),
          here.conditions.map(({ id }) => id),
        )
  },
  write: (scene, value) => asFreeHits(scene).conditions[value as number]?.id,
}

/** A direction, or somebody to look at: positions in FACINGS, then 8 and more for combatants. */
export const directionParam: Param<'to', number> = {
  name: 'to',
  label: 'a direction, or whom to face',
  kind: 'word',
  optional: false,
  absent: -1,
  read(scene, raw) {
    const here = asFreeHits(scene)
    const word = String(raw).toLowerCase()
    const at = FACINGS.indexOf(word as (typeof FACINGS)[number])
    if (at >= 0) return { value: at }
    for (let row = 0; row < here.combatants; row++) if (here.name(row).toLowerCase() === word) return { value: 8 + row }
    return refuse('bad-value', `"${String(raw)}" is no direction (${listText(FACINGS)}) and nobody's name.`)
  },
  write: (scene, value) =>
    (value as number) < 8 ? FACINGS[value as number] : asFreeHits(scene).name((value as number) - 8),
}
