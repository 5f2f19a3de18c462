import { useId, useState } from 'react'
import { BoardPicture } from '../../board/picture.tsx'
import { Button } from '../../parts/button.tsx'
import { Plus, Trash } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { controlId, useBuilding } from '../context.ts'
import { isFields } from '../document.ts'
import { focusSoon } from '../focus.ts'
import { FieldGroup } from '../form/field-group.tsx'
import form from '../form/form.module.css'
import { Problems } from '../form/problems.tsx'
import look from './place.module.css'
import { Places } from './places.tsx'
import { GroundField } from './tool-fields.tsx'
import { addZone, removeZone, toggleWay, zonesOf } from './zones.ts'

/** A battlefield of Zones: which there are, the ways between them, what is dangerous there, who stands where. */
export function ZonesEditor() {
  const { schema, value, checked, change, say, problemsAt } = useBuilding()
  const { place: words } = useBuilderWords()
  const [fresh, setFresh] = useState('')
  const freshId = useId()
  const zones = zonesOf(value.battlefield)
  const inputs = schema.inputs(schema.field('battlefield') ?? {})
  const map = inputs.find((one) => one.kind === 'named')
  const fields = map?.kind === 'named' ? (schema.fieldsOf(map.of) ?? {}) : {}
  const kind = map?.kind === 'named' ? schema.resolve(map.of).id : null
  const board = checked?.board
  const add = () => {
    const name = fresh.trim()
    if (name === '') return
    let id = name
    change((file) => {
      id = addZone(file, name)
    })
    setFresh('')
    say(words.zoneAdded(name))
    focusSoon(controlId(['battlefield', id]))
  }
  return (
    <div className={look.editor}>
      {board?.kind === 'zones' ? (
        <div className={look.picture}>
          <BoardPicture board={board} isLarge />
        </div>
      ) : null}
      <Problems id={`${controlId(['battlefield'])}-wrong`} problems={problemsAt(['battlefield'])} />
      {zones.map((zone) => (
        <section key={zone.id} className={look.zone} aria-label={zone.name}>
          <h3 id={controlId(['battlefield', zone.id])} tabIndex={-1}>
            {zone.name}
          </h3>
          <Problems id={`zone-${zone.id}-wrong`} problems={problemsAt(['battlefield', zone.id])} />
          <fieldset className={look.ways}>
            <legend>{words.ways}</legend>
            {zones
              .filter(({ id }) => id !== zone.id)
              .map((other) => (
                <label key={other.id} className={look.check}>
                  <input
                    type="checkbox"
                    checked={zone.ways.includes(other.id) || other.ways.includes(zone.id)}
                    onChange={() => change((file) => toggleWay(file, zone.id, other.id))}
                  />
                  {other.name}
                </label>
              ))}
          </fieldset>
          {isFields(value.battlefield) ? (
            <FieldGroup
              path={['battlefield', zone.id]}
              fields={fields}
              required={[]}
              kind={kind}
              always={['name', 'start']}
              without={['adjacent']}
            />
          ) : (
            <Button onPress={() => change((file) => toggleWay(file, zone.id, null))}>{words.zoneMore}</Button>
          )}
          <div className={form.row}>
            <Button icon={Trash} kind="danger" onPress={() => change((file) => removeZone(file, zone.id))}>
              {words.zoneRemove(zone.name)}
            </Button>
          </div>
        </section>
      ))}
      <form
        className={form.field}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label htmlFor={freshId}>{words.zoneNew}</label>
        <div className={form.row}>
          <input
            id={freshId}
            className={form.input}
            value={fresh}
            autoComplete="off"
            onChange={({ target }) => setFresh(target.value)}
          />
          <Button icon={Plus} type="submit" isDisabled={fresh.trim() === ''}>
            {words.zoneAdd}
          </Button>
        </div>
      </form>
      <Places />
      <GroundField />
    </div>
  )
}
