import { useState } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { Plus, Trash } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { controlId, useBuilding } from '../context.ts'
import { isFields, type Path, valueAt } from '../document.ts'
import { focusSoon } from '../focus.ts'
import type { Node } from '../schema.ts'
import { useFieldDrawing } from './drawing.ts'
import look from './form.module.css'
import { kindOf } from './labels.ts'
import { SpellOut } from './spell-out.tsx'

/** A list of things, each by an id, in short, or in fields. */
export function ThingList({ path, of, label }: { path: Path; of: Node; label: string }) {
  const { game, schema, value, put, change } = useBuilding()
  const words = useBuilderWords()
  const Field = useFieldDrawing()
  const said = valueAt(value, path)
  const things: readonly unknown[] = Array.isArray(said) ? said : []
  const { id } = schema.resolve(of)
  const kind = kindOf(game, id)
  const isSimple = schema.inputs(of)[0]?.kind === 'simple'
  return (
    <div className={look.things}>
      {things.map((thing, i) => {
        const at = [...path, i]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place in the list.
          <div key={i} className={look.thing}>
            <div className={look.thingField}>
              <Field path={at} name="" node={of} kind={id} label={words.form.numbered(label, i + 1)} />
              {typeof thing === 'string' && kind !== null && /\s/.test(thing.trim()) ? (
                <SpellOut path={at} kind={kind.id} text={thing} />
              ) : null}
            </div>
            <IconButton
              label={words.form.remove(words.form.numbered(label, i + 1))}
              icon={Trash}
              onPress={() => change((file) => file.remove(at, 0))}
            />
          </div>
        )
      })}
      {kind !== null && kind.examples.length > 0 ? (
        <p className={look.help}>{words.form.inShort(kind.examples)}</p>
      ) : null}
      <Button
        icon={Plus}
        className={look.add ?? ''}
        onPress={() => {
          const at = [...path, things.length]
          put(at, isSimple ? '' : {})
          focusSoon(controlId(at))
        }}
      >
        {words.form.addTo(label)}
      </Button>
    </div>
  )
}

/** Things by their ids: seats, sides, Zones, content of one's own. */
export function NamedThings({ path, of, label }: { path: Path; of: Node; label: string }) {
  const { value, change } = useBuilding()
  const words = useBuilderWords()
  const Field = useFieldDrawing()
  const said = valueAt(value, path)
  const names = isFields(said) ? Object.keys(said) : []
  const [open, setOpen] = useState<string | null>(null)
  const [fresh, setFresh] = useState('')
  const freshId = `${controlId(path)}-new`
  const add = () => {
    const name = fresh.trim()
    if (name === '' || names.includes(name)) return
    change((file) => file.set([...path, name], {}))
    setFresh('')
    setOpen(name)
  }
  return (
    <div className={look.things}>
      {names.map((name) => (
        <details
          key={name}
          className={look.named}
          open={open === name || undefined}
          id={`${controlId([...path, name])}-details`}
        >
          <summary>{name}</summary>
          <div className={look.namedBody}>
            <Field path={[...path, name]} name="" node={of} kind={null} label={name} />
            <Button icon={Trash} kind="danger" onPress={() => change((file) => file.remove([...path, name], 1))}>
              {words.form.remove(name)}
            </Button>
          </div>
        </details>
      ))}
      <form
        className={look.more}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label htmlFor={freshId}>{words.form.newName(label)}</label>
        <div className={look.row}>
          <input
            id={freshId}
            className={look.input}
            value={fresh}
            autoComplete="off"
            aria-describedby={`${freshId}-help`}
            onChange={({ target }) => setFresh(target.value)}
          />
          <Button icon={Plus} type="submit" isDisabled={fresh.trim() === '' || names.includes(fresh.trim())}>
            {words.form.add}
          </Button>
        </div>
        <p id={`${freshId}-help`} className={look.help}>
          {words.form.newNameHelp}
        </p>
      </form>
    </div>
  )
}
