import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { gamesHere } from '../home/ready.ts'
import { ideasHere, makeFight } from '../local/builder-here.ts'
import type { Hard, IdeasHere, MakingProgress } from '../local/builder-orders.ts'
import { Button } from '../parts/button.tsx'
import { Dices, Square } from '../signs/index.ts'
import { useBuilderWords } from '../words/builder.ts'
import look from './builder.module.css'
import form from './form/form.module.css'

const HARD: readonly Hard[] = ['easy', 'moderate', 'hard', 'even', 'deadly']

/** Games of which fights can be made: those with a file of ideas. */
const files = Object.keys(import.meta.glob('../../../../encounters/*.ideas.yaml', { query: '?raw', import: 'default' }))
const games = gamesHere.filter(({ id }) => files.some((file) => file.endsWith(`/${id}.ideas.yaml`)))

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => (n % 36).toString(36)).join('')

/** Makes a fight as `fray new` does: place, people and reason are drawn, and computers find out who makes it as hard as it is wanted. */
export function MakeFight({ onDone }: { onDone: (text: string) => void }) {
  const { make: words } = useBuilderWords()
  const [ruleset, setRuleset] = useState(games[0]?.id ?? '')
  const [ideas, setIdeas] = useState<IdeasHere | null>(null)
  const [at, setAt] = useState<MakingProgress | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState('')
  const stop = useRef<(() => void) | null>(null)
  const ids = { game: useId(), place: useId(), band: useId(), ours: useId(), theirs: useId(), hard: useId() }
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    let isWanted = true
    setIdeas(null)
    ideasHere(ruleset).then(
      (found) => isWanted && setIdeas(found),
      (error: Error) => isWanted && setTrouble(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [ruleset])
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const text = (name: string): string | null => String(said.get(name) ?? '') || null
    setTrouble('')
    setAt(null)
    setRunning(true)
    const run = makeFight(
      {
        ruleset,
        place: text('place'),
        band: text('band'),
        ours: Number(text('ours') ?? 4),
        theirs: text('theirs') === null ? null : Number(text('theirs')),
        hard: (text('hard') ?? 'even') as Hard,
        seed: freshSeed(),
      },
      setAt,
    )
    stop.current = run.stop
    run.result.then(
      ({ text: made }) => onDone(made),
      (error: Error) => {
        setTrouble(error.message)
        setRunning(false)
      },
    )
  }
  const select = (name: string, id: string, label: string, options: readonly (readonly [string, string])[]) => (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className={form.input} defaultValue={name === 'hard' ? 'even' : ''}>
        {options.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
  const number = (name: string, id: string, label: string, usual: string) => (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={form.input}
        data-narrow
        type="number"
        min={1}
        max={30}
        required={usual !== ''}
        defaultValue={usual}
      />
    </div>
  )
  return (
    <section className={look.make} aria-labelledby="make-fight">
      <h2 id="make-fight">{words.title}</h2>
      <p>{words.lead}</p>
      {trouble === '' ? null : (
        <p role="alert" className={look.broken}>
          {trouble}
        </p>
      )}
      <form className={look.making} onSubmit={begin}>
        <div className={form.field}>
          <label htmlFor={ids.game}>{words.game}</label>
          <select
            id={ids.game}
            className={form.input}
            value={ruleset}
            onChange={({ target }) => setRuleset(target.value)}
          >
            {games.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.split(': ')[0]}
              </option>
            ))}
          </select>
        </div>
        {select('place', ids.place, words.place, [
          ['', words.drawn],
          ...(ideas?.places ?? []).map(({ id, name }) => [id, name] as const),
        ])}
        {select('band', ids.band, words.band, [
          ['', words.drawn],
          ...(ideas?.bands ?? []).map(({ id, name }) => [id, name] as const),
        ])}
        {number('ours', ids.ours, words.ours, '4')}
        {number('theirs', ids.theirs, words.theirs, '')}
        {select(
          'hard',
          ids.hard,
          words.hard,
          HARD.map((id) => [id, words.hardness[id]] as const),
        )}
        <div className={look.makingButtons}>
          {isRunning ? (
            <Button
              icon={Square}
              onPress={() => {
                stop.current?.()
                setRunning(false)
              }}
            >
              {words.stop}
            </Button>
          ) : (
            <Button kind="main" type="submit" icon={Dices} isDisabled={ideas === null}>
              {words.make}
            </Button>
          )}
        </div>
      </form>
      <p role="status">{isRunning ? words.steps(at?.step ?? 'other side', at?.trials ?? 0) : ''}</p>
    </section>
  )
}
