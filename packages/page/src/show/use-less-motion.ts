import { useSyncExternalStore } from 'react'

const wanted = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(changed: () => void): () => void {
  const list = wanted()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the one who looks wants little to move. */
export const useLessMotion = (): boolean => useSyncExternalStore(subscribe, () => wanted().matches)
