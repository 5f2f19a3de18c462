import type { Connection, Snapshot } from '@fray/live/client'
import type { CampaignTable } from '@fray/live/protocol/plain'
import { useEffect, useRef, useState } from 'react'
import { saveText } from '../home/files.ts'
import { gameName } from '../home/game-name.ts'
import { savedSeats } from '../live/saved-seats.ts'
import { campaignFile } from '../live/server.ts'
import { Status } from '../live/status.tsx'
import type { CampaignSitting } from '../local/campaigns-here.ts'
import { Button, IconButton } from '../parts/button.tsx'
import type { FindPicture } from '../pictures/use-picture.ts'
import { type Invitation, InviteLink, invite } from '../referee/invite.tsx'
import { Refused } from '../referee/refused.tsx'
import { useSaying } from '../referee/use-saying.ts'
import { goTo } from '../route.ts'
import { ScreenInvite } from '../screen/screen-invite.tsx'
import { Trash, Undo2 } from '../signs/index.ts'
import { ruled, useWords } from '../words/words.ts'
import { AddPerson, Foes } from './at-this-page.tsx'
import look from './campaign.module.css'
import { HeroesState } from './heroes-state.tsx'
import { Notes } from './notes.tsx'
import { PersonRow } from './person-row.tsx'
import { Prepare } from './prepare.tsx'
import { useCampaignWords } from './words.ts'

