import type { TokenShape } from '@fray/kernel'
import { memo, type SVGProps } from 'react'

/** How sides differ without colours: a shape and a hatch for each, beside the letters. */
const SIDES: readonly TokenShape[] = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star']

/** The shape of a side's tokens, by its position. */
export const shapeAt = (side: number): TokenShape => SIDES[side % SIDES.length] ?? 'circle'

/** The position of a side by the shape of its tokens. */
export const sideNumber = (shape: TokenShape): number => Math.max(0, SIDES.indexOf(shape))

const path = (corners: number, at: (i: number) => readonly [number, number]): string => {
  const points = Array.from({ length: corners }, (_, i) =>
    at(i)
      .map((one) => one.toFixed(3))
      .join(' '),
  )
  return `M${points.join('L')}Z`
}

const polygon = (corners: number, r: number, turn: number): string =>
  path(corners, (i) => {
    const angle = (i / corners) * 2 * Math.PI + turn
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })

const star = (r: number): string =>
  path(10, (i) => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
    const far = i % 2 === 0 ? r * 1.18 : r * 0.78
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })

/** A square with rounded corners. */
function rounded(r: number): string {
  const [a, b] = [(r * 0.88).toFixed(3), (r * 0.7).toFixed(3)]
  return `M-${b}-${a}H${b}Q${a}-${a} ${a}-${b}V${b}Q${a} ${a} ${b} ${a}H-${b}Q-${a} ${a}-${a} ${b}V-${b}Q-${a}-${a}-${b}-${a}Z`
}

/** Outlines of radius `r` around the middle. Their lengths are real ones: a hatch on them is as wide on all. */
const OUTLINES: Readonly<Record<TokenShape, (r: number) => string>> = {
  circle: (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  square: rounded,
  diamond: (r) => polygon(4, r * 1.12, 0),
  triangle: (r) => polygon(3, r * 1.18, -Math.PI / 2),
  hexagon: (r) => polygon(6, r * 1.02, 0),
  star,
}

/** The outline of a side's tokens, of radius `r`. */
export const Outline = memo(function Outline({
  shape,
  r,
  ...rest
}: {
  shape: TokenShape
  r: number
} & SVGProps<SVGPathElement>) {
  return <path d={OUTLINES[shape](r)} {...rest} />
})

/** The hatches of the sides, referred to by `url(#hatch-1)`; once in the document. */
export function Hatches() {
  const stroke = { stroke: '#fff', strokeWidth: 1.4, strokeOpacity: 0.42, fill: 'none' }
  return (
    <svg className="for-the-ear" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hatch-1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 3H6" {...stroke} />
        </pattern>
        <pattern id="hatch-2" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.1" fill="#fff" fillOpacity=".5" />
        </pattern>
        <pattern id="hatch-3" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3H6M3 0V6" {...stroke} />
        </pattern>
        <pattern id="hatch-4" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M3 0V6" {...stroke} />
        </pattern>
        <pattern id="hatch-5" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3H6" {...stroke} />
        </pattern>
        <pattern id="hatch-threat" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 3.5H7" stroke="var(--bad)" strokeWidth="1.4" strokeOpacity=".75" />
        </pattern>
        <pattern id="hatch-rock" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <path d="M0 5H10" stroke="var(--wall)" strokeWidth="1" strokeOpacity=".35" />
        </pattern>
        <pattern id="hatch-ground" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M1 4Q3 2 4.500 4T8 4" stroke="var(--line-strong)" strokeWidth="1" strokeOpacity=".7" fill="none" />
        </pattern>
      </defs>
    </svg>
  )
}

/** The mark of a side or a combatant, as it stands in lists: its shape with the letter in it. */
export function Mark({
  shape,
  letter = '',
  size = 24,
  isDown = false,
}: {
  shape: TokenShape
  letter?: string
  size?: number
  isDown?: boolean
}) {
  const side = sideNumber(shape)
  const isLight = side >= 3
  return (
    <svg
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', opacity: isDown ? 0.55 : 1 }}
    >
      <Outline shape={shape} r={11} fill={isDown ? 'var(--line-strong)' : `var(--side-${side})`} />
      {side > 0 && !isDown ? <Outline shape={shape} r={11} fill={`url(#hatch-${side})`} /> : null}
      <text
        y={shape === 'triangle' ? 5.5 : 4.4}
        textAnchor="middle"
        fontSize={letter.length > 1 ? 10 : 12.5}
        fontWeight="700"
        fill={isLight && !isDown ? 'var(--on-side-light)' : 'var(--on-side)'}
      >
        {letter}
      </text>
    </svg>
  )
}
