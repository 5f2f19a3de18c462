import type { Board } from '@fray/kernel'
import type { TokenPlace } from './token.ts'
import type { ZoneWords } from './zone-text.ts'

/** A rectangle on the board, in the drawing's units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A direction in which the cursor moves. */
export type Way = 'up' | 'down' | 'left' | 'right'

/** Where things are in a drawing of the battlefield. Spots are what the cursor visits: squares, Zones, or combatants. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** The diameter of a token of size 1. */
  readonly unit: number
  /** The text style of Zones; the usual one by default. */
  readonly words?: ZoneWords
  /** Centres and diameters of the tokens, by name. */
  readonly tokens: ReadonlyMap<string, TokenPlace>
  /** The spot at a point, or null. */
  spotAt(x: number, y: number): string | null
  boxOf(spot: string): Box | null
  /** The neighbouring spot in a direction, or the same one at the edge. */
  step(spot: string | null, way: Way): string | null
  /** Where the cursor starts. */
  readonly first: string | null
}

/** The spot whose centre is nearest in a direction; the same one if there is none. */
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

/** Finds the spot at a point. */
export const spotIn = (boxes: ReadonlyMap<string, Box>, x: number, y: number): string | null => {
  for (const [spot, box] of boxes) if (x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h) return spot
  return null
}

/** A board of one kind. */
export type BoardOf<K extends Board['kind']> = Extract<Board, { readonly kind: K }>
