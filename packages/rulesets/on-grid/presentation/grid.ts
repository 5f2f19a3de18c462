import {
  DIFFICULT,
  type Edge,
  edgesOf,
  type Grid,
  type Ground,
  gridPicture,
  inEnglish,
  type Ref,
  SQUARE_FEET,
  type SquaresGround,
  squareName,
  type Words,
} from '@fray/kernel/rules'

/** The effects of a game's ground, in words. */
export interface GroundWords {
  readonly difficult: Words
  readonly dark: Words
}

const WALLS = { wall: 'wall', 'low-wall': 'low', window: 'window' } as const

/** What fills a square, by its tone in a picture, and its effect. */
const FILLED: Readonly<Record<string, Pick<Ground, 'terrain' | 'words'>>> = {
  'low-wall': { terrain: 'something low', words: inEnglish('cannot be entered, and hides what is low') },
  impassable: { terrain: 'impassable', words: inEnglish('cannot be entered, and hides nothing') },
  door: { terrain: 'closed door', words: inEnglish('cannot be entered while it is closed') },
  'open-door': { terrain: 'open door', words: inEnglish('can be walked through') },
}

/** What the ground shows besides its squares. */
interface OnGround {
  readonly words: GroundWords
  readonly items: SquaresGround['items']
  /** Null where there are none. */
  readonly exits: readonly number[] | null
  readonly hides?: (ref: Ref) => boolean
}

/**
 * A map with walls, doors and heights; `items`: what lies on it, `exits`: squares from which combatants may leave,
 * null for any edge; `hides`: whether a door or an area is hidden from the viewer.
 * @example
 * ```ts
 * import { buildGrid, inEnglish } from '@fray/kernel/rules'
 * import { gridGround } from '@fray/rulesets/on-grid/presentation/grid'
 *
 * const { grid } = buildGrid({ text: '..~\n.#+' })
 * if (grid === null) throw new Error('That is no map.')
 * const words = { difficult: inEnglish('a step costs 10 feet'), dark: inEnglish('it is dark') }
 * const { blocks, ground, doors } = gridGround(grid, 0, { words, items: [], exits: null })
 * console.log(blocks, ground.map(({ square, terrain }) => `${square} ${terrain}`)) // [ '1,0' ] [ '2,0 closed door', '2,1 difficult' ]
 * console.log(doors.map(({ name, open }) => ({ name, open }))) // [ { name: 'door-1', open: false } ]
 * ```
 */
export function gridGround(
  whole: Grid,
  openDoors: number,
  { words, items, exits, hides = () => false }: OnGround,
): SquaresGround {
  const grid = withoutDoors(whole, openDoors, hides)
  const { width, depth, originX, originY, floors } = grid
  const name = (square: number): string => squareName(grid, square)
  const ground: SquaresGround['ground'][number][] = []
  const blocks: string[] = []
  const heights: SquaresGround['heights'][number][] = []
  const rows = gridPicture(grid, openDoors, [])
  for (let square = 0; square < floors.length; square++) {
    const tone = rows[depth - 1 - Math.floor(square / width)]?.[square % width]?.tone ?? ''
    if (tone === 'wall') blocks.push(name(square))
    else if (FILLED[tone] !== undefined) ground.push({ square: name(square), ...FILLED[tone] })
    else if (grid.ground[square] === DIFFICULT) {
      ground.push({ square: name(square), terrain: 'difficult', words: words.difficult })
    }
    if (floors[square] !== 0) heights.push({ square: name(square), height: floors[square] })
  }
  const edges = edgesOf(grid, openDoors)
  return {
    kind: 'squares',
    width,
    height: depth,
    origin: [originX, originY],
    unit: { name: 'feet', perSquare: SQUARE_FEET },
    ground,
    blocks,
    walls: edges.flatMap(({ kind, from, to }) =>
      kind === 'none' || kind === 'door' || kind === 'open-door' ? [] : [{ from, to, kind: WALLS[kind] }],
    ),
    doors: doorsOf(grid, openDoors, edges),
    heights,
    items,
    areas: areasOf(grid, words, exits).filter(({ name }) => !hides({ table: 'area', row: AREAS.indexOf(name) })),
  }
}

/** The map without doors that the viewer does not know: closed ones become wall, open ones are left out. */
function withoutDoors(grid: Grid, openDoors: number, hides: (ref: Ref) => boolean): Grid {
  const isKnown = (door: number) => door < 0 || !hides({ table: 'door', row: door })
  if (grid.doors.every((_, door) => isKnown(door))) return grid
  const seen = <T extends { readonly door: number }>(parts: readonly T[]): T[] =>
    parts.flatMap((part) => {
      if (isKnown(part.door)) return part
      return ((openDoors >>> part.door) & 1) === 1 ? [] : { ...part, door: -1 }
    })
  return { ...grid, boxes: seen(grid.boxes), panes: seen(grid.panes) }
}

/** Doors between squares, and those that fill squares, from corner to corner. */
function doorsOf(grid: Grid, openDoors: number, edges: readonly Edge[]): SquaresGround['doors'] {
  const isOpen = (door: number): boolean => ((openDoors >>> door) & 1) === 1
  const corner = (x: number, y: number) => [x / SQUARE_FEET - grid.originX, y / SQUARE_FEET - grid.originY] as const
  const named = (door: number) => ({ name: grid.doors[door] ?? '', open: isOpen(door) })
  return [
    ...edges.filter(({ door }) => door >= 0).map(({ door, from, to }) => ({ ...named(door), from, to })),
    ...grid.boxes
      .filter(({ door }) => door >= 0)
      .map(({ door, x1, y1, x2, y2 }) => ({ ...named(door), from: corner(x1, y1), to: corner(x2, y2) })),
  ]
}

/** Names of the areas of a map, by row. */
export const AREAS: readonly string[] = ['dark', 'exit']

function areasOf(grid: Grid, { dark }: GroundWords, exits: readonly number[] | null): SquaresGround['areas'] {
  const inTheDark = Array.from(grid.dark.keys()).filter((square) => grid.dark[square] === 1)
  const area = (name: string, squares: readonly number[], words: Words) =>
    squares.length === 0
      ? []
      : [{ name, squares: squares.map((square) => squareName(grid, square)), words, tone: 'note' as const }]
  return [
    ...area('dark', inTheDark, dark),
    ...area('exit', exits ?? [], inEnglish('the battlefield can be left from here')),
  ]
}
