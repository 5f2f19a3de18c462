import type { LocatedProblem } from '@fray/files'
import { useEffect, useRef, useState } from 'react'
import { beginTable, hostingNow, whenBegun } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { habitsNow } from '../settings/habits.ts'
import { useWords } from '../words/words.ts'
import { keepForTheLab } from './for-the-lab.ts'
import look from './home.module.css'

/** A file that cannot be played yet. */
interface Broken {
  readonly name: string
  readonly text: string
  readonly problems: readonly LocatedProblem[]
}

/** Opens an encounter of one's own, or a saved fight: chosen, or dropped anywhere. What is wrong is shown at its line and mended here. */
export function OpenFile() {
  const { home } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [broken, setBroken] = useState<Broken | null>(null)
  const [isOver, setOver] = useState(false)

  const open = async (name: string, text: string) => {
    try {
      const { dice } = habitsNow()
      if (hostingNow()) {
        const id = beginTable({ text, name }, dice)
        await whenBegun(id)
        return goTo({ at: 'fight', id, as: 'table' })
      }
      const { beginHere } = await import('../local/here.ts')
      const begun = await beginHere({ from: { text, name }, seating: 'hot-seat', dice })
      if ('fight' in begun) goTo({ at: 'fight', id: begun.fight, as: 'table' })
      else setBroken({ name, text, problems: begun.problems })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      setBroken({ name, text, problems: [{ file: name, line: 1, column: 1, message }] })
    }
  }
  const forLab = useRef(false)
  const choose = (isForLab: boolean) => {
    forLab.current = isForLab
    input.current?.click()
  }
  const study = (name: string, text: string) => {
    keepForTheLab({ name, text })
    goTo({ at: 'lab', file: 'file' })
  }
  const take = useRef(open)
  take.current = open

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setOver(true)
    }
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file !== undefined) void file.text().then((text) => take.current(file.name, text))
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', out)
    addEventListener('drop', dropped)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', out)
      removeEventListener('drop', dropped)
    }
  }, [])

  return (
    <section className={look.game} aria-labelledby="open-file">
      <div className={look.gameHead}>
        <h2 id="open-file">{home.open}</h2>
        <p>{home.openLead}</p>
      </div>
      {isOver ? <p className={look.drop}>{home.drop}</p> : null}
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,.json,.jsonl"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) await (forLab.current ? study : open)(file.name, await file.text())
          target.value = ''
        }}
      />
      <div className={look.buttons}>
        <Button onPress={() => choose(false)}>{home.choose}</Button>
        <Button onPress={() => choose(true)}>{home.fileInLab}</Button>
      </div>
      {broken === null ? null : (
        <Mending key={broken.name} broken={broken} onAgain={open} onClose={() => setBroken(null)} />
      )}
    </section>
  )
}

/** What is wrong with a file, with its text to be mended. */
function Mending({
  broken,
  onAgain,
  onClose,
}: {
  broken: Broken
  onAgain: (name: string, text: string) => Promise<void>
  onClose: () => void
}) {
  const { home } = useWords()
  const { name, problems } = broken
  const [text, setText] = useState(broken.text)
  const area = useRef<HTMLTextAreaElement>(null)
  const goToLine = (line: number) => {
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    const stop = text.indexOf('\n', start)
    area.current?.focus()
    area.current?.setSelectionRange(start, stop < 0 ? text.length : stop)
    area.current?.scrollTo({ top: Math.max(0, line - 4) * 22 })
  }
  return (
    <div className={look.mending} role="alert">
      <h3>{home.wrong(name)}</h3>
      <p>{home.wrongLead}</p>
      <ul>
        {problems.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            <button type="button" className={look.lineLink} onClick={() => goToLine(line)}>
              {home.line(line)}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
      <textarea
        ref={area}
        aria-label={home.fileText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={16}
        spellCheck={false}
        wrap="off"
      />
      <div className={look.buttons}>
        <Button kind="main" onPress={() => void onAgain(name, text)}>
          {home.again}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {home.neverMind}
        </Button>
      </div>
    </div>
  )
}
