import { numbered } from '../../reading/names.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, listOf, textOf, wordOf } from '../../reading/reader.ts'
import { CARRIED, type CarriedItem, IN_HAND, type ItemKind, MELEE, ON_GROUND, READIED, STR } from '../model.ts'
import { itemFields, readItemKind } from './items.ts'
import type { Reader } from './reader.ts'

const HANDS = 2

/** Bare hands where the content has no entry `fist`: the referee is asked for the die. */
const PLAIN_FIST: ItemKind = {
  name: 'Fist',
  hands: 0,
  modes: [{ kind: MELEE, attributes: [STR], skill: 0, damage: null, shock: null, reach: 5, range: 0, maxRange: 0 }],
  magic: 0,
  reload: null,
  natural: false,
  unarmed: true,
  nonLethal: false,
  shield: false,
  quiver: false,
  kit: false,
  effects: [],
}
const PLAIN: Omit<ItemKind, 'name' | 'hands'> = { ...PLAIN_FIST, modes: [], unarmed: false }
const PLAIN_SHIELD: ItemKind = { ...PLAIN, name: 'Shield', hands: 1, shield: true }
const PLAIN_QUIVER: ItemKind = { ...PLAIN, name: 'Quiver', hands: 0, quiver: true }

/** An item as it was written: where it should be is not settled yet. */
interface Draft {
  readonly kind: ItemKind
  /** The content id that it was made from, or ''. */
  readonly from: string
  /** Position in CARRIED, or null where nothing is said. */
  carried: number | null
  readonly loaded: boolean
  /** It names content that does not exist, or cannot be read: what it lacks is no problem of its own. */
  readonly lost: boolean
  readonly path: Path
}

/** What somebody carries, and how to find an item of it by its name or content id. */
export interface Gear {
  readonly items: readonly CarriedItem[]
  /** The position of an item by its name or content id, or -1. */
  find(word: string): number
}

/** The unarmed weapon of the content. */
export function readFist(r: Reader): ItemKind {
  if (!r.content.has('items', 'fist')) return PLAIN_FIST
  const path = ['content', 'items', 'fist']
  const kind = readItemKind(r, r.content.named('items', 'fist', path))
  if (!kind.unarmed) r.problems.add(path, 'The item "fist" is what everybody strikes with: it needs "unarmed: true".')
  return kind
}

function readDraft(r: Reader, raw: unknown, path: Path): Draft | null {
  const f = itemFields(r, raw, path)
  if (f === null) return null
  const kind = readItemKind(r, f)
  if (f.values.loaded === false && kind.reload === null && !f.lost) {
    r.problems.add(f.at('loaded'), `${kind.name} is never reloaded, so it cannot be unloaded.`, 'loaded-state')
  }
  const carried = textOf(f.values.carried) === null ? null : wordOf(f.values.carried, CARRIED, IN_HAND)
  return { kind, from: f.from, carried, loaded: f.values.loaded !== false, lost: f.lost, path }
}

/** Reads everything that a combatant has. `up`: it stands, and so holds things. */
export function readGear(r: Reader, f: Fields, owner: string, fist: ItemKind, up: boolean): Gear {
  const { values } = f
  const read = (key: string): Draft[] =>
    listOf(values[key])
      .map((item, i) => readDraft(r, item, [...f.at(key), i]))
      .filter((item) => item !== null)
  const weapons = read('weapons')
  for (const { kind, path, lost } of weapons) {
    if (kind.modes.length > 0 || kind.shield || lost) continue
    r.problems.add(path, `${kind.name} is no weapon: list it under "items".`, 'weapon-entry')
  }
  const drafts = [...weapons, ...read('items')]
  readDropped(r, values.dropped, f.at('dropped'), drafts)
  addUsual(r, f, drafts, fist, up)
  settle(r, drafts, owner, up)
  checkReadied(r, f, drafts, owner)
  const names = new Set<string>()
  const items = drafts.map(({ kind, carried, loaded }): CarriedItem => {
    const name = numbered(kind.name, names)
    return { kind: name === kind.name ? kind : { ...kind, name }, carried: carried as number, loaded }
  })
  const find = (word: string): number => {
    const wanted = word.toLowerCase()
    const named = items.findIndex((item) => item.kind.name.toLowerCase() === wanted)
    return named >= 0 ? named : drafts.findIndex((draft) => draft.from === word)
  }
  return { items, find }
}

