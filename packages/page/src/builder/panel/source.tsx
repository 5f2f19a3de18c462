import { useRef } from 'react'
import type { FieldProblem } from '../../local/builder-orders.ts'
import { useBuilderWords } from '../../words/builder.ts'
import form from '../form/form.module.css'
import look from './panel.module.css'

/** The file itself, to be written by hand, with what is wrong at its line. */
export function Source({
  text,
  problems,
  onWrite,
}: {
  text: string
  problems: readonly FieldProblem[]
  onWrite: (text: string) => void
}) {
  const { panel: words } = useBuilderWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const lines = text.split('\n')
  const wrong = new Set(problems.map(({ line }) => line))
  const goToLine = (line: number) => {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <div className={look.source}>
      <ul className={look.problems}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.message}`}>
            <button type="button" onClick={() => goToLine(problem.line)}>
              <strong>{words.line(problem.line)}: </strong>
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor="source">{words.source}</label>
      <p className={form.help} id="source-help">
        {words.sourceHelp}
      </p>
      <div className={look.paper}>
        <ol className={look.numbers} aria-hidden="true">
          {lines.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
            <li key={i} data-wrong={wrong.has(i + 1) || undefined}>
              {i + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          id="source"
          className={look.text}
          value={text}
          rows={lines.length + 1}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          aria-describedby="source-help"
          aria-invalid={problems.length > 0 || undefined}
          onChange={({ target }) => onWrite(target.value)}
        />
      </div>
    </div>
  )
}
