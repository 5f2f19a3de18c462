import { type Art, type BoardOf, drawGround, drawRulers, drawZonesWords, type Layout, SIDE } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo } from 'react'
import { useWords } from '../words/words.ts'
import look from './board.module.css'
import { Drawing } from './drawing.tsx'

interface Ground {
  readonly board: Board
  readonly layout: Layout
  /** The address of the picture under a map; none by default. */
  readonly picture?: string
  /** How large the numbers of columns and rows are, in units of the drawing; as for a picture of the whole by default, 0 for none. */
  readonly numbers?: number
  /** What it is drawn with besides colours; null for nothing, until it is loaded. */
  readonly art?: Art | null
}

/** The ground of a battlefield of any kind: what does not move. */
export const GroundDrawing = memo(function GroundDrawing({ board, layout, picture = '', numbers, art = null }: Ground) {
  return (
    <>
      {art?.grounds == null ? null : <Drawing of={art.grounds.patterns()} />}
      <Drawing of={drawGround(board, layout, { picture, art, bleed: 4000 })} />
      {board.kind === 'squares' && numbers !== 0 ? (
        <RulersDrawing board={board} size={numbers ?? rulerSize(board)} />
      ) : null}
    </>
  )
}, isSameGround)

/** How large the numbers around a map are: the larger the map, the larger, since it is drawn the smaller. */
const rulerSize = ({ width, height }: BoardOf<'squares'>): number =>
  Math.min(SIDE, Math.max(11, (Math.max(width, height) * SIDE * 13) / 700))

/** Pixels of the numbers around a map, and how small it is drawn at most before a part of it is. */
const [NUMBER, SMALLEST] = [10.5, 0.5]

/** How large the numbers are, in units of the drawing, in a frame that is so many pixels wide and high; 0 where there are none. */
export function numbersIn(board: Board, wide: number, high: number): number {
  if (board.kind !== 'squares') return 0
  const scale = Math.max(SMALLEST, Math.min(wide / (board.width + 1.5) / SIDE, high / (board.height + 1.5) / SIDE))
  return Math.max(11, NUMBER / scale)
}

/** How much room a board needs around it, in its own units: that of the numbers. */
export const edgeFor = (numbers: number): number => (numbers === 0 ? 0 : 10 + numbers * 1.2)

/** The numbers of columns and rows around a map. */
function RulersDrawing({ board, size }: { board: BoardOf<'squares'>; size: number }) {
  const foot = board.height * SIDE
  const numbers = drawRulers(board, { side: SIDE, left: 0, foot, size })
  // The viewport keeps each in sight, where its edge of the map is not.
  return (['middle', 'end'] as const).map((anchor) => (
    <g key={anchor} className={look.ruler} data-ruler={anchor}>
      {numbers
        .filter(({ attributes }) => attributes['text-anchor'] === anchor)
        .map((number, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a map keeps its columns and rows.
          <Drawing key={i} of={number} />
        ))}
    </g>
  ))
}

/** Whether nothing of the ground differs: those who stand on a map are drawn apart. */
function isSameGround(was: Ground, now: Ground): boolean {
  if (was.art !== now.art) return false
  if (was.board.kind !== 'squares' || now.board.kind !== 'squares') {
    return was.board === now.board && was.layout === now.layout
  }
  const [a, b] = [was.board, now.board]
  if (was.picture !== now.picture || was.numbers !== now.numbers) return false
  return (Object.keys(b) as (keyof BoardOf<'squares'>)[]).every((name) => name === 'tokens' || a[name] === b[name])
}

/** What is written on Zones: above everything that tints them, so that it stays legible. */
export const ZonesWords = memo(function ZonesWords({ board, layout }: { board: BoardOf<'zones'>; layout: Layout }) {
  const { board: words } = useWords()
  return <Drawing of={drawZonesWords(board, layout, words)} />
})
