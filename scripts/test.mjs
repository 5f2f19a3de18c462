// npm test: the checks, the rule coverage, then the tests of every run; with --all every test. The last line is "N passed, N failed"
// and nothing else.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './check.mjs'

const unknown = process.argv.slice(2).filter((word) => word !== '--all')
if (unknown.length > 0) {
  console.error(`npm test does not know ${unknown.join(' ')}: it takes -- --all, for every test, and nothing else.`)
  process.exit(2)
}
/** @type {Record<string, string>} */
const part = process.argv.includes('--all') ? { FRAY_TESTS: 'all' } : {}

const root = fileURLToPath(new URL('..', import.meta.url))

console.log('Checks')
const checks = await runChecks()

console.log('\nRules')
const rules = await countRules()

console.log('\nTests')
const tests = await countTests()

const parts = [checks, rules, tests]
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
console.log(`${parts.reduce((sum, part) => sum + part.passed, 0)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** The coverage of every ruleset's rules, as one check. */
async function countRules() {
  const code = await show(['scripts/rules.ts'])
  if (code === 0) return { passed: 1, failed: 0 }
  console.log('FAILED  rules')
  return { passed: 0, failed: 1 }
}

/** Runs the tests and counts them from Vitest's own report; a file that could not be read at all counts as a failed test. */
async function countTests() {
  const folder = mkdtempSync(join(tmpdir(), 'fray-test-'))
  const file = join(folder, 'report.json')
  try {
    const code = await show(['node_modules/vitest/vitest.mjs', 'run'], { FRAY_TEST_REPORT: file, ...part })
    return count(code, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.log(`FAILED  Vitest left no report: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {number} code Vitest's exit code
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
function count(code, report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  // An error outside of every test (a promise nobody awaited, say) fails the run without failing a test.
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/**
 * Runs a script of this repository with this Node, its output shown as it comes.
 * @param {string[]} command
 * @param {Record<string, string>} [more] for its environment
 * @returns {Promise<number>} its exit code
 */
function show([script = '', ...args], more = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...more },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
