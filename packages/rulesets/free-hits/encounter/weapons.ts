import { compileDice, DICE_LIMITS, type Pool, parseDice } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { entryFields } from '../../reading/entry.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import { type ItemKind, MELEE, MOST_FOCUS, NATURAL, RANGED, WEAPON_KINDS, type Weapon } from '../model.ts'
import { readEffects } from './effects.ts'
import { idFrom, type Reader } from './reader.ts'
import { parseWeaponText } from './short-text.ts'

const NOTHING = compileDice('0')

/** The fields of a weapon: a content id, a short text, or a map; null for anything else. */
export const weaponFields = (r: Reader, raw: unknown, path: Path): Fields | null =>
  entryFields(r, 'weapons', raw, path, 'kind', (text) => parseWeaponText(r, text, path))

/** The same dice with so many more of the first-named kind; a flat number stays what it is. */
export function withFocus(pool: Pool, more: number): Pool {
  const { terms, bonus } = parseDice(pool.text)
  const first = terms.findIndex(({ sign }) => sign === 1)
  const fuller = terms.map((term, i) => {
    if (i !== first) return term
    const added = Math.min(more, DICE_LIMITS.count - term.count)
    const keep = term.keep === null ? null : { ...term.keep, count: term.keep.count + added }
    return { ...term, count: term.count + added, keep }
  })
  return compileDice({ terms: fuller, bonus })
}

/** What the content, commands and feats call the thing: its id where it has one, else what its name comes to. */
export const idOf = (f: Fields, name: string): string => textOf(f.values.id) ?? (f.from === '' ? idFrom(name) : f.from)

/** Reads one weapon from its fields. */
export function readWeapon(r: Reader, f: Fields): ItemKind {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const kind = wordOf(values.kind, WEAPON_KINDS, MELEE)
  const damage = readDice(r, values.damage, f.at('damage')) ?? NOTHING
  if (!f.lost) checkWeapon(r, f, kind)
  const weapon: Weapon = {
    kind,
    damage,
    focused: Array.from({ length: MOST_FOCUS }, (_, i) => withFocus(damage, i + 1)),
    addStrength: typeof values.addStrength === 'boolean' ? values.addStrength : kind !== RANGED,
    range: kind === RANGED ? numberOf(values.range, 0) : 0,
    physical: values.physical !== false,
    type: textOf(values.type) ?? '',
    onHit: readEffects(r, values.onHit, f.at('onHit'), false),
  }
  return { id: idOf(f, name), name, weapon }
}

function checkWeapon(r: Reader, f: Fields, kind: number): void {
  const { values } = f
  if (textOf(values.name) === null) r.problems.add(f.path, 'This weapon has no "name".')
  if (values.kind === undefined) {
    r.problems.add(f.path, 'This weapon has no "kind": melee, ranged or natural.', 'damage-by-weapon')
    return
  }
  if (values.damage === undefined) {
    r.problems.add(f.path, 'This weapon has no "damage": dice such as 1d8.', 'damage-by-weapon')
  }
  if (kind === RANGED && values.range === undefined) {
    r.problems.add(f.path, 'What is shot or thrown needs a "range" in squares.', 'melee-range')
  }
  if (kind !== RANGED && values.range !== undefined) {
    const what = kind === NATURAL ? 'A natural weapon' : 'A melee weapon'
    const right = 'leave "range" out, or make it "kind: ranged"'
    r.problems.add(f.at('range'), `${what} reaches the melee zone and has no range: ${right}.`, 'melee-range')
  }
}
