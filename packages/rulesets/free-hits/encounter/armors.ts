import { readEach } from '../../reading/entry.ts'
import { type Fields, textOf } from '../../reading/reader.ts'
import type { Reduction } from '../model.ts'
import { readAmountOf } from './effects.ts'
import { readAgainst } from './feats.ts'
import type { Reader } from './reader.ts'

/** Reads an armor, or whatever else lowers damage; null where it does not say by how much. */
export function readArmor(r: Reader, f: Fields): Reduction | null {
  const { values } = f
  const amount = readAmountOf(r, values.amount, f.at('amount'))
  if (!f.lost && textOf(values.name) === null) r.problems.add(f.path, 'This armor has no "name".')
  if (!f.lost && values.amount === undefined) {
    r.problems.add(f.path, 'This armor has no "amount": a number or dice, as in 2 or 1d4.', 'damage-order')
  }
  return amount === null ? null : { name: textOf(values.name) ?? f.from, amount, against: readAgainst(values.against) }
}

/** Reads the armors of a unit. */
export function readArmors(r: Reader, f: Fields): Reduction[] {
  const read = (own: Fields) => ({ name: textOf(own.values.name) ?? own.from, armor: readArmor(r, own) })
  const all = readEach(r, 'armors', 'armor', f.values.armors, f.at('armors'), read)
  return all.flatMap(({ armor }) => (armor === null ? [] : [armor]))
}
