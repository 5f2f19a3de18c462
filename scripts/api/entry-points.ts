import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryPointsOf, manifestOf, PUBLISHED } from '../pack/packages.ts'
import { filesBehind, gameFolders } from '../pack/stage.ts'

/** An entry point of a package: what is written after `from`, and the file behind it. */
export interface EntryPoint {
  /** `@fray/files/stat-line`. */
  readonly name: string
  /** The file from the repository's folder: `packages/files/src/stat-line.ts`. */
  readonly file: string
}

/** A page: a package, one entry point of it, or entry points that belong together. */
export interface ApiPage {
  /** The name of the file without `.md`: `files-stat-line`. */
  readonly id: string
  /** `@fray/files/stat-line`; `@fray/rulesets/kinds/*`. */
  readonly title: string
  readonly folder: string
  readonly entryPoints: readonly EntryPoint[]
}

/** The pages of all published packages that are imported, each package before those that need it. */
export function apiPages(root: string): ApiPage[] {
  return PUBLISHED.flatMap((folder) => {
    const manifest = manifestOf(root, folder)
    if (manifest.bin !== undefined) return []
    const home = join(root, 'packages', folder)
    const games = folder === 'rulesets' ? gameFolders(home) : []
    const listed = entryPointsOf(manifest, games)
    const many = listed.flatMap(([entryPoint]) => (entryPoint.includes('*') ? [entryPoint.split('/')[1]] : []))
    const pages = new Map<string, EntryPoint[]>()
    for (const [entryPoint, file] of filesBehind(listed, home, '.ts')) {
      const [first = '', ...deeper] = entryPoint.slice(2).split('/')
      // Entry points of one kind share a page, and the games are with the package itself.
      const key = games.includes(first) ? '' : many.includes(first) ? first : entryPoint.slice(2)
      const name = [manifest.name, first, ...deeper].filter((part) => part !== '').join('/')
      const found = pages.get(key) ?? []
      pages.set(key, [...found, { name, file: `packages/${folder}/${file.replace('./', '')}` }])
    }
    return [...pages].map(([key, entryPoints]) => ({
      id: [folder, ...key.split('/')].filter((part) => part !== '').join('-'),
      title: titleOf(manifest.name, key, entryPoints.length),
      folder,
      entryPoints,
    }))
  })
}

const titleOf = (name: string, key: string, entryPoints: number): string => {
  if (key === '') return name
  return entryPoints === 1 ? `${name}/${key}` : `${name}/${key}/*`
}

/** What a package says of itself in a line. */
export const descriptionOf = (root: string, folder: string): string =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')).description
