import { useEffect, useRef, useState } from 'react'
import { BoardPicture } from '../board/picture.tsx'
import { inWords } from '../home/picture.tsx'
import { gamesHere, useBoards } from '../home/ready.ts'
import { describeGame } from '../local/builder-here.ts'
import { ownText } from '../local/own/listed.ts'
import { readyText } from '../local/ready-text.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { ArrowLeft } from '../signs/index.ts'
import { useBuilderWords } from '../words/builder.ts'
import { ruled, useWords } from '../words/words.ts'
import { BringIn, type Foreign, isForeign } from './bring-in.tsx'
import look from './builder.module.css'
import { readValue } from './document.ts'
import { draftId, saveDraft } from './drafts.ts'
import { focusSoon } from './focus.ts'
import { MakeFight } from './make-fight.tsx'
import { squareParts } from './place/paint.ts'
import { Schema } from './schema.ts'

/** Keeps a text as a draft and goes there. */
async function beginWith(text: string): Promise<void> {
  const id = draftId()
  const value = readValue(text)
  const [title, ruleset] = [value?.title, value?.ruleset].map((one) => (typeof one === 'string' ? one : ''))
  await saveDraft({ id, text, title: title ?? '', ruleset: ruleset ?? '', changed: Date.now() })
  goTo({ at: 'edit', id }, true)
}

/** The beginning of a fight of one's own: which game, or which file. */
export function NewFight() {
  const words = useBuilderWords()
  const { back } = useWords()
  const boards = useBoards()
  const input = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState('')
  const [foreign, setForeign] = useState<Foreign | null>(null)
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
          {gamesHere.map(({ id, title, fights }) => {
            const [name, what = ''] = ruled(title).split(': ')
            const board = boards?.[fights[0]?.file ?? '']
            return (
              <li key={id}>
                <button type="button" className={look.game} onClick={() => void begin(id)}>
                  <span className={look.picture} data-kind={board?.kind}>
                    {board === undefined ? null : <BoardPicture board={inWords(board)} />}
                  </span>
                  <span className={look.gameName}>{name}</span>
                  <span className={look.gameWhat}>{what}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <MakeFight onDone={(text) => void beginWith(text)} />
        <h2>{words.openFile}</h2>
        <p>{words.openFileLead}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".yaml,.yml,.json,.uvtt,.dd2vtt,.df2vtt,.csv"
          data-testid="builder-file"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file === undefined) return
            const chosen = { name: file.name, text: await file.text() }
            if (isForeign(chosen)) setForeign(chosen)
            else await beginWith(chosen.text)
          }}
        />
        <Button onPress={() => input.current?.click()}>{words.chooseFile}</Button>
        {foreign === null ? null : (
          <BringIn key={foreign.name} file={foreign} onDone={(text) => void beginWith(text)} />
        )}
      </main>
    </div>
  )
}

/** Makes a copy of a ready fight, and goes there. */
export function CopyFight({ file }: { file: string }) {
  const words = useBuilderWords()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const text = await readyText(file, ownText)
      if (!isWanted) return
      if (text !== undefined) await beginWith(text.replace(/^# yaml-language-server:.*\n/, ''))
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
