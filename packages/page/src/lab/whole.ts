import { useEffect, useState } from 'react'
import { useMayLookInside } from '../live/context.ts'
import type { Subject } from '../local/lab/orders.ts'
import type { Sitting } from '../sitting.ts'

/** The fight as it stands now, for the lab: null while it is being fetched; a problem where there is none. */
export function useWhole(
  sitting: Sitting,
  name: string,
  step: number | null = null,
): { readonly subject: Subject | null; readonly isGone: boolean } {
  const may = useMayLookInside()
  const [found, setFound] = useState<{ readonly subject: Subject | null; readonly isGone: boolean }>({
    subject: null,
    isGone: false,
  })
  useEffect(() => {
    if (!may) return
    let isWanted = true
    const seat = sitting.connections[0]?.now.seat?.id ?? ''
    const from = step === null ? {} : { from: { seat, n: step } }
    sitting.journal().then(
      (text) =>
        isWanted && setFound({ subject: text === null ? null : { text, name, ...from }, isGone: text === null }),
      () => isWanted && setFound({ subject: null, isGone: true }),
    )
    return () => {
      isWanted = false
    }
  }, [sitting, name, may, step])
  return found
}
