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
    reporters: ['default'],
  },
})
