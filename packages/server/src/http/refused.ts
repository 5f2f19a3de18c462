/** Why a request was refused: the same form for every answer of 400 and above. */
export interface Problem {
  /** For programs: the rule that forbids it, or the reason as a code. */
  readonly error: string
  /** Where it is wrong: a field of the request, or line and column of a text; null if it has no place. */
  readonly place: string | null
  /** For people, in sentences. */
  readonly message: string
  /** Everything that is wrong, if there is more than one thing. */
  readonly problems?: readonly PlacedProblem[]
}

/** One of several things that are wrong. */
export interface PlacedProblem {
  readonly place: string | null
  readonly message: string
}

/** A refused request, with the sentence that says why, and where it is wrong. */
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
