import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BoardPicture } from '../board/picture.tsx'
import { games } from '../home/ready.ts'
import { describeGame } from '../local/builder-here.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useBuilderWords } from '../words/builder.ts'
import { useWords } from '../words/words.ts'
import look from './builder.module.css'
import { readValue } from './document.ts'
import { draftId, keepDraft } from './drafts.ts'
import { focusSoon } from './focus.ts'
import { squareParts } from './place/paint.ts'
import { Schema } from './schema.ts'

/** Keeps a text as a draft and goes there. */
async function beginWith(text: string): Promise<void> {
  const id = draftId()
  const value = readValue(text)
  const [title, ruleset] = [value?.title, value?.ruleset].map((one) => (typeof one === 'string' ? one : ''))
  await keepDraft({ id, text, title: title ?? '', ruleset: ruleset ?? '', changed: Date.now() })
  goTo({ at: 'edit', id }, true)
}

/** The beginning of a fight of one's own: which game, or which file. */
export function NewFight() {
  const words = useBuilderWords()
  const { back } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => focusSoon('new-fight'), [])
  const begin = async (ruleset: string) => {
    try {
      const { schema } = await describeGame(ruleset)
      const field = squareParts(new Schema(schema)) === null ? '' : 'battlefield: 20x12\n'
      await beginWith(`ruleset: ${ruleset}\n${field}combatants: {}\n`)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className={look.fresh}>
      <Button kind="quiet" icon={ArrowLeft} onPress={() => goTo({ at: 'home' })}>
        {back}
      </Button>
      <main>
        <h1 id="new-fight" tabIndex={-1}>
          {words.new}
        </h1>
        <p>{words.newLead}</p>
        {trouble === '' ? null : (
          <p role="alert" className={look.broken}>
            {trouble}
          </p>
        )}
        <ul className={look.games}>
          {games.map(({ id, title, fights }) => {
            const [name, what = ''] = title.split(': ')
            const board = fights[0]?.board
            return (
              <li key={id}>
                <button type="button" className={look.game} onClick={() => void begin(id)}>
                  <span className={look.picture} data-kind={board?.kind}>
                    {board === undefined ? null : <BoardPicture board={board} />}
                  </span>
                  <span className={look.gameName}>{name}</span>
                  <span className={look.gameWhat}>{what}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <h2>{words.openFile}</h2>
        <p>{words.openFileLead}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".yaml,.yml,.json"
          data-testid="builder-file"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) await beginWith(await file.text())
          }}
        />
        <Button onPress={() => input.current?.click()}>{words.chooseFile}</Button>
      </main>
    </div>
  )
}

const texts = import.meta.glob('../../../../encounters/*/*.yaml', { query: '?raw', import: 'default' })

/** Makes a copy of a ready fight, and goes there. */
export function CopyFight({ file }: { file: string }) {
  const words = useBuilderWords()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const text = await texts[`../../../../encounters/${file}`]?.()
      if (!isWanted) return
      if (typeof text === 'string') await beginWith(text.replace(/^# yaml-language-server:.*\n/, ''))
      else setLost(true)
    })()
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <main className={look.notice} aria-busy={!isLost}>
      <h1>{isLost ? words.gone : words.copying}</h1>
      {isLost ? <Button onPress={() => goTo({ at: 'home' })}>{words.home}</Button> : null}
    </main>
  )
}
