import { useEffect, useMemo } from 'react'
import { LiveContext } from '../live/context.ts'
import { Notice } from '../live/notice.tsx'
import { type LiveSitting, openLive, seatAgain } from '../live/sitting.ts'
import { Status } from '../live/status.tsx'
import { useForgetting } from '../live/use-forgetting.ts'
import { useOpened } from '../live/use-opened.ts'
import { useSnapshot } from '../live/use-snapshot.ts'
import { goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import { Between } from './between.tsx'
import { Curtain } from './curtain.tsx'
import look from './screen.module.css'
import { ShownFight } from './shown-fight.tsx'
import { useScreenWords } from './words.ts'

/** The screen for the middle of the table: what spectators see, in large, from fight to fight, and nothing to do. */
export function Screen({ id }: { id: string }) {
  const { live: words } = useWords()
  const { sitting, problem } = useOpened(id, openLive)
  if (problem !== null)
    return <Notice title={words.cannotOpen} words={problem === 'not-kept' ? words.notKept : problem.message} isFinal />
  if (sitting === null) return <Notice title={words.beginning} words="" isBusy />
  return <Shown id={id} sitting={sitting} />
}

const nothingToOpen = (): void => undefined

function Shown({ id, sitting }: { id: string; sitting: LiveSitting }) {
  const { live: words } = useWords()
  const screen = useScreenWords()
  const { connection } = sitting
  const snapshot = useSnapshot(connection)
  const { line, table, campaign, fight, again, seat } = snapshot
  const live = useMemo(() => ({ connection, snapshot, openSeats: nothingToOpen }), [connection, snapshot])
  useForgetting(id, line)
  useEffect(() => {
    if (again !== null) goTo({ at: 'show', id: seatAgain(again.key) }, true)
  }, [again])
  if (line.state === 'ended') return <Notice title={words.ended} words={line.words} isFinal />
  // Nobody's secrets stand in the middle of the table.
  if (line.state === 'lobby' || (seat !== null && seat.role !== 'spectator'))
    return <Notice title={screen.notAScreen} words={screen.notAScreenMeans} isFinal />
  const isBetween = campaign !== null && campaign.now === null
  if (!isBetween && table === null)
    return <Notice title={words.connecting} words={line.state === 'lost' ? words.lost : ''} isBusy />
  return (
    <LiveContext value={live}>
      <div className={look.page}>
        <Status snapshot={snapshot} />
        {isBetween ? (
          <Between campaign={campaign} />
        ) : snapshot.presence?.curtain === true ? (
          <Curtain title={campaign?.title ?? table?.fight.title ?? ''} />
        ) : (
          <ShownFight key={fight} sitting={sitting} />
        )}
      </div>
    </LiveContext>
  )
}
