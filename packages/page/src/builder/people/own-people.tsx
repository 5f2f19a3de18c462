import { readStatLine } from '@fray/files/stat-line'
import { useId, useState } from 'react'
import { checkText } from '../../local/builder-here.ts'
import type { FieldForm } from '../../local/builder-orders.ts'
import { Button } from '../../parts/button.tsx'
import { Plus } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { changed, type Fields } from '../document.ts'
import form from '../form/form.module.css'
import { kindOf } from '../form/labels.ts'
import look from './people.module.css'
import { addPeople, rosterOf } from './roster.ts'

/** What somebody begins with who is made from nothing: the fields that everybody must have. */
function needed(fields: readonly FieldForm[]): Fields {
  return Object.fromEntries(
    fields.flatMap(({ name, shape, needed: must }): (readonly [string, unknown])[] => {
      if (!must || name === 'name') return []
      if (shape.type === 'word') return [[name, shape.words.at(-1) ?? '']]
      if (shape.type === 'number') return [[name, Math.max(1, shape.min)]]
      return shape.type === 'pool' ? [[name, 6]] : []
    }),
  )
}

/** Somebody made of one's own: from nothing, or from a line of numbers as ledger print them. */
export function OwnPeople({ text, onAdded }: { text: string; onAdded: (name: string) => void }) {
  const { game, value, change, say } = useBuilding()
  const { people: words } = useBuilderWords()
  const [name, setName] = useState('')
  const [line, setLine] = useState('')
  const ids = { name: useId(), line: useId(), help: useId() }
  const kind = kindOf(game, 'combatant')
  const add = (called: string, fields: Fields) => {
    let made = called
    change((file) => {
      made = addPeople(file, called, fields, 1)
    })
    onAdded(made)
    say(words.added(made, 1))
  }
  const paste = async () => {
    const { name: called, fields, open, lists } = readStatLine(line, game, true)
    // What may stand in several lists stands where the reading finds least wrong with it.
    let best = fields
    let least = Number.POSITIVE_INFINITY
    for (const list of open.length === 0 ? [''] : lists.length === 0 ? ['?'] : lists) {
      const tried = list === '' ? fields : { ...fields, [list]: [...((fields[list] as unknown[]) ?? []), ...open] }
      const whole = changed(text, (file) => void addPeople(file, called, tried, 1)) ?? text
      const { problems } = await checkText(whole, '')
      if (problems.length < least) [best, least] = [tried, problems.length]
    }
    add(called, best)
    setLine('')
  }
  const taken = rosterOf(value).map((one) => one.name)
  return (
    <div className={look.own}>
      <form
        className={form.field}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          add(name, needed(kind?.fields ?? []))
          setName('')
        }}
      >
        <label htmlFor={ids.name}>{words.ownName}</label>
        <div className={form.row}>
          <input
            id={ids.name}
            className={form.input}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button icon={Plus} type="submit" isDisabled={name.trim() === '' || taken.includes(name.trim())}>
            {words.make}
          </Button>
        </div>
      </form>
      <div className={form.field}>
        <label htmlFor={ids.line}>{words.statLine}</label>
        <textarea
          id={ids.line}
          className={form.area}
          rows={3}
          value={line}
          spellCheck={false}
          aria-describedby={ids.help}
          onChange={({ target }) => setLine(target.value)}
        />
        <p id={ids.help} className={form.help}>
          {words.statLineHelp(exampleOf(kind?.fields ?? []))}
        </p>
        <div className={form.row}>
          <Button icon={Plus} isDisabled={line.trim() === ''} onPress={() => void paste()}>
            {words.addLine}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A stat line of this game, made from the fields that everybody has. */
function exampleOf(fields: readonly FieldForm[]): string {
  const numbers = fields.filter(({ shape }) => shape.type === 'number' || shape.type === 'pool').slice(0, 3)
  const pool = fields.find(({ shape }) => shape.type === 'pool')
  const said = [...new Set([...numbers, ...(pool === undefined ? [] : [pool])])]
  return `Gob: ${said.map(({ name, shape }) => `${name} ${shape.type === 'pool' ? 6 : 1}`).join(', ')}`
}
