import { numbered } from '../../reading/names.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import {
  BOTH_HANDS,
  CARRIED,
  type CarriedItem,
  type ItemKind,
  KINDS,
  MAIN_HAND,
  NO_HOLD,
  OFF_HAND,
  type OldInjury,
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

/** Words that answer questions, and so are no names of attacks. */
const ANSWERS: readonly string[] = [...KINDS, 'decline']

/** Reads everything that a combatant has. What it can hold depends on its injuries. */
export function readGear(r: Reader, f: Fields, owner: string, injuries: readonly OldInjury[] = []): CarriedItem[] {
  const drafts = listOf(f.values.items).flatMap((raw, i): Draft[] => {
    const fields = itemFields(r, raw, [...f.at('items'), i])
    if (fields === null) return []
    const { values } = fields
    const place = textOf(values.in) === null ? null : wordOf(values.in, PLACES, CARRIED)
    const kind = readItemKind(r, fields)
    if (place !== null) checkPlace(r, fields, kind, place)
    return [{ kind, place, count: numberOf(values.count, 1), path: fields.path }]
  })
  settle(r, drafts, owner, injuries)
  const names = new Set<string>()
  const attacks = new Set<string>()
  return drafts.map(({ kind, place, count }): CarriedItem => {
    const name = numbered(kind.name, names)
    const strikes = kind.attacks.map((strike): Strike => ({ ...strike, name: numbered(strike.name, attacks) }))
    for (const strike of strikes) {
      if (!ANSWERS.includes(strike.name.toLowerCase())) continue
      const said = `An attack cannot be called "${strike.name}", which answers something else: give it a "name".`
      r.problems.add(f.at('items'), said, 'declaration-contents')
    }
    return { kind: { ...kind, name, attacks: strikes }, place: place as number, count }
  })
}

const isHeld = (place: number | null): boolean => place !== null && place < ON_BODY

/** Notes a thing that is said to be where it cannot be. */
function checkPlace(r: Reader, f: Fields, { name, hands, natural }: ItemKind, place: number): void {
  const wrong = (message: string) => r.problems.add(f.at('in'), message, 'declared-is-standard')
  if (natural && place !== ON_BODY) wrong(`${name} is grown and always there: leave "in" out.`)
  else if (!natural && hands === 0 && isHeld(place)) {
    wrong(`${name} is worn, not held: say "in: body" or "in: carried", or give it "hands".`)
  } else if (!natural && hands > 0 && place === ON_BODY) {
    wrong(`${name} is held, not worn: say "in: carried", or "hands: 0".`)
  }
}

/** Settles where everything is: what is said to be in a hand takes it first, then weapons and shields in order. */
function settle(r: Reader, drafts: readonly Draft[], owner: string, injuries: readonly OldInjury[]): void {
  for (const draft of drafts) if (isHeld(draft.place) && draft.kind.hands === 2) draft.place = BOTH_HANDS
  const lame = injuries.filter(({ injury, side }) => injury.limb === NO_HOLD && side >= 0)
  for (const { place, kind, path } of drafts) {
    const hurt = lame.find(({ side }) => isHeld(place) && (place === side || place === BOTH_HANDS))
    if (hurt === undefined) continue
    const which = hurt.side === MAIN_HAND ? 'main' : 'off'
    const said = `${owner} holds nothing in its ${which} hand (${hurt.injury.name}): the ${kind.name} is elsewhere.`
    r.problems.add(path, said, hurt.injury.rule as WeaponSpeedRule)
  }
  const held = [MAIN_HAND, OFF_HAND].map((hand) => lame.some(({ side }) => side === hand))
  const taken = [false, false]
  const take = (draft: Draft, hands: readonly number[]) => {
    for (const hand of hands) {
      if (taken[hand] === true) {
        const which = hand === MAIN_HAND ? 'main' : 'off'
        const said = `${owner} holds something else in its ${which} hand: make the ${draft.kind.name} "in: carried".`
        r.problems.add(draft.path, said, 'declared-is-standard')
      }
      taken[hand] = true
      held[hand] = true
    }
  }
  for (const draft of drafts) {
    if (!isHeld(draft.place)) continue
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
