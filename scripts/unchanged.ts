import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Everything that the declarations of packages are made of, and what reads them. */
const SOURCES = [
  'packages/**/*.{ts,tsx,json}',
  'scripts/{api/**/*,openapi,unchanged}.{ts,mjs,json}',
  'tsconfig*.json',
  'package-lock.json',
]

/**
 * Checks what depends on sources alone, unless it was right with the very same ones: the compiler that reads declarations for the API
 * pages and for answers over HTTP takes longest of all checks.
 * @param check true where everything is right
 */
export async function unlessUnchanged(name: string, check: () => Promise<boolean>): Promise<boolean> {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules', '**/dist*', '**/build'] }).sort()
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  const digest = hash.digest('hex')
  const memory = join(root, 'node_modules/.cache/fray', `${name}.sha256`)
  try {
    if (readFileSync(memory, 'utf8') === digest) return true
  } catch {
    // Nothing is remembered yet.
  }
  const isRight = await check()
  if (isRight) {
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(memory, digest)
  }
  return isRight
}
