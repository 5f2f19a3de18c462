import { useId } from 'react'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import look from './tools.module.css'

/** One field of a form: what it is, what may be said, and what more there is to know. */
export function Field({
  label,
  hint = '',
  kind,
  choices = [],
  min = null,
  max = null,
  value,
  isNeeded,
  isOptional = false,
  isByRules = false,
  onChange,
}: {
  label: string
  hint?: string
  kind: 'choice' | 'number' | 'text' | 'lines'
  choices?: readonly string[]
  min?: number | null
  max?: number | null
  value: string
  isNeeded: boolean
  /** Whether people are told that it may be left out. */
  isOptional?: boolean
  /** Whether the rules have named it, in their language. */
  isByRules?: boolean
  onChange: (value: string) => void
}) {
  const { referee: words } = useWords()
  const id = useId()
  const shared = {
    id,
    value,
    required: isNeeded,
    'aria-describedby': hint === '' ? undefined : `${id}-hint`,
  }
  // What it is now stays to be chosen, also where it is none of those that are usual.
  const all = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <div className={look.field} data-wide={kind === 'lines'}>
      <label htmlFor={id}>
        <span lang={isByRules ? RULES_SPEAK : undefined}>{label}</span>
        {isOptional ? <span className={look.faint}> ({words.optional})</span> : null}
      </label>
      {kind === 'choice' ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          {isNeeded && value !== '' ? null : <option value="">{isNeeded ? '…' : words.notSet}</option>}
          {all.map((one) => (
            <option key={one} value={one}>
              {ruled(one)}
            </option>
          ))}
        </select>
      ) : kind === 'lines' ? (
        <textarea {...shared} rows={3} spellCheck={false} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...shared}
          type={kind === 'number' ? 'number' : 'text'}
          min={min ?? undefined}
          max={max ?? undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {hint === '' ? null : (
        <p id={`${id}-hint`} className={look.faint}>
          {hint}
        </p>
      )}
    </div>
  )
}
