import type { Card } from '@fray/kernel'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './referee.module.css'
import { hidingOrders, order, type Referee } from './referee.ts'
import { Refused } from './refused.tsx'
import { ValueForm } from './value-form.tsx'

/** What the referee changes from a card: hit points and the like, any other value, who is hidden, who is out. */
export function CardTools({ card: { who }, referee }: { card: Card; referee: Referee }) {
  const { live: words, referee: more } = useWords()
  const [refused, setRefused] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const give = async (commands: Parameters<Referee['give']>[0]) => setRefused(await referee.give(commands))
  const pools = referee.table.cards.find((card) => card.who === who)?.health.pools ?? []
  const isHidden = referee.table.hidden?.who.includes(who) === true
  return (
    <section className={look.tools} aria-label={`${words.change}: ${who}`}>
      <h4>{words.change}</h4>
      {pools.map(({ id, label, now }) => (
        <SetValue
          key={`${id} ${now}`}
          label={label}
          name={words.setWhat(label, who)}
          now={now}
          onSet={(to) => give([order('override', { path: `${who}.${id}`, to })])}
        />
      ))}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.anyValue}</summary>
        {isOpen ? <ValueForm referee={referee} who={[who]} place={null} onDone={() => setOpen(false)} /> : null}
      </details>
      {isLeaving ? (
        <div className={look.row}>
          <span>{words.removeSure(who)}</span>
          <Button kind="danger" onPress={() => void give([order('remove', { target: who })])}>
            {words.removeYes}
          </Button>
        </div>
      ) : (
        <div className={look.row}>
          <Button kind="quiet" onPress={() => void give(hidingOrders([who], !isHidden))}>
            {isHidden ? more.reveal : more.hide}
          </Button>
          <Button kind="quiet" onPress={() => setLeaving(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      <Refused why={refused} />
    </section>
  )
}

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
