import type { Look } from './look/looks.ts'

/** The elements of SVG that drawings are made of. */
export type Tag =
  | 'circle'
  | 'clipPath'
  | 'defs'
  | 'g'
  | 'image'
  | 'line'
  | 'marker'
  | 'path'
  | 'pattern'
  | 'polyline'
  | 'rect'
  | 'svg'
  | 'text'
  | 'title'
  | 'tspan'

/** The attributes of an element, by their SVG names (`stroke-width`, `data-who`). */
export interface Attributes {
  /** Its style: the name of a class in the page's stylesheets; `look/looks.ts` holds the same styles for tokens. */
  readonly look?: Look
  /** Offset to the right and down, in units of the drawing: a page may animate it. */
  readonly moved?: readonly [right: number, down: number]
  readonly [name: string]: string | number | boolean | undefined | readonly [number, number]
}

/** An element of a drawing, as plain data: the page turns it into DOM, `svgText` into text. */
export interface Drawn {
  readonly tag: Tag
  readonly attributes: Attributes
  readonly parts: readonly (Drawn | string)[]
}

/** The content of an element: elements and texts, also in lists; null for nothing. */
export type Part = Drawn | string | null | readonly Part[]

/** An element. Colours are written as `var(--name)`, with the names of the page's colour tokens. */
export function draw(tag: Tag, attributes: Attributes, ...parts: readonly Part[]): Drawn {
  const flat: (Drawn | string)[] = []
  for (const part of parts) gather(part, flat)
  return { tag, attributes, parts: flat }
}

function gather(part: Part, into: (Drawn | string)[]): void {
  if (part === null) return
  if (typeof part === 'string' || 'tag' in part) into.push(part)
  else for (const one of part) gather(one, into)
}
