import { useState } from 'react'
import { saveText } from '../home/files.ts'
import { startTable, useHosting, whenStarted } from '../live/server.ts'
import type { Seating } from '../local/orders.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { habitsNow } from '../settings/habits.ts'
import { Download, House, Play, Redo2, Undo2 } from '../signs/index.ts'
import { useBuilderWords } from '../words/builder.ts'
import { ruled, useWords } from '../words/words.ts'
import look from './builder.module.css'
import type { Working } from './use-draft.ts'

/** The name of the file: that of the title. */
const fileName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'fight'
  }.yaml`

/** What is being built, taking back, the file, and playing it. */
export function Head({ id, draft }: { id: string; draft: Working }) {
  const words = useBuilderWords()
  const { home, live } = useWords()
  const isHosting = useHosting()
  const [trouble, setTrouble] = useState('')
  const [seating, setSeating] = useState<Seating>('first')
  const { text, value, game, checked, isChecked, canUndo, canRedo } = draft
  const title = typeof value.title === 'string' && value.title !== '' ? value.title : words.untitled
  const canPlay = isChecked && checked !== null && checked.problems.length === 0
  const play = async () => {
    setTrouble('')
    try {
      const { dice } = habitsNow()
      if (isHosting) {
        const table = startTable({ text, name: fileName(title) }, dice)
        await whenStarted(table)
        return goTo({ at: 'fight', id: table, as: 'table' })
      }
      const { startHere } = await import('../local/here.ts')
      const started = await startHere({ from: { text, name: fileName(title) }, seating, dice })
      if ('fight' in started) goTo({ at: 'fight', id: started.fight, as: 'table' })
      else setTrouble(started.problems[0]?.message ?? '')
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <header className={look.head} data-draft={id}>
      <IconButton label={words.home} icon={House} onPress={() => goTo({ at: 'home' })} />
      <div className={look.title}>
        <h1>{title}</h1>
        <p>
          {game === null ? '' : `${ruled(game.title).split(':')[0]} · `}
          {draft.trouble === '' ? words.kept : words.notKept(draft.trouble)}
        </p>
      </div>
      <div className={look.tools}>
        <IconButton label={words.undo} icon={Undo2} isDisabled={!canUndo} onPress={draft.undo} />
        <IconButton label={words.redo} icon={Redo2} isDisabled={!canRedo} onPress={draft.redo} />
        <Button icon={Download} onPress={() => saveText(fileName(title), text)}>
          {words.download}
        </Button>
        {isHosting ? null : (
          <select
            className={look.seating}
            aria-label={words.seating}
            value={seating}
            onChange={({ target }) => setSeating(target.value as Seating)}
          >
            <option value="first">{home.ways.first(ruled(checked?.sides[0] ?? words.firstSide))}</option>
            <option value="second">{home.ways.second(ruled(checked?.sides[1] ?? words.secondSide))}</option>
            <option value="hot-seat">{home.ways['hot-seat']}</option>
          </select>
        )}
        <Button kind="main" icon={Play} isDisabled={!canPlay} onPress={() => void play()}>
          {isHosting ? live.mode.host : home.play}
        </Button>
      </div>
      {trouble === '' ? null : (
        <p role="alert" className={look.broken}>
          {trouble}
        </p>
      )}
    </header>
  )
}
