import { type ReactNode, useId } from 'react'
import look from './lab.module.css'

/** One of many, from a list that opens. */
export function Pick({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={look.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={look.input} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Something that is typed. */
export function Typed({
  label,
  value,
  hint = '',
  isNumber = false,
  onChange,
}: {
  label: string
  value: string
  hint?: ReactNode
  isNumber?: boolean
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={look.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={look.input}
        value={value}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint === '' ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint === '' ? null : (
        <p id={`${id}-hint`} className={look.faint}>
          {hint}
        </p>
      )}
    </div>
  )
}
