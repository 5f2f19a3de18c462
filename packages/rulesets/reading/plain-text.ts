import { controlIn, hasControl } from '@fray/kernel'
import type { Path, Problems } from './problems.ts'

/** Reports every text, names included, that holds a control character: text from people is text. */
export function checkPlainText(problems: Problems, value: unknown, path: Path): void {
  const report = (text: string, where: Path) => {
    const code = (controlIn(text) ?? '').charCodeAt(0).toString(16).padStart(4, '0')
    problems.add(
      where,
      `This text holds the control character U+${code.toUpperCase()}, which no screen shows: take it out.`,
    )
  }
  if (typeof value === 'string') {
    if (hasControl(value)) report(value, path)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      const where = [...path, Array.isArray(value) ? Number(key) : key]
      if (hasControl(key)) report(key, where)
      checkPlainText(problems, entry, where)
    }
  }
}
