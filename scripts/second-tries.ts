import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names, at the end of a run, the tests that passed only when they were tried again: they pass, and are to be looked at. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const late = modules.flatMap((module) => [...module.children.allTests('passed')].filter(isFlaky))
    for (const test of late)
      console.log(`Passed only when tried again: ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}

const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky === true
