/**
 * Makes a release: `npm run release -- 0.2.0` writes the version and the changelog, commits, and tags the commit with the notes.
 * With `--dry-run` it says all of that and changes nothing. Publishing is a step of its own, which it names.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { planRelease } from './plan.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs git here and returns what it prints. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new RangeError(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.trim()
}

function release([version = '', ...more]: string[]): void {
  const isDry = more.length === 1 && more[0] === '--dry-run'
  if (more.length > 0 && !isDry)
    throw new RangeError('Give a version, and --dry-run or nothing: npm run release -- 0.2.0')
  const { tag, files, notes, hasAddress } = planRelease(root, version, new Date().toISOString().slice(0, 10))
  if (git('tag', '--list', tag) !== '') throw new RangeError(`There is a tag ${tag} already.`)
  if (git('status', '--porcelain') !== '')
    throw new RangeError('There are changes that are not committed: commit them first.')
  console.log(`${isDry ? 'Would write' : 'Writes'} ${files.size} files: ${[...files.keys()].join(', ')}.`)
  console.log(`${isDry ? 'Would commit and tag' : 'Commits and tags'} ${tag} with these notes:\n\n${notes}\n`)
  if (!isDry) {
    for (const [file, text] of files) writeFileSync(join(root, file), text)
    git('commit', '--all', '--message', `release: ${version}`)
    git('tag', '--annotate', tag, '--cleanup=verbatim', '--message', `Fray ${version}\n\n${notes}`)
  }
  if (!hasAddress)
    console.log('Before you publish: add "repository" to package.json, with the address of the sources (https://...).')
  console.log(
    'To publish: git push --follow-tags, npm run pack, and npm publish FILE for each file that it made, in its order.',
  )
}

try {
  release(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
