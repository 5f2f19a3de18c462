import { drawHatches, drawMark, outline } from '@fray/drawing'
import type { TokenShape } from '@fray/kernel'
import { memo, type SVGProps } from 'react'
import { Drawing } from './drawing.tsx'

/** The outline of a side's tokens, of radius `r`. */
export const Outline = memo(function Outline({
  shape,
  r,
  ...rest
}: {
  shape: TokenShape
  r: number
} & SVGProps<SVGPathElement>) {
  return <path d={outline(shape, r)} {...rest} />
})

/** The hatches of the sides, referred to by `url(#hatch-1)`; once in the document. */
export function Hatches() {
  return (
    <svg className="for-the-ear" aria-hidden="true" focusable="false">
      <Drawing of={drawHatches()} />
    </svg>
  )
}

/** The mark of a side or a combatant, as it stands in lists: its shape with the letter in it. */
export function Mark({
  shape,
  letter = '',
  size = 24,
  isDown = false,
  isMine = false,
}: {
  shape: TokenShape
  letter?: string
  size?: number
  isDown?: boolean
  isMine?: boolean
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <Drawing of={drawMark(shape, letter, isDown)} />
      {isMine ? <path d="M-5 12.5H5" stroke="var(--ink)" strokeWidth="2.5" data-mine /> : null}
    </svg>
  )
}
