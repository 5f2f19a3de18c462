import { parseDocument, stringify } from 'yaml'
import look from './form.module.css'
import { useWritten } from './use-written.ts'

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
  const [text, write, means] = useWritten(value, shown)
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
        write(target.value)
        const document = parseDocument(target.value)
        if (document.errors.length > 0) return
        const now: unknown = document.toJS() ?? undefined
        means(now)
        onChange(now)
      }}
    />
  )
}
