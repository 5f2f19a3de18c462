import { useEffect, useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Trash } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { FieldGroup } from '../form/field-group.tsx'
import form from '../form/form.module.css'
import { kindOf, labelOf } from '../form/labels.ts'
import { Problems } from '../form/problems.tsx'
import { distancesOf, renameInPairs } from '../place/distances.ts'
import type { Node } from '../schema.ts'
import look from './people.module.css'
import { type Entry, renamePerson } from './roster.ts'
import { sidesOf } from './sides.ts'

/** One of the people, with all that can be said of it. */
export function Person({
  entry,
  node,
  taken,
  onRenamed,
  onRemove,
}: {
  entry: Entry
  node: Node
  taken: readonly string[]
  onRenamed: (name: string) => void
  onRemove: () => void
}) {
  const { game, schema, value, put, change, checked } = useBuilding()
  const words = useBuilderWords()
  const { name, path, fields } = entry
  const kind = kindOf(game, 'combatant')
  const declared = schema.fieldsOf(node) ?? {}
  const { side } = declared
  // Where any word may name a side, it is one of those that there are.
  const isOpen = side?.type === 'string' && side.enum === undefined
  const found = isOpen ? { ...declared, side: { ...side, enum: sidesOf(value, game).map((one) => one.id) } } : declared
  const ready = game.people.find(({ id }) => id === fields.from)
  const isOwn = fields.from === undefined
  const problems = (checked?.problems ?? []).filter((one) => JSON.stringify(one.path) === JSON.stringify(path))
  // A sentence that names a field that is not there yet.
  const missing = [
    ...new Set(problems.flatMap(({ message }) => [...message.matchAll(/"(\w+)"/g)].map(([, field = '']) => field))),
  ].filter((field) => field in found && !(field in fields))
  const usual = [
    'from',
    'side',
    ...(isOwn ? (kind?.fields ?? []).filter((one) => one.needed).map((one) => one.name) : []),
  ]
  return (
    <div className={look.person}>
      <NameField
        key={name}
        name={name}
        taken={taken}
        onName={(to) => {
          change((file) => {
            const pairs = distancesOf(schema)
            if (pairs !== null) renameInPairs(file, pairs.field, name, to, taken)
            renamePerson(file, entry, to)
          })
          onRenamed(to)
        }}
      />
      <Problems id={`${name}-wrong`} problems={problems} />
      {missing.length === 0 ? null : (
        <div className={form.row}>
          {missing.map((field) => (
            <Button key={field} onPress={() => put([...path, field], firstOf(found[field]))}>
              {words.people.addField(labelOf(field, null))}
            </Button>
          ))}
        </div>
      )}
      {ready === undefined ? null : (
        <details className={look.madeOf}>
          <summary>{words.people.madeOf(ready.title)}</summary>
          {ready.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <dl>
            {ready.facts.map(({ label, value: fact }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <FieldGroup
        path={path}
        fields={found}
        required={[]}
        kind="combatant"
        always={usual.filter((field) => field in found)}
        without={['name']}
      />
      <div className={form.row}>
        <Button icon={Trash} kind="danger" onPress={onRemove}>
          {words.people.remove(name)}
        </Button>
      </div>
    </div>
  )
}

/** Something right for a field that has to be there. */
function firstOf(node: Node | undefined): unknown {
  if (node?.minimum !== undefined || node?.type === 'integer') return Math.max(1, node.minimum ?? 1)
  return node?.enum?.[0] ?? (node?.anyOf?.some(({ type }) => type === 'integer') ? 6 : node?.type === 'array' ? [] : '')
}

/** The name, which takes effect when it is left or Enter is pressed, for the whole file speaks of people by name. */
function NameField({
  name,
  taken,
  onName,
}: {
  name: string
  taken: readonly string[]
  onName: (name: string) => void
}) {
  const { people: words } = useBuilderWords()
  const [text, setText] = useState(name)
  const ids = { field: useId(), wrong: useId() }
  useEffect(() => setText(name), [name])
  const isTaken = text.trim() !== name && taken.includes(text.trim())
  const finish = () => {
    const to = text.trim()
    if (to === '' || isTaken) setText(name)
    else if (to !== name) onName(to)
  }
  return (
    <div className={form.field}>
      <label htmlFor={ids.field}>{words.name}</label>
      <input
        id={ids.field}
        className={form.input}
        value={text}
        autoComplete="off"
        aria-describedby={ids.wrong}
        aria-invalid={isTaken || undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
      <p id={ids.wrong} className={form.help}>
        {isTaken ? words.taken(text.trim()) : ''}
      </p>
    </div>
  )
}
