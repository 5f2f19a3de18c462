import type { Between } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useEffect, useState } from 'react'

const NONE: ReadonlyMap<string, string> = new Map()

/** How far everybody is from the one who acts, where nobody stands anywhere: there no drawing shows it. */
export function useCaptions(connection: Connection, table: SeatTable, who: string | null): ReadonlyMap<string, string> {
  const { board } = table
  const [captions, setCaptions] = useState(NONE)
  useEffect(() => {
    if (board.kind !== 'relations' || who === null) return
    let isWanted = true
    const others = board.tokens.filter((token) => token.who !== who && token.state === 'up').map((token) => token.who)
    const asked = others.map(async (other): Promise<readonly [string, string] | null> => {
      try {
        return [other, ((await connection.ask({ do: 'between', who, other })) as Between).distance]
      } catch {
        // Somebody who is not known any more has no distance.
        return null
      }
    })
    void Promise.all(asked).then((found) => {
      if (isWanted) setCaptions(new Map(found.filter((one) => one !== null)))
    })
    return () => {
      isWanted = false
    }
  }, [connection, board, who])
  return board.kind === 'relations' ? captions : NONE
}
