import { availableParallelism } from 'node:os'
import process from 'node:process'
import { configDefaults, defineConfig } from 'vitest/config'
import { Costs } from './scripts/tests/costs.ts'
import { isWhole } from './scripts/tests/effort.ts'

/** Tests that look at the page with a browser; those in `quick` belong to every run. */
const BROWSER = ['packages/page/test/**/*.test.ts', 'scripts/evening*.test.ts']
const QUICK_BROWSER = ['packages/page/test/quick/*.test.ts']

/** Tests that take long and belong to `npm test -- --all` alone. */
const LONG = '**/*.long.test.ts'

/** Where the counts of a run are written, if anywhere. */
const report = process.env.FRAY_TEST_REPORT

const json = (outputFile: string): ['json', { outputFile: string }][] => [['json', { outputFile }]]

const everywhere = {
  environment: 'node',
  setupFiles: ['scripts/tests/usual-machine.ts', 'scripts/tests/cost.ts', 'scripts/tests/example-rulesets.ts'],
  // Files share what they import: most load all rulesets. Nothing is left behind in modules that another file could trip over.
  pool: 'forks' as const,
  isolate: false,
  // Fights by the thousand leave short-lived data: with room for it, and without threads that take the other workers' processors, a sixth less.
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  // Node runs the code as it is, as it does everywhere else.
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    // One more than there are processors: a third of the time a test waits, for a server, a database or a browser.
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'scripts/tests/temporary-folder.ts',
    reporters: ['default', new Costs(), ...(report === undefined ? [] : json(report))],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'plain',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...BROWSER, ...(isWhole ? [] : [LONG])],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'browser',
          include: isWhole ? BROWSER : QUICK_BROWSER,
          testTimeout: 240_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // After the others: a browser beside tests that take all there is would be late.
          // A browser takes a processor by itself.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
