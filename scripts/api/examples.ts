import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An example as it stands in a doc comment. */
export interface DocExample {
  /** `packages/seat/play/src/open.ts:31`: the file and the line of the tag. */
  readonly where: string
  /** The folder of `packages` that it stands in. */
  readonly folder: string
  /** A whole program. */
  readonly program: string
}

/** All examples of the packages' doc comments: the `ts` block after each `@example`. */
export function docExamples(root: string): DocExample[] {
  const files = globSync('packages/*/**/*.ts', { cwd: root, exclude: (name) => name === 'node_modules' }).sort()
  return files.flatMap((file) => {
    const [, folder = ''] = file.replaceAll('\\', '/').split('/')
    return examplesIn(readFileSync(join(root, file), 'utf8')).map(({ line, program }) => {
      return { where: `${file.replaceAll('\\', '/')}:${line}`, folder, program }
    })
  })
}

/**
 * The examples in the doc comments of a file.
 * @throws where an `@example` has no `ts` block
 */
export function examplesIn(text: string): { line: number; program: string }[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    if (!/^\s*\* @example\b/.test(line)) return []
    const begin = at + 1
    if (!/^\s*\* ```ts$/.test(lines[begin] ?? '')) throw new Error(`line ${at + 1}: an @example is a \`\`\`ts block.`)
    const end = lines.findIndex((one, index) => index > begin && /^\s*\* ```$/.test(one))
    if (end < 0) throw new Error(`line ${at + 1}: the block of this @example does not end.`)
    const program = lines.slice(begin + 1, end).map((one) => one.replace(/^\s*\* ?/, ''))
    return [{ line: at + 1, program: program.join('\n') }]
  })
}

/**
 * What an example claims to print: the comment behind each `console.log(...)`, and the lines of comment that follow. A line
 * `...` stands for any lines.
 */
export function claimsOf(program: string): string[] {
  /** Brackets of a call of console.log that are open; null where the last line of code ended none. */
  let open: number | null = null
  return program.split('\n').flatMap((line) => {
    const [, alone] = /^\s*\/\/ ?(.*)$/.exec(line) ?? []
    if (alone !== undefined) return open === 0 ? [alone] : []
    const [, code = line, claim] = /^(.*\S)\s+\/\/ (.*)$/.exec(line) ?? []
    if (open === null || open === 0) open = code.includes('console.log(') ? 0 : null
    if (open !== null) open += code.split('(').length - code.split(')').length
    // What is printed in a loop or behind a condition may stand behind its end.
    return open === 0 && claim !== undefined ? [claim] : []
  })
}

/** Whether the lines printed are those claimed. */
export function isAsClaimed(printed: readonly string[], claimed: readonly string[]): boolean {
  const [first, ...others] = claimed
  if (first === undefined) return printed.length === 0
  if (first !== '...') return printed[0] === first && isAsClaimed(printed.slice(1), others)
  return Array.from({ length: printed.length + 1 }, (_, at) => at).some((at) => isAsClaimed(printed.slice(at), others))
}
