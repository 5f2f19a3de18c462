import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const stampFile = join(folder, 'node_modules', '.fray-stamp')

/** Installs the marks as their own lock says, where they are not there yet. Throws a sentence when npm cannot. */
export function installMarks(): void {
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Installing the engines to measure beside (once, usually under a minute) ...')
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    throw new Error('The engines to measure beside could not be installed: "npm ci" failed in bench/marks, see above.')
  }
  writeFileSync(stampFile, stamp)
}
