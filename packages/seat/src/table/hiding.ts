import { type AnyScene, hiddenPlaces, nameOf } from '@fray/kernel'

/** What only the referee knows: whom and what it hides now, and its own notes. */
export interface Hidden {
  readonly who: readonly string[]
  readonly places: readonly string[]
  readonly notes: readonly string[]
}

/** What only the referee knows. */
export function hiddenNow(scene: AnyScene): Hidden {
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const who = rows.filter((row) => scene.now.combatant.hidden[row] === 1).map((row) => nameOf(scene, row))
  return { who, places: placesHidden(scene), notes: scene.setup.secrets ?? [] }
}

/** The names in commands of the places and things that the referee hides, each once. */
const placesHidden = (scene: AnyScene): readonly string[] => [
  ...new Set(hiddenPlaces(scene).map(({ names: [first] }) => first)),
]