/** What lies in its owner's square: something that it has, by name or content id, or something else. */
function readDropped(r: Reader, raw: unknown, path: Path, drafts: Draft[]): void {
  listOf(raw).forEach((item, i) => {
    const own = drafts.find(
      ({ kind, from, carried }) =>
        carried !== ON_GROUND &&
        typeof item === 'string' &&
        (from === item || kind.name.toLowerCase() === item.toLowerCase()),
    )
    const draft = own ?? readDraft(r, item, [...path, i])
    if (draft === null) return
    draft.carried = ON_GROUND
    if (own === undefined) drafts.push(draft)
  })
}

/** Adds the shield that is only said to be there, the quiver of one who reloads, and bare hands. */
function addUsual(r: Reader, f: Fields, drafts: Draft[], fist: ItemKind, up: boolean): void {
  const { values } = f
  const has = (what: 'shield' | 'quiver' | 'unarmed') => drafts.some(({ kind }) => kind[what])
  const usual = (id: 'shield' | 'quiver', plain: ItemKind): ItemKind => {
    const kind = r.content.has('items', id) ? readItemKind(r, r.content.named('items', id, f.path)) : plain
    return kind[id] ? kind : plain
  }
  const add = (kind: ItemKind, carried: number, key: string) =>
    drafts.push({ kind, from: '', carried, loaded: true, lost: false, path: f.at(key) })
  if (values.shield === true && !has('shield')) add(usual('shield', PLAIN_SHIELD), up ? IN_HAND : ON_GROUND, 'shield')
  const reloads = drafts.some(({ kind }) => kind.reload !== null)
  if ((values.quiver === true || (reloads && values.quiver !== false)) && !has('quiver')) {
    add(usual('quiver', PLAIN_QUIVER), READIED, 'quiver')
  }
  if (!has('unarmed')) add(fist, IN_HAND, 'items')
}

/** Settles where everything is: what is said to be in hand takes its hands first, then weapons and shields in order. */
function settle(r: Reader, drafts: readonly Draft[], owner: string, up: boolean): void {
  let free = HANDS
  for (const draft of drafts) {
    const { kind, path } = draft
    if (kind.natural || kind.unarmed) draft.carried = IN_HAND
    if (draft.carried !== IN_HAND || kind.hands === 0) continue
    if (!up) {
      r.problems.add(
        path,
        `${owner} is down and holds nothing: the ${kind.name} lies on the ground.`,
        'mortally-injured',
      )
    } else if (kind.hands > free) {
      const hands = kind.hands === 2 ? 'two hands' : 'hand'
      const right = 'make something "carried: readied"'
      r.problems.add(path, `${owner} has no ${hands} free for the ${kind.name}: ${right}.`, 'ready-weapon-needed')
    } else free -= kind.hands
  }
  for (const draft of drafts) {
    if (draft.carried !== null) continue
    const { hands, modes, shield } = draft.kind
    const held = (modes.length > 0 || shield) && hands <= free
    if (held) free -= hands
    draft.carried = held ? (up ? IN_HAND : ON_GROUND) : READIED
  }
}

function checkReadied(r: Reader, f: Fields, drafts: readonly Draft[], owner: string): void {
  const limit = Number(r.options['readied-limit'] ?? 0)
  const readied = drafts.filter(({ carried }) => carried === READIED).map(({ kind }) => kind.name)
  if (!(limit > 0) || readied.length <= limit) return
  const said = `${owner} has ${readied.length} items Readied (${readied.join(', ')}), ${limit} at most: stow some.`
  r.problems.add(f.path, said, 'ready-stow')
}
