import { Button as AriaButton } from 'react-aria-components/Button'
import { Users } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import { useLive, waitedAt } from './context.ts'
import look from './live.module.css'

/** How many are here; opens the list of seats. Nothing where the fight is played in this browser alone. */
export function SeatsButton() {
  const { live: words } = useWords()
  const live = useLive()
  const seats = live?.snapshot.presence?.seats.filter(({ role }) => role !== 'spectator') ?? []
  if (live === null || seats.length === 0) return null
  const here = seats.filter(({ devices }) => devices > 0).length
  const { waits } = live.snapshot
  const deciding = waits?.for === 'others' && live.isAlone !== true ? waits.seats : []
  const who =
    deciding.length === 0 ? '' : words.deciding(deciding.map((seat) => waitedAt(live.snapshot, seat, words.away)))
  const said = [words.seatsHere(here), who].filter((part) => part !== '').join('. ')
  return (
    <AriaButton className={look.seatsButton} onPress={live.openSeats}>
      <Users size={18} aria-hidden="true" />
      <span className="for-the-ear">{said}</span>
      <span aria-hidden="true">{here}</span>
      {who === '' ? null : (
        <span className={look.deciding} aria-hidden="true">
          <span className={look.spin} />
          <span className={look.decidingWho}>{who}</span>
        </span>
      )}
    </AriaButton>
  )
}
