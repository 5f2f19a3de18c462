import type { PlacedProblem, Problem } from './answers.ts'

/** A request that is refused, with the sentence that says why, and where it is wrong. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string
  readonly places: readonly PlacedProblem[]

  constructor(status: number, code: string, message: string, places: readonly PlacedProblem[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.places = places
  }
}

/** An error as every answer of 400 and above has it. */
export function problemOf(error: string, message: string, places: readonly PlacedProblem[] = []): Problem {
  const place = places[0]?.place ?? null
  return { error, place, message, ...(places.length > 1 && { problems: places }) }
}
