import type { Card } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useMemo } from 'react'
import type { Wants } from './board-part.tsx'
import { useCaptions } from './use-captions.ts'
import { useOverlays } from './use-overlays.ts'

/** Through whose eyes the board is seen, what is laid over it for that one, and who stands out. */
export function useSight(
  connection: Connection,
  table: SeatTable,
  {
    cards,
    who,
    isPast,
    wants,
  }: {
    readonly cards: ReadonlyMap<string, Card>
    readonly who: string | null
    readonly isPast: boolean
    readonly wants: Wants
  },
) {
  const looking = who ?? table.questions[0]?.to ?? table.cards.find(({ yours }) => yours)?.who ?? null
  // The referee, who stands nowhere, has no distances.
  const looksFrom = cards.has(looking ?? '') ? looking : null
  const eyes = isPast ? null : looksFrom
  const overlays = useOverlays(connection, table, eyes, { ...wants, reach: who !== null })
  const captions = useCaptions(connection, table, eyes)
  const askedFirst = isPast ? undefined : table.questions[0]?.to
  // Who is asked stands out as who acts does: something is wanted of that one.
  const wantedOf = who ?? (table.cards.some((card) => card.who === askedFirst) ? (askedFirst ?? null) : null)
  const now = useMemo(
    () =>
      new Set(
        wantedOf !== null
          ? [wantedOf]
          : table.order.entries.filter(({ state }) => state === 'now').flatMap((entry) => entry.who),
      ),
    [wantedOf, table.order],
  )
  return { looksFrom, overlays, captions, now }
}
