import { useId } from 'react'
import type { SimpleInput } from '../schema.ts'
import look from './form.module.css'
import { fieldSaid } from './said.ts'
import { useWritten } from './use-written.ts'

/** What a text means that was typed into a field: a number where one may stand there, else the text. Nothing is left out. */
function meant(input: SimpleInput, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (input.number !== null && /^-?\d+$/.test(trimmed)) return Number(trimmed)
  return text
}

const written = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** One simple value: a word of several, a number, a text, yes or no. What is typed stays as it is while one types. */
export function SimpleField({
  id,
  input,
  value,
  placeholder,
  isLong = false,
  describedBy,
  isWrong,
  yesNo,
  notSet,
  onChange,
}: {
  id: string
  input: SimpleInput
  value: unknown
  /** What it is when left out, in words. */
  placeholder: string
  isLong?: boolean
  describedBy: string
  isWrong: boolean
  /** What yes and no are called. */
  yesNo: readonly [string, string]
  /** What a choice is called that is left out. */
  notSet: string
  onChange: (value: unknown) => void
}) {
  const list = useId()
  const [text, write, means] = useWritten(value, written)
  const type = (to: string) => {
    write(to)
    const now = meant(input, to)
    means(now)
    onChange(now)
  }
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined }
  const { words, isFree, number, isFlag } = input
  if (isFlag && !isFree && number === null) {
    const said = value === true ? 'yes' : value === false ? 'no' : ''
    return (
      <select
        id={id}
        className={look.input}
        value={said}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'yes')}
        {...aria}
      >
        <option value="">{notSet}</option>
        <option value="yes">{yesNo[0]}</option>
        <option value="no">{yesNo[1]}</option>
      </select>
    )
  }
  if (words.length > 0 && !isFree && number === null) {
    const isKnown = value === undefined || words.includes(written(value))
    return (
      <select
        id={id}
        className={look.input}
        value={written(value)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        {...aria}
      >
        <option value="">{notSet}</option>
        {isKnown ? null : <option value={written(value)}>{written(value)}</option>}
        {words.map((word) => (
          <option key={word} value={word}>
            {fieldSaid(word)}
          </option>
        ))}
      </select>
    )
  }
  if (isLong) {
    return (
      <textarea
        id={id}
        className={look.area}
        value={text}
        placeholder={placeholder}
        rows={3}
        onChange={({ target }) => type(target.value)}
        {...aria}
      />
    )
  }
  return (
    <>
      <input
        id={id}
        className={look.input}
        type="text"
        inputMode={number !== null && !isFree && words.length === 0 && (number.min ?? 0) >= 0 ? 'numeric' : 'text'}
        data-narrow={number !== null && !isFree ? true : undefined}
        value={text}
        placeholder={placeholder}
        list={words.length > 0 ? list : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        {...aria}
      />
      {words.length > 0 ? (
        <datalist id={list}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}
