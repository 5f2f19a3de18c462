import {
  type AnyScene,
  type Board,
  hiddenPlaces,
  type Lens,
  nameOf,
  type Order,
  SOMEBODY,
  veiledPlaces,
  veiledRows,
} from '@fray/kernel'

/*
 * What is left of boards, orders and lines for those from whom the referee hides something. Of combatants whom a seat does not know
 * the rulesets hand out no name but `somebody`: what is only about them goes as well.
 */

const isNobody = (name: string): boolean => name === SOMEBODY

const without = (names: readonly string[]): readonly string[] =>
  names.some(isNobody) ? names.filter((name) => !isNobody(name)) : names

/** Whether the referee hides somebody from the lens. */
const isVeiling = (scene: AnyScene, lens: Lens): boolean => veiledRows(scene, lens).length > 0

/** The board without those who are hidden, and without hidden places and things. */
export function boardSeen(board: Board, scene: AnyScene, lens: Lens): Board {
  const places = new Set(veiledPlaces(scene, lens))
  if (places.size === 0 && !isVeiling(scene, lens)) return board
  const isShown = (name: string): boolean => !places.has(name)
  if (board.kind === 'relations')
    return {
      ...board,
      knots: board.knots.map(without).filter((knot) => knot.length > 0),
      relations: board.relations.filter(({ a, b }) => !isNobody(a) && !isNobody(b)),
    }
  const tokens = board.tokens.map((token) => (token.at === null || isShown(token.at) ? token : { ...token, at: null }))
  if (board.kind === 'zones') {
    const hidden = new Set(board.zones.filter(({ id, name }) => !isShown(id) || !isShown(name)).map(({ id }) => id))
    return {
      ...board,
      tokens: board.tokens.map((token) => (token.at !== null && hidden.has(token.at) ? { ...token, at: null } : token)),
      zones: board.zones
        .filter(({ id }) => !hidden.has(id))
        .map((zone) => ({ ...zone, here: without(zone.here), items: zone.items.filter(isShown) })),
      ways: board.ways.filter(({ from, to }) => !hidden.has(from) && !hidden.has(to)),
    }
  }
  return {
    ...board,
    tokens,
    doors: board.doors.filter(({ name }) => isShown(name)),
    areas: board.areas.filter(({ name }) => isShown(name)),
    items: board.items
      .map(({ square, names }) => ({ square, names: names.filter(isShown) }))
      .filter(({ names }) => names.length > 0),
  }
}

/** The order without those who are hidden. */
export function orderSeen(order: Order, scene: AnyScene, lens: Lens): Order {
  if (!isVeiling(scene, lens)) return order
  const entries = order.entries
    .filter(({ who, label }) => !isNobody(label) && (who.length === 0 || who.some((one) => !isNobody(one))))
    .map((entry) => ({ ...entry, who: without(entry.who) }))
  if (
    entries.length === order.entries.length &&
    entries.every((entry, i) => entry.who.length === order.entries[i]?.who.length)
  )
    return { ...order, next: without(order.next) }
  const words = `${order.title}: ${entries.map(({ label }) => label).join(', ')}.`
  return { ...order, entries, next: without(order.next), words }
}

/** Whether a line says only what somebody does whom the referee hides: nobody is told that. */
export const isAboutNobody = (words: string, who: readonly string[], scene: AnyScene, lens: Lens): boolean =>
  who.length === 0 && isVeiling(scene, lens) && new RegExp(`\\b${SOMEBODY}\\b`, 'i').test(words)

/** What looks of the lens must not name: places that are hidden, and nobody whom it does not know where the referee hides somebody. */
export const hiddenNames = (scene: AnyScene, lens: Lens): readonly string[] =>
  isVeiling(scene, lens) ? [...veiledPlaces(scene, lens), SOMEBODY] : veiledPlaces(scene, lens)

/** A text as its words alone, with a space at either end. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

/** Whether the words name one of these. */
export function namesOne(words: string, names: readonly string[]): boolean {
  if (names.length === 0) return false
  const said = spaced(words)
  return names.some((name) => said.includes(spaced(name)))
}

/** The value without what names a place: elements of lists that are it, or say it in words of their own. */
export function withoutPlaces<T>(value: T, names: readonly string[]): T {
  if (names.length === 0 || typeof value !== 'object' || value === null) return value
  const says = (one: unknown): boolean =>
    typeof one === 'string'
      ? namesOne(one, names)
      : typeof one === 'object' &&
        one !== null &&
        Object.values(one).some((part) => typeof part === 'string' && namesOne(part, names))
  if (Array.isArray(value)) return value.filter((one) => !says(one)).map((one) => withoutPlaces(one, names)) as T
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutPlaces(one, names)])) as T
}

/** All that the referee hides now. */
export function veiledNow(scene: AnyScene): { readonly who: readonly string[]; readonly places: readonly string[] } {
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const who = rows.filter((row) => scene.now.combatant.veiled[row] === 1).map((row) => nameOf(scene, row))
  return { who, places: hiddenPlaces(scene) }
}
