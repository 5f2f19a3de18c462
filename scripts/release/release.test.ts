import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linksOf } from '../pack/links.ts'

const root = join(import.meta.dirname, '../..')
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const manifests = ['package.json', ...workspaces.map((one) => `${one}/package.json`)]
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fray-release-'))
  for (const file of [...manifests, 'package-lock.json', 'scripts/release'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Rain.\n\n## [0.0.1] - 2026-01-01\n\n- Sun.\n',
  )
  git('init', '--quiet')
  commit('all')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]): string =>
  spawnSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
const commit = (message: string): string => git('add', '--all') + git('commit', '--quiet', '--message', message)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

function release(...args: string[]) {
  const env = { ...process.env, GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@example.org' }
  return spawnSync(process.execPath, [join(folder, 'scripts/release/release.ts'), ...args], {
    encoding: 'utf8',
    env: { ...env, GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@example.org' },
  })
}

it('says in a dry run what it would do, and changes nothing', () => {
  const { status, stdout } = release('0.2.0', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('Would commit and tag v0.2.0 with these notes:\n\n### Added\n\n- Rain.\n')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag')).toBe('')
})

it('says that the address of the sources is missing, until it is there', () => {
  const asked = 'add "repository" to package.json'
  const manifest = JSON.parse(read('package.json'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, repository: undefined }))
  commit('without')
  expect(release('0.2.0', '--dry-run').stdout).toContain(asked)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, repository: 'https://example.org/fray' }))
  commit('with')
  expect(release('0.2.0', '--dry-run').stdout).not.toContain(asked)
})

it('says in each package where its sources and issues are', () => {
  expect(linksOf({}, 'kernel')).toEqual({})
  expect(linksOf({ repository: 'https://example.org/team/fray.git' }, 'kernel')).toEqual({
    repository: { type: 'git', url: 'git+https://example.org/team/fray.git', directory: 'packages/kernel' },
    homepage: 'https://example.org/team/fray/tree/HEAD/packages/kernel#readme',
    bugs: 'https://example.org/team/fray/issues',
  })
})

it('writes versions and changelog, commits and tags', () => {
  expect(release('0.2.0').status).toBe(0)
  for (const file of manifests) expect([file, JSON.parse(read(file)).version]).toEqual([file, '0.2.0'])
  const { version, packages } = JSON.parse(read('package-lock.json'))
  expect([version, packages[''].version, packages['packages/kernel'].version]).toEqual(['0.2.0', '0.2.0', '0.2.0'])
  const today = new Date().toISOString().slice(0, 10)
  expect(read('CHANGELOG.md')).toContain(
    `## [Unreleased]\n\n## [0.2.0] - ${today}\n\n### Added\n\n- Rain.\n\n## [0.0.1]`,
  )
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s').trim()).toBe('release: 0.2.0')
  expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toContain('### Added\n\n- Rain.')
})

it('refuses what is no release', () => {
  const refused = (...args: string[]): string => {
    const { status, stderr } = release(...args)
    expect(status).toBe(2)
    return stderr.trim()
  }
  expect(refused('next')).toBe('"next" is not a version. Write one as in 0.2.0.')
  expect(refused('0.0.9')).toBe('0.0.9 does not come after 0.1.0, the present version.')
  expect(refused('0.2.0', '--now')).toContain('Give a version, and --dry-run or nothing')
  writeFileSync(join(folder, 'notes.txt'), 'rain')
  expect(refused('0.2.0')).toBe('There are changes that are not committed: commit them first.')
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## [Unreleased]\n')
  expect(refused('0.2.0')).toBe('CHANGELOG.md has no entry under "## [Unreleased]": say what is new.')
})
