import { type ComponentType, createElement, type SVGProps } from 'react'

/** What a sign is drawn of: elements of SVG with their attributes, in a square of 24. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

interface SignProps extends SVGProps<SVGSVGElement> {
  /** Its width and height in pixels. */
  readonly size: number
}

/** A small picture on a button or beside words, in the colour of the text around it. */
export type Sign = ComponentType<SignProps>

/** A component that draws a sign; what is said of it in addition to its size goes to its `svg` element. */
export const sign =
  (shapes: readonly Shape[]): Sign =>
  ({ size, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
