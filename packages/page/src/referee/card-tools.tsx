import type { Card, PlainCommand } from '@fray/kernel'
import { createContext, use, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './referee.module.css'

/** Gives a command in the referee's name; '' where it was done, else why not. Null where the seat is not the referee's. */
export const RefereeContext = createContext<((command: PlainCommand) => Promise<string>) | null>(null)

/** What the referee changes from a card: hit points and the like, any other value, who is out. Nothing for others. */
export function CardTools({ card: { who, health } }: { card: Card }) {
  const { live: words } = useWords()
  const command = use(RefereeContext)
  const [refused, setRefused] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  if (command === null) return null
  const give = async (fields: Readonly<Record<string, unknown>>) =>
    setRefused(await command({ actor: 'referee', ...fields } as PlainCommand))
  const set = (path: string, to: string) => give({ action: 'override', path: `${who}.${path}`, to: numberOrWord(to) })
  return (
    <section className={look.tools} aria-label={`${words.change}: ${who}`}>
      <h4>{words.change}</h4>
      {health.pools.map(({ id, label, now }) => (
        <SetValue
          key={`${id} ${now}`}
          label={label}
          name={words.setWhat(label, who)}
          now={now}
          onSet={(to) => set(id, to)}
        />
      ))}
      <AnyValue onSet={set} />
      {isLeaving ? (
        <div className={look.row}>
          <span>{words.removeSure(who)}</span>
          <Button kind="danger" onPress={() => void give({ action: 'remove', target: who })}>
            {words.removeYes}
          </Button>
        </div>
      ) : (
        <div className={look.row}>
          <Button kind="quiet" onPress={() => setLeaving(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      {refused === '' ? null : (
        <p role="alert" className={look.wrong}>
          {refused}
        </p>
      )}
    </section>
  )
}

/** Numbers as numbers, words as words. */
const numberOrWord = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text

function SetValue({
  label,
  name,
  now,
  onSet,
}: {
  label: string
  name: string
  now: number
  onSet: (to: string) => Promise<void>
}) {
  const { live: words } = useWords()
  const [text, setText] = useState(String(now))
  return (
    <form
      className={look.line}
      onSubmit={(event) => {
        event.preventDefault()
        void onSet(text)
      }}
    >
      <label className={look.lineLabel}>
        <span>{label}</span>
        <input
          className={look.number}
          type="number"
          aria-label={name}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit" isDisabled={text === String(now) || text.trim() === ''}>
        {words.set}
      </Button>
    </form>
  )
}

function AnyValue({ onSet }: { onSet: (path: string, to: string) => Promise<void> }) {
  const { live: words } = useWords()
  const [path, setPath] = useState('')
  const [to, setTo] = useState('')
  return (
    <details>
      <summary>{words.anyValue}</summary>
      <form
        className={look.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void onSet(path.trim(), to)
        }}
      >
        <p className={look.faint}>{words.anyValueMeans}</p>
        <label className={look.lineLabel}>
          <span>{words.valueName}</span>
          <input className={look.input} value={path} required onChange={({ target }) => setPath(target.value)} />
        </label>
        <label className={look.lineLabel}>
          <span>{words.valueTo}</span>
          <input className={look.input} value={to} required onChange={({ target }) => setTo(target.value)} />
        </label>
        <Button type="submit">{words.set}</Button>
      </form>
    </details>
  )
}
