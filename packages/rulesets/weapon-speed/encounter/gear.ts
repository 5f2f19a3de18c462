import { numbered } from '../../reading/names.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import {
  BOTH_HANDS,
  CARRIED,
  type CarriedItem,
  type ItemKind,
  MAIN_HAND,
  OFF_HAND,
  ON_BODY,
  PLACES,
  type Strike,
} from '../model.ts'
import { itemFields, readItemKind } from './items.ts'
import type { Reader } from './reader.ts'

/** An item as it was written: where it is may not be settled yet. */
interface Draft {
  readonly kind: ItemKind
  place: number | null
  readonly count: number
  readonly path: Path
}

/** Reads everything that a combatant has. */
export function readGear(r: Reader, f: Fields, owner: string): CarriedItem[] {
  const drafts = listOf(f.values.items).flatMap((raw, i): Draft[] => {
    const fields = itemFields(r, raw, [...f.at('items'), i])
    if (fields === null) return []
    const { values } = fields
    const place = textOf(values.in) === null ? null : wordOf(values.in, PLACES, CARRIED)
    return [{ kind: readItemKind(r, fields), place, count: numberOf(values.count, 1), path: fields.path }]
  })
  settle(r, drafts, owner)
  const names = new Set<string>()
  const attacks = new Set<string>()
  return drafts.map(({ kind, place, count }): CarriedItem => {
    const name = numbered(kind.name, names)
    const strikes = kind.attacks.map((strike): Strike => ({ ...strike, name: numbered(strike.name, attacks) }))
    return { kind: { ...kind, name, attacks: strikes }, place: place as number, count }
  })
}

const isHeld = (place: number | null): boolean => place !== null && place < ON_BODY

/** Settles where everything is: what is said to be in a hand takes it first, then weapons and shields in order. */
function settle(r: Reader, drafts: readonly Draft[], owner: string): void {
  const held = [false, false]
  const take = (draft: Draft, hands: readonly number[]) => {
    for (const hand of hands) {
      if (held[hand] === true) {
        const which = hand === MAIN_HAND ? 'main' : 'off'
        const said = `${owner} holds something else in its ${which} hand: make the ${draft.kind.name} "in: carried".`
        r.problems.add(draft.path, said, 'injury-side')
      }
      held[hand] = true
    }
  }
  for (const draft of drafts) {
    const { kind } = draft
    if (!isHeld(draft.place)) continue
    if (kind.hands === 2) draft.place = BOTH_HANDS
    take(draft, draft.place === BOTH_HANDS ? [MAIN_HAND, OFF_HAND] : [draft.place as number])
  }
  for (const draft of drafts) {
    if (draft.place !== null) continue
    const { hands, natural, attacks, consumable, throwable } = draft.kind
    if (natural) draft.place = ON_BODY
    else if (attacks.length === 0 && (consumable !== null || throwable !== null)) draft.place = CARRIED
    else if (hands === 0) draft.place = ON_BODY
    else if (hands === 2) {
      draft.place = held[0] === true || held[1] === true ? CARRIED : BOTH_HANDS
      if (draft.place === BOTH_HANDS) held.fill(true)
    } else {
      const hand = held[0] !== true ? MAIN_HAND : held[1] !== true ? OFF_HAND : -1
      draft.place = hand < 0 ? CARRIED : hand
      if (hand >= 0) held[hand] = true
    }
  }
}
