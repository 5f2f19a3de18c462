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

/** What an element says automatically, by the names of SVG (`stroke-width`, `data-who`). */
export interface Attributes {
  /** How it looks: the name of a class of the page's styles, which stand beside the tokens in `look/looks.ts`. */
  readonly look?: Look
  /** How far it is moved to the right and down, in units of the drawing: a page may let it glide there. */
  readonly moved?: readonly [right: number, down: number]
  readonly [name: string]: string | number | boolean | undefined | readonly [number, number]
}

/** An element of a drawing, as plain data: the page makes DOM of it, `svgText` a text. */
export interface Drawn {
  readonly tag: Tag
  readonly attributes: Attributes
  readonly parts: readonly (Drawn | string)[]
}

/** What may stand in an element: elements and texts, in lists too; null for nothing. */
export type Part = Drawn | string | null | readonly Part[]

/** An element. Colours are said as `var(--name)`, by the names of the page's tokens. */
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
