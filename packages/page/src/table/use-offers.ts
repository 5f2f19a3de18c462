import type { Reach } from '@fray/kernel'
import type { ListedAction, ListedActions, SeatTable } from '@fray/seat'
import type { ActionCards, KnownChances } from '@fray/seat/cards'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer } from '../preview/best-for.ts'
import { pointAt } from '../preview/pointed.ts'
import type { ActionForm } from './use-action-form.ts'

/** What finds the best that can be done with somebody or a place: loaded when there is a table. */
export type Best = typeof import('../preview/best-for.ts')

/** The best way to somebody who cannot be struck from here. */
export interface Approach extends Offer {
  readonly to: string
  /** Says that it is being done: what can be done to that one then comes in front. */
  begin(): void
}

/** What the board offers by itself: what a pointer above it would do, and how to come to somebody out of reach. */
export function useOffers({
  table,
  actions,
  cards,
  chances,
  form,
  reach,
  thing,
  mentioned,
  onAbout,
}: {
  readonly table: SeatTable
  readonly actions: ListedActions | null
  readonly cards: ActionCards | null
  readonly chances: KnownChances
  readonly form: ActionForm
  readonly reach: Reach | null
  readonly thing: string | null
  readonly mentioned: readonly ListedAction[]
  readonly onAbout: (thing: string) => void
}): { onHover(spot: string | null): void; readonly approach: Approach | null; readonly best: Best | null } {
  const [best, setBest] = useState<Best | null>(null)
  useEffect(() => void import('../preview/best-for.ts').then(setBest), [])
  const { board } = table
  const foes = useMemo(() => {
    const side = board.tokens.find(({ who }) => who === actions?.who)?.side
    return new Set(board.tokens.filter((one) => one.state === 'up' && one.side !== side).map(({ who }) => who))
  }, [board, actions])
  const onHover = useCallback(
    (spot: string | null) => {
      if (spot === null || actions === null || best === null) return pointAt(null)
      const person = board.tokens.find((one) => one.state === 'up' && (one.at === spot || one.who === spot))?.who
      const { stage } = form
      if (stage.at === 'ask') {
        const thing = [person, spot].find((one) => stage.action.asks[0]?.choices.includes(one ?? ''))
        return pointAt(thing === undefined ? null : { action: stage.action, thing, chances: null })
      }
      const offer =
        person === undefined
          ? best.wayTo(actions, spot)
          : foes.has(person)
            ? (best.blowAt(actions, cards, person) ?? best.approachTo(actions, person, { board, reach }))
            : null
      if (offer === null) return pointAt(null)
      pointAt({ ...offer, chances: chances.get(offer.action.key) ?? null })
    },
    [actions, best, board, cards, chances, foes, form, reach],
  )
  const pursued = useRef<{ readonly to: string; readonly from: ListedActions | null } | null>(null)
  useEffect(() => {
    const { current } = pursued
    if (current === null || best === null || actions === null || actions === current.from) return
    pursued.current = null
    if (best.blowAt(actions, null, current.to) !== null) onAbout(current.to)
  }, [actions, best, onAbout])
  const approach = useMemo(() => {
    const isFoe = thing !== null && foes.has(thing) && !mentioned.some(({ intent }) => intent === 'harm')
    const offer = isFoe && best !== null && actions !== null ? best.approachTo(actions, thing, { board, reach }) : null
    if (offer === null || thing === null) return null
    const begin = () => {
      pursued.current = { to: thing, from: actions }
    }
    return { ...offer, to: thing, begin }
  }, [actions, best, board, foes, mentioned, reach, thing])
  return { onHover, approach, best }
}
