import { type Art, drawToken, type TokenMarks } from '@fray/drawing'
import type { Token } from '@fray/kernel'
import { memo } from 'react'
import { Drawing } from './drawing.tsx'

/** A combatant on the board; `art` is what has been loaded to draw it with. */
export const TokenDrawing = memo(function TokenDrawing({
  token,
  x,
  y,
  d,
  height = 0,
  marks,
  art = null,
}: {
  token: Token
  x: number
  y: number
  d: number
  height?: number
  marks: TokenMarks
  art?: Art | null
}) {
  return <Drawing of={drawToken(token, { x, y, d, height }, marks, art)} />
})
