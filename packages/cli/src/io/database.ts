import { problemOf, readDatabaseUrl, StoreProblem } from '@fray/server/work'
import { badInput } from './stop.ts'

/**
 * The address of a database: of an option, else of the environment (`DATABASE_URL`). Throws a {@link Stop} where there is none, or where
 * it is no address.
 */
export function readDatabase(option: string, given: string | undefined): string {
  const text = given ?? (process.env.DATABASE_URL || undefined)
  if (text === undefined)
    throw badInput(`Say which database: ${option} postgres://USER@HOST/NAME, or DATABASE_URL in the environment.`)
  try {
    return readDatabaseUrl(text)
  } catch (error) {
    throw error instanceof StoreProblem ? badInput(error.message) : error
  }
}

/** What to throw where a database cannot be had: a {@link Stop} for what the person can fix. */
export function databaseProblem(url: string, error: unknown): unknown {
  const problem = problemOf(url, error)
  return problem instanceof StoreProblem ? badInput(problem.message) : problem
}
