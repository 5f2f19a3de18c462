import { Suspense, useEffect, useMemo, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import { GuestBars } from '../referee/guests.tsx'
import { type AtFight, goTo } from '../route.ts'
import { AtTable } from '../table/at-table.tsx'
import { useWords } from '../words/words.ts'
import { LiveContext, nameAt } from './context.ts'
import { Deciding } from './deciding.tsx'
import look from './live.module.css'
import { Notice } from './notice.tsx'
import { SeeingAs } from './seeing-as.ts'
import { type LiveSitting, openLive, seatAgain } from './sitting.ts'
import { Status } from './status.tsx'
import { useForgetting } from './use-forgetting.ts'
import { useOpened } from './use-opened.ts'
import { useSnapshot } from './use-snapshot.ts'

const SeatsDialog = late(() => import('../referee/seats-dialog.tsx'), 'SeatsDialog')

const Lobby = late(() => import('../campaign/lobby.tsx'), 'Lobby')

const EveningBar = late(() => import('../campaign/evening-bar.tsx'), 'EveningBar')

const Talk = late(() => import('../talk/talk.tsx'), 'Talk')

/** A fight of the server, from a seat of this browser. */
export function LiveFight({ route }: { route: AtFight }) {
  const { id } = route
  const { live: words } = useWords()
  const { sitting, problem } = useOpened(id, openLive)
  if (problem !== null)
    return <Notice title={words.cannotOpen} words={problem === 'not-kept' ? words.notKept : problem.message} isFinal />
  if (sitting === null) return <Notice title={words.beginning} words="" isBusy />
  return <Seated key={id} route={route} sitting={sitting} />
}

function Seated({ route, sitting }: { route: AtFight; sitting: LiveSitting }) {
  const { id, as } = route
  const { live: words, referee } = useWords()
  const { connection } = sitting
  const snapshot = useSnapshot(connection)
  const [isOpen, setOpen] = useState(false)
  const [seenAs, setSeenAs] = useState<string | null>(null)
  const eyes = useMemo(() => (seenAs === null ? null : new SeeingAs(connection, seenAs)), [connection, seenAs])
  useEffect(() => () => eyes?.close(), [eyes])
  const isReferee = snapshot.seat?.role === 'referee'
  // The journal of a table is its referee's, for it holds all secrets: so are fights that begin from it.
  const own = useMemo(() => (isReferee ? sitting : { ...sitting, fork: null }), [isReferee, sitting])
  const shown = useMemo(() => (eyes === null ? own : { ...own, connections: [eyes], give: null }), [eyes, own])
  const live = useMemo(() => ({ connection, snapshot, openSeats: () => setOpen(true) }), [connection, snapshot])
  const { line, table, again, campaign, fight } = snapshot
  useEffect(() => setSeenAs((seen) => (fight === null ? null : seen)), [fight])
  useForgetting(id, line)

  if (line.state === 'ended') return <Notice title={words.ended} words={line.words} isFinal />
  if (line.state === 'lobby') return <Notice title={words.lobby} words={words.lobbyMeans} isBusy />
  if (campaign !== null && campaign.now === null)
    return (
      <Suspense fallback={null}>
        <Lobby connection={connection} snapshot={snapshot} campaign={campaign} picture={sitting.picture} />
      </Suspense>
    )
  if (table === null)
    return (
      <Notice
        title={words.connecting}
        words={line.state !== 'lost' ? '' : line.why === 'full' ? words.full : words.lost}
        isBusy
      />
    )
  return (
    <LiveContext value={live}>
      <div className={look.live} data-as={as}>
        {as === 'text' ? <Status snapshot={snapshot} /> : null}
        {isReferee ? <GuestBars connection={connection} snapshot={snapshot} /> : null}
        {seenAs === null ? <Deciding connection={connection} snapshot={snapshot} /> : null}
        {again === null || isReferee ? null : (
          <div className={look.bar} role="status">
            <p>{referee.againOffer}</p>
            <Button kind="main" onPress={() => goTo({ at: 'fight', id: seatAgain(again.key), as })}>
              {referee.comeAlong}
            </Button>
          </div>
        )}
        {seenAs === null ? null : (
          <div className={look.bar} role="status">
            <p>{words.seenAs(nameAt(snapshot, seenAs))}</p>
            <Button onPress={() => setSeenAs(null)}>{words.backToReferee}</Button>
          </div>
        )}
        {campaign !== null && table.fight.over && seenAs === null ? (
          <Suspense fallback={null}>
            <EveningBar connection={connection} campaign={campaign} />
          </Suspense>
        ) : null}
        <AtTable key={`${fight} ${seenAs ?? ''}`} route={route} sitting={shown} />
        {as === 'text' && seenAs === null ? (
          <Suspense fallback={null}>
            <Talk hasBoard={false} />
          </Suspense>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <SeatsDialog
            connection={connection}
            snapshot={snapshot}
            onClose={() => setOpen(false)}
            onSeeAs={(other) => {
              setSeenAs(other)
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </LiveContext>
  )
}
