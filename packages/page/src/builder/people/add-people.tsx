import { useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Plus } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import type { Fields } from '../document.ts'
import form from '../form/form.module.css'
import look from './people.module.css'
import { addPeople } from './roster.ts'
import { type SideHere, sidesOf } from './sides.ts'

/** Those who come with the game, to be added one after the other. */
export function AddPeople({ hasSide, onAdded }: { hasSide: boolean; onAdded: (name: string) => void }) {
  const { game, value, change, say } = useBuilding()
  const { people: words } = useBuilderWords()
  const [search, setSearch] = useState('')
  const [count, setCount] = useState('1')
  const [side, setSide] = useState('')
  const ids = { search: useId(), count: useId(), side: useId() }
  const sides: readonly SideHere[] = sidesOf(value, game)
  const wanted = search.trim().toLowerCase()
  const found = game.people.filter(({ id, title, lines }) =>
    `${id} ${title} ${lines.join(' ')}`.toLowerCase().includes(wanted),
  )
  const add = (from: string, title: string) => {
    const many = Math.min(50, Math.max(1, Number.parseInt(count, 10) || 1))
    const fields: Fields = { from, ...(side === '' ? {} : { side }) }
    let name = title
    change((file) => {
      name = addPeople(file, title, fields, many)
    })
    onAdded(name)
    say(words.added(title, many))
  }
  return (
    <div className={look.adding}>
      <div className={look.addHead}>
        <div className={form.field}>
          <label htmlFor={ids.search}>{words.search}</label>
          <input
            id={ids.search}
            type="search"
            className={form.input}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div className={form.field}>
          <label htmlFor={ids.count}>{words.howMany}</label>
          <input
            id={ids.count}
            className={form.input}
            inputMode="numeric"
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        </div>
        {hasSide ? (
          <div className={form.field}>
            <label htmlFor={ids.side}>{words.side}</label>
            <select id={ids.side} className={form.input} value={side} onChange={({ target }) => setSide(target.value)}>
              <option value="">{words.usualSide}</option>
              {sides.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <p className={form.help} role="status">
        {words.found(found.length)}
      </p>
      <ul className={look.ready} aria-label={words.ready}>
        {found.map(({ id, title, lines, facts }) => (
          <li key={id} className={look.readyOne}>
            <div>
              <strong>{title}</strong>
              <p>{lines[0] ?? ''}</p>
              <p className={look.facts}>
                {facts
                  .slice(0, 5)
                  .map(({ label, value: fact }) => `${label} ${fact}`)
                  .join(' · ')}
              </p>
            </div>
            <Button icon={Plus} onPress={() => add(id, title)} aria-label={words.addNamed(title)}>
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
