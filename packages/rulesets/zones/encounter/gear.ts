import { readDice } from '../../reading/dice.ts'
import { numbered } from '../../reading/names.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import {
  type CarriedItem,
  CLOSE,
  type CreatureAttack,
  FAR_AWAY,
  IN_HAND,
  type ItemKind,
  ON_BODY,
  PLACES,
  RANGES,
} from '../model.ts'
import { readRider } from './effects.ts'
import type { Reader } from './reader.ts'
import { parseAttackText, parseItemText } from './short-text.ts'

const HANDS = 2

/** An item as it was written: where it should be is not settled yet. */
interface Draft {
  readonly kind: ItemKind
  readonly marked: number
  readonly place: number | null
  readonly path: Path
}

/** The fields of an item: a content id, a short text, or a map. */
function itemFields(r: Reader, raw: unknown, path: Path): Fields | null {
  if (isMap(raw)) return r.content.fields('items', raw, path)
  if (typeof raw !== 'string') return null
  const all = () => path
  if (r.content.has('items', raw)) return r.content.named('items', raw, path)
  if (!/\s/.test(raw)) return r.content.fields('items', { from: raw }, path, all)
  const before = r.problems.list.length
  const { name, ...said } = parseItemText(r.problems, raw, path)
  const lost = r.problems.list.length > before
  const weapon = said.damage !== undefined || said.kinds !== undefined
  if (!weapon && r.content.has('items', name)) return r.content.fields('items', { ...said, from: name }, path, all)
  return { values: { name, ...said }, at: all, path, from: '', lost }
}

/** Reads one kind of item from its fields; `name` is what it is called where it has no name of its own. */
export function readItemKind(r: Reader, f: Fields): ItemKind {
  const { values } = f
  const name = textOf(values.name)
  if (name === null && !f.lost) r.problems.add(f.path, 'This item has no "name".')
  const kinds = listOf(values.kinds)
  const damage = readDice(r, values.damage, f.at('damage'))
  const weapon = values.damage !== undefined
  const ranged = kinds.includes('ranged')
  if (weapon && kinds.length === 0 && !f.lost) {
    r.problems.add(f.path, 'A weapon (an item with damage) needs "kinds": [melee], [ranged] or both.', 'weapon-damage')
  }
  if (!weapon && kinds.length > 0 && !f.lost) {
    r.problems.add(f.path, 'A weapon needs "damage": dice such as 1d6.', 'weapon-damage')
  }
  if (!weapon && (values.ongoing !== undefined || values.hindrance !== undefined)) {
    r.problems.add(f.path, 'Only a weapon (an item with damage) lays an effect on what it hits.', 'weapon-damage')
  }
  checkReach(r, f, ranged)
  return {
    name: name ?? f.from,
    melee: kinds.includes('melee'),
    ranged,
    hands: numberOf(values.hands, 1),
    damage,
    reach: ranged ? wordOf(values.reach, RANGES, FAR_AWAY) : CLOSE,
    usages:
      values.usages === 'none' ? 0 : numberOf(values.usages, weapon ? (r.options['default-usages'] as number) : 0),
    ...readRider(r, f),
  }
}

function checkReach(r: Reader, f: Fields, ranged: boolean): void {
  if (f.values.reach === undefined || f.lost) return
  if (!ranged && f.values.reach !== 'close') {
    r.problems.add(f.at('reach'), 'Only what is ranged has a "reach": melee is always Close.', 'ranged-reach')
  }
  if (ranged && f.values.reach === 'close') {
    r.problems.add(f.at('reach'), 'What is ranged reaches nearby, far-away or distant.', 'ranged-reach')
  }
}

function readItem(r: Reader, raw: unknown, path: Path): Draft | null {
  const f = itemFields(r, raw, path)
  if (f === null) return null
  const kind = readItemKind(r, f)
  const marked = numberOf(f.values.marked, 0)
  if (marked > kind.usages) {
    const most = kind.usages === 0 ? 'is never marked' : `has ${kind.usages} usages`
    r.problems.add(f.at('marked'), `${kind.name} ${most}, so ${marked} of them cannot be marked.`, 'usage-track')
  }
  const place = textOf(f.values.place) === null ? null : wordOf(f.values.place, PLACES, IN_HAND)
  return { kind, marked, place, path }
}

/**
 * Reads what somebody carries. Items said to be in hand take their hands first; then, in list order, those without a
 * place take the hands that are left, and go on the body when there are none. A name that comes twice gets a number.
 */
export function readItems(r: Reader, raw: unknown, path: Path, owner: string): CarriedItem[] {
  const drafts = listOf(raw)
    .map((item, i) => readItem(r, item, [...path, i]))
    .filter((item) => item !== null)
  let free = HANDS
  for (const { kind, place, path: where } of drafts) {
    if (place !== IN_HAND) continue
    if (kind.hands > free) {
      const right = 'put something on the body or in the backpack'
      r.problems.add(
        where,
        `${owner} has no ${kind.hands === 2 ? 'two hands' : 'hand'} free for the ${kind.name}: ${right}.`,
        'ready-items',
      )
    } else free -= kind.hands
  }
  const names = new Set<string>()
  return drafts.map(({ kind, marked, place }) => {
    const name = numbered(kind.name, names)
    let settled = place
    if (settled === null) {
      settled = kind.hands > 0 && kind.hands <= free ? IN_HAND : ON_BODY
      if (settled === IN_HAND) free -= kind.hands
    }
    return { kind: name === kind.name ? kind : { ...kind, name }, place: settled, marked }
  })
}

/** Reads the attacks of a creature. */
export function readAttacks(r: Reader, raw: unknown, path: Path): CreatureAttack[] {
  const names = new Set<string>()
  const attacks: CreatureAttack[] = []
  listOf(raw).forEach((one, i) => {
    const where = [...path, i]
    const attack = readAttack(r, one, where)
    if (attack === null) return
    if (names.has(attack.name.toLowerCase())) {
      r.problems.add(where, `There is a second attack called "${attack.name}": give each a name of its own.`)
    }
    names.add(attack.name.toLowerCase())
    attacks.push(attack)
  })
  return attacks
}

function readAttack(r: Reader, raw: unknown, path: Path): CreatureAttack | null {
  let f: Fields
  if (typeof raw === 'string') {
    const said = parseAttackText(r.problems, raw, path)
    if (said === null) return null
    f = { values: said, at: () => path, path, from: '', lost: false }
  } else if (isMap(raw)) f = ownFields(raw, path)
  else return null
  const { values } = f
  const ranged = values.kind === 'ranged'
  checkReach(r, f, ranged)
  const damage = readDice(r, values.damage, f.at('damage'))
  if (damage === null) return null
  return {
    name: textOf(values.name) ?? '',
    ranged,
    damage,
    second: readDice(r, values.second, f.at('second')),
    reach: ranged ? wordOf(values.reach, RANGES, FAR_AWAY) : CLOSE,
    ...readRider(r, f),
  }
}
