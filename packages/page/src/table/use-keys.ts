import { useEffect, useRef } from 'react'
import { habitsNow } from '../settings/habits.ts'

/** What keys do, by their names: single letters count only where they are switched on. */
export type KeyMap = Readonly<Record<string, () => void>>

/** Listens to keys of the whole page, but for those that go to a field. */
export function useKeys(keys: KeyMap): void {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null
      const isField = target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') != null
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (isField || event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo)) return
      const name = isUndo ? (event.shiftKey ? 'redo' : 'undo') : event.key.toLowerCase()
      if (name.length === 1 && !habitsNow().letters) return
      const found = now.current[name]
      if (found === undefined) return
      event.preventDefault()
      found()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
