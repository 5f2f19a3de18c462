import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './paused.module.css'
import type { Referee } from './referee.ts'

/** That there is a pause, for everybody; who is the referee ends it. Nothing while there is none. */
export function Paused({ isPaused, referee }: { isPaused: boolean; referee: Referee | null }) {
  const { referee: words } = useWords()
  if (!isPaused) return null
  return (
    <div className={look.bar} role="status">
      <p>{referee === null ? words.paused : words.pausedByYou}</p>
      {referee === null ? null : (
        <Button onPress={() => void referee.say({ do: 'pause', on: false })}>{words.goOn}</Button>
      )}
    </div>
  )
}
