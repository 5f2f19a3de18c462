import process from 'node:process'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: 'scripts/temporary-folder.ts',
    setupFiles: 'scripts/example-rulesets.ts',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    // A browser on a busy machine may be late: in CI what fails is tried again, and the output says so.
    retry: process.env.CI === undefined ? 0 : 2,
    reporters: ['default'],
  },
})
