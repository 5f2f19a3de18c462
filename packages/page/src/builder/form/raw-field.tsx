import { useEffect, useRef, useState } from 'react'
import { parseDocument, stringify } from 'yaml'
import look from './form.module.css'

const shown = (value: unknown): string =>
  value === undefined ? '' : stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trimEnd()

/** Anything else, as YAML. What cannot be read yet waits until it can. */
export function RawField({
  id,
  value,
  describedBy,
  isWrong,
  onChange,
}: {
  id: string
  value: unknown
  describedBy: string
  isWrong: boolean
  onChange: (value: unknown) => void
}) {
  const [text, setText] = useState(shown(value))
  const meaning = useRef(JSON.stringify(value))
  useEffect(() => {
    if (JSON.stringify(value) !== meaning.current) {
      meaning.current = JSON.stringify(value)
      setText(shown(value))
    }
  }, [value])
  return (
    <input
      id={id}
      className={look.input}
      value={text}
      spellCheck={false}
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => {
        setText(target.value)
        const document = parseDocument(target.value)
        if (document.errors.length > 0) return
        const now: unknown = document.toJS() ?? undefined
        meaning.current = JSON.stringify(now)
        onChange(now)
      }}
    />
  )
}
