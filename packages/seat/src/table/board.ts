import {
  type AnyRuleset,
  type AnyScene,
  type Board,
  type BoardPicture,
  type Figure,
  isHiddenFor,
  nameOf,
  type SquaresGround,
  sideOf,
  type Token,
  type TokenShape,
  unknownTo,
  type Viewer,
} from '@fray/kernel'
import type { Letters } from './letters.ts'
import { type GivenPictures, NO_PICTURES, portraitOf } from './pictures.ts'
import { type Looking, lookingAlone } from './view-cache.ts'

const SHAPES: readonly TokenShape[] = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star']

/** The shape of a side's tokens, by the side's position. */
export const shapeOf = (side: number): TokenShape => SHAPES[side % SHAPES.length] as TokenShape

/** How a combatant is drawn for the current viewer; null for one that it does not know. */
export const figureOf = (rules: AnyRuleset, scene: AnyScene, row: number, looking: Looking): Figure | null =>
  looking.part('figure', row, (viewer) =>
    isHiddenFor(scene, row, viewer) ? null : rules.presentation.figure(scene, row, viewer),
  )

/** Rows of the combatants that the current viewer knows. */
export const rowsKnown = (rules: AnyRuleset, scene: AnyScene, looking: Looking): readonly number[] =>
  looking.part('known', 0, () => {
    const rows = Array.from({ length: scene.combatants }, (_, row) => row)
    return rows.filter((row) => figureOf(rules, scene, row, looking) !== null)
  })

/** Rows of the combatants that the viewer knows. */
export const knownRows = (rules: AnyRuleset, scene: AnyScene, viewer: Viewer): readonly number[] =>
  rowsKnown(rules, scene, lookingAlone(viewer))

/**
 * The picture under the map, if this viewer may see it: a custom one, otherwise the encounter's. It is one piece that
 * may show anything anywhere: so a viewer from whom any place of the map is hidden does not get it.
 */
function pictureFor(
  scene: AnyScene,
  viewer: Viewer,
  given: string | null,
  { width: east, height: north }: SquaresGround,
): BoardPicture | null {
  const { picture } = scene.setup
  const isKept = !viewer.referee && unknownTo(scene, viewer) !== null
  if (given !== null) return isKept ? null : { mark: given, width: east, height: north }
  if (picture === undefined || isKept || (!viewer.referee && picture.for === 'referee')) return null
  const [width, height] = picture.size
  return { mark: picture.mark, width, height }
}

/** The battlefield with everyone that the current viewer knows. */
export function boardOf(
  rules: AnyRuleset,
  scene: AnyScene,
  looking: Looking,
  letters: Letters,
  pictures: GivenPictures = NO_PICTURES,
): Board {
  const figures = rowsKnown(rules, scene, looking).flatMap((row) => {
    const figure = figureOf(rules, scene, row, looking)
    return figure === null ? [] : [{ row, figure }]
  })
  const ground = looking.part('ground', 0, (viewer) => rules.presentation.ground(scene, viewer))
  const zones = ground.kind === 'zones' ? new Set(ground.zones.map(({ id }) => id)) : null
  // A combatant in a Zone that the referee hides has no place.
  const placeOf = ({ at }: Figure) => (at === null || zones?.has(at) === false ? null : at)
  letters.meet(figures.map(({ row }) => nameOf(scene, row)))
  const tokens = figures.map(({ row, figure }): Token => {
    const who = nameOf(scene, row)
    const side = sideOf(scene, row)
    const [letter, at, portrait] = [letters.of(who), placeOf(figure), portraitOf(pictures, who)]
    const make = () => {
      const own = { who, side: scene.setup.sides[side]?.id ?? '', letter, shape: shapeOf(side), ...portrait }
      return { ...own, ...figure, at }
    }
    return looking.part('token', row, make, [figure, letter, at, portrait.picture])
  })
  const picture = ground.kind === 'squares' ? pictureFor(scene, looking.viewer, pictures.map, ground) : null
  // The looks of the ground are the same for everyone: they reveal nothing that is hidden.
  const { scenery } = scene.setup
  return { ...ground, tokens, ...(picture !== null && { picture }), ...(scenery !== undefined && { scenery }) }
}
