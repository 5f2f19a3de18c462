import { type BoardOf, drawGround, drawRulers, drawZonesWords, type Layout, SIDE } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo } from 'react'
import { useWords } from '../words/words.ts'
import { Drawing } from './drawing.tsx'

interface Ground {
  readonly board: Board
  readonly layout: Layout
  /** The address of the picture under a map; none if left out. */
  readonly picture?: string
}

/** The ground of a battlefield of any kind: what does not move. */
export const GroundDrawing = memo(function GroundDrawing({ board, layout, picture = '' }: Ground) {
  return (
    <>
      <Drawing of={drawGround(board, layout, picture)} />
      {board.kind === 'squares' ? <RulersDrawing board={board} /> : null}
    </>
  )
}, isSameGround)

/** The numbers of columns and rows around a map: the larger the map, the larger they are, since it is drawn the smaller. */
function RulersDrawing({ board }: { board: BoardOf<'squares'> }) {
  const foot = board.height * SIDE
  const size = Math.min(SIDE, Math.max(11, (Math.max(board.width * SIDE, foot) * 13) / 700))
  return drawRulers(board, { side: SIDE, left: 0, foot, size }).map((number, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a map keeps its columns and rows.
    <Drawing key={i} of={number} />
  ))
}

/** Whether nothing of the ground is otherwise: those who stand on a map are drawn apart. */
function isSameGround(was: Ground, now: Ground): boolean {
  if (was.board.kind !== 'squares' || now.board.kind !== 'squares') {
    return was.board === now.board && was.layout === now.layout
  }
  const [a, b] = [was.board, now.board]
  if (was.picture !== now.picture) return false
  return (Object.keys(b) as (keyof BoardOf<'squares'>)[]).every((name) => name === 'tokens' || a[name] === b[name])
}

/** What is written on Zones: above everything that tints them, so that it stays legible. */
export const ZonesWords = memo(function ZonesWords({ board, layout }: { board: BoardOf<'zones'>; layout: Layout }) {
  const { board: words } = useWords()
  return <Drawing of={drawZonesWords(board, layout, words)} />
})
