/**
 * Writes everything that is generated: rule ids and texts, content, the JSON Schemas, the tables and the page of events in the
 * documentation, and the API pages.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

for (const [script, ...args] of [
  ['catalogue.ts'],
  ['schemas.ts'],
  ['pairs.ts', '--write'],
  ['events.ts'],
  ['fields.ts'],
  ['protocol.ts'],
  ['mcp.ts'],
  ['looks.ts'],
  ['api/pages.ts'],
] as const) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
