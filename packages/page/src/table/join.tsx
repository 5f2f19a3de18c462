import { connect, webSocket } from '@fray/client'
import { SOCKET_PATH } from '@fray/protocol/plain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'
import { AtTable } from './at-table.tsx'
import look from './table.module.css'

/** Where the host of this page listens. */
function socketAddress(): string {
  const { href } = new URL(SOCKET_PATH, location.href.replace(/[?#].*$/, ''))
  return href.replace(/^http/, 'ws')
}

/** Sits down at a table of the server that this page comes from, by the key of a link. */
function sitThere(key: string): Sitting {
  const connection = connect(webSocket(socketAddress()), {
    key,
    program: 'page',
    // Who was let in has a key of its own from now on; the address keeps it for the next time.
    admitted: (own) => history.replaceState(null, '', `#/join/${own}`),
  })
  return { connections: [connection], above: null, journal: async () => null, close: () => connection.close() }
}

/** A seat at a table on a server: from the link to the table. */
export function Join({ code, as }: { code: string; as: 'table' | 'text' }) {
  const [sitting, setSitting] = useState<Sitting | null>(null)
  useEffect(() => {
    const opened = sitThere(code)
    setSitting(opened)
    return () => opened.close()
  }, [code])
  return sitting === null ? null : <Joined code={code} as={as} sitting={sitting} />
}

function Joined({ code, as, sitting }: { code: string; as: 'table' | 'text'; sitting: Sitting }) {
  const words = useWords()
  const [connection] = sitting.connections
  const now = useSyncExternalStore(
    (changed) => connection?.subscribe(changed) ?? (() => undefined),
    () => connection?.now,
  )
  if (now === undefined) return null
  const { line, table } = now
  if (table !== null && line.state !== 'ended') return <AtTable route={{ at: 'join', code, as }} sitting={sitting} />
  return (
    <main className={look.notice} aria-busy={line.state !== 'ended'}>
      <h1>
        {line.state === 'ended' ? words.join.ended : line.state === 'lobby' ? words.join.lobby : words.join.connecting}
      </h1>
      {line.state === 'ended' ? (
        <>
          <p>{line.words}</p>
          <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
        </>
      ) : null}
      {line.state === 'lobby' ? <p>{words.join.lobbyMeans}</p> : null}
    </main>
  )
}
