import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { withInstallLock } from './install-lock.mjs'

/**
 * Installs what a folder's own lock names, where it is not there yet: tools that nobody needs who plays.
 * @param folder holds a `package.json` and a `package-lock.json` of its own
 * @param what the tools, in words: `The engines to measure beside`
 * @throws an error when npm cannot
 */
export async function installBeside(folder: string, what: string): Promise<void> {
  const stampFile = join(folder, 'node_modules', '.fray-stamp')
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const isThere = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isThere()) return
  await withInstallLock(join(folder, '.install-lock'), async () => {
    if (isThere()) return
    console.error(`${what} are being installed (once, usually under a minute) ...`)
    try {
      execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: folder,
        shell: process.platform === 'win32',
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    } catch {
      throw new Error(`${what} could not be installed: "npm ci" failed in ${folder}, see above.`)
    }
    writeFileSync(stampFile, stamp)
  })
}
