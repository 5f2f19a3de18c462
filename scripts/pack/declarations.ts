import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The declarations (`src/fight.d.ts`) that somebody who imports the entry points of a package sees, from the entry points on. */
export function publicDeclarations(compiled: string, entryPoints: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = entryPoints.map(declarationOf)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    // One that the compiler could not make stands among them all the same: the one who looks for it finds it missing.
    if (!existsSync(join(compiled, file))) continue
    for (const target of relativeImports(readFileSync(join(compiled, file), 'utf8')))
      waiting.push(declarationOf(posix.join(posix.dirname(file), target)))
  }
  return seen
}

const declarationOf = (file: string): string => posix.normalize(file).replace(/\.(d\.ts|ts|js)$/, '.d.ts')

const relativeImports = (text: string): string[] =>
  [...text.matchAll(/(?:from |import\(|import )['"](\.[^'"]+)['"]/g)].map(([, target = '']) => target)
