import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../check-imports.mjs'

/** A package as it stands in its package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly keywords: readonly string[]
  readonly engines: Readonly<Record<string, string>>
  readonly exports?: string | Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly sideEffects?: boolean | readonly string[]
}

/** For everybody, with a note of the registry on where and of what each was made. */
export const PUBLISH_CONFIG = { access: 'public', provenance: true }

/** Folders of `packages` that are published, each after those that it needs. The page is part of `cli`. */
export const PUBLISHED: readonly string[] = packageFolders.filter((folder) => folder !== 'page')

/** The manifest of a package of the repository. */
export const manifestOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))

/**
 * The entry points of a package as they are published: the name after the package's, and the TypeScript file behind it. What is
 * there for tests is not published; a ruleset's entry point is its game alone.
 */
export function entryPointsOf(
  { exports = {} }: Manifest,
  rulesets: readonly string[] = [],
): [entryPoint: string, file: string][] {
  const listed = typeof exports === 'string' ? [['.', exports] as const] : Object.entries(exports)
  return listed.flatMap(([entryPoint, file]): [string, string][] => {
    if (entryPoint.includes('/test/')) return []
    if (entryPoint !== './*') return [[entryPoint, file]]
    return rulesets.map((id) => [`./${id}`, `./${id}/game.ts`])
  })
}
