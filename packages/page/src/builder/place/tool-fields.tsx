import { type ReactNode, useId } from 'react'
import { Choices } from '../../parts/choices.tsx'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { useFieldDrawing } from '../form/drawing.ts'
import form from '../form/form.module.css'
import { labelOf } from '../form/labels.ts'
import { baseOf, setBase } from './ground.ts'
import type { Brush } from './paint.ts'

/** A label above its control. */
function Labelled({
  label,
  help = '',
  children,
}: {
  label: string
  help?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help === '' ? null : <p className={form.help}>{help}</p>}
    </div>
  )
}

/** One of several, in a list that opens. */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} className={form.input} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** The number that a brush asks for. */
export function Amount({
  brush: { number },
  amount,
  onChange,
}: {
  brush: Brush
  amount: number
  onChange: (amount: number) => void
}) {
  if (number === null) return null
  return (
    <Labelled label={labelOf(number.field, null)} help={number.help}>
      {(id) => (
        <input
          id={id}
          className={form.input}
          data-narrow
          type="number"
          min={number.min}
          max={number.max}
          value={amount}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </Labelled>
  )
}

/** What the map looks like: what lies everywhere, and what is drawn on it. */
export function GroundKinds({
  kinds,
  kind,
  onChange,
}: {
  kinds: readonly string[]
  kind: string
  onChange: (kind: string) => void
}) {
  const { value, change } = useBuilding()
  const { place: words } = useBuilderWords()
  const named = kinds.map((one) => [one, words.groundKind(one)] as const)
  return (
    <>
      <Select
        label={words.groundBase}
        value={baseOf(value)}
        options={[['', words.groundUsual], ...named]}
        onChange={(base) => change((file) => setBase(file, base))}
      />
      <Choices
        label={words.groundDraw}
        value={kind}
        options={[...named, ['', words.groundNone]]}
        onChange={onChange}
        hint={words.groundHint}
      />
    </>
  )
}

/** The name that is written on a square. */
export function PlaceName({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { place: words } = useBuilderWords()
  return (
    <Labelled label={words.placeName} help={words.placeNameHelp}>
      {(id) => (
        <input
          id={id}
          className={form.input}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

/** The field of the file that says what the battlefield looks like; nothing where there is none. */
export function GroundField() {
  const { schema } = useBuilding()
  const Field = useFieldDrawing()
  const node = schema.field('ground')
  return node === null ? null : <Field path={['ground']} name="ground" node={node} />
}
