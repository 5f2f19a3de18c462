import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checkText, describeGame } from '../local/builder-here.ts'
import type { Checked, GameForms } from '../local/builder-orders.ts'
import { changed, type Fields, type FileText, readValue } from './document.ts'
import { draftHere, saveDraft } from './drafts.ts'
import { formsSaid } from './form/said.ts'
import { begun, type History, redone, stepped, undone } from './history.ts'

/** A draft that is being worked on. */
export interface Working {
  readonly text: string
  /** What the text says; where it cannot be read at the moment, what it said last. */
  readonly value: Fields
  /** Whether the text can be read as YAML at all. */
  readonly isReadable: boolean
  readonly game: GameForms | null
  readonly checked: Checked | null
  /** Whether what was checked is the text as it is now. */
  readonly isChecked: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What went wrong with keeping it, or ''. */
  readonly trouble: string
  readonly undo: () => void
  readonly redo: () => void
  readonly write: (text: string, of?: string | null) => void
  readonly change: (action: (file: FileText) => void, of?: string | null) => void
}

/** Opens a draft that this browser keeps: null while it is being opened, and 'gone' where there is none. */
export function useDraft(id: string): Working | null | 'gone' {
  const [history, setHistory] = useState<History | null | 'gone'>(null)
  /** The history as it is now, also where it has not been drawn yet: what a change comes to is known at once. */
  const latest = useRef<History | null | 'gone'>(null)
  const show = useCallback((now: History | 'gone') => {
    latest.current = now
    setHistory(now)
  }, [])
  const [game, setGame] = useState<GameForms | null>(null)
  const [checked, setChecked] = useState<{ readonly text: string; readonly said: Checked } | null>(null)
  const [trouble, setTrouble] = useState('')
  const last = useRef<Fields>({})

  useEffect(() => {
    let isWanted = true
    draftHere(id).then(
      (draft) => isWanted && show(draft === null ? 'gone' : begun(draft.text)),
      () => isWanted && show('gone'),
    )
    return () => {
      isWanted = false
    }
  }, [id, show])

  const isOpen = history !== null && history !== 'gone'
  const text = isOpen ? history.text : ''
  const read = useMemo(() => (isOpen ? readValue(text) : null), [isOpen, text])
  if (read !== null) last.current = read
  const value = read ?? last.current
  const ruleset = typeof value.ruleset === 'string' ? value.ruleset : ''

  useEffect(() => {
    if (ruleset === '') return
    let isWanted = true
    describeGame(ruleset)
      .then(formsSaid)
      .then(
        (found) => isWanted && setGame(found),
        () => isWanted && setGame(null),
      )
    return () => {
      isWanted = false
    }
  }, [ruleset])

  // Kept and checked a moment after the last key.
  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    const timer = setTimeout(() => {
      const said = readValue(text)
      const title = typeof said?.title === 'string' ? said.title : ''
      saveDraft({ id, text, title, ruleset, changed: Date.now() }).then(
        () => isWanted && setTrouble(''),
        (error: unknown) => isWanted && setTrouble(error instanceof Error ? error.message : String(error)),
      )
      checkText(text, '').then(
        (found) => isWanted && setChecked({ text, said: found }),
        () => {},
      )
    }, 150)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, isOpen, text, ruleset])

  const step = useCallback(
    (action: (now: History) => History) => {
      const now = latest.current
      if (now !== null && now !== 'gone') show(action(now))
    },
    [show],
  )
  const write = useCallback((to: string, of: string | null = null) => step((now) => stepped(now, to, of)), [step])
  const change = useCallback(
    (action: (file: FileText) => void, of: string | null = null) =>
      step((now) => stepped(now, changed(now.text, action) ?? now.text, of)),
    [step],
  )
  const undo = useCallback(() => step(undone), [step])
  const redo = useCallback(() => step(redone), [step])
  if (!isOpen) return history
  return {
    text,
    value,
    isReadable: read !== null,
    game: game?.id === ruleset ? game : null,
    checked: checked?.said ?? null,
    isChecked: checked?.text === text,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    trouble,
    undo,
    redo,
    write,
    change,
  }
}
