import { LIMITS, limitText } from '../../limits.ts'
import type { Problem } from '../../ruleset.ts'
import { hasControl } from '../../words.ts'
import type { Areas } from './build-parts.ts'
import { type Box, type Link, NO_SQUARE, type Pane, SQUARE_FEET } from './grid.ts'
import { MAX_HEIGHT } from './map-limits.ts'

/** The most doors on a map: they are the bits of one 32-bit number. */
const MAX_DOORS = 31

/** Where a problem lies: keys and positions. */
export type Path = readonly (string | number)[]

/** A rectangle of squares; both ends count. */
export interface Rectangle {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

const AREA = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*(?:\.\.\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*)?$/

/** A map under construction: what has been read so far, and every problem found in it. */
export class Draft {
  readonly problems: Problem[] = []
  readonly floors: Int16Array
  readonly ground: Uint8Array
  readonly dark: Uint8Array
  readonly boxes: Box[] = []
  readonly panes: Pane[] = []
  readonly links: Link[] = []
  readonly doors: string[] = []
  openAtStart = 0
  readonly glyphs: { glyph: string; square: number }[] = []
  readonly combatants: { name: string; square: number }[] = []
  readonly named = new Map<string, Set<number>>()
  /** How many areas have been read. */
  private areas = 0
  readonly originX: number
  readonly originY: number
  readonly width: number
  readonly depth: number

  constructor(originX: number, originY: number, width: number, depth: number, floor: number) {
    this.originX = originX
    this.originY = originY
    this.width = width
    this.depth = depth
    this.floors = new Int16Array(width * depth).fill(floor)
    this.ground = new Uint8Array(width * depth)
    this.dark = new Uint8Array(width * depth)
  }

  /** Adds a problem. */
  wrong(path: Path, message: string): void {
    this.problems.push({ path, message })
  }

  /** The square (x, y), or NO_SQUARE off the map. */
  square(x: number, y: number): number {
    const column = x - this.originX
    const row = y - this.originY
    const inside = column >= 0 && row >= 0 && column < this.width && row < this.depth
    return inside ? row * this.width + column : NO_SQUARE
  }

  /** Whether the number is whole and within bounds; adds a problem if not. */
  whole(path: Path, value: number, least: number, most: number, what: string): boolean {
    const problem = wholeProblem(path, value, least, most, what)
    if (problem !== null) this.problems.push(problem)
    return problem === null
  }

  /** Whether a height in feet is whole and within the limits of maps; adds a problem if not. */
  height(path: Path, value: number): boolean {
    return this.whole(path, value, -MAX_HEIGHT, MAX_HEIGHT, 'Heights are')
  }

  /** Whether a name is printable text; adds a problem if not. */
  name(path: Path, name: string, what: string): boolean {
    if (name.trim() === '') this.wrong(path, `${what} needs a name that is not empty.`)
    else if (hasControl(name))
      this.wrong(path, `The name of ${what.toLowerCase()} holds a control character: use plain text.`)
    else return true
    return false
  }

  /** The rectangles of the given areas. An area that cannot be read or leaves the map becomes a problem instead. */
  rectangles(path: Path, areas: Areas): Rectangle[] {
    const list: readonly string[] = typeof areas === 'string' ? [areas] : areas
    return list.flatMap((text, i) => {
      const rectangle = this.rectangle(typeof areas === 'string' ? path : [...path, i], text)
      return rectangle === null ? [] : [rectangle]
    })
  }

  private rectangle(path: Path, text: string): Rectangle | null {
    this.areas++
    if (this.areas > LIMITS.areas) {
      if (this.areas === LIMITS.areas + 1)
        this.wrong(path, `A map has at most ${limitText(LIMITS.areas)} areas in all.`)
      return null
    }
    const match = AREA.exec(text)
    if (match === null) {
      const shown = hasControl(text) ? 'This' : `"${text}"`
      this.wrong(path, `${shown} is no area: write a square as "3,4" or a rectangle of squares as "3,4..6,8".`)
      return null
    }
    const [ax, ay] = [Number(match[1]), Number(match[2])]
    const [bx, by] = [Number(match[3] ?? ax), Number(match[4] ?? ay)]
    const area = { x1: Math.min(ax, bx), y1: Math.min(ay, by), x2: Math.max(ax, bx), y2: Math.max(ay, by) }
    if (this.square(area.x1, area.y1) !== NO_SQUARE && this.square(area.x2, area.y2) !== NO_SQUARE) return area
    this.wrong(path, `The area ${text.trim()} leaves the map, whose squares go from ${this.extent()}.`)
    return null
  }

  /** `0,0 to 9,9`: the first and the last square. */
  extent(): string {
    const { originX, originY, width, depth } = this
    return `${originX},${originY} to ${originX + width - 1},${originY + depth - 1}`
  }

  /** `0,0 to 50,50`: the map's corners in feet. */
  extentInFeet(): string {
    const { originX, originY, width, depth } = this
    const feet = (x: number, y: number) => `${x * SQUARE_FEET},${y * SQUARE_FEET}`
    return `${feet(originX, originY)} to ${feet(originX + width, originY + depth)}`
  }

  /** The squares of a rectangle, row by row from its south-west. */
  squaresOf({ x1, y1, x2, y2 }: Rectangle): number[] {
    const squares: number[] = []
    for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) squares.push(this.square(x, y))
    return squares
  }

  /** All squares of the given areas, each once. */
  squares(path: Path, areas: Areas): number[] {
    const seen = new Uint8Array(this.width * this.depth)
    const squares: number[] = []
    for (const { x1, y1, x2, y2 } of this.rectangles(path, areas)) {
      for (let y = y1; y <= y2; y++) {
        for (let x = x1; x <= x2; x++) {
          const square = this.square(x, y)
          if (seen[square] === 0) squares.push(square)
          seen[square] = 1
        }
      }
    }
    return squares
  }

  /** Adds squares to a named mark. */
  mark(name: string, squares: readonly number[]): void {
    const marked = this.named.get(name) ?? new Set()
    for (const square of squares) marked.add(square)
    this.named.set(name, marked)
  }

  /** Adds a door and returns its position, or -1 with a problem. */
  door(path: Path, name: string, open: boolean): number {
    if (!this.name(path, name, 'A door')) return -1
    if (this.doors.includes(name)) {
      this.wrong(path, `There is already a door "${name}": give each door a name of its own.`)
      return -1
    }
    if (this.doors.length === MAX_DOORS) {
      this.wrong(path, `A map has at most ${MAX_DOORS} doors; "${name}" is one too many.`)
      return -1
    }
    if (open) this.openAtStart |= 1 << this.doors.length
    return this.doors.push(name) - 1
  }
}

/** The problem with a number that must be whole and within bounds, or null. */
export function wholeProblem(path: Path, value: number, least: number, most: number, what: string): Problem | null {
  if (Number.isInteger(value) && value >= least && value <= most) return null
  return { path, message: `${what} whole numbers from ${least} to ${most}, not ${value}.` }
}
