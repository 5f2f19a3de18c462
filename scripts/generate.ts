/**
 * Writes everything that is generated: rule ids and texts, content, the JSON Schemas, the tables and the page of events in the
 * documentation, and the page's signs. `--check` writes nothing and fails where something is stale: all in one
 * process, since most of them need every ruleset. Rule ids and content are checked elsewhere, by `npm run rules`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

const CHECKED = [
  'schemas.ts',
  'pairs.ts',
  'events.ts',
  'fields.ts',
  'protocol.ts',
  'mcp.ts',
  'looks.ts',
  'signs.ts',
  'openapi.ts',
]

const pathOf = (script: string): string => join(import.meta.dirname, script)

if (process.argv.includes('--check')) {
  let failed = 0
  for (const script of CHECKED) {
    // As if it were started by itself.
    process.argv = [process.execPath, pathOf(script), '--check']
    process.exitCode = 0
    try {
      await import(pathOf(script))
    } catch (error) {
      console.error(`scripts/${script}: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
    if (process.exitCode !== 0) failed++
  }
  process.exitCode = failed === 0 ? 0 : 1
} else {
  // One after the other in processes of their own: what one has written the next one loads.
  for (const script of ['catalogue.ts', ...CHECKED]) {
    const more = script === 'pairs.ts' ? ['--write'] : []
    const { status } = spawnSync(process.execPath, [pathOf(script), ...more], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}
