import type { Facing, Token } from '@fray/kernel'
import { memo } from 'react'
import look from './board.module.css'
import { Outline, sideNumber } from './shapes.tsx'

const TURNS: Readonly<Record<Facing, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 }

/** How a token stands out. */
export interface TokenMarks {
  readonly isNow?: boolean
  readonly isTarget?: boolean
  readonly isChosen?: boolean
  readonly isPicked?: boolean
  readonly isHidden?: boolean
  /** How much of its life is left, from 0 to 1; null where nobody knows. */
  readonly life?: number | null
  /** A word under it, such as how far it is. */
  readonly caption?: string
}

/** A combatant on the board. */
export const TokenDrawing = memo(function TokenDrawing({
  token,
  x,
  y,
  d,
  marks,
}: {
  token: Token
  x: number
  y: number
  d: number
  marks: TokenMarks
}) {
  const { shape, letter, state, facing, badges } = token
  const side = sideNumber(shape)
  const r = d / 2
  const isDown = state !== 'up'
  const ink = isDown ? 'var(--paper)' : side >= 3 ? 'var(--on-side-light)' : 'var(--on-side)'
  return (
    <g
      className={look.token}
      data-hidden={marks.isHidden === true}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-who={token.who}
    >
      {marks.isNow ? <circle r={r + 5} className={look.now} /> : null}
      {marks.isHidden ? <circle r={r + 4} className={look.hidden} /> : null}
      {marks.isTarget ? <circle r={r + 4} className={look.target} /> : null}
      {marks.isChosen ? <circle r={r + 4} className={look.chosen} /> : null}
      {facing !== null && !isDown ? (
        <path d={`M0 ${-r - 6}L5 ${-r + 1}H-5Z`} transform={`rotate(${TURNS[facing]})`} className={look.facing} />
      ) : null}
      <Outline shape={shape} r={r} fill={isDown ? 'var(--line-strong)' : `var(--side-${side})`} className={look.body} />
      {side > 0 && !isDown ? <Outline shape={shape} r={r} fill={`url(#hatch-${side})`} /> : null}
      {isDown ? (
        <path
          d={`M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}L${-r * 0.7} ${r * 0.7}`}
          className={look.cross}
        />
      ) : null}
      <text
        y={d * (shape === 'triangle' ? 0.22 : 0.17)}
        fontSize={d * (letter.length > 1 ? 0.4 : 0.5)}
        fill={ink}
        className={look.letter}
      >
        {letter}
      </text>
      {marks.life != null && marks.life < 1 && !isDown ? <Life r={r} left={Math.max(0, marks.life)} /> : null}
      {marks.isPicked ? (
        <g transform={`translate(${-r * 0.75}, ${-r * 0.75})`}>
          <circle r="8" className={look.picked} />
          <path d="M-4 0L-1 3L4 -3" className={look.pickedCheck} />
        </g>
      ) : null}
      {badges.slice(0, 2).map((badge, i) => (
        <g key={badge.word} transform={`translate(${r * 0.72}, ${-r * 0.78 + i * 12})`}>
          <rect
            x="-3"
            y="-6"
            width={badge.short.length * 5.2 + 6}
            height="12"
            rx="6"
            className={look.badge}
            data-tone={badge.tone}
          />
          <text x="0" y="3" className={look.badgeText}>
            {badge.short}
          </text>
        </g>
      ))}
      {badges.length > 2 ? (
        <text x={r * 0.72} y={-r * 0.78 + 26} className={look.badgeMore}>
          +{badges.length - 2}
        </text>
      ) : null}
      {marks.caption !== undefined && marks.caption !== '' ? (
        <text y={r + 15} className={look.caption}>
          {marks.caption}
        </text>
      ) : null}
    </g>
  )
})

/** What is left of somebody's life, below its token; the unhurt have none. */
function Life({ r, left }: { r: number; left: number }) {
  return (
    <g>
      <rect x={-r * 0.8} y={r - 2.5} width={r * 1.6} height="5" rx="2.5" className={look.lifeOf} />
      <rect x={-r * 0.8} y={r - 2.5} width={r * 1.6 * left} height="5" rx="2.5" className={look.lifeLeft} />
    </g>
  )
}
