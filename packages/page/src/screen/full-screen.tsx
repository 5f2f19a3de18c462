import { useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import { Maximize2 } from '../signs/index.ts'
import look from './screen.module.css'
import { useScreenWords } from './words.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Fills the screen with the page, and gives it back; nothing where the browser does not let pages do so. */
export function FullScreen() {
  const words = useScreenWords()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const turn = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // Where it is refused the page stays as it is.
    done.catch(() => undefined)
  }
  return (
    <Button kind="quiet" icon={Maximize2} className={look.full} onPress={turn}>
      {isFull ? words.leaveFull : words.full}
    </Button>
  )
}
