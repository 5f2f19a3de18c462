import {
  inEnglish,
  plus,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  type Thing,
  type ThingGroup,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { isUsable, strikeOf } from '../rules/figures.ts'
import { attacksByName, isInSight, itemsOf } from '../rules/gear.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { MELEE, ON_GROUND, PLACE_WORDS, USED_UP } from '../words.ts'
import { strikeShort } from './about-things.ts'
import { commas, inWords, one, yards } from './said.ts'
import { woundsOf } from './wounds.ts'

const UNCOUNTED = { left: null, of: null }

/** What somebody has and can do, by sorts. Of a side that hides its abilities: what everybody sees it hold or wear. */
export function groupsOf(scene: WeaponSpeedScene, row: number, viewer: Viewer): ThingGroup[] {
  const open = viewer.knows('abilities', row)
  const all: ThingGroup[] = [
    { title: inEnglish('Attacks'), things: open ? attacks(scene, row) : [] },
    { title: inEnglish('Spells'), things: open ? spells(scene, row) : [] },
    { title: inEnglish('Abilities'), things: open ? abilities(scene, row) : [] },
    { title: inEnglish('Items'), things: items(scene, row, open) },
    { title: inEnglish('Wounds'), things: woundsOf(scene, row, viewer).map(({ thing }) => thing) },
  ]
  return all.filter(({ things }) => things.length > 0)
}

const said = (...words: readonly (SeenSlot | null)[]): Words => inWords(commas(words.filter((word) => word !== null)))

/** `+3 to Initiative`. */
const speedWords = (speed: number): SeenMessage => seenOf('{speed} to Initiative', { speed: plus(speed) })

/** `up to 8 yards`. */
const upTo = (range: number): SeenMessage => seenOf('up to {yards}', { yards: yards(range) })

/** Attacks that can be made now with what is in hand or grown, the others of what is drawn first marked so. */
function attacks(scene: WeaponSpeedScene, row: number): Thing[] {
  const seen = new Set<string>()
  return attacksByName(scene, row).flatMap(([, { item, attack }]): Thing[] => {
    const strike = strikeOf(scene, item, attack)
    if (seen.has(strike.name) || scene.now.item.place[item] >= ON_GROUND) return []
    seen.add(strike.name)
    const how = strike.mode === MELEE ? seenOf('reach {yards}', { yards: yards(strike.reach) }) : upTo(strike.reach)
    const bar = isUsable(scene, item) ? null : one('not in a hand that can strike')
    return [
      {
        ...{ name: strike.name, words: said(strikeShort(strike), how, speedWords(strike.speed), bar), ...UNCOUNTED },
        ref: { kind: 'attack', name: strike.name, of: scene.name(row) },
      },
    ]
  })
}

const spells = (scene: WeaponSpeedScene, row: number): Thing[] =>
  scene.fighter(row).entrant.spells.map(({ name, mana, castingTn, speed, range }) => ({
    name,
    words: said(
      seenOf('{mana} Mana', { mana: { number: mana } }),
      seenOf('TN {tn}', { tn: { number: castingTn } }),
      range === 0 ? null : upTo(range),
      speedWords(speed),
    ),
    ...UNCOUNTED,
    ref: { kind: 'spell', name, of: scene.name(row) },
  }))

const ACTION_WORDS = { standard: 'Standard Action', free: 'Free Action', passive: 'always' } as const

const abilities = (scene: WeaponSpeedScene, row: number): Thing[] =>
  scene.fighter(row).entrant.abilities.map(({ name, action, stress, speed }) => ({
    name,
    words: said(
      one(ACTION_WORDS[action]),
      stress === 0 ? null : seenOf('{stress} Stress', { stress: { number: stress } }),
      action === 'standard' ? speedWords(speed) : null,
    ),
    ...UNCOUNTED,
    ref: { kind: 'ability', name, of: scene.name(row) },
  }))

function items(scene: WeaponSpeedScene, row: number, open: boolean): Thing[] {
  const { place, count, origin, slot } = scene.now.item
  const seen = new Set<string>()
  const found: Thing[] = []
  for (const item of itemsOf(scene, row)) {
    const kind = scene.kind(item)
    if (seen.has(kind.name) || (kind.natural && kind.attacks.length > 0)) continue
    if (!open && !isInSight(scene, item)) continue
    if (scene.hides({ table: 'item', row: item })) continue
    seen.add(kind.name)
    const most = scene.fighter(origin[item]).entrant.items[slot[item]]?.count ?? 1
    const isCounted = open && (kind.consumable !== null || kind.throwable !== null || most > 1)
    found.push({
      name: kind.name,
      words: inEnglish(PLACE_SAID[place[item]] ?? ''),
      left: isCounted ? count[item] : null,
      of: isCounted ? most : null,
      ref: { kind: 'item', name: kind.name, of: scene.name(row) },
    })
  }
  return found
}

/** Where an item is, by position in PLACES. */
const PLACE_SAID = Object.assign([...PLACE_WORDS], {
  3: 'worn',
  [ON_GROUND]: 'on the ground',
  [USED_UP]: 'used up',
} as const)
