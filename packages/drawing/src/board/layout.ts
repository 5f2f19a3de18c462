import type { Board } from '@fray/kernel'
import type { TokenPlace } from './token.ts'
import type { ZoneWords } from './zone-text.ts'

/** A rectangle on the board, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A step of the cursor. */
export type Way = 'up' | 'down' | 'left' | 'right'

/** Where things stand on a drawing of the battlefield. Spots are what the cursor visits: squares, Zones, or people. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** The diameter of a token of size 1. */
  readonly unit: number
  /** How Zones are written on; as is usual by default. */
  readonly words?: ZoneWords
  /** Middles of the tokens by name, and their diameters. */
  readonly tokens: ReadonlyMap<string, TokenPlace>
  /** The spot at a point, or null. */
  spotAt(x: number, y: number): string | null
  boxOf(spot: string): Box | null
  /** The spot beside one, or the same at the edge. */
  step(spot: string | null, way: Way): string | null
  /** Where the cursor begins. */
  readonly first: string | null
}

/** The spot of a list whose middle is nearest in a direction; the same where there is none. */
export function nearest(boxes: ReadonlyMap<string, Box>, from: string | null, way: Way): string | null {
  const at = from === null ? undefined : boxes.get(from)
  if (at === undefined) return boxes.keys().next().value ?? null
  const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })
  const { x, y } = middle(at)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const [spot, box] of boxes) {
    const other = middle(box)
    const ahead =
      way === 'left' ? x - other.x : way === 'right' ? other.x - x : way === 'up' ? y - other.y : other.y - y
    const aside = way === 'left' || way === 'right' ? Math.abs(other.y - y) : Math.abs(other.x - x)
    if (ahead <= 1) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [spot, far]
  }
  return best
}

/** Boxes as a layout looks at them. */
export const spotIn = (boxes: ReadonlyMap<string, Box>, x: number, y: number): string | null => {
  for (const [spot, box] of boxes) if (x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h) return spot
  return null
}

/** A board of one kind. */
export type BoardOf<K extends Board['kind']> = Extract<Board, { readonly kind: K }>
