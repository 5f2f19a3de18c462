import type { Connection, Snapshot } from '@fray/live/client'
import { Suspense, useState } from 'react'
import { useCampaignWords } from '../campaign/words.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { late } from '../parts/late.ts'
import { useWords } from '../words/words.ts'
import { Clock } from './clock.tsx'
import { type Invitation, InviteLink, invite } from './invite.tsx'
import look from './referee.module.css'
import { Refused } from './refused.tsx'
import { SeatRow } from './seat-row.tsx'
import { ShareOut } from './share-out.tsx'
import { useSaying } from './use-saying.ts'

const ScreenInvite = late(() => import('../screen/screen-invite.tsx'), 'ScreenInvite')

const EveningBar = late(() => import('../campaign/evening-bar.tsx'), 'EveningBar')

const Notes = late(() => import('../campaign/notes.tsx'), 'Notes')

/** Who sits where; for the referee with everything that can be done about it. */
export function SeatsDialog({
  connection,
  snapshot,
  onClose,
  onSeeAs,
  isAlone = false,
}: {
  connection: Connection
  snapshot: Snapshot
  onClose: () => void
  onSeeAs: (seat: string) => void
  /** Whether all seats are at this page: there is nobody to invite, and nobody is late. */
  isAlone?: boolean
}) {
  const { live: words } = useWords()
  const campaign = useCampaignWords()
  const isReferee = snapshot.seat?.role === 'referee'
  const all = snapshot.presence?.seats ?? []
  // Nobody comes to a free seat who is not at this page.
  const seats = isAlone ? all.filter(({ by, devices }) => devices > 0 || by !== 'person') : all
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const { refused, say } = useSaying(connection)
  const [failed, setFailed] = useState('')
  const inviteTo = async (to: string) => {
    try {
      setInvitation(await invite(connection, to))
      setFailed('')
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error))
    }
  }
  const problem = failed || refused
  return (
    <Dialog title={words.seats} isOpen onClose={onClose}>
      <Refused why={problem} />
      {isReferee && snapshot.campaign !== null ? (
        <Suspense fallback={null}>
          <EveningBar connection={connection} campaign={snapshot.campaign} onDone={onClose} />
        </Suspense>
      ) : null}
      {isReferee && !isAlone ? (
        <section className={look.open}>
          <div>
            <p className={look.label}>{words.inviteAnybody}</p>
            <p className={look.faint}>{snapshot.campaign === null ? words.inviteAnybodyMeans : campaign.inviteMeans}</p>
          </div>
          <Button kind="main" onPress={() => void inviteTo('anybody')}>
            {words.newLink}
          </Button>
          {invitation?.to === 'anybody' ? (
            <InviteLink
              invitation={invitation}
              name={words.inviteAnybody}
              means={snapshot.campaign === null ? undefined : campaign.inviteMeans}
            />
          ) : null}
        </section>
      ) : null}
      <ul className={look.seats}>
        {seats.map((sitting) => (
          <SeatRow
            key={sitting.seat}
            sitting={sitting}
            snapshot={snapshot}
            invitation={invitation?.to === sitting.seat ? invitation : null}
            say={say}
            onInvite={() => void inviteTo(sitting.seat)}
            onSeeAs={() => onSeeAs(sitting.seat)}
            isAlone={isAlone}
          />
        ))}
      </ul>
      {snapshot.campaign === null || snapshot.seat?.role === 'spectator' || isAlone ? null : (
        <Suspense fallback={null}>
          <Notes campaign={snapshot.campaign} say={say} />
        </Suspense>
      )}
      {isReferee ? <ShareOut snapshot={snapshot} say={say} /> : null}
      {isReferee && !isAlone ? <Clock say={say} /> : null}
      {isReferee && !isAlone ? (
        <Suspense fallback={null}>
          <ScreenInvite connection={connection} snapshot={snapshot} className={look.tools} />
        </Suspense>
      ) : null}
    </Dialog>
  )
}
