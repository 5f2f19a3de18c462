import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PAGE, PAGE_BUILDER } from '../io/home.ts'
import type { Terminal } from '../io/terminal.ts'

/**
 * Builds the page where it is missing or older than what it is made of, which says so. False where it could not be built; what is
 * there stays.
 */
export async function buildPage(terminal: Terminal): Promise<boolean> {
  if (!existsSync(PAGE_BUILDER)) return existsSync(PAGE)
  const child = spawn(process.execPath, [PAGE_BUILDER, '--if-needed'], { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
  if (code === 0) return true
  terminal.complain(`The page could not be built: ${said.trim().split('\n').at(-1) ?? ''}`)
  return false
}
