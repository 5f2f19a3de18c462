// Makes sure that the dependencies are installed as package-lock.json says, then runs a script with the Node they bring:
//
//   node scripts/ensure.mjs [script [arguments...]]
//
// The script's path is relative to the repository. This file is plain JavaScript without dependencies and runs on Node 18,
// because a fresh clone has nothing but the machine's own Node. It also starts the script itself: a shell that has looked
// `node` up once keeps using the old one within the same command line, so `ensure && node script` would not do.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withInstallLock } from './install-lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.fray-stamp')
const lockFile = join(root, 'package-lock.json')

try {
  if (!isInstalled()) {
    await withInstallLock(join(root, '.install-lock'), async () => {
      if (!isInstalled()) await install()
    })
  }
  const [script, ...args] = process.argv.slice(2)
  if (script !== undefined) await run(findNode(), [resolve(root, script), ...args])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** Whether node_modules holds what package-lock.json says. The stamp answers fast; without it the two are compared. */
function isInstalled() {
  const lockText = readFileSync(lockFile, 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  if (!matchesLock(lockText)) return false
  writeFileSync(stampFile, stamp)
  return true
}

/**
 * Compares package-lock.json with npm's own note of what it installed, which it writes last of all.
 * @param {string} lockText
 */
function matchesLock(lockText) {
  const noteFile = join(modules, '.package-lock.json')
  if (!existsSync(noteFile)) return false
  const installed = JSON.parse(readFileSync(noteFile, 'utf8')).packages
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true && !isForThisMachine(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link
  })
}

/**
 * Whether npm would install an optional package here. A package that names no system counts as not needed.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} entry
 */
function isForThisMachine(entry) {
  if (entry.os === undefined || entry.cpu === undefined || entry.libc !== undefined) return false
  return [entry.os].flat().includes(process.platform) && [entry.cpu].flat().includes(process.arch)
}

/** Installs by `npm ci`, quietly; what npm said is shown only when it fails. */
async function install() {
  console.error('Installing what Fray needs into node_modules (once, usually under a minute) ...')
  const { command, args } = npm()
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, [...args, ...flags], {
    cwd: root,
    shell: command === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const code = await ended(child)
  if (code === 0 && isInstalled()) return
  // After some errors npm recites its whole manual, which helps nobody here.
  console.error((said.split('npm error Clean install a project')[0] ?? '').trim())
  throw new Error(
    code === 0
      ? 'npm finished, but node_modules does not hold what package-lock.json asks for. Run "npm install" in Fray\'s folder.'
      : 'Fray\'s dependencies could not be installed: "npm ci" failed, and said why above. It needs the npm registry ' +
          "(a network, or a proxy set in npm's configuration) and write access to Fray's folder. Mend that and try again.",
  )
}

/** The npm that started us, run by its own Node (ours may be one that it is about to replace); else the one on the path. */
function npm() {
  const cli = process.env.npm_execpath
  if (cli === undefined || !/^npm-cli\.c?js$/.test(basename(cli))) return { command: 'npm', args: [] }
  return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli] }
}

/** The Node to run with: the installed one, or our own when it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(modules, `node-${system}-${process.arch}`, 'bin', file)
  if (existsSync(bundled)) return bundled
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Error(
    `Fray needs Node 22.18 or newer, and this is Node ${process.versions.node}. Fray brings its own Node on Linux and ` +
      'Windows only; on this machine please install one from https://nodejs.org, then try again.',
  )
}

/**
 * Runs a command in our place: same terminal, same signals, same exit code.
 * @param {string} command
 * @param {string[]} args
 */
async function run(command, args) {
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } })
  process.exitCode = await ended(child)
}

/**
 * Waits for a child process. Ctrl-C reaches the child by itself, since it shares our terminal; other signals are passed on.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
function ended(child) {
  const ignore = () => {}
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', ignore).on('SIGTERM', passOn).on('SIGHUP', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', passOn).off('SIGHUP', passOn)
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGHUP' ? 1 : signal === 'SIGKILL' ? 9 : 15))
    })
  })
}
