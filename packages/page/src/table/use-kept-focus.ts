import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when what had it is gone, the likeliest first. */
const NEXT = ['[data-number="1"]:not(:disabled)', '[data-over] button', 'button:not(:disabled)']

/**
 * Keeps the focus in a part of the page whose buttons come and go: who has done an action by keys is at the first one of the new list,
 * not at the top of the page. `isReady` is false while the part is between two states.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, isReady: boolean): void {
  const wasIn = useRef(false)
  useEffect(() => {
    const moved = ({ target }: Event) => {
      wasIn.current = part.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', moved)
    document.addEventListener('pointerdown', moved)
    return () => {
      document.removeEventListener('focusin', moved)
      document.removeEventListener('pointerdown', moved)
    }
  }, [part])
  useEffect(() => {
    if (!isReady || !wasIn.current || document.activeElement !== document.body) return
    for (const one of NEXT) {
      const found = part.current?.querySelector<HTMLElement>(one)
      if (found != null) return found.focus()
    }
  })
}
