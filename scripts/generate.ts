/** Writes everything that is generated: rule ids and texts, content, and the JSON Schemas. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

for (const script of ['catalogue.ts', 'schemas.ts']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
