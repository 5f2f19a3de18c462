import { useWaitedNames } from '../live/context.ts'
import { useWords } from '../words/words.ts'
import look from './table.module.css'

/** For whom the fight waits, on a narrow screen above what is told: what else would say it is behind. */
export function WaitsFor({ seats }: { seats: readonly string[] }) {
  const words = useWords()
  const nameOf = useWaitedNames()
  return seats.length === 0 ? null : <p className={look.waits}>{words.fight.waitsFor(seats.map(nameOf))}</p>
}
