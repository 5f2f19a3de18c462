import { type Art, drawToken, type LifeMarks } from '@fray/drawing'
import type { Token } from '@fray/kernel'
import { memo } from 'react'
import { Drawing } from './drawing.tsx'

/** Smaller faces have the letter alone: nobody would make out a silhouette. */
const SMALL = 26

/** Somebody's token as it stands in lists: without what only matters on the board. */
export const Face = memo(function Face({
  token,
  life,
  art,
  size = 40,
  isMine = false,
}: {
  token: Token
  life: LifeMarks
  art: Art | null
  size?: number
  /** Whether the seat plays it: a line below. */
  isMine?: boolean
}) {
  const alone = { ...token, badges: [], facing: null }
  return (
    <svg
      width={size}
      height={size}
      viewBox="-21 -21 42 42"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', overflow: 'visible' }}
    >
      <Drawing of={drawToken(alone, { x: 0, y: 0, d: 34 }, life, size < SMALL ? null : art)} />
      {isMine ? <path d="M-8 21H8" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" data-mine /> : null}
    </svg>
  )
})
