import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the first page lists the fights that come with Fray as they are', async () => {
  const script = fileURLToPath(new URL('../../scripts/ready.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--check'])
  expect(stdout).toBe('')
})
