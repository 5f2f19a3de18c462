import type { Reach } from '@fray/kernel'
import type { ListedActions, SeatTable } from '@fray/seat'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import type { ActionForm } from './use-action-form.ts'
import { mentions } from './use-actions.ts'
import type { Best } from './use-offers.ts'

/** What was chosen on the board: somebody, a place, or both. */
export interface Spot {
  readonly who: string | null
  readonly place: string | null
}

/** What becomes of what is chosen on the board, and of the one who is dragged there. */
interface Choosing {
  choose(spot: Spot): void
  /** Lets somebody go on a spot: it is chosen for that one as soon as it is known what it may do. */
  drop(who: string, spot: Spot): void
}

/**
 * What is chosen on the board answers what an action asks; or it is looked at, with what can be done with it. Somebody goes to a place
 * the cheapest way at once, unless others may strike on it; a place with which only one thing can be done has it done.
 */
export function useChoosing({
  table,
  reach,
  best,
  actions,
  form,
  mayAct,
  who,
  onAbout,
  onWho,
  onOpen,
  say,
}: {
  readonly table: SeatTable
  /** Where whoever acts can come; null where that is not known. */
  readonly reach: Reach | null
  readonly best: Best | null
  readonly actions: ListedActions | null
  readonly form: ActionForm
  readonly mayAct: readonly string[]
  readonly who: string | null
  /** Somebody or a place is looked at, of which acts are; null for none. */
  readonly onAbout: (thing: string | null) => void
  /** Somebody who may act was chosen. */
  readonly onWho: (who: string) => void
  readonly onOpen: (who: string) => void
  /** Says for the ear what came of it. */
  readonly say: (text: string) => void
}): Choosing {
  const words = useWords()
  const choose = useCallback(
    ({ who: person, place }: Spot) => {
      if (form.stage.at === 'ask') {
        const choices = form.stage.action.asks[0]?.choices ?? []
        const value = [person, place].find((one) => one !== null && choices.includes(one))
        if (value != null) return form.say(value)
      }
      if (person !== null && mayAct.includes(person)) onWho(person)
      const all = actions?.groups.flatMap((group) => group.actions) ?? []
      const { board } = table
      const isFar = (one: string): boolean =>
        actions !== null && one === person && best?.approachTo(actions, one, { board, reach }) != null
      const about =
        [person, place].find(
          (one) => one !== null && one !== who && (all.some((action) => mentions(action, one)) || isFar(one)),
        ) ?? null
      const found = about === null ? [] : all.filter((action) => mentions(action, about))
      const [only] = found
      if (about !== null && about === place && only !== undefined && found.length === 1 && only.drastic === null)
        return form.start(only, only.asks.length > 0 ? about : undefined)
      const isFree = reach?.places.some(({ at, provokes }) => at === about && provokes.length === 0) === true
      const way = about !== null && about === place && isFree && actions !== null ? best?.wayTo(actions, about) : null
      if (way != null) return form.start(way.action, way.thing ?? undefined)
      onAbout(about)
      if (person !== null) onOpen(person)
      say(
        about === null
          ? words.board.nothingHere
          : `${words.actions.only(about)}: ${found.map(({ whole }) => whole).join(', ')}`,
      )
    },
    [table, reach, best, actions, form, mayAct, who, onAbout, onWho, onOpen, say, words],
  )
  const [dropped, setDropped] = useState<{ readonly who: string; readonly spot: Spot } | null>(null)
  useEffect(() => {
    if (dropped === null || actions === null || who !== dropped.who) return
    setDropped(null)
    choose(dropped.spot)
  }, [dropped, actions, who, choose])
  return { choose, drop: (one, spot) => setDropped({ who: one, spot }) }
}
