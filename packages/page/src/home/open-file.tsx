import { useRef } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import { begin } from './begin.ts'
import look from './home.module.css'

/** Opens an encounter of one's own, or a saved fight. */
export function OpenFile() {
  const { home } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className={look.game} aria-labelledby="open-file">
      <div className={look.gameHead}>
        <h2 id="open-file">{home.open}</h2>
        <p>{home.openLead}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,.json,.jsonl"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined)
            begin({ from: { text: await file.text(), name: file.name }, seating: 'first', dice: 'generator' })
        }}
      />
      <Button onPress={() => input.current?.click()}>{home.open}</Button>
    </section>
  )
}
