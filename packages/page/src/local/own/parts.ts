/* What rulesets import of Fray, as this worker holds it itself: loaded with the first ruleset of somebody's own. */

const files = import.meta.glob(
  [
    '../../../../kernel/src/{index,rules}.ts',
    '../../../../rulesets/index.ts',
    '../../../../rulesets/{kinds,lasting,loading,plain,presentation,referee}/*.ts',
    '!../../../../rulesets/**/*.test.ts',
  ],
  { eager: true },
)

const nameOf = (path: string): string =>
  path
    .replace('../../../../', '@fray/')
    .replace('kernel/src/', 'kernel/')
    .replace(/(\/index)?\.ts$/, '')

/** The parts of Fray by what they are imported as. */
export const parts: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(files).map(([path, module]) => [nameOf(path), module]),
)
