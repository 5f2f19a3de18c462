import { type ReactNode, Suspense, useState } from 'react'

/** What is fetched when it is first wanted, and stays from then on: it may close as it likes. */
export function Once({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [isHere, setHere] = useState(isWanted)
  if (isWanted && !isHere) setHere(true)
  return isHere || isWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
