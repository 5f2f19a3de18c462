import { asText, isMap, nearest, type Problem } from '@fray/kernel'
import { type ReadFile, wholeGiven } from './case-given.ts'
import { type CaseResult, runCase } from './case-run.ts'
import { type Case, caseFileSchema, type Shared } from './cases.ts'
import { located } from './encounter.ts'
import { findGame } from './games.ts'
import { shapeProblems } from './shape.ts'
import { type LocatedProblem, type Place, readText } from './yaml.ts'

/** A difference from what a case says, and where it is in the file. */
export interface CaseFailure extends Place {
  readonly message: string
  readonly rule?: string
}

/** The result of one case in a file. */
export interface LocatedCaseResult extends Omit<CaseResult, 'failures'> {
  readonly line: number
  readonly failures: readonly CaseFailure[]
}

/** The results of the cases in a file; `problems` concern the file itself, whose invalid cases are not run. */
export interface FileResult {
  readonly file: string
  readonly ruleset: string
  readonly results: readonly LocatedCaseResult[]
  readonly problems: readonly LocatedProblem[]
}

/**
 * Runs every case of a file. `fileName` is its name in problems; `readFile` reads the encounter files that cases
 * name.
 * @example
 * ```ts
 * import { runCaseFile } from '@fray/files'
 *
 * const text = `
 * ruleset: zones
 * cases:
 *   - id: forty-hit-points
 *     rules: [hp]
 *     given: { combatants: { Ada: { from: ada-the-warrior, hp: 40 }, Corwin: { from: toll-ruffian } } }
 *     steps:
 *       - do: Ada attack Corwin Longsword
 *         dice: [d20=1]
 * `
 * const { results, problems } = await runCaseFile(text, 'mine.yaml')
 * console.log(problems.length, results[0]?.passed) // 0 false
 * console.log(results[0]?.failures[0]?.message) // There is no rule "hp" in zones.
 * ```
 */
export async function runCaseFile(
  text: string,
  fileName: string,
  readFile: ReadFile = () => null,
): Promise<FileResult> {
  const reading = readText(text, fileName)
  const broken = (problems: readonly LocatedProblem[]): FileResult => ({
    file: fileName,
    ruleset: '',
    results: [],
    problems,
  })
  if (reading.problems.length > 0) return broken(reading.problems)
  const { value, locate } = reading
  const problems: Problem[] = shapeProblems(caseFileSchema, value)
  if (!isMap(value)) return broken(located(problems, reading, fileName))
  const game = await findGame(value.ruleset)
  if (typeof game === 'string') return broken(located([{ path: ['ruleset'], message: game }], reading, fileName))
  const cases = (Array.isArray(value.cases) ? value.cases : []).map(filled) as Case[]
  const shared: Shared = {
    cast: isMap(value.cast) ? value.cast : {},
    ...(isMap(value.content) ? { content: value.content } : {}),
  }
  problems.push(...sameIds(cases), ...strangers(cases, shared.cast ?? {}))
  const faulty = new Set(problems.filter((p) => p.path[0] === 'cases').map((p) => p.path[1]))
  const results: LocatedCaseResult[] = []
  cases.forEach((one, at) => {
    if (faulty.has(at)) return
    const whole = wholeGiven(one.given, game.rules.id, readFile)
    if ('problem' in whole) {
      const { path, message } = whole.problem
      problems.push({ path: ['cases', at, ...path], message })
      return
    }
    const { failures, ...result } = runCase({ ...one, given: whole.given }, game, shared)
    const where = failures.map(({ path, message, rule }): CaseFailure => {
      const place = { ...locate(fileOwn(path, one) ? path.slice(1) : ['cases', at, ...path]), message }
      return rule === undefined ? place : { ...place, rule }
    })
    results.push({ ...result, line: locate(['cases', at]).line, failures: where })
  })
  return { file: fileName, ruleset: game.rules.id, results, problems: located(problems, reading, fileName) }
}

/** A case without empty fields, also in its steps: they count as missing. */
const filled = (one: unknown): unknown => {
  if (!isMap(one)) return one
  const { steps, ...rest } = withoutEmpty(one)
  return steps === undefined ? rest : { ...rest, steps: Array.isArray(steps) ? steps.map(withoutEmpty) : steps }
}

const withoutEmpty = <T>(map: T): T =>
  isMap(map) ? (Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null)) as T) : map

/** Ids that occur twice. */
function sameIds(cases: readonly Case[]): Problem[] {
  const seen = new Set<unknown>()
  return cases.flatMap((one, at) => {
    const id = isMap(one) ? one.id : undefined
    if (id === undefined || !seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      {
        path: ['cases', at, 'id'],
        message: `There is another case "${asText(id)}" in this file: give each its own id.`,
      },
    ]
  })
}

/** Whether a path in `given` leads into content of the whole file, not the case's own. */
function fileOwn(path: readonly (string | number)[], { given }: Case): boolean {
  const [first, second, kind = '', id = ''] = path
  if (first !== 'given' || second !== 'content') return false
  const kinds = given.content
  const entries = isMap(kinds) ? kinds[kind] : undefined
  return !(isMap(entries) && id in entries)
}

/** Combatants for which a case only gives a place, without being in the cast. */
function strangers(cases: readonly Case[], cast: Readonly<Record<string, unknown>>): Problem[] {
  const names = Object.keys(cast)
  return cases.flatMap((one, at) => {
    const combatants = isMap(one) && isMap(one.given) ? one.given.combatants : null
    if (!isMap(combatants)) return []
    return Object.entries(combatants).flatMap(([name, entry]) => {
      if (typeof entry !== 'string' || names.includes(name) || (isMap(one.given) && 'encounter' in one.given)) return []
      const near = nearest(name, names)
      const hint = near === null ? '' : ` Did you mean "${near}"?`
      return [
        {
          path: ['cases', at, 'given', 'combatants', name],
          message: `${name} is not in the cast of this file.${hint}`,
        },
      ]
    })
  })
}
