import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width that a chart has, in pixels: drawings are made for it, so that their letters are as large as all others. */
export function useWidth(): readonly [RefObject<HTMLElement | null>, number] {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(480)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(220, Math.floor(entry.contentRect.width)))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [box, width]
}
