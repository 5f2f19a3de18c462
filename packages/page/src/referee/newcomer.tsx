import type { OrderParam } from '@fray/seat'
import { useId } from 'react'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import look from './tools.module.css'

/** What somebody is made from, and what is written of it. */
export interface Written {
  /** The id of something ready-made; '' for nothing. */
  readonly from: string
  /** A stat line; '' for nothing. */
  readonly line: string
}

/** Somebody new: from what is ready-made, from a pasted stat line, or both. */
export function Newcomer({
  content,
  written,
  onChange,
}: {
  content: OrderParam['content']
  written: Written
  onChange: (written: Written) => void
}) {
  const { referee: words } = useWords()
  const id = useId()
  return (
    <>
      <div className={look.field}>
        <label htmlFor={id}>{words.ready}</label>
        <select id={id} value={written.from} onChange={({ target }) => onChange({ ...written, from: target.value })}>
          <option value="">{words.readyNone}</option>
          {content.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={words.statLine}
        hint={`${words.statLineMeans} ${words.fromFile}`}
        kind="lines"
        value={written.line}
        isNeeded={written.from === ''}
        onChange={(line) => onChange({ ...written, line })}
      />
    </>
  )
}
