import { useEffect, useState } from 'react'
import { gamesHere } from '../home/ready.ts'
import { bringInHere } from '../local/builder-here.ts'
import type { BroughtHere, MapOptions } from '../local/builder-orders.ts'
import { Button } from '../parts/button.tsx'
import { storePicture } from '../pictures/stored.ts'
import { useBuilderWords } from '../words/builder.ts'
import look from './builder.module.css'
import { isFields } from './document.ts'
import { focusSoon } from './focus.ts'

/** A file of another program. */
export interface Foreign {
  readonly name: string
  readonly text: string
}

/** Whether a file is of another program: by the end of its name, or as JSON that names no game. */
export function isForeign({ name, text }: Foreign): boolean {
  if (/\.(?:uvtt|dd2vtt|df2vtt|csv)$/i.test(name)) return true
  if (!/\.json$/i.test(name)) return false
  try {
    const value: unknown = JSON.parse(text)
    return !isFields(value) || (value.ruleset === undefined && value.combatants === undefined)
  } catch {
    return false
  }
}

/** For which game a file of another program is to be an encounter, and then what became of it. */
export function BringIn({ file, onDone }: { file: Foreign; onDone: (text: string) => void }) {
  const { bringing: words } = useBuilderWords()
  const [found, setFound] = useState<BroughtHere | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => focusSoon('bring-in'), [])
  const [pillars, setPillars] = useState(false)
  const [openPortals, setOpenPortals] = useState<MapOptions['openPortals']>('doors')
  const isMap = /\.(?:uvtt|dd2vtt|df2vtt)$/i.test(file.name)
  const bring = async (game: string) => {
    setFound(null)
    setTrouble('')
    try {
      setFound(await bringInHere(file.text, file.name, game, { pillars, openPortals }))
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  const open = async ({ text, picture }: BroughtHere) => {
    // Where the browser keeps no picture there is the map.
    if (picture !== null)
      await storePicture(picture.mark, new Blob([picture.bytes], { type: picture.type })).catch(() => undefined)
    onDone(text)
  }
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? null : (
      <>
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )
  return (
    <section aria-labelledby="bring-in">
      <h2 id="bring-in" tabIndex={-1}>
        {words.title(file.name)}
      </h2>
      {isMap ? (
        <fieldset className={look.ofMap}>
          <legend>{words.ofMap}</legend>
          <label>
            <input
              type="checkbox"
              checked={pillars}
              onChange={({ target }) => {
                setPillars(target.checked)
                setFound(null)
              }}
            />
            {words.pillars}
          </label>
          <label>
            {words.openPortals}
            <select
              value={openPortals}
              onChange={({ target }) => {
                setOpenPortals(target.value as MapOptions['openPortals'])
                setFound(null)
              }}
            >
              <option value="doors">{words.openDoors}</option>
              <option value="windows">{words.windows}</option>
            </select>
          </label>
        </fieldset>
      ) : null}
      <p>{words.lead}</p>
      <p>
        {gamesHere.map(({ id, title }) => (
          <Button key={id} onPress={() => void bring(id)}>
            {title.split(': ')[0]}
          </Button>
        ))}
      </p>
      {trouble === '' ? null : (
        <p role="alert" className={look.broken}>
          {trouble}
        </p>
      )}
      {found === null ? null : (
        <div role="status">
          <p>{words.done}</p>
          {part(words.changed, found.changed)}
          {part(words.lost, found.lost)}
          {part(words.assumed, found.assumed)}
          <Button kind="main" onPress={() => void open(found)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}
