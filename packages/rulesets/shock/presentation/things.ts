import { inEnglish, seenOf, type Thing, type ThingGroup, type Viewer, written } from '@fray/kernel/rules'
import type { Uses } from '../kinds/effects.ts'
import type { Item } from '../kinds/items.ts'
import { bareHands, itemsOf } from '../rules/gear.ts'
import { spellSlot, timesUsed } from '../rules/powers.ts'
import type { ShockScene } from '../scene.ts'
import { BARE_HANDS, IN_HAND, ON_GROUND } from '../words.ts'
import { knowsPowers } from './known.ts'
import { either, inARow, inWords, key } from './said.ts'
import { COST_WORDS, modeWords } from './said-of-things.ts'

/** What a combatant has and can do, by sort, as the viewer may know it. */
export function thingsOf(scene: ShockScene, row: number, viewer: Viewer): ThingGroup[] {
  const open = viewer.knows('abilities', row)
  const groups: ThingGroup[] = [
    { title: inEnglish('Weapons'), things: items(scene, row, open, ({ modes }) => modes.length > 0) },
    { title: inEnglish('Items'), things: items(scene, row, open, ({ modes }) => modes.length === 0) },
    { title: inEnglish('Powers'), things: knowsPowers(scene, row, viewer) ? powers(scene, row) : [] },
    { title: inEnglish('Spells'), things: open ? spells(scene, row) : [] },
  ]
  return groups.filter(({ things }) => things.length > 0)
}

const PLACE_WORDS = ['in hand', 'readied', 'in the pack', 'on the ground']

/** The items of a sort: of several of one name the first. What is neither in hand nor on the ground is hidden with the abilities. */
function items(scene: ShockScene, row: number, open: boolean, fits: (kind: Item) => boolean): Thing[] {
  const { holder, carried, loaded } = scene.now.item
  const found = new Map<string, Thing>()
  const usual = bareHands(scene, row)
  for (const item of [...itemsOf(scene, row), ...(usual === BARE_HANDS ? [BARE_HANDS] : [])]) {
    const kind = scene.kind(item)
    const own = item === BARE_HANDS || holder[item] === row
    if (!own || !fits(kind)) continue
    const place = item === BARE_HANDS ? IN_HAND : carried[item]
    if (place === ON_GROUND && scene.hides({ table: 'item', row: item })) continue
    const grown = kind.natural || kind.unarmed
    if (!open && ((place !== IN_HAND && place !== ON_GROUND) || grown)) continue
    const words = [
      grown ? null : key(PLACE_WORDS[place] as string),
      open ? either(kind.modes.flatMap((mode) => modeWords(mode) ?? [])) : null,
      item !== BARE_HANDS && kind.reload !== null && loaded[item] === 0 ? seenOf('not loaded', {}) : null,
    ].filter((one) => one !== null)
    const known = found.get(kind.name)
    if (known !== undefined && place !== IN_HAND) continue
    found.set(kind.name, {
      name: kind.name,
      words: inWords(inARow(words)),
      left: null,
      of: null,
      ref: { kind: 'item', name: kind.name, of: scene.name(row) },
    })
  }
  return [...found.values()]
}

const counted = (uses: Uses | null, used: number) =>
  uses === null ? { left: null, of: null } : { left: Math.max(0, uses.times - used), of: uses.times }

const powers = (scene: ShockScene, row: number): Thing[] =>
  scene.fighter(row).powers.map(({ name, cost, uses }, at) => ({
    name,
    words: written(COST_WORDS[cost]),
    ...counted(uses, timesUsed(scene, row, at)),
    ref: { kind: 'power', name, of: scene.name(row) },
  }))

const spells = (scene: ShockScene, row: number): Thing[] =>
  scene.fighter(row).spells.map(({ name, cost, range, uses }, at) => ({
    name,
    words: inWords(
      inARow([key(COST_WORDS[cost]), ...(range > 0 ? [seenOf('{feet} feet', { feet: { number: range } })] : [])]),
    ),
    ...counted(uses, timesUsed(scene, row, spellSlot(scene, row, at))),
    ref: { kind: 'spell', name, of: scene.name(row) },
  }))
