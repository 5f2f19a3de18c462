import * as z from 'zod/mini'
import type { Given } from '../../kinds/field.ts'
import { numbered } from '../../loading/names.ts'
import { listOf } from '../../loading/reader.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { BRAWL, IN_HAND, MELEE, ON_GROUND, READIED, STR } from '../words.ts'
import { custom, flag, list, type Reader, yesNo } from './fields.ts'
import { type Draft, type Item, item, itemOf, NOT_SAID } from './items.ts'

const HANDS = 2

/** What somebody has, as people write it. Everything ends up among the items. */
export const gearFields = {
  weapons: list(item, 'Its weapons.', {
    complete(all, r) {
      for (const { name, modes, shield, lost, path } of all) {
        if (modes.length > 0 || shield || lost) continue
        r.problems.add(path, `${name} is no weapon: list it under "items".`, 'weapon-entry')
      }
      return all
    },
  }),
  items: list(item, 'What else it carries.'),
  shield: flag('It has a shield in hand.'),
  quiver: yesNo('Whether one with a weapon that is reloaded has a quiver: yes by default.'),
  dropped: custom<readonly unknown[]>('Items that lie in its square: of its own, or others.', {
    schema: z.array(item.schema),
    shape: { type: 'list', of: item.shape },
    read: (_r, raw) => listOf(raw),
    write: () => undefined,
  }),
}

/** What is written of what somebody has. */
interface Written {
  readonly weapons: readonly Draft[]
  readonly items: readonly Draft[]
  readonly shield: boolean
  readonly quiver: boolean | null
  readonly dropped: readonly unknown[]
}

/** What somebody carries, and how to find an item of it by its name or content id. */
export interface Gear {
  readonly items: readonly Item[]
  find(word: string): Item | undefined
}

/** Bare hands where the content has no entry `fist`: the referee is asked for the die. */
const PLAIN_FIST: Item = {
  name: 'Fist',
  about: '',
  hands: 0,
  modes: [
    {
      kind: MELEE,
      attributes: [STR],
      skill: BRAWL,
      damage: null,
      shock: null,
      reach: 5,
      range: { normal: 0, most: 0 },
    },
  ],
  magic: 0,
  reload: null,
  natural: false,
  unarmed: true,
  armed: false,
  grapples: false,
  nonLethal: false,
  shield: false,
  quiver: false,
  kit: false,
  against: [],
  execution: 0,
  cost: 'main',
  lasts: false,
  effects: [],
  carried: IN_HAND,
  loaded: true,
}
const PLAIN: Item = { ...PLAIN_FIST, modes: [], unarmed: false }
const PLAIN_SHIELD: Item = { ...PLAIN, name: 'Shield', hands: 1, shield: true }
const PLAIN_QUIVER: Item = { ...PLAIN, name: 'Quiver', quiver: true }

/** The unarmed weapon of the content. */
export function readFist(r: Reader): Item {
  if (!r.content.has('items', 'fist')) return PLAIN_FIST
  const path = r.content.placeOf('items', 'fist')
  const fist = itemOf(item.from(r, r.content.named('items', 'fist', path)))
  if (!fist.unarmed) r.problems.add(path, 'The item "fist" is what everybody strikes with: it needs "unarmed: true".')
  return { ...fist, carried: IN_HAND }
}

type GearGiven = Given<keyof typeof gearFields, ShockRule>

/** Completes everything that a combatant has. `up`: it stands, and so holds things. */
export function settleGear(r: Reader, owner: string, written: Written, given: GearGiven, up: boolean): Gear {
  const carried = [...written.weapons, ...written.items]
  const drafts = withUsual(r, written, withDropped(r, written, given, carried), given, up)
  const placed = place(r, drafts, owner, up)
  checkReadied(r, given, placed, owner)
  const names = new Set<string>()
  const items = placed.map((one) => ({ ...itemOf(one), name: numbered(one.name, names) }))
  return {
    items,
    find(word) {
      const wanted = word.toLowerCase()
      return (
        items.find(({ name }) => name.toLowerCase() === wanted) ?? items[placed.findIndex(({ from }) => from === word)]
      )
    },
  }
}

