import {
  type AnyRuleset,
  type AnyScene,
  type Board,
  isVeiledFrom,
  knownBy,
  type Lens,
  nameOf,
  sideOf,
  type Token,
  type TokenShape,
} from '@fray/kernel'
import type { Letters } from './letters.ts'

const SHAPES: readonly TokenShape[] = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star']

/** The shape of a side's tokens, by the side's position. */
export const shapeOf = (side: number): TokenShape => SHAPES[side % SHAPES.length] as TokenShape

/** Rows of the combatants of whom the lens knows. */
export function knownRows(rules: AnyRuleset, scene: AnyScene, lens: Lens): number[] {
  const showing = rules.showing
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  return rows.filter((row) => !isVeiledFrom(scene, row, lens) && showing.figure(scene, row, lens) !== null)
}

/** Looks at the fight through the lens: nobody has a name of whom it does not know. */
export const lookingThrough = <T>(rules: AnyRuleset, scene: AnyScene, lens: Lens, look: () => T): T =>
  scene.knowing(knownBy(rules, scene, lens), look)

/** The battlefield with everybody on it of whom the lens knows. */
export function boardOf(rules: AnyRuleset, scene: AnyScene, lens: Lens, letters: Letters): Board {
  const showing = rules.showing
  const tokens: Token[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const figure = isVeiledFrom(scene, row, lens) ? null : showing.figure(scene, row, lens)
    if (figure === null) continue
    const who = nameOf(scene, row)
    const side = sideOf(scene, row)
    tokens.push({
      who,
      side: scene.setup.sides[side]?.id ?? '',
      letter: letters.of(who),
      shape: shapeOf(side),
      ...figure,
    })
  }
  return { ...showing.ground(scene, lens), tokens }
}
