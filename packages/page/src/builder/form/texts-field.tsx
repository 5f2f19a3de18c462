import look from './form.module.css'
import { useWritten } from './use-written.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const shown = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : String(value ?? ''))

/** Several texts, one in each line. */
export function TextsField({
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
  onChange: (value: readonly string[] | string | undefined) => void
}) {
  const [text, write, means] = useWritten(value, shown, (value) => linesOf(shown(value)))
  return (
    <textarea
      id={id}
      className={look.area}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      value={text}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => {
        write(target.value)
        const lines = linesOf(target.value)
        means(lines)
        // What was one text stays one.
        const [only] = lines
        onChange(lines.length === 1 && typeof value === 'string' ? only : lines.length === 0 ? undefined : lines)
      }}
    />
  )
}
