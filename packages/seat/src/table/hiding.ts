import {
  type AnyRuleset,
  type AnyScene,
  type Board,
  hiddenPlaces,
  hiddenPlacesFrom,
  hiddenRows,
  isHiddenFor,
  nameOf,
  namesOne,
  SOMEBODY,
  type Viewer,
} from '@fray/kernel'

/** The board without places and things of those names. */
export function boardSeen(board: Board, names: readonly string[]): Board {
  if (names.length === 0 || board.kind === 'relations') return board
  const places = new Set(names)
  const isShown = (name: string): boolean => !places.has(name)
  const tokens = board.tokens.map((token) => (token.at === null || isShown(token.at) ? token : { ...token, at: null }))
  if (board.kind === 'zones')
    return {
      ...board,
      tokens,
      zones: board.zones
        .filter(({ id }) => isShown(id))
        .map((zone) => ({ ...zone, items: zone.items.filter(isShown) })),
      ways: board.ways.filter(({ from, to }) => isShown(from) && isShown(to)),
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

/**
 * Whether a line says only what somebody does whom the referee hides: nobody is told that. `who` are those of whom the viewer knows, `rows`
 * all whom it names, known or not.
 */
export const isAboutNobody = (
  words: string,
  who: readonly string[],
  rows: readonly number[],
  scene: AnyScene,
  viewer: Viewer,
): boolean =>
  who.length === 0 &&
  hiddenRows(scene, viewer).length > 0 &&
  new RegExp(`\\b${SOMEBODY}\\b`, 'i').test(words) &&
  // Somebody of whom nobody knows may also be one who is not hidden by the referee.
  !rows.some((row) => row >= 0 && !scene.knows(row) && !isHiddenFor(scene, row, viewer))

/** All names of places and things that the referee hides from the viewer: a Zone goes by its id and by what people call it. */
export function placesHidden(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): readonly string[] {
  const names = hiddenPlacesFrom(scene, viewer)
  if (names.length === 0) return names
  const ground = rules.presentation.ground(scene, viewer)
  const zones = ground.kind === 'zones' ? ground.zones : []
  const both = zones.filter(({ id, name }) => names.includes(id) || names.includes(name))
  return [...new Set([...names, ...both.flatMap(({ id, name }) => [id, name])])]
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

/** What the referee alone knows: whom and what it hides now, and its own notes. */
export interface Hidden {
  readonly who: readonly string[]
  readonly places: readonly string[]
  readonly notes: readonly string[]
}

/** What the referee alone knows. */
export function hiddenNow(scene: AnyScene): Hidden {
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const who = rows.filter((row) => scene.now.combatant.veiled[row] === 1).map((row) => nameOf(scene, row))
  return { who, places: hiddenPlaces(scene), notes: scene.setup.secrets ?? [] }
}
