import { Button } from '../parts/button.tsx'
import { habitsNow, setHabits, useHabits } from '../settings/habits.ts'
import type { Showing } from '../show/queue.ts'
import { useHintWords } from '../words/hints.ts'
import look from './hints.module.css'
import { HINTS, hintFor, shownNow } from './moments.ts'

/** Dismisses hints for good, in this browser. */
const dismiss = (...hints: readonly string[]): void =>
  setHabits({ hintsDismissed: [...new Set([...habitsNow().hintsDismissed, ...hints])] })

/** In a guided first fight: one hint at a time, at its moment, until it is dismissed. It takes no focus. */
export function Hints({
  mayAct,
  isDone,
  show,
  mine,
}: {
  mayAct: boolean
  isDone: boolean
  show: Showing
  mine: ReadonlySet<string>
}) {
  const words = useHintWords()
  const { hintsDismissed } = useHabits()
  const hint = hintFor({ mayAct, isDone, shown: shownNow(show, mine) }, hintsDismissed)
  return (
    <aside aria-label={words.title} aria-live="polite" data-hint={hint ?? undefined}>
      {hint === null ? null : (
        <div className={look.hint}>
          <p>{words.says[hint]}</p>
          <div className={look.buttons}>
            <Button kind="quiet" onPress={() => dismiss(...HINTS)}>
              {words.noMore}
            </Button>
            <Button onPress={() => dismiss(hint)}>{words.gotIt}</Button>
          </div>
        </div>
      )}
    </aside>
  )
}
