import { cite } from './citing.ts'
import { type Entrant, sumOf } from './kinds/combatant.ts'
import type { Item } from './kinds/gear.ts'
import {
  ACTIVATE,
  AGILITY,
  ATTACK,
  CAST,
  CONSUME,
  DEFENSIVE,
  FULL_DEFENSE,
  HEAL_CHECK,
  IMPROVISE,
  INTIMIDATE,
  JUST_MOVE,
  KINDS,
  PICK_UP,
  STAND_UP,
  THROW,
} from './words.ts'

/** What somebody has declared: the kind, and the item, spell or ability that it names. */
export interface Declared {
  /** Position in KINDS. */
  readonly kind: number
  /** The item, spell or ability, as the kind has it; -1 for none. Of an item its number for its {@link Holder}. */
  readonly thing: number
  /** Position among the item's attacks; 0 where it has no choice. */
  readonly attack: number
}

/** What somebody has to declare with. Items go by their rows in a fight, by their positions in a file. */
export interface Holder extends Pick<Entrant, 'spells' | 'abilities'> {
  item(thing: number): Item
}

const declared = (kind: number, thing = -1, attack = 0): Declared => ({ kind, thing, attack })

/** Everything that one may think of declaring who has these items at hand; moving only comes first. */
export function declarable(holder: Holder, things: readonly number[], isProne: boolean): Declared[] {
  const all = [declared(JUST_MOVE)]
  const attackWith = (kind: number, thing: number) => {
    const count = holder.item(thing).attacks.length
    for (let attack = 0; attack < count; attack++) all.push(declared(kind, thing, attack))
  }
  for (const thing of things) attackWith(ATTACK, thing)
  all.push(declared(FULL_DEFENSE), declared(DEFENSIVE))
  for (const thing of things) {
    const { consumable, throwable } = holder.item(thing)
    attackWith(DEFENSIVE, thing)
    if (consumable !== null) all.push(declared(CONSUME, thing))
    if (throwable !== null) all.push(declared(THROW, thing))
  }
  for (let spell = 0; spell < holder.spells.length; spell++) all.push(declared(CAST, spell))
  holder.abilities.forEach(({ action }, ability) => {
    if (action === 'standard') all.push(declared(ACTIVATE, ability))
  })
  all.push(declared(HEAL_CHECK), declared(INTIMIDATE), declared(PICK_UP))
  if (isProne) all.push(declared(STAND_UP))
  all.push(declared(IMPROVISE))
  return all
}

/** What a declaration names: how that is called, and what it adds to Initiative. Null where it names nothing. */
function namedBy({ item, spells, abilities }: Holder, { kind, thing, attack }: Declared) {
  if (thing < 0) return null
  if (kind === CAST) return spells[thing]
  if (kind === ACTIVATE) return abilities[thing]
  const { name, attacks, consumable, throwable } = item(thing)
  if (kind === CONSUME) return { name, speed: consumable?.speed ?? 0 }
  return kind === THROW ? { name, speed: throwable?.speed ?? 0 } : attacks[attack]
}

/** What a declaration adds to the Base Initiative. */
export function speedOf(holder: Holder, one: Declared): number {
  const speed = namedBy(holder, one)?.speed ?? 0
  if (one.kind === CAST) cite('spell-speed')
  if (one.kind === DEFENSIVE) cite('defensive-attack')
  if (one.kind === FULL_DEFENSE) return -1
  return one.kind === DEFENSIVE ? 1 + speed : speed
}

/** What is called by name in a declaration, or null. */
export const nameIn = (holder: Holder, one: Declared): string | null => namedBy(holder, one)?.name ?? null

/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export function textOf(holder: Holder, one: Declared): string {
  const named = namedBy(holder, one)
  return named === null ? KINDS[one.kind] : `${KINDS[one.kind]} ${named.name}`
}

/** An entrant as it declares: its items go by their positions. */
export const holderIn = ({ items, spells, abilities }: Entrant): Holder => ({
  item: (thing) => items[thing],
  spells,
  abilities,
})

/** What a text of a file says that the entrant declares: as {@link textOf} has it, or an attack or weapon alone; else null. */
export function declaredAs(entrant: Entrant, text: string): Declared | null {
  const holder = holderIn(entrant)
  const said = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const all = declarable(holder, [...entrant.items.keys()], true)
  const means = (words: string) => all.find((one) => textOf(holder, one).toLowerCase() === words)
  const kind = said.startsWith('defensive ') ? DEFENSIVE : ATTACK
  const name = said.replace(/^(attack|defensive) /, '')
  return (
    means(said) ??
    means(`attack ${said}`) ??
    all.find((one) => one.kind === kind && one.thing >= 0 && holder.item(one.thing).name.toLowerCase() === name) ??
    null
  )
}

/** What an entrant could declare, as texts; attacks by their names alone. */
export function declarableTexts(entrant: Entrant): string[] {
  const holder = holderIn(entrant)
  const all = declarable(holder, [...entrant.items.keys()], true)
  return all.map((one) => textOf(holder, one).replace(/^attack /, ''))
}

/** The modifier of a score: half of what it is above 10, rounded down, or what the data's own table says. */
export const modifierOf = (score: number, modifiers: readonly number[] | null): number =>
  modifiers?.[Math.min(score, modifiers.length - 1)] ?? (score - 10) >> 1

/** What the d12 comes to where a fight under way does not say. */
const USUAL_DIE = 6

/** Base Initiative in a fight under way: as the entrant says, else with a usual die. */
export function baseOf(entrant: Entrant, modifiers: readonly number[] | null): number {
  const { baseInitiative, scores, initiativeModifier, abilities } = entrant
  const given = initiativeModifier + sumOf(abilities, 'initiative')
  return baseInitiative ?? USUAL_DIE - modifierOf(scores[AGILITY], modifiers) + given
}