/** Between the fights of a campaign: who is here, whose heroes, what was; for the referee what comes next. */
export function Lobby({
  connection,
  snapshot,
  campaign,
  picture,
  here = null,
}: {
  connection: Connection
  snapshot: Snapshot
  campaign: CampaignTable
  /** Where portraits are to be had. */
  picture: FindPicture
  /** Where this browser keeps the campaign and everybody plays at this page; null at a server. */
  here?: CampaignSitting | null
}) {
  const words = useCampaignWords()
  const page = useWords()
  const { refused, say } = useSaying(connection)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failed, setFailed] = useState('')
  const [isFresh, setFresh] = useState(false)
  const { referee, people, past, you, evening } = campaign
  const inviteTo = (to: string) =>
    invite(connection, to).then(
      (made) => {
        setInvitation(made)
        setFailed('')
      },
      (error: Error) => setFailed(error.message),
    )
  // Who has just created a campaign wants others to come.
  const isAlone = here === null && referee !== null && people.length === 1
  const inviteFirst = useRef(() => Promise.resolve())
  inviteFirst.current = () => inviteTo('anybody')
  useEffect(() => {
    if (isAlone) void inviteFirst.current()
  }, [isAlone])
  const nameOf = (to: string): string =>
    to === 'anybody'
      ? campaign.title
      : to === 'referee'
        ? words.referee
        : (people.find(({ person }) => person === to)?.name ?? to)
  return (
    <>
      <Status snapshot={snapshot} />
      <main className={look.lobby}>
        <header>
          <h1>{words.lobby(campaign.title)}</h1>
          <p role="status">
            {here !== null
              ? words.betweenHere
              : evening === 'over'
                ? words.eveningOver
                : referee === null
                  ? words.between
                  : words.betweenReferee}
          </p>
        </header>
        <Refused why={failed || refused} />
        {referee === null ? null : (
          <section className={look.part} aria-labelledby="next">
            <h2 id="next">{words.next}</h2>
            {referee.prepared.length === 0 ? <p className={look.faint}>{words.nothingPrepared}</p> : null}
            <ol className={look.list}>
              {referee.prepared.map(({ prepared, title, ruleset }, at) => (
                <li key={prepared}>
                  <span className={look.who}>
                    <strong>{ruled(title)}</strong> <span className={look.faint}>{gameName(ruleset)}</span>
                  </span>
                  <Button
                    kind={at === 0 ? 'main' : 'plain'}
                    aria-label={words.open(ruled(title))}
                    onPress={() => void say({ do: 'open-next', prepared, fresh: isFresh })}
                  >
                    {words.openShort}
                  </Button>
                  {at === 0 ? null : (
                    <Button
                      kind="quiet"
                      aria-label={words.earlier(ruled(title))}
                      onPress={() => {
                        const ids = referee.prepared.map((one) => one.prepared)
                        ids.splice(at - 1, 2, prepared, ids[at - 1] as string)
                        void say({ do: 'order-prepared', prepared: ids })
                      }}
                    >
                      {words.up}
                    </Button>
                  )}
                  <IconButton
                    icon={Trash}
                    label={words.drop(ruled(title))}
                    onPress={() => void say({ do: 'drop-prepared', prepared })}
                  />
                </li>
              ))}
            </ol>
            <Prepare
              onPrepare={(encounter) => void say({ do: 'prepare', encounter })}
              onOpen={async (encounter) => {
                if (!(await say({ do: 'prepare', encounter }))) return
                const last = connection.now.campaign?.referee?.prepared.at(-1)
                if (last !== undefined) await say({ do: 'open-next', prepared: last.prepared, fresh: isFresh })
              }}
            />
            {here === null ? null : <Foes sitting={here} />}
          </section>
        )}
        {referee === null || here !== null ? null : (
          <section className={look.part} aria-labelledby="invitation">
            <h2 id="invitation">{words.invite}</h2>
            {invitation?.to === 'anybody' ? null : <p className={look.faint}>{words.inviteMeans}</p>}
            <div className={look.row}>
              <Button
                kind={people.length === 1 && invitation === null ? 'main' : 'plain'}
                onPress={() => void inviteTo('anybody')}
              >
                {words.makeLink}
              </Button>
              <Button
                kind="quiet"
                onPress={async () => {
                  if (await say({ do: 'revoke', of: 'anybody' })) setInvitation(null)
                }}
              >
                {words.revoke}
              </Button>
            </div>
            {invitation === null ? null : (
              <InviteLink
                invitation={invitation}
                name={nameOf(invitation.to)}
                means={invitation.to === 'anybody' ? words.inviteMeans : words.linkMeans}
              />
            )}
          </section>
        )}
        <section className={look.part} aria-labelledby="people">
          <h2 id="people">{here === null ? words.people : words.peopleHere}</h2>
          {people.length === 1 && here === null ? <p className={look.faint}>{words.nobodyYet}</p> : null}
          <ul className={look.list}>
            {people.map((person) => (
              <PersonRow
                key={person.person}
                person={person}
                isYou={person.person === you}
                picture={picture}
                note={referee?.notes.find((one) => one.person === person.person)?.text ?? ''}
                tools={
                  referee === null ? null : { say, onLink: here === null ? () => void inviteTo(person.person) : null }
                }
              />
            ))}
          </ul>
          {here === null ? null : <AddPerson onAdd={(name) => here.join(name)} />}
        </section>
        <HeroesState campaign={campaign} say={say} fresh={isFresh} onFresh={setFresh} />
        {you === 'spectators' ? null : <Notes campaign={campaign} say={say} isHere={here !== null} />}
        {referee === null || here !== null ? null : (
          <ScreenInvite connection={connection} snapshot={snapshot} className={look.part} />
        )}
        {past.length === 0 ? null : (
          <section className={look.part} aria-labelledby="past">
            <h2 id="past">{words.past}</h2>
            <ol className={look.list}>
              {past.map(({ fight, title, at }) => (
                <li key={fight}>
                  <span className={look.who}>
                    <strong>{ruled(title)}</strong> <span className={look.faint}>{page.day(at)}</span>
                  </span>
                  {referee === null ? null : (
                    <Button
                      icon={Undo2}
                      aria-label={words.backTo(ruled(title))}
                      onPress={() => void say({ do: 'open-next', fight })}
                    >
                      {words.back}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
        <footer className={look.row}>
          {referee === null ? null : (
            <>
              {evening === 'over' ? null : (
                <Button onPress={() => void say({ do: 'leave-fight', evening: true })}>{words.end}</Button>
              )}
              <Button
                onPress={async () => {
                  const key = savedSeats().find((one) => one.fight === campaign.campaign && one.seat === you)?.key ?? ''
                  const file = await (here === null ? campaignFile(campaign.campaign, key) : here.save())
                  if (file !== null) saveText(`${campaign.title}.campaign.jsonl`, file)
                }}
              >
                {words.save}
              </Button>
            </>
          )}
          <Button kind="quiet" onPress={() => goTo({ at: 'home' })}>
            {page.back}
          </Button>
          {here === null ? null : <p className={look.faint}>{words.handOver}</p>}
        </footer>
      </main>
    </>
  )
}
