import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a release changes: the new text of each file, and what is said of it. */
export interface ReleasePlan {
  readonly version: string
  readonly tag: string
  /** By their path from the root. */
  readonly files: ReadonlyMap<string, string>
  /** The entries of the changelog. */
  readonly notes: string
  /** Whether the repository says where it is: see scripts/pack/links.ts. */
  readonly hasAddress: boolean
}

/** What is read of the repository's own manifest. */
interface Repository {
  readonly version: string
  readonly repository?: string
  readonly workspaces: readonly string[]
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Whether a version comes after another; both as in `1.2.3`. */
function isAfter(version: string, before: string): boolean {
  const [a, b] = [version, before].map((text) => text.split('.').map(Number))
  for (let i = 0; i < 3; i++) if (a?.[i] !== b?.[i]) return (a?.[i] ?? 0) > (b?.[i] ?? 0)
  return false
}

/**
 * Plans a release: the version in every manifest and in the lock file, and the changelog's unreleased entries under it.
 * @param today as in `2026-11-29`
 * @throws RangeError where it is no version, not a later one, or nothing is unreleased. The first release may keep the version.
 */
export function planRelease(root: string, version: string, today: string): ReleasePlan {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const { version: before, workspaces, repository } = JSON.parse(read('package.json')) as Repository
  const changelog = read('CHANGELOG.md')
  if (!VERSION.test(version)) throw new RangeError(`"${version}" is not a version. Write one as in 0.2.0.`)
  const isFirst = !/^## \[\d/m.test(changelog)
  if (!isAfter(version, before) && !(isFirst && version === before))
    throw new RangeError(`${version} does not come after ${before}, the present version.`)
  const files = new Map<string, string>()
  for (const file of ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)]) {
    const text = read(file)
    files.set(file, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
  }
  files.set('package-lock.json', lockOf(read('package-lock.json'), version))
  const { text, notes } = changelogOf(changelog, version, today)
  files.set('CHANGELOG.md', text)
  return { version, tag: `v${version}`, files, notes, hasAddress: repository !== undefined }
}

/** The lock file with the version of the repository and of its own packages. */
function lockOf(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> }
  lock.version = version
  for (const [path, one] of Object.entries(lock.packages))
    if ((path === '' || path.startsWith('packages/')) && one.version !== undefined) one.version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}

function changelogOf(text: string, version: string, today: string): { readonly text: string; readonly notes: string } {
  const heading = '## [Unreleased]\n'
  const start = text.indexOf(heading)
  if (start < 0) throw new RangeError('CHANGELOG.md has no heading "## [Unreleased]".')
  const from = start + heading.length
  const next = text.indexOf('\n## [', from)
  const end = next < 0 ? text.length : next
  const notes = text.slice(from, end).trim()
  if (!/^- /m.test(notes)) throw new RangeError('CHANGELOG.md has no entry under "## [Unreleased]": say what is new.')
  return {
    text: `${text.slice(0, from)}\n## [${version}] - ${today}\n${text.slice(from)}`,
    notes,
  }
}
