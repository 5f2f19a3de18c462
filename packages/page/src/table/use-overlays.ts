import type { Reach, Threat } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useEffect, useState } from 'react'

/** What the board shows over itself. */
export interface Overlays {
  readonly reach: Reach | null
  readonly threat: Threat | null
}

/** What somebody can reach while it can still move, and who could be on it, as far as it is wanted. */
export function useOverlays(
  connection: Connection,
  table: SeatTable,
  who: string | null,
  wants: { readonly reach: boolean; readonly threat: boolean },
): Overlays {
  const reach = useLook<Reach>(connection, table, wants.reach ? who : null, 'reach')
  const threat = useLook<Threat>(connection, table, wants.threat ? who : null, 'threat')
  return { reach: reach !== null && canMove(reach) ? reach : null, threat }
}

/** Whether a place is left that it could move to; where it stands costs nothing. */
export const canMove = ({ places }: Reach): boolean => places.some(({ cost }) => cost > 0)

function useLook<T>(connection: Connection, table: SeatTable, who: string | null, what: 'reach' | 'threat'): T | null {
  const [found, setFound] = useState<{ readonly who: string; readonly value: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table is another answer.
  useEffect(() => {
    if (who === null) return
    let isWanted = true
    connection.ask({ do: what, who }).then(
      (value) => isWanted && setFound({ who, value: value as T }),
      () => isWanted && setFound(null),
    )
    return () => {
      isWanted = false
    }
  }, [connection, table, who, what])
  return who !== null && found?.who === who ? found.value : null
}
