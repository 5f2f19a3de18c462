import { drawToken, type TokenMarks } from '@fray/drawing'
import type { Token } from '@fray/kernel'
import { memo } from 'react'
import { Drawing } from './drawing.tsx'

/** A combatant on the board. */
export const TokenDrawing = memo(function TokenDrawing({
  token,
  x,
  y,
  d,
  isTight = false,
  isOverPicture = false,
  marks,
}: {
  token: Token
  x: number
  y: number
  d: number
  isTight?: boolean
  isOverPicture?: boolean
  marks: TokenMarks
}) {
  return <Drawing of={drawToken(token, { x, y, d, isTight, isOverPicture }, marks)} />
})
