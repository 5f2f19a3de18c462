import { useEffect, useRef } from 'react'
import { habitsNow } from '../settings/habits.ts'
import { doneByLetter, type LetterDoes } from '../settings/letters.ts'

/** What keys do: letters by what they are for, all others by their names. Digits and signs count only where letters do. */
export interface KeyMap {
  readonly letters: Readonly<Record<LetterDoes, () => void>>
  readonly others: Readonly<Record<string, () => void>>
}

/** What takes letters itself: boxes that are ticked and sliders take none. */
const WRITTEN_IN = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]'

/** Keys with which a box that is ticked or a slider is used. */
const USED_WITH = /^( |enter|home|end|page(up|down)|arrow\w+)$/

/** Listens to keys of the whole page, but for those that go to a field. */
export function useKeys(keys: KeyMap): void {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null
      const isField = target?.closest(`${WRITTEN_IN}, [role=dialog], [role=menu]`) != null
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      // In a field in which nothing is typed there is nothing else to undo.
      const isFree =
        isUndo && target instanceof HTMLInputElement && target.value === '' && target.closest('[role=dialog]') === null
      if ((isField && !isFree) || event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo)) return
      if (target?.matches('input') && USED_WITH.test(event.key.toLowerCase())) return
      const name = isUndo ? (event.shiftKey ? 'redo' : 'undo') : event.key.toLowerCase()
      const habits = habitsNow()
      if (name.length === 1 && !habits.letters) return
      const operation = doneByLetter(habits, name)
      const found = operation === undefined ? now.current.others[name] : now.current.letters[operation]
      if (found === undefined) return
      event.preventDefault()
      found()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
