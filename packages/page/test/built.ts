import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { alone } from './alone.ts'

const SCRIPT = fileURLToPath(new URL('../scripts/build.ts', import.meta.url))
const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The folder of the page as people get it, built only where it is missing or old. */
export async function builtPage(): Promise<string> {
  // In a process of its own: the environment of tests makes another page.
  await alone('page', () => promisify(execFile)(process.execPath, [SCRIPT, '--if-needed']))
  return DIST
}
