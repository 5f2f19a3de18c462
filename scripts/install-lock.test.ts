import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withInstallLock } from './install-lock.mjs'

let home = ''
let lock = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'fray-lock-'))
  lock = join(home, 'lock')
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

test('two never work at the same time, and the lock is gone afterwards', async () => {
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    seen.push(`${name} ends`)
  }
  await Promise.all([withInstallLock(lock, work('first')), withInstallLock(lock, work('second'))])
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test('the lock is freed when the work fails', async () => {
  await expect(withInstallLock(lock, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

test.each([['with its owner in it', true] as const, ['that died before it was signed', false] as const])(
  'an abandoned lock %s is taken over',
  async (_, signed) => {
    const longAgo = new Date(Date.now() - 60_000)
    mkdirSync(lock)
    if (signed) {
      writeFileSync(join(lock, 'elsewhere-1'), '')
      utimesSync(join(lock, 'elsewhere-1'), longAgo, longAgo)
    }
    utimesSync(lock, longAgo, longAgo)
    let worked = false
    await withInstallLock(lock, async () => {
      worked = true
    })
    expect(worked).toBe(true)
  },
)
