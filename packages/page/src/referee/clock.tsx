import type { Connection } from '@fray/live/client'
import { useState } from 'react'
import { Choices } from '../parts/choices.tsx'
import { useWords } from '../words/words.ts'

/** How long others wait for a seat. */
export function Clock({ say }: { say: (message: Parameters<Connection['ask']>[0]) => Promise<boolean> }) {
  const { live: words } = useWords()
  const [seconds, setSeconds] = useState<string | null>(null)
  const choose = async (chosen: string) => {
    if (await say({ do: 'clock', seconds: chosen === '0' ? null : Number(chosen) })) setSeconds(chosen)
  }
  return (
    <Choices
      label={words.clock}
      value={seconds ?? ''}
      options={Object.entries(words.clocks)}
      onChange={(chosen) => void choose(chosen)}
      hint={words.clockMeans}
    />
  )
}
