// Gives all tests a temporary folder of their own, and fails the run when something is left in it.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let own = ''

/** Called by Vitest before all tests. */
export function setup(): void {
  const outside = tmpdir()
  own = mkdtempSync(join(outside, 'fray-tests-'))
  // What Node keeps of compiled files is no leaving: it serves the next run.
  process.env.NODE_COMPILE_CACHE ??= join(outside, 'node-compile-cache')
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = own
}

/** Called by Vitest after all tests. */
export function teardown(): void {
  // Where the browser keeps its socket; it stays when the browser is ended before it has tidied up, which is not ours to say.
  const left = readdirSync(own).filter((name) => !name.startsWith('.org.chromium.'))
  rmSync(own, { recursive: true, force: true })
  if (left.length === 0) return
  process.exitCode = 1
  throw new Error(`The tests have left this in the temporary folder: ${left.join(', ')}.`)
}
