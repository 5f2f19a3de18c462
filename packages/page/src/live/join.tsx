import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { ruled, useWords } from '../words/words.ts'
import look from './live.module.css'
import { Notice } from './notice.tsx'
import { nameBefore, savedSeat, saveName, saveSeat } from './saved-seats.ts'
import { baseNow } from './server.ts'

/** Who has come by a link says what to be called, and sits down. */
export function Join({ id }: { id: string }) {
  const { live: words } = useWords()
  const [name, setName] = useState(nameBefore)
  const [title, setTitle] = useState<string | null>(savedSeat(id)?.title ?? '')
  useEffect(() => {
    let isWanted = true
    titleOf(savedSeat(id)?.key ?? '').then(
      (found) => isWanted && setTitle(found),
      // Which fight it is the table says anyway.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id])
  if (title === null) return <Notice title={words.cannotOpen} words={words.linkGone} isFinal />
  return (
    <main className={look.page}>
      <p className={look.brand}>
        <img src="./icon.svg" alt="" width="28" height="28" />
        Fray
      </p>
      <h1>{title === '' ? words.invited : words.invitedTo(ruled(title))}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const said = name.trim()
          saveName(said)
          saveSeat(id, { name: said })
          goTo({ at: 'fight', id, as: 'table' }, true)
        }}
      >
        <label className={look.label} htmlFor="name">
          {words.nameAsk}
        </label>
        <input
          id="name"
          className={look.input}
          value={name}
          maxLength={60}
          autoComplete="nickname"
          required
          onChange={({ target }) => setName(target.value)}
        />
        <div className={look.buttons}>
          <Button kind="main" type="submit">
            {words.sitDown}
          </Button>
        </div>
      </form>
    </main>
  )
}

/** The title of the fight to which a key leads, as the server says it; null where the key opens nothing any more. */
async function titleOf(key: string): Promise<string | null> {
  // Of what is no key, as where half a link was copied, no server needs to be asked.
  if (!/^[\w-]+$/.test(key)) return ''
  const answer = await fetch(`${baseNow()}api/invitation`, { headers: { authorization: `Bearer ${key}` } })
  return answer.ok ? ((await answer.json()) as { readonly title: string | null }).title : ''
}
