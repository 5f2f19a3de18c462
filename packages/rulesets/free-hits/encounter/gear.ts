import { numbered } from '../../reading/names.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, textOf, wordOf } from '../../reading/reader.ts'
import { CARRIED, type CarriedItem, IN_HAND, IN_PACK, type ItemKind, NATURAL } from '../model.ts'
import { idFrom, type Reader } from './reader.ts'
import { readWeapon, weaponFields } from './weapons.ts'

/** Reads everything that a unit has, each thing with a name of its own: `Knife`, `Knife 2`. */
export function readGear(r: Reader, f: Fields): CarriedItem[] {
  const read = (key: string, one: (raw: unknown, path: Path) => CarriedItem | null) =>
    listOf(f.values[key]).flatMap((raw, i) => one(raw, [...f.at(key), i]) ?? [])
  const weapons = read('weapons', (raw, path) => readCarried(r, raw, path, IN_HAND))
  const others = read('items', (raw, path) => readOther(r, raw, path))
  const taken = new Set<string>()
  return [...weapons, ...others].map(({ kind, carried }) => {
    const name = numbered(kind.name, taken)
    return { kind: name === kind.name ? kind : { ...kind, name }, carried }
  })
}

/** A weapon and where it is. */
function readCarried(r: Reader, raw: unknown, path: Path, usual: number): CarriedItem | null {
  const f = weaponFields(r, raw, path)
  if (f === null) return null
  const kind = readWeapon(r, f)
  const said = f.values.carried
  const natural = kind.weapon?.kind === NATURAL
  const carried = natural ? IN_HAND : wordOf(said, CARRIED, usual)
  if (natural && said !== undefined && said !== CARRIED[IN_HAND] && !f.lost) {
    const what = `${kind.name} is part of its owner and always at hand: leave "carried" out.`
    r.problems.add(f.at('carried'), what, 'weapon-in-hand')
  }
  return { kind, carried }
}

/** Something else, by its name; a weapon if it is one of the content, or says how it strikes. */
function readOther(r: Reader, raw: unknown, path: Path): CarriedItem | null {
  if (typeof raw === 'string') {
    if (r.content.has('weapons', raw)) return readCarried(r, raw, path, IN_PACK)
    return { kind: plainItem(raw), carried: IN_PACK }
  }
  if (!isMap(raw)) return null
  const isWeapon = ['from', 'kind', 'damage'].some((key) => raw[key] !== undefined && raw[key] !== null)
  if (isWeapon) return readCarried(r, raw, path, IN_PACK)
  const name = textOf(raw.name)
  if (name === null) {
    r.problems.add(path, 'This item has no "name".')
    return null
  }
  return {
    kind: { ...plainItem(name), id: textOf(raw.id) ?? idFrom(name) },
    carried: wordOf(raw.carried, CARRIED, IN_PACK),
  }
}

const plainItem = (name: string): ItemKind => ({ id: idFrom(name), name, weapon: null })
