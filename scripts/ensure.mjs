// Makes sure that the dependencies are installed as package-lock.json says, then runs a script with the right Node:
//
//   node scripts/ensure.mjs [--all] [script [arguments...]]
//
// Without --all it installs what playing needs, and Node only where this one is too old; with it, what developing needs as well.
// What is installed already is never reduced. The script's path is relative to the repository. This file is plain JavaScript
// without dependencies and runs on Node 18, because a fresh clone has nothing but the machine's own Node. It also starts the script
// itself: a shell that has looked `node` up once keeps using the old one within the same command line, so `ensure && node script`
// would not do.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withInstallLock } from './install-lock.mjs'
import { EVERYTHING, isInstalled, kindThere, trim } from './installed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

try {
  const [first, ...others] = process.argv.slice(2)
  const [script, ...args] = first === '--all' ? others : first === undefined ? [] : [first, ...others]
  const wanted = first === '--all' ? EVERYTHING : isNewEnough() ? 0 : 1
  if (!isInstalled(root, wanted)) {
    await withInstallLock(join(root, '.install-lock'), async () => {
      if (!isInstalled(root, wanted)) await install(Math.max(wanted, kindThere(root)))
    })
  }
  if (script !== undefined) await run(findNode(), [resolve(root, script), ...args])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** Whether this Node runs Fray. */
function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/**
 * Installs by `npm ci`; what npm said is shown only when it fails.
 * @param {number} kind of the KINDS
 */
async function install(kind) {
  const what = ['what playing needs', 'what playing needs, with a newer Node,', 'what developing needs'][kind]
  console.error(
    `Installing ${what} into node_modules (once, usually under ${kind === EVERYTHING ? 'a' : 'half a'} minute) ...`,
  )
  const start = Date.now()
  const still = setInterval(() => {
    console.error(`  still installing after ${Math.round((Date.now() - start) / 1000)} s ...`)
  }, 10_000)
  const { code, said } = await npmCi(kind).finally(() => clearInterval(still))
  if (code === 0 && kind < EVERYTHING) trim(root, kind)
  if (code === 0 && isInstalled(root, kind)) {
    console.error(`Installed after ${Math.round((Date.now() - start) / 1000)} s.`)
    return
  }
  // After some errors npm recites its whole manual, which helps nobody here.
  console.error((said.split('npm error Clean install a project')[0] ?? '').trim())
  throw new Error(
    code === 0
      ? 'npm finished, but node_modules does not hold what package-lock.json asks for. Run "npm install" in Fray\'s folder.'
      : 'Fray\'s dependencies could not be installed: "npm ci" failed, and said why above. It needs the npm registry ' +
          "(a network, or a proxy set in npm's configuration) and write access to Fray's folder. Fix that and try again.",
  )
}

/**
 * Runs `npm ci`. The repository's own dependencies are Node and those for developing: where none is wanted, its workspaces alone are
 * installed.
 * @param {number} kind of the KINDS
 */
async function npmCi(kind) {
  const { command, args } = npm()
  const flags = [
    ...['ci', '--include=optional', kind === EVERYTHING ? '--include=dev' : '--omit=dev'],
    ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...(kind === 0 ? ['--workspaces', '--include-workspace-root=false'] : []),
  ]
  const child = spawn(command, [...args, ...flags], {
    cwd: root,
    shell: command === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  return { code: await ended(child), said }
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
  if (isNewEnough()) return process.execPath
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
