import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CircleExclamationPoint, UserPlus } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { controlId, useBuilding } from '../context.ts'
import { focusSoon } from '../focus.ts'
import form from '../form/form.module.css'
import { Problems } from '../form/problems.tsx'
import type { Node } from '../schema.ts'
import { AddPeople } from './add-people.tsx'
import { OwnPeople } from './own-people.tsx'
import look from './people.module.css'
import { Person } from './person.tsx'
import { type Entry, rosterOf } from './roster.ts'

/** Everybody who fights: who is there, adding to them, and all about one of them. */
export function People({ text }: { text: string }) {
  const { schema, value, checked, change, say, problemsAt, opened, open } = useBuilding()
  const { people: words } = useBuilderWords()
  const entries = rosterOf(value)
  const [adding, setAdding] = useState<'ready' | 'own' | null>(entries.length === 0 ? 'ready' : null)
  const inputs = schema.inputs(schema.field('combatants') ?? {})
  const isList = Array.isArray(value.combatants)
  const named = inputs.find((one) => one.kind === 'named')
  const listed = inputs.find((one) => one.kind === 'list')
  const node: Node = (isList ? listed : named)?.of ?? {}
  const chosen = entries.find(({ path }) => JSON.stringify(path) === opened) ?? null
  const choose = (entry: Entry | null) => {
    open(entry === null ? null : JSON.stringify(entry.path))
    if (entry !== null) focusSoon('person')
  }
  const sideOf = (name: string): string => {
    const found = checked?.people.find((one) => one.name === name || one.name === `${name} 1`)
    return found === undefined ? '' : (checked?.sides[found.side] ?? '')
  }
  const hasSide = 'side' in (schema.fieldsOf(node) ?? {})
  const added = (name: string) => {
    // The one who was made of one's own is looked at next.
    if (adding === 'own') {
      setAdding(null)
      open(JSON.stringify(isList ? ['combatants', entries.length] : ['combatants', name]))
      focusSoon('person')
    }
  }
  return (
    <div className={look.people}>
      <div className={look.listing}>
        <Problems id={`${controlId(['combatants'])}-wrong`} problems={problemsAt(['combatants'])} />
        {entries.length === 0 ? <p className={look.nobody}>{words.nobody}</p> : null}
        <ul className={look.list} aria-label={words.list}>
          {entries.map((entry) => {
            const { name, path, fields, count } = entry
            const wrong = (checked?.problems ?? []).filter((one) =>
              path.every((step, i) => String(one.path[i]) === String(step)),
            ).length
            return (
              <li key={JSON.stringify(path)}>
                <button
                  type="button"
                  className={look.one}
                  id={controlId(path)}
                  aria-pressed={chosen === entry}
                  onClick={() => {
                    setAdding(null)
                    choose(chosen === entry ? null : entry)
                  }}
                >
                  <span className={look.oneName}>
                    {name}
                    {count > 1 ? ` × ${count}` : ''}
                  </span>
                  <span className={look.oneFrom}>{[fields.from, sideOf(name)].filter(Boolean).join(', ')}</span>
                  {wrong === 0 ? null : (
                    <span className={look.oneWrong}>
                      <CircleExclamationPoint size={16} aria-hidden="true" />
                      {words.wrong(wrong)}
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        <div className={form.row}>
          <Button
            icon={UserPlus}
            aria-expanded={adding === 'ready'}
            onPress={() => {
              choose(null)
              setAdding(adding === 'ready' ? null : 'ready')
            }}
          >
            {words.fromGame}
          </Button>
          <Button
            aria-expanded={adding === 'own'}
            onPress={() => {
              choose(null)
              setAdding(adding === 'own' ? null : 'own')
            }}
          >
            {words.own}
          </Button>
        </div>
      </div>
      <div className={look.detail}>
        {adding === 'ready' ? (
          <section aria-label={words.fromGame}>
            <AddPeople hasSide={hasSide} onAdded={added} />
          </section>
        ) : adding === 'own' ? (
          <section aria-label={words.own}>
            <OwnPeople text={text} onAdded={added} />
          </section>
        ) : chosen !== null ? (
          <section id="person" tabIndex={-1} aria-label={chosen.name}>
            <h3>{chosen.name}</h3>
            <Person
              key={JSON.stringify(chosen.path)}
              entry={chosen}
              node={node}
              taken={entries.map(({ name }) => name)}
              onRenamed={(name) => {
                if (!isList) open(JSON.stringify(['combatants', name]))
              }}
              onRemove={() => {
                change((file) => file.remove(chosen.path))
                open(null)
                say(words.removed(chosen.name))
              }}
            />
          </section>
        ) : (
          <p className={look.nobody}>{entries.length === 0 ? '' : words.pick}</p>
        )}
      </div>
    </div>
  )
}
