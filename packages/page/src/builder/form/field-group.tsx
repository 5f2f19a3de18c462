import { useId, useState } from 'react'
import { useBuilderWords } from '../../words/builder.ts'
import { controlId, useBuilding } from '../context.ts'
import { isFields, type Path, valueAt } from '../document.ts'
import { focusSoon } from '../focus.ts'
import type { Input, Node, Schema } from '../schema.ts'
import { useFieldDrawing } from './drawing.ts'
import look from './form.module.css'
import { fieldOf, kindOf, labelOf } from './labels.ts'

/** So many fields are all shown; of more only those that say something, with a list of the others. */
const FEW = 7

/** The fields of one thing. */
export function FieldGroup({
  path,
  fields,
  required,
  kind,
  always = [],
  without = [],
}: {
  path: Path
  fields: Readonly<Record<string, Node>>
  required: readonly string[]
  /** The kind of thing that it is, where it is one. */
  kind: string | null
  /** Fields that are shown whether they say something or not. */
  always?: readonly string[]
  /** Fields that are shown elsewhere. */
  without?: readonly string[]
}) {
  const { game, schema, value: whole, put } = useBuilding()
  const { form: words } = useBuilderWords()
  const more = useId()
  const Field = useFieldDrawing()
  const said = valueAt(whole, path)
  const values = isFields(said) ? said : {}
  const names = Object.keys(fields).filter((name) => !without.includes(name))
  const isLarge = names.length > FEW
  // What was filled in once stays in sight when it is emptied, until it is taken away.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const isThere = (name: string) => name in values || kept.has(name)
  const isFixed = (name: string) =>
    required.includes(name) ||
    always.includes(name) ||
    (!isLarge && (path.length === 1 || isOneLine(schema, fields[name])))
  const isShown = (name: string) => isFixed(name) || isThere(name)
  const fresh = names.filter((name) => name in values && !kept.has(name))
  if (fresh.length > 0) setKept(new Set([...kept, ...fresh]))
  const shown = names.filter(isShown)
  const others = names.filter((name) => !isShown(name))
  const form = kindOf(game, kind)
  const remove = (name: string) => {
    put([...path, name], undefined)
    setKept(new Set([...kept].filter((one) => one !== name)))
    focusSoon(more)
  }
  return (
    <div className={look.fields}>
      {shown.map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          name={name}
          node={fields[name] as Node}
          kind={kind}
          {...(isFixed(name) || required.includes(name) ? {} : { onRemove: () => remove(name) })}
        />
      ))}
      {others.length === 0 ? null : (
        <div className={look.more}>
          <label htmlFor={more}>{words.more}</label>
          <select
            id={more}
            className={look.input}
            value=""
            onChange={({ target }) => {
              const name = target.value
              const node = fields[name]
              if (node === undefined) return
              put([...path, name], emptyOf(schema.inputs(node)[0]))
              focusSoon(controlId([...path, name]))
            }}
          >
            <option value="">{words.choose}</option>
            {others.map((name) => (
              <option key={name} value={name}>
                {labelOf(name, fieldOf(form, name))}
                {helpOf(fieldOf(form, name)?.help ?? schema.resolve(fields[name] as Node).description ?? '')}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

/** Whether a field is a single control: things made of fields are shown when somebody wants to say them. */
const isOneLine = (schema: Schema, node: Node | undefined): boolean =>
  node !== undefined && ['simple', 'texts', 'numbers'].includes(schema.inputs(node)[0]?.kind ?? 'raw')

const LONG = 70

/** The beginning of a sentence, behind a name. */
const helpOf = (help: string): string =>
  help === '' ? '' : `: ${help.length > LONG ? `${help.slice(0, LONG).replace(/\s+\S*$/, '')} …` : help}`

/** What stands in a field that has just been added: something right where the schema knows it. */
function emptyOf(input: Input | undefined): unknown {
  if (input === undefined || input.kind === 'raw') return ''
  if (input.kind === 'fields' || input.kind === 'named') return {}
  if (input.kind !== 'simple') return []
  if (input.isFlag) return true
  if (input.number !== null) return Math.max(input.number.min ?? 0, Math.min(1, input.number.max ?? 1))
  return input.isFree ? '' : (input.words[0] ?? '')
}
