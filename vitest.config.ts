import process from 'node:process'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that look at the page with a browser. */
const BROWSER = 'packages/page/test/**/*.test.ts'

const everywhere = {
  environment: 'node',
  setupFiles: 'scripts/example-rulesets.ts',
  pool: 'threads',
} as const

export default defineConfig({
  test: {
    globalSetup: 'scripts/temporary-folder.ts',
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'plain',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'browser',
          include: [BROWSER],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // After the others: a browser beside tests that take all there is would be late.
          sequence: { groupOrder: 1 },
          // One on a busy machine may be late all the same: in CI what fails is tried again, and the output says so.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
    ],
  },
})
