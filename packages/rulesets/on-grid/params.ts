import {
  type AnyScene,
  asText,
  type Grid,
  NO_SQUARE,
  type Param,
  type ParamOptions,
  type Refusal,
  readPair,
  squareAt,
  squareName,
} from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'

/** Squares in rows, with or without heights. */
type Squares = Pick<Grid, 'width' | 'depth' | 'originX' | 'originY'>

const NO_WAY: readonly number[] = []

/**
 * The parameters that name squares, for a ruleset whose squares `squaresOf` returns; a square off the map breaks
 * `rule`.
 */
export function squareParamsFor(squaresOf: (scene: AnyScene) => Squares, rule: string) {
  /** A square written as `3,-2`, or a refusal. */
  function readSquare(scene: AnyScene, raw: unknown): number | Refusal {
    const squares = squaresOf(scene)
    const found = readPair(asText(raw))
    if (found === null)
      return refuse('bad-value', '"{said}" is not a square: write its x and y, as in 3,4.', {
        said: { said: asText(raw) },
      })
    const square = squareAt(squares, found[0], found[1])
    if (square !== NO_SQUARE) return square
    const last = squareName(squares, squares.width * squares.depth - 1)
    return refuse(rule, '{said} is off the map, which goes from {first} to {last}.', {
      said: { said: asText(raw) },
      first: { thing: squareName(squares, 0) },
      last: { thing: last },
    })
  }
  const nameOf = (scene: AnyScene, square: unknown): string => squareName(squaresOf(scene), square as number)
  return {
    readSquare,

    /** A square; -1 if missing. */
    squareParam: <N extends string>(name: N, o: ParamOptions<number> = {}): Param<N, number> => ({
      name,
      label: o.label ?? 'a square',
      kind: 'place',
      optional: o.optional ?? false,
      absent: -1,
      ...(o.suggestions === undefined ? {} : { suggestions: o.suggestions }),
      ...(o.says === undefined ? {} : { says: o.says }),
      read(scene, raw) {
        const square = readSquare(scene, raw)
        return typeof square === 'number' ? { value: square } : square
      },
      write: nameOf,
    }),

    /** The squares of a path, as a list or as `1,0 2,0`; empty if missing. */
    wayParam: <N extends string>(name: N): Param<N, readonly number[]> => ({
      name,
      label: 'the squares of the way',
      kind: 'place',
      optional: true,
      absent: NO_WAY,
      read(scene, raw) {
        const words = asText(raw).trim()
        const way: number[] = []
        for (const one of Array.isArray(raw) ? raw : words.split(/[\s;]+/)) {
          const square = readSquare(scene, one)
          if (typeof square !== 'number') return square
          way.push(square)
        }
        return { value: way }
      },
      write: (scene, value) => (value as number[]).map((square) => nameOf(scene, square)).join(' '),
    }),
  }
}

const ofGrid = squareParamsFor((scene) => (scene.setup as unknown as { readonly grid: Grid }).grid, 'grid')

/** A square of a scene's grid, written as `3,-2`, or a refusal. */
export const readSquare = ofGrid.readSquare

/**
 * A parameter for a square of the grid; -1 if missing.
 * @example
 * ```ts
 * import { actionsFor, buildGrid, defineTables, int, plainly, Scene, type Setup, type SpecsOf } from '@fray/kernel/rules'
 * import { squareParam } from '@fray/rulesets/on-grid/params'
 *
 * const tables = defineTables({ combatant: { square: int({ min: 0, max: 9999 }) } })
 * class FightScene extends Scene<SpecsOf<typeof tables>> {}
 * const leap = actionsFor<FightScene>().act({
 *   id: 'leap',
 *   rule: 'leap',
 *   title: plainly('Leap'),
 *   params: [squareParam('to', { label: 'the square where it lands' })],
 *   check: () => null,
 *   resolve: (scene, { actor, to }) => scene.set(tables.columns.combatant.square, actor, to, 'leap'),
 * })
 * const { grid } = buildGrid({ size: [8, 6] })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [], grid }
 * const scene = new FightScene(tables, { combatant: 1 }, setup as Setup)
 * console.log(leap.params[0]?.read(scene, '2,1', {}), leap.id) // { value: 10 } leap
 * ```
 */
export const squareParam = ofGrid.squareParam

/** A parameter for the squares of a path on the grid; empty if missing. */
export const wayParam = ofGrid.wayParam
