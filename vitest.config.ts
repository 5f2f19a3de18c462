import process from 'node:process'
import { configDefaults, defineConfig } from 'vitest/config'
import { SecondTries } from './scripts/second-tries.ts'

/** Tests that look at the page with a browser. */
const BROWSER = 'packages/page/test/**/*.test.ts'

/** Where the counts of a run are written, if anywhere. */
const report = process.env.FRAY_TEST_REPORT

const json = (outputFile: string): ['json', { outputFile: string }][] => [['json', { outputFile }]]

const everywhere = {
  environment: 'node',
  // Processes, databases and browsers may be late on a busy machine: in CI what fails is tried again, and is named at the end.
  retry: process.env.CI === undefined ? 0 : 1,
  setupFiles: 'scripts/example-rulesets.ts',
  pool: 'threads',
} as const

export default defineConfig({
  test: {
    globalSetup: 'scripts/temporary-folder.ts',
    maxWorkers: 2,
    reporters: ['default', new SecondTries(), ...(report === undefined ? [] : json(report))],
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
        },
      },
    ],
  },
})
