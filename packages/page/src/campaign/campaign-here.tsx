import type { Snapshot } from '@fray/live/client'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { LiveContext } from '../live/context.ts'
import { Notice } from '../live/notice.tsx'
import { useOpened } from '../live/use-opened.ts'
import { useSnapshot } from '../live/use-snapshot.ts'
import type { CampaignSitting } from '../local/campaigns-here.ts'
import { sitInCampaign } from '../local/campaigns-here.ts'
import { Button } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import type { AtFight } from '../route.ts'
import { AtTable } from '../table/at-table.tsx'
import { useSnapshots } from '../table/use-sitting.ts'
import { useWords } from '../words/words.ts'
import look from './campaign.module.css'
import { EveningBar } from './evening-bar.tsx'
import { Lobby } from './lobby.tsx'
import { useCampaignWords } from './words.ts'

const SeatsDialog = late(() => import('../referee/seats-dialog.tsx'), 'SeatsDialog')

/** A campaign that this browser keeps: its lobby, and its present fight from all seats. */
export function CampaignHere({ route }: { route: AtFight }) {
  const { fight: words } = useWords()
  const campaign = useCampaignWords()
  const { sitting, problem } = useOpened(route.id, sitInCampaign)
  if (problem !== null)
    return (
      <Notice title={campaign.failed} words={problem === 'not-kept' ? campaign.notHere : problem.message} isFinal />
    )
  if (sitting === null) return <Notice title={words.opening} words="" isBusy />
  return <Seated route={route} sitting={sitting} />
}

/** What the host has told the referee of how a fight was opened, until somebody has read it: there is no table talk at this page. */
function ToldReferee({ snapshot }: { snapshot: Snapshot }) {
  const words = useWords()
  const [isRead, setRead] = useState(false)
  if (isRead || snapshot.talk.length === 0) return null
  return (
    <section className={look.bar} role="status">
      {snapshot.talk.map((line) => (
        <p key={line.line} lang="en">
          {line.words}
        </p>
      ))}
      <Button onPress={() => setRead(true)}>{words.close}</Button>
    </section>
  )
}

function Seated({ route, sitting }: { route: AtFight; sitting: CampaignSitting }) {
  const { fight: words } = useWords()
  const { failed } = useCampaignWords()
  const { referee } = sitting
  const snapshot = useSnapshot(referee)
  const [isOpen, setOpen] = useState(false)
  const { campaign, presence, line } = snapshot
  const people = (campaign?.people ?? []).map(({ person }) => person).join()
  const [seats, setSeats] = useState(sitting.connections)
  useEffect(() => setSeats(sitting.seatAll(people.split(','))), [sitting, people])
  const snapshots = useSnapshots(seats)
  const isComputers = presence?.seats.find(({ role }) => role === 'referee')?.by !== 'person'
  // Who has joined in the middle and found no free seat watches: at this page there is nothing to see for them.
  const played = snapshots
    .map(({ seat }, at) => (seat?.role === 'spectator' || (isComputers && seat?.role === 'referee') ? '' : `${at}`))
    .join()
  const shown = useMemo(
    () => ({
      ...sitting,
      connections: seats.filter((_, at) => played.split(',').includes(`${at}`)),
      // As in a single fight: the one who plays alone may take back everything.
      above: isComputers ? (seats[0] ?? null) : null,
    }),
    [sitting, seats, played, isComputers],
  )
  const live = useMemo(
    () => ({ connection: referee, snapshot, openSeats: () => setOpen(true), isAlone: true }),
    [referee, snapshot],
  )
  if (line.state === 'ended') return <Notice title={failed} words={line.words} isFinal />
  if (campaign === null) return <Notice title={words.opening} words="" isBusy />
  if (campaign.now === null)
    return (
      <Lobby connection={referee} snapshot={snapshot} campaign={campaign} picture={sitting.picture} here={sitting} />
    )
  const fight = campaign.now.fight
  const areThere = snapshots.every((one) => one.fight === fight && one.table !== null)
  if (!areThere || presence === null) return <Notice title={words.opening} words="" isBusy />
  return (
    <LiveContext value={live}>
      {snapshot.table?.fight.over === true ? <EveningBar connection={referee} campaign={campaign} /> : null}
      <ToldReferee key={`told ${fight}`} snapshot={snapshot} />
      <AtTable key={fight} route={route} sitting={shown} />
      {isOpen ? (
        <Suspense fallback={null}>
          <SeatsDialog
            connection={referee}
            snapshot={snapshot}
            onClose={() => setOpen(false)}
            onSeeAs={() => undefined}
            isAlone
          />
        </Suspense>
      ) : null}
    </LiveContext>
  )
}
