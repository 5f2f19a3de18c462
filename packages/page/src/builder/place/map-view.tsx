import { type BoardOf, layoutSquares, SIDE, squareBox } from '@fray/drawing'
import type { Token } from '@fray/kernel'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import boardLook from '../../board/board.module.css'
import { GroundDrawing } from '../../board/ground.tsx'
import { TokenDrawing } from '../../board/token.tsx'
import { useArt } from '../../board/use-art.ts'
import type { SquareSide } from './edges.ts'
import look from './place.module.css'

const WAYS: Readonly<Record<string, SquareSide>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A mark on squares: where a side starts, the ways out. */
export interface SquareMarks {
  readonly squares: readonly string[]
  readonly label: string
}

/** What was done to the map: a square, or one side of it; `stroke` is the same for all of one movement. */
export interface Gesture {
  readonly square: string
  readonly side: SquareSide | null
  readonly stroke: string
  readonly from: string | null
}

/** A map that is drawn on, by mouse, finger and keys. It knows no rules and no tools: gestures go out. */
export function MapView({
  board,
  picture,
  tokens,
  marks,
  onSides,
  scale,
  label,
  help,
  describe,
  say,
  onGesture,
  onKey,
}: {
  board: BoardOf<'squares'>
  /** The address of the picture under it; '' for none. */
  picture: string
  tokens: readonly Token[]
  marks: readonly SquareMarks[]
  /** Whether the sides of squares are drawn on, not the squares. */
  onSides: boolean
  /** Pixels for each side of a square. */
  scale: number
  label: string
  help: string
  describe: (square: string) => string
  say: (words: string) => void
  onGesture: (gesture: Gesture) => void
  /** Another key; whether it meant something. */
  onKey: (key: string, square: string) => boolean
}) {
  const layout = layoutSquares({ ...board, tokens: [...tokens] })
  const art = useArt(tokens)
  const [cursor, setCursor] = useState(squareOf(board, 0, 0))
  const [isFocused, setFocused] = useState(false)
  const stroke = useRef<{ id: string; last: string } | null>(null)
  const count = useRef(0)
  const helpId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const at = layout.boxOf(cursor) === null || !isOn(board, cursor) ? squareOf(board, 0, 0) : cursor

  const point = (event: PointerEvent): { square: string; side: SquareSide } | null => {
    const box = svg.current?.getBoundingClientRect()
    if (box === undefined) return null
    const x = ((event.clientX - box.left) / box.width) * layout.width
    const y = ((event.clientY - box.top) / box.height) * layout.height
    const square = layout.spotAt(x, y)
    if (square === null) return null
    const [dx, dy] = [(x % SIDE) / SIDE, (y % SIDE) / SIDE]
    const nearest = Math.min(dx, 1 - dx, dy, 1 - dy)
    return { square, side: nearest === dx ? 'left' : nearest === 1 - dx ? 'right' : nearest === dy ? 'up' : 'down' }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const hit = point(event)
    if (hit === null) return
    setCursor(hit.square)
    stroke.current = { id: `stroke ${++count.current}`, last: hit.square }
    onGesture({ square: hit.square, side: onSides ? hit.side : null, stroke: stroke.current.id, from: null })
  }
  const move = (event: PointerEvent) => {
    const now = stroke.current
    // A finger moves the map; only a mouse or a pen draws on.
    if (now === null || onSides || event.pointerType === 'touch' || event.buttons === 0) return
    const hit = point(event)
    if (hit === null || hit.square === now.last) return
    onGesture({ square: hit.square, side: null, stroke: now.id, from: now.last })
    stroke.current = { ...now, last: hit.square }
  }
  const key = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (way !== undefined && event.shiftKey && onSides) {
      onGesture({ square: at, side: way, stroke: `key ${++count.current}`, from: null })
    } else if (way !== undefined) {
      const next = layout.step(at, way) ?? at
      setCursor(next)
      if (event.shiftKey) onGesture({ square: next, side: null, stroke: `key ${++count.current}`, from: at })
      say(describe(next))
      const box = squareBox(board, next)
      svg.current?.parentElement?.scrollTo({
        left: Math.max(0, (box.x / SIDE - 3) * scale),
        top: Math.max(0, (box.y / SIDE - 3) * scale),
      })
    } else if (event.key === 'Enter' || event.key === ' ') {
      onGesture({ square: at, side: null, stroke: `key ${++count.current}`, from: null })
    } else if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key, at)) return
    event.preventDefault()
  }
  const box = squareBox(board, at)
  return (
    <div className={look.scroll}>
      <svg
        ref={svg}
        className={look.map}
        width={board.width * scale}
        height={board.height * scale}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one stop, with a cursor of its own inside.
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={() => {
          stroke.current = null
        }}
        onPointerCancel={() => {
          stroke.current = null
        }}
        onKeyDown={key}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        id="map"
      >
        <desc id={helpId}>{help}</desc>
        <GroundDrawing board={board} layout={layout} picture={picture} art={art} />
        {marks.map(({ squares, label: word }) =>
          squares.map((square) => {
            const { x, y, w, h } = squareBox(board, square)
            return (
              <g key={`${word} ${square}`} className={look.mark}>
                <rect x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx="6" />
                <text x={x + w / 2} y={y + h / 2 + 5}>
                  {word}
                </text>
              </g>
            )
          }),
        )}
        {tokens.map((token) => {
          const place = layout.tokens.get(token.who)
          return place === undefined ? null : (
            <TokenDrawing key={token.who} token={token} {...place} marks={{}} art={art} />
          )
        })}
        {isFocused ? (
          <rect x={box.x + 1} y={box.y + 1} width={box.w - 2} height={box.h - 2} rx="4" className={boardLook.cursor} />
        ) : null}
      </svg>
    </div>
  )
}

const squareOf = ({ origin }: BoardOf<'squares'>, column: number, row: number): string =>
  `${column + origin[0]},${row + origin[1]}`

function isOn({ origin, width, height }: BoardOf<'squares'>, square: string): boolean {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return x >= origin[0] && y >= origin[1] && x < origin[0] + width && y < origin[1] + height
}
