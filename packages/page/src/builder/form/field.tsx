import { IconButton } from '../../parts/button.tsx'
import { X } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { RULES_SPEAK } from '../../words/words.ts'
import { controlId, useBuilding } from '../context.ts'
import { type Path, valueAt } from '../document.ts'
import { type Input, isWritten } from '../schema.ts'
import type { FieldProps } from './drawing.ts'
import { FieldGroup } from './field-group.tsx'
import look from './form.module.css'
import { fieldOf, kindAt, kindOf, labelOf } from './labels.ts'
import { NamedThings, ThingList } from './lists.tsx'
import { Problems } from './problems.tsx'
import { RawField } from './raw-field.tsx'
import { SimpleField } from './simple-field.tsx'
import { TextsField } from './texts-field.tsx'

/** Fields of sentences. */
const LONG: ReadonlySet<string> = new Set(['about', 'notes', 'secrets'])

/** Fields of one line that is long. */
const WIDE: ReadonlySet<string> = new Set(['title'])

/** One field: its name, its sentence, what is wrong with it, and a control for whatever may be written there. */
export function Field({ path, name, node, kind = null, onRemove, label: called, isBrief = false }: FieldProps) {
  const { game, schema, value: whole, put, problemsAt } = useBuilding()
  const words = useBuilderWords()
  const value = valueAt(whole, path)
  const form = fieldOf(kindOf(game, kind), name)
  const label = called ?? labelOf(name, form)
  const help = form?.help ?? schema.resolve(node).description ?? ''
  const inputs = schema.inputs(node)
  const input = inputs.find((one) => value !== undefined && isWritten(one, value)) ??
    inputs[0] ?? { kind: 'raw' as const }
  const id = controlId(path)
  const problems = problemsAt(path)
  const describedBy = `${id}-help ${id}-wrong`
  const remove =
    onRemove === undefined ? null : <IconButton label={words.form.remove(label)} icon={X} onPress={onRemove} />
  // What stands in a list stays there while it is empty.
  const write = (to: unknown) => put(path, to === undefined && typeof path.at(-1) === 'number' ? '' : to)
  const isOne = input.kind === 'simple' || input.kind === 'texts' || input.kind === 'numbers' || input.kind === 'raw'
  if (!isOne) {
    return (
      <fieldset className={look.group} id={id} tabIndex={-1}>
        <legend className={look.legend} lang={RULES_SPEAK}>
          {label}
        </legend>
        <div className={look.groupHead}>
          <p className={look.help} lang={RULES_SPEAK}>
            {help}
          </p>
          {inputs.length > 1 ? <Ways path={path} inputs={inputs} input={input} label={label} /> : null}
          {remove}
        </div>
        <Problems id={`${id}-wrong`} problems={problems} />
        {input.kind === 'fields' ? (
          <FieldGroup
            path={path}
            fields={input.fields}
            required={input.required}
            kind={kindAt(game, path, schema.resolve(node).id, input.fields)}
          />
        ) : input.kind === 'list' ? (
          <ThingList path={path} of={input.of} label={label} />
        ) : (
          <NamedThings path={path} of={input.of} label={label} />
        )}
      </fieldset>
    )
  }
  return (
    <div className={look.field} data-wide={WIDE.has(name) || undefined}>
      <div className={look.fieldHead} data-tools={inputs.length > 1 || remove !== null || undefined}>
        <label htmlFor={id} lang={RULES_SPEAK}>
          {label}
        </label>
        {inputs.length > 1 ? <Ways path={path} inputs={inputs} input={input} label={label} /> : null}
        {remove}
      </div>
      {input.kind === 'simple' ? (
        <SimpleField
          id={id}
          input={input}
          value={value}
          placeholder={form?.defaultText ?? ''}
          isLong={LONG.has(name)}
          describedBy={describedBy}
          isWrong={problems.length > 0}
          yesNo={[words.form.yes, words.form.no]}
          notSet={form?.defaultText == null ? words.form.notSet : words.form.defaultIs(form.defaultText)}
          onChange={write}
        />
      ) : input.kind === 'texts' ? (
        <TextsField id={id} value={value} describedBy={describedBy} isWrong={problems.length > 0} onChange={write} />
      ) : (
        <RawField id={id} value={value} describedBy={describedBy} isWrong={problems.length > 0} onChange={write} />
      )}
      <p className={look.help} id={`${id}-help`} hidden={isBrief}>
        <span lang={RULES_SPEAK}>{help}</span> {input.kind === 'texts' ? words.form.oneALine : ''}
        {input.kind === 'simple' && input.number?.min != null && input.number.max != null
          ? words.form.range(input.number.min, input.number.max)
          : ''}
      </p>
      <Problems id={`${id}-wrong`} problems={problems} />
    </div>
  )
}

/** How else it may be written. What stood there goes, but undo brings it back. */
function Ways({ path, inputs, input, label }: { path: Path; inputs: readonly Input[]; input: Input; label: string }) {
  const { put } = useBuilding()
  const { form } = useBuilderWords()
  return (
    <select
      className={look.ways}
      aria-label={form.writtenAs(label)}
      value={inputs.indexOf(input)}
      onChange={({ target }) => {
        const way = inputs[Number(target.value)]
        put(
          path,
          way === undefined || way.kind === 'simple' ? '' : way.kind === 'fields' || way.kind === 'named' ? {} : [],
        )
      }}
    >
      {inputs.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ways have no other name.
        <option key={i} value={i}>
          {form.ways[one.kind]}
        </option>
      ))}
    </select>
  )
}