/** With what lies in its owner's square: something that it has, by name or content id, or something else. */
function withDropped(r: Reader, { dropped }: Written, { at }: GearGiven, carried: readonly Draft[]): Draft[] {
  const drafts = [...carried]
  dropped.forEach((raw, i) => {
    const own = drafts.findIndex(
      ({ name, from, carried }) =>
        carried !== ON_GROUND && typeof raw === 'string' && (from === raw || name.toLowerCase() === raw.toLowerCase()),
    )
    const draft = own >= 0 ? drafts[own] : item.read(r, raw, [...at('dropped'), i])
    if (draft === null) return
    drafts[own >= 0 ? own : drafts.length] = { ...draft, carried: ON_GROUND }
  })
  return drafts
}

/** With the shield that is only said to be there, the quiver of one who reloads, and bare hands. */
function withUsual(
  r: Reader,
  { shield, quiver }: Written,
  drafts: readonly Draft[],
  { at, path }: GearGiven,
  up: boolean,
): Draft[] {
  const has = (what: 'shield' | 'quiver' | 'unarmed') => drafts.some((one) => one[what])
  const usual = (id: 'shield' | 'quiver', plain: Item): Item => {
    const known = r.content.has('items', id) ? item.from(r, r.content.named('items', id, path)) : plain
    return known[id] ? known : plain
  }
  const added = (one: Item, carried: number, key: 'shield' | 'quiver' | 'items'): Draft => ({
    ...one,
    carried,
    loaded: true,
    from: '',
    lost: false,
    path: at(key),
  })
  const all = [...drafts]
  if (shield && !has('shield')) all.push(added(usual('shield', PLAIN_SHIELD), up ? IN_HAND : ON_GROUND, 'shield'))
  const reloads = drafts.some(({ reload }) => reload !== null)
  if ((quiver ?? reloads) && !has('quiver')) all.push(added(usual('quiver', PLAIN_QUIVER), READIED, 'quiver'))
  if (!has('unarmed')) all.push(added(readFist(r), IN_HAND, 'items'))
  return all
}

/** Completes where everything is: what is said to be in hand takes its hands first, then weapons and shields in order. */
function place(r: Reader, drafts: readonly Draft[], owner: string, up: boolean): Draft[] {
  let free = HANDS
  const grown = drafts.map((one) => (one.natural || one.unarmed ? { ...one, carried: IN_HAND } : one))
  for (const { carried, hands, name, path, natural, unarmed } of grown) {
    if (carried !== IN_HAND || natural || unarmed) continue
    if (!up) {
      const said = `${owner} is down and holds nothing: the ${name} lies on the ground.`
      r.problems.add(path, said, 'mortally-injured')
    } else if (hands > free) {
      const none = hands === 2 ? 'two hands' : 'hand'
      const said = `${owner} has no ${none} free for the ${name}: make something "carried: readied".`
      r.problems.add(path, said, 'ready-weapon-needed')
    } else free -= hands
  }
  return grown.map((one) => {
    if (one.carried !== NOT_SAID) return one
    const held = (one.modes.length > 0 || one.shield) && one.hands <= free
    if (held) free -= one.hands
    return { ...one, carried: held ? (up ? IN_HAND : ON_GROUND) : READIED }
  })
}

function checkReadied(r: Reader, { path }: GearGiven, items: readonly Item[], owner: string): void {
  const limit = Number(r.options['readied-limit'] ?? 0)
  const readied = items.filter(({ carried }) => carried === READIED).map(({ name }) => name)
  if (!(limit > 0) || readied.length <= limit) return
  const said = `${owner} has ${readied.length} items Readied (${readied.join(', ')}), ${limit} at most: stow some.`
  r.problems.add(path, said, 'ready-stow')
}
