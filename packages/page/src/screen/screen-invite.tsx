import type { Connection } from '@fray/live/client'
import { useState } from 'react'
import { baseNow } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { InviteLink, invite } from '../referee/invite.tsx'
import { Refused } from '../referee/refused.tsx'
import { useScreenWords } from './words.ts'

/** Makes a link for the screen in the middle of the table, as text and as a picture for cameras. */
export function ScreenInvite({ connection, className }: { connection: Connection; className: string | undefined }) {
  const words = useScreenWords()
  const [link, setLink] = useState('')
  const [failed, setFailed] = useState('')
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
      <Refused why={failed} />
      <div>
        <Button onPress={() => void make()}>{words.make}</Button>
      </div>
      {link === '' ? null : (
        <InviteLink invitation={{ to: 'screen', link }} name={words.name} means={words.linkMeans} />
      )}
    </section>
  )
}
