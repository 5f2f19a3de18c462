import type { Connection, Snapshot } from '@fray/live/client'
import { useState } from 'react'
import { baseNow } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { InviteLink, invite } from '../referee/invite.tsx'
import { Refused } from '../referee/refused.tsx'
import { useSaying } from '../referee/use-saying.ts'
import { useScreenWords } from './words.ts'

/** Makes a link for the screen in the middle of the table, and lowers and raises its curtain. */
export function ScreenInvite({
  connection,
  snapshot,
  className,
}: {
  connection: Connection
  snapshot: Snapshot
  className: string | undefined
}) {
  const words = useScreenWords()
  const [link, setLink] = useState('')
  const [failed, setFailed] = useState('')
  const { refused, say } = useSaying(connection)
  const isDown = snapshot.presence?.curtain === true
  const make = () =>
    invite(connection, 'spectators').then(
      ({ link: seat }) => {
        setLink(`${baseNow()}#/show/${seat.slice(seat.lastIndexOf('/') + 1)}`)
        setFailed('')
      },
      (error: Error) => setFailed(error.message),
    )
  return (
    <section className={className} aria-labelledby="screen">
      <h2 id="screen">{words.name}</h2>
      <p>{words.means}</p>
      <Refused why={failed || refused} />
      <div>
        <Button onPress={() => void make()}>{words.make}</Button>
      </div>
      {snapshot.table === null ? null : (
        <div>
          {isDown ? <p role="status">{words.isDown}</p> : null}
          <Button onPress={() => void say({ do: 'curtain', down: !isDown })}>
            {isDown ? words.raise : words.lower}
          </Button>
        </div>
      )}
      {link === '' ? null : (
        <InviteLink invitation={{ to: 'screen', link }} name={words.name} means={words.linkMeans} />
      )}
    </section>
  )
}
