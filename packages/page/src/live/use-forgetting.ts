import type { Line } from '@fray/live/client'
import { useEffect } from 'react'
import { forgetSeat } from './saved-seats.ts'

/** Closes after which the key opens nothing any more. */
const FOR_GOOD = new Set(['no-such-link', 'no-such-fight', 'revoked', 'turned-away'])

/** Forgets a seat of this browser once its key opens nothing any more. */
export function useForgetting(id: string, line: Line): void {
  useEffect(() => {
    if (line.state === 'ended' && FOR_GOOD.has(line.why)) forgetSeat(id)
  }, [id, line])
}
