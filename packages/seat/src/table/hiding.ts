import { type AnyScene, hiddenPlaces, hiddenRows, isHiddenFor, nameOf, SOMEBODY, type Viewer } from '@fray/kernel'

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

/** What the referee alone knows: whom and what it hides now, and its own notes. */
export interface Hidden {
  readonly who: readonly string[]
  readonly places: readonly string[]
  readonly notes: readonly string[]
}

/** What the referee alone knows. */
export function hiddenNow(scene: AnyScene): Hidden {
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const who = rows.filter((row) => scene.now.combatant.hidden[row] === 1).map((row) => nameOf(scene, row))
  return { who, places: placesHidden(scene), notes: scene.setup.secrets ?? [] }
}

/** What commands call the places and things that the referee hides, each once. */
const placesHidden = (scene: AnyScene): readonly string[] => [
  ...new Set(hiddenPlaces(scene).map(({ names: [first] }) => first)),
]
