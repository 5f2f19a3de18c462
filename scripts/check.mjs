// npm run check: types, lint, the arrows between the packages, what is generated. Prints one line a check, and what is wrong below it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const colour = process.stdout.isTTY === true

/** Each check is one or several commands, run one after the other up to the first that fails. The checks run side by side. */
const checks = {
  types: [
    types('portable', 'tsconfig.portable.json'),
    types('all', 'tsconfig.json'),
    types('page', 'packages/page/tsconfig.json'),
  ],
  lint: [
    [
      biome,
      'check',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '--max-diagnostics=50',
      `--colors=${colour ? 'force' : 'off'}`,
    ],
  ],
  imports: [['scripts/check-imports.mjs']],
  unused: [['scripts/check-unused.mjs']],
  casts: [['scripts/check-casts.mjs']],
  words: [['scripts/check-words.mjs'], ['scripts/check-names.mjs']],
  generated: [['scripts/generate.ts', '--check']],
  api: [['scripts/api/pages.ts', '--check']],
}

/**
 * Checks the types of one project; what it learned is kept, so that the next time only what changed is looked at.
 * @param {string} name
 * @param {string} project
 */
function types(name, project) {
  const memory = `node_modules/.cache/fray/${name}.tsbuildinfo`
  return [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', memory, '--pretty', String(colour)]
}

/**
 * Runs all checks and prints their outcome.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const results = await Promise.all(Object.entries(checks).map(([name, commands]) => runCheck(name, commands)))
  const failed = results.filter((ok) => !ok).length
  return { passed: results.length - failed, failed }
}

/**
 * @param {string} name
 * @param {string[][]} commands
 */
async function runCheck(name, commands) {
  const start = performance.now()
  for (const command of commands) {
    const { code, output } = await capture(command)
    if (code === 0) continue
    console.log(`FAILED  ${name}\n${output.trim()}\n`)
    return false
  }
  console.log(`ok      ${name.padEnd(10)}${((performance.now() - start) / 1000).toFixed(1)} s`)
  return true
}

/**
 * Runs a script of this repository with this Node.
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture([script = '', ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
