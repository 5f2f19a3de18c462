import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { LetterDoes } from '../settings/letters.ts'
import type { Sitting } from '../sitting.ts'
import type { Tool } from './panel.tsx'
import { hidingOrders, type Referee, useReferee } from './referee.ts'

/** What the letters of a referee do. */
type Letters = Readonly<
  Record<Extract<LetterDoes, 'referee' | 'pick' | 'add' | 'value' | 'veil' | 'pause'>, () => void>
>

const nothing = () => undefined
const NO_KEYS: Letters = {
  referee: nothing,
  pick: nothing,
  add: nothing,
  value: nothing,
  veil: nothing,
  pause: nothing,
}

/** What the referee has at hand at the drawn table. */
export interface Refereeing {
  /** Null where this page has not the referee's seat. */
  readonly referee: Referee | null
  readonly isOpen: boolean
  readonly tool: Tool
  readonly picked: ReadonlySet<string>
  /** What the referee's letters do; nothing where the seat is somebody else's. */
  readonly keys: Letters
  setOpen(open: boolean): void
  setTool(tool: Tool): void
  setPicked(picked: ReadonlySet<string>): void
  /** Notes with which keys something was pressed, before anybody hears of it. */
  note(event: Pick<PointerEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void
  /** Chooses one more, or one less, where the keys say so; whether they do. With Shift all between the last and this one. */
  pick(who: string): boolean
}

/** Whom the referee has chosen, and which tool is open. `open` is whose card is open. */
export function useRefereeing(sitting: Sitting, open: string | null): Refereeing {
  const referee = useReferee(sitting)
  const [isOpen, setOpen] = useState(false)
  const [tool, setTool] = useState<Tool>('list')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const held = useRef({ adds: false, spans: false })
  const last = useRef<string | null>(null)
  const toggle = useCallback((who: string) => {
    last.current = who
    setPicked((before) => {
      const next = new Set(before)
      if (!next.delete(who)) next.add(who)
      return next
    })
  }, [])
  const pick = useCallback(
    (who: string): boolean => {
      const { adds, spans } = held.current
      if (referee === null || !(adds || spans)) return false
      setOpen(true)
      const all = referee.table.cards.map((card) => card.who)
      const from = last.current === null ? -1 : all.indexOf(last.current)
      const to = all.indexOf(who)
      if (!spans || from < 0 || to < 0) toggle(who)
      else setPicked((before) => new Set([...before, ...all.slice(Math.min(from, to), Math.max(from, to) + 1)]))
      return true
    },
    [referee, toggle],
  )
  const note = useCallback(({ ctrlKey, metaKey, shiftKey }: Pick<PointerEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => {
    held.current = { adds: ctrlKey || metaKey, spans: shiftKey }
  }, [])
  const keys = useMemo((): Letters => {
    if (referee === null) return NO_KEYS
    const show = (next: Tool) => () => {
      setTool(next)
      setOpen(true)
    }
    return {
      referee: () => {
        setTool('list')
        setOpen(!isOpen)
      },
      add: show({ action: 'join' }),
      value: show('values'),
      pause: () => void referee.say({ do: 'pause', on: !referee.isPaused }),
      pick: () => {
        setOpen(true)
        if (open !== null) toggle(open)
      },
      veil: () => {
        const hidden = referee.table.hidden?.who ?? []
        const who = [...picked].filter((one) => referee.table.cards.some((card) => card.who === one))
        if (who.length > 0)
          void referee.give(
            hidingOrders(
              who,
              who.some((one) => !hidden.includes(one)),
            ),
          )
      },
    }
  }, [referee, isOpen, open, picked, toggle])
  return { referee, isOpen: isOpen && referee !== null, tool, picked, keys, setOpen, setTool, setPicked, note, pick }
}
