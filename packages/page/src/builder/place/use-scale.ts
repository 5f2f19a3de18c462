import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** No square is drawn smaller than a finger needs, or larger than looks well, unless somebody wants it. */
const [LEAST, MOST] = [24, 48]

/** How large each side of a square is drawn, in pixels: as the frame has room, until somebody says otherwise. */
export function useScale(
  columns: number,
): readonly [RefObject<HTMLDivElement | null>, number, (scale: number) => void] {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [wanted, setWanted] = useState<number | null>(null)
  useLayoutEffect(() => setRoom((frame.current?.clientWidth ?? 0) - 12), [])
  const fitting = Math.max(LEAST, Math.min(MOST, Math.floor(room / columns)))
  return [frame, wanted ?? fitting, setWanted]
}
