import { type BoardOf, type Box, type Layout, nearest, spotIn } from './layout.ts'

const UNIT = 46
const CELL_WIDE = 84
const CELL_HIGH = 86
const PAD = 14
const GAP = 18

type Relations = BoardOf<'relations'>

/** A knot of combatants with its box. */
export interface Knot extends Box {
  readonly who: readonly string[]
}

/**
 * A diagram of who is with whom: the first side on the left, its foes on the right, mixed knots in between. Engaged
 * combatants leave their places empty, so that nobody else moves; so do those in no knot, who have left the board.
 */
export interface RelationsLayout extends Layout {
  readonly knots: readonly Knot[]
}

/**
 * The layout of knots and the combatants in them. `tall`: the drawing is higher than wide. `most` limits the length
 * of a line of them, at right angles to the direction in which the sides face each other.
 */
export function layoutRelations(board: Relations, tall: boolean, most: number): RelationsLayout {
  const sideOf = new Map(board.tokens.map(({ who, side }) => [who, side]))
  const [first] = board.tokens
  const isFirst = (who: string): boolean => sideOf.get(who) === first?.side
  const knotOf = new Map<string, Knot>()
  const mixed: Knot[] = []
  for (const all of board.knots) {
    const who = all.filter((one) => sideOf.has(one))
    // Sides face each other within a knot.
    const sorted = [...who].sort((a, b) => Number(!isFirst(a)) - Number(!isFirst(b)))
    const knot = knotFor(sorted)
    for (const one of who) knotOf.set(one, knot)
    if (new Set(who.map((one) => sideOf.get(one))).size > 1) mixed.push(knot)
  }
  // Everyone's place on their own side; a knot of friends takes the place of its first member.
  const homes = (isHere: (who: string) => boolean): Knot[] =>
    board.tokens.flatMap(({ who }) => {
      const knot = knotOf.get(who)
      if (!isHere(who)) return []
      if (knot === undefined || mixed.includes(knot)) return [{ ...knotFor([who]), who: [] }]
      return knot.who[0] === who ? [knot] : []
    })
  const places = [...knotOf.keys()]
  const order = new Map(board.tokens.map(({ who }, i) => [who, i]))
  mixed.sort((a, b) => (order.get(a.who[0] ?? '') ?? 0) - (order.get(b.who[0] ?? '') ?? 0))
  const hasTwoSides = places.some(isFirst) && places.some((who) => !isFirst(who))
  const between = mixed.length > 0 || !hasTwoSides ? mixed : [{ ...knotFor(['', '']), who: [] }]
  const {
    knots: arranged,
    along,
    across,
  } = arrange(
    [homes(isFirst), between, homes((who) => !isFirst(who))].filter((column) => column.length > 0),
    tall,
    most,
  )
  const knots = arranged.filter(({ who }) => who.length > 0)
  const boxes = new Map<string, Box>()
  const tokens = new Map<string, { x: number; y: number; d: number }>()
  for (const knot of knots) {
    const columnsHere = Math.round((knot.w - PAD) / CELL_WIDE)
    knot.who.forEach((who, i) => {
      const box = {
        x: knot.x + PAD / 2 + (i % columnsHere) * CELL_WIDE,
        y: knot.y + PAD / 2 + Math.floor(i / columnsHere) * CELL_HIGH,
        w: CELL_WIDE,
        h: CELL_HIGH,
      }
      boxes.set(who, box)
      tokens.set(who, { x: box.x + box.w / 2, y: box.y + 30, d: UNIT })
    })
  }
  const [width, height] = tall ? [across, along] : [along, across]
  return {
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    unit: UNIT,
    tokens,
    knots,
    first: first?.who ?? null,
    spotAt: (x, y) => spotIn(boxes, x, y),
    boxOf: (spot) => boxes.get(spot) ?? null,
    step: (spot, way) => nearest(boxes, spot, way),
  }
}

/** A knot of these combatants, not yet positioned. */
function knotFor(who: readonly string[]): Knot {
  const across = Math.min(who.length, who.length > 4 ? 3 : 2)
  const rows = Math.ceil(who.length / across)
  return { who, x: 0, y: 0, w: across * CELL_WIDE + PAD, h: rows * CELL_HIGH + PAD }
}

/** Lines of knots next to or below each other, each line centred. */
function arrange(columns: readonly (readonly Knot[])[], tall: boolean, most: number) {
  const lines: { readonly knots: Knot[]; readonly space: number }[] = []
  for (const column of columns) {
    let line: Knot[] = []
    let at = 0
    lines.push({ knots: line, space: lines.length === 0 ? GAP : GAP * 2 })
    for (const knot of column) {
      const side = tall ? knot.w : knot.h
      if (at > 0 && at + side > most) {
        line = []
        at = 0
        lines.push({ knots: line, space: GAP })
      }
      line.push(knot)
      at += side + GAP
    }
  }
  const sideOf = (knot: Knot) => (tall ? knot.w : knot.h)
  const long = ({ knots: line }: { readonly knots: readonly Knot[] }) =>
    line.reduce((sum, knot) => sum + sideOf(knot), GAP * (line.length - 1))
  const across = Math.max(0, ...lines.map(long)) + GAP * 2
  const knots: Knot[] = []
  let along = 0
  for (const line of lines) {
    along += line.space
    let at = (across - long(line)) / 2
    for (const knot of line.knots) {
      knots.push(tall ? { ...knot, x: at, y: along } : { ...knot, x: along, y: at })
      at += sideOf(knot) + GAP
    }
    along += Math.max(...line.knots.map((knot) => (tall ? knot.h : knot.w)))
  }
  return { knots, along: along + GAP, across }
}
