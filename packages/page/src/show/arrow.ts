import type { Box, Layout, TokenPlace } from '@fray/drawing'
import type { Act } from './acts.ts'
import { placeOf } from './places.ts'

type Point = readonly [x: number, y: number]

/** An arrow from one token's rim to another's, drawn along a line of its own that begins at its first token's middle. */
export interface Arrow {
  readonly from: TokenPlace
  /** Degrees from the first token to the second. */
  readonly angle: number
  readonly path: string
  /** Points along it on the board: nothing is to be put over them. */
  readonly along: readonly { readonly x: number; readonly y: number }[]
}

/** How far an arrow bends to one side, as parts of its length: straight, unless somebody stands or words are in its way. */
const BENDS = [0, 0.25, -0.25, 0.45, -0.45, 0.7, -0.7, 1, -1]

/** Pieces of a bent arrow. */
const PIECES = 18

/** How much it matters that an arrow runs through somebody, leaves the board, runs over words, and is bent by its whole length. */
const [BODY, OUTSIDE, WORDS, BENT] = [10, 5, 1, 1.2]

/** From whom to whom an act's arrow goes; null for none. */
export function endsOf({ head, cause, beats }: Act): { readonly from: string; readonly to: string } | null {
  if (head?.beat === 'attack') return pair(head.who, head.target)
  if (head !== null || cause === null) return null
  const done = beats.find((beat) => (beat.beat === 'healing' || beat.beat === 'state') && beat.who !== cause.who)
  return pair(cause.who, done !== undefined && 'who' in done ? done.who : cause.to)
}

const pair = (from: string | null, to: string | null) =>
  from === null || to === null || from === to ? null : { from, to }

/** The arrow of an act, around those who stand between the two and beside words; null where there is none. */
export function arrowOf(layout: Layout, act: Act, words: readonly Box[]): Arrow | null {
  const ends = endsOf(act)
  const from = placeOf(layout, ends?.from ?? null)
  const to = placeOf(layout, ends?.to ?? null)
  return from === null || to === null || from === to ? null : arrowBetween(layout, from, to, words)
}

/** An arrow between two tokens: the least bent one that runs through nobody else and over no words, else the one that covers least. */
export function arrowBetween(
  { tokens, width, height }: Pick<Layout, 'tokens' | 'width' | 'height'>,
  from: TokenPlace,
  to: TokenPlace,
  words: readonly Box[] = [],
): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const inside = ({ x, y }: TokenPlace): Point => [
    (x - from.x) * c + (y - from.y) * s,
    (y - from.y) * c - (x - from.x) * s,
  ]
  const others = [...tokens.values()].filter((one) => one !== from && one !== to && one.d > 0)
  const crowd = others.map((one) => ({ at: inside(one), r: one.d * 0.62 }))
  // The letters of the two, at the left foot of each, are words too.
  const letters = [from, to].map(({ x, y, d }) => ({ x: x - d * 0.7, y: y + d * 0.12, w: d * 0.5, h: d * 0.5 }))
  const written = [...words, ...letters]
  const onBoard = ([x, y]: Point) => ({ x: from.x + x * c - y * s, y: from.y + x * s + y * c })
  let best: readonly Point[] = []
  let least = Number.POSITIVE_INFINITY
  for (const bend of BENDS) {
    const line = lineOf(far, bend * Math.max(far, from.d * 2), from.d / 2, to.d / 2)
    const along = line.map(onBoard)
    const met = crowd.filter(({ at, r }) => line.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < r)).length
    const over = written.filter((box) => along.some((point) => isIn(box, point))).length
    const isOutside = along.some((point) => !isIn({ x: 0, y: 0, w: width, h: height }, point))
    const cost = met * BODY + over * WORDS + (isOutside ? OUTSIDE : 0) + Math.abs(bend) * BENT
    if (cost < least) [best, least] = [line, cost]
  }
  return {
    from,
    angle: (turn * 180) / Math.PI,
    path: pathAlong(best, from.d),
    along: best.map(onBoard),
  }
}

const isIn = ({ x, y, w, h }: Box, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h

/** Points of a line that bends to a side, from one rim to the other. */
function lineOf(far: number, bend: number, first: number, last: number): readonly Point[] {
  const at = (t: number): Point => [far * t, 2 * t * (1 - t) * bend]
  const all = Array.from({ length: 61 }, (_, i) => at(i / 60))
  const [start, end] = [Math.min(first, far * 0.3), Math.min(last, far * 0.3)]
  const free = all.filter(([x, y]) => Math.hypot(x, y) >= start && Math.hypot(far - x, y) >= end)
  const last_ = free.length - 1
  return Array.from({ length: PIECES + 1 }, (_, i) => free[Math.round((i / PIECES) * last_)] as Point)
}

/** The outline of an arrow along points, thin at its beginning, with a head. */
function pathAlong(points: readonly Point[], d: number): string {
  const [tip = [0, 0] as Point] = points.slice(-1)
  const long = lengthOf(points)
  const head = Math.min(d * 0.35, long * 0.7)
  // What of the line lies before the head.
  const shaft = points.filter(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) >= head)
  const line = shaft.length < 2 ? points.slice(0, 2) : shaft
  const [neck = tip] = line.slice(-1)
  const put = ([x, y]: Point, [ax, ay]: Point, by: number): string =>
    `${(x + ax * by).toFixed(1)} ${(y + ay * by).toFixed(1)}`
  // One edge of the shaft, from its beginning to the head; the other has the other sign.
  const edge = (sign: 1 | -1): string[] =>
    line.map((point, i) => {
      const side = across(line[i - 1] ?? point, line[i + 1] ?? point)
      return put(point, side, sign * d * (0.05 + (0.03 * i) / line.length))
    })
  const side = across(neck, tip)
  const point_ = [put(neck, side, d * 0.2), put(tip, side, 0), put(neck, side, -d * 0.2)]
  return `M${[...edge(1), ...point_, ...edge(-1).reverse()].join('L')}Z`
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)), 0)

/** The direction across a line, one long. */
function across([ax, ay]: Point, [bx, by]: Point): Point {
  const far = Math.hypot(bx - ax, by - ay) || 1
  return [-(by - ay) / far, (bx - ax) / far]
}
