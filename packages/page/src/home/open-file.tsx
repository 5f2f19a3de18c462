import type { LocatedProblem, PackFile } from '@fray/files'
import { useEffect, useRef, useState } from 'react'
import { hostingNow, startTable, whenStarted } from '../live/server.ts'
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
  /** The files of content packs that were chosen with it. */
  readonly packs?: readonly PackFile[]
}

/** The files of a folder in which there is not exactly one encounter. */
interface Among {
  readonly files: readonly PackFile[]
  readonly encounters: readonly string[]
}

/** Opens an encounter of one's own, or a saved fight: chosen, or dropped anywhere. What is wrong is shown at its line and fixed here. */
export function OpenFile() {
  const { home } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [among, setAmong] = useState<Among | null>(null)
  const [broken, setBroken] = useState<Broken | null>(null)
  const [isOver, setOver] = useState(false)

  const open = async (name: string, text: string) => {
    try {
      if (/^\s*\{"fray":\s*"campaign"/.test(text)) {
        const { openCampaignFile } = await import('../campaign/open-file.ts')
        return goTo({ at: 'fight', id: await openCampaignFile(text), as: 'table' })
      }
      const { dice } = habitsNow()
      if (hostingNow()) {
        const id = startTable({ text, name }, dice)
        await whenStarted(id)
        return goTo({ at: 'fight', id, as: 'table' })
      }
      const { startHere } = await import('../local/here.ts')
      const started = await startHere({ from: { text, name }, seating: 'hot-seat', dice })
      if ('fight' in started) goTo({ at: 'fight', id: started.fight, as: 'table' })
      else setBroken({ name, text, problems: started.problems })
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
  const study = async (name: string, text: string) => {
    keepForTheLab({ name, text })
    goTo({ at: 'lab', file: 'file' })
  }
  /** Makes one encounter of several texts, itself and the files of its content packs, and uses that. */
  const together = async (files: readonly PackFile[], use: typeof open, wanted: string | null = null) => {
    const { togetherHere } = await import('../local/here.ts')
    const whole = await togetherHere(files, wanted)
    setAmong(null)
    if ('text' in whole) return use(whole.name, whole.text)
    const isFolder = files.some(({ name }) => name.includes('/'))
    if (isFolder && whole.encounters !== undefined) return setAmong({ files, encounters: whole.encounters })
    // What can be fixed here is the encounter: what is wrong with another file is said with its name.
    const problems = whole.problems.map((one) =>
      one.file === whole.name ? one : { ...one, message: `${one.file}:${one.line}: ${one.message}` },
    )
    const text = files.find(({ name }) => name === whole.name)?.text ?? ''
    setBroken({ name: whole.name, text, problems, packs: files.filter(({ name }) => name !== whole.name) })
  }
  /** Opens what was chosen: one file, or an encounter together with its packs. */
  const openAll = async (chosen: readonly File[], use: typeof open) => {
    const files = await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })))
    const [one] = files
    if (one === undefined) return
    const packs = among?.encounters.length === 0 ? among.files : []
    await (files.length + packs.length === 1 ? use(one.name, one.text) : together([...files, ...packs], use))
  }
  /** Opens what is in a folder: its encounter together with its packs. */
  const openFolder = async (files: readonly PackFile[]) => {
    setBroken(null)
    if (files.length === 0) setAmong({ files, encounters: [] })
    else await together(files, open)
  }
  const openAgain = (name: string, text: string) =>
    broken?.packs === undefined ? open(name, text) : together([{ name, text }, ...broken.packs], open)
  const take = useRef((_dropped: DataTransfer) => Promise.resolve())
  take.current = async ({ files, items }) => {
    const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
    if (!entries.some(({ isDirectory }) => isDirectory)) return openAll([...files], open)
    await openFolder(await (await import('./folder.ts')).dropped(entries))
  }

  // What was dropped at the top of the page is answered further down.
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (among !== null || broken !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [among, broken])

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
      if (event.dataTransfer !== null) void take.current(event.dataTransfer)
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
      {isOver ? (
        <p className={look.drop} data-dropping>
          {home.drop}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".yaml,.yml,.json,.jsonl"
        onChange={async ({ target }) => {
          await openAll([...(target.files ?? [])], forLab.current ? study : open)
          target.value = ''
        }}
      />
      {among === null ? null : (
        <div className={look.fixing} role="status" ref={answer}>
          <p>
            {among.files.length === 0
              ? home.nothingThere
              : among.encounters.length === 0
                ? home.noneAmong
                : home.severalAmong}
          </p>
          <div className={look.buttons}>
            {among.encounters.map((name) => (
              <Button key={name} onPress={() => void together(among.files, open, name)}>
                {name}
              </Button>
            ))}
            <Button kind="quiet" onPress={() => setAmong(null)}>
              {home.neverMind}
            </Button>
          </div>
        </div>
      )}
      <div className={look.buttons}>
        <Button onPress={() => choose(false)}>{home.choose}</Button>
        <Button onPress={async () => (await import('./folder.ts')).chooseFolder(openFolder)}>
          {home.chooseFolder}
        </Button>
        <Button onPress={() => choose(true)}>{home.fileInLab}</Button>
      </div>
      {broken === null ? null : (
        <div ref={answer}>
          <Fixing key={broken.name} broken={broken} onAgain={openAgain} onClose={() => setBroken(null)} />
        </div>
      )}
    </section>
  )
}

/** What is wrong with a file, with its text to be fixed. */
function Fixing({
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
    <div className={look.fixing} role="alert">
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
