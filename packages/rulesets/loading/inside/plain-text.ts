import { LIMITS, limitText, unfitText } from '@fray/kernel/rules'
import type { Path, Problems } from '../problems.ts'
import { boundProblems } from './bounds.ts'

/** Fields whose texts may have several lines. */
const LINES: ReadonlySet<string | number> = new Set(['about', 'notes', 'text'])

/**
 * Reports every text, including names, that has a control character or is too long, and values out of bounds. Texts
 * must be on one line, except for prose and maps.
 */
export function checkPlainText(problems: Problems, value: unknown, path: Path): void {
  for (const { path: where, message } of boundProblems(value, path)) problems.add(where, message)
  checkTexts(problems, value, path, 0)
}

function checkTexts(problems: Problems, value: unknown, path: Path, depth: number): void {
  if (typeof value === 'string')
    checkText(
      problems,
      value,
      path,
      path.some((step) => LINES.has(step)),
    )
  else if (value !== null && typeof value === 'object' && depth < LIMITS.depth) {
    for (const [key, entry] of Object.entries(value)) {
      const where = [...path, Array.isArray(value) ? Number(key) : key]
      checkText(problems, key, where, false)
      checkTexts(problems, entry, where, depth + 1)
    }
  }
}

function checkText(problems: Problems, text: string, path: Path, hasLines: boolean): void {
  const wrong = unfitText(text, hasLines)
  if (text.length > LIMITS.words) problems.add(path, `This text is longer than ${limitText(LIMITS.words)} characters.`)
  else if (wrong !== null) problems.add(path, `This text ${wrong}.`)
}
