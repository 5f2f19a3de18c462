import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import { keepKey, keepName, keepSeat, nameBefore } from './kept-seats.ts'
import look from './live.module.css'

/** Who has come by a link says what to be called, and sits down. */
export function Join({ id }: { id: string }) {
  const { live: words } = useWords()
  const [name, setName] = useState(nameBefore)
  return (
    <main className={look.page}>
      <p className={look.brand}>
        <img src="./icon.svg" alt="" width="28" height="28" />
        Fray
      </p>
      <h1>{words.invited}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const said = name.trim()
          keepName(said)
          keepSeat(id, { name: said })
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

/** Takes the key of a link out of the address, and goes on to where it leads: nobody who looks at the screen later finds it there. */
export function takeKey(key: string): void {
  const { id, seat } = keepKey(key)
  goTo(seat === '' ? { at: 'join', id } : { at: 'fight', id, as: 'table' }, true)
}
