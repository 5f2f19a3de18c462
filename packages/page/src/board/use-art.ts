import type { Art } from '@fray/drawing'
import type { Token } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import { portraitHere, usePortraits } from '../pictures/portraits.ts'

let last: Art | null = null

/** What tokens are drawn with besides shapes, as soon as it is there: only what these need is loaded. */
export function useArt(tokens: readonly Pick<Token, 'looks' | 'picture'>[]): Art | null {
  const [art, setArt] = useState(last)
  const portraits = usePortraits(tokens)
  const wanted = JSON.stringify(tokens.map(({ looks }) => looks ?? []))
  useEffect(() => {
    let isWanted = true
    const looks = JSON.parse(wanted) as string[][]
    const load = async () => {
      const { loadArt } = await import('@fray/drawing/art')
      last = await loadArt(looks.map((one) => ({ looks: one })))
      if (isWanted) setArt(last)
    }
    // Without a connection tokens keep their letters.
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  // Another object when more portraits have come, so that what is drawn with it is drawn again.
  return useMemo(() => (art === null || portraits === '' ? art : { ...art, portrait: portraitHere }), [art, portraits])
}
