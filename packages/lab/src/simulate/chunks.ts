/** Some trials that are played in one go: those from `first` on. */
export interface Chunk {
  readonly first: number
  readonly count: number
}

/** Trials of the first chunks, and of the largest ones. */
const SMALLEST = 1
const LARGEST = 256
/** Chunks of one size, before the size is doubled. */
const ALIKE = 8

/**
 * The trials divided into chunks: small ones first, so that a beginning is soon there; then larger ones. How they are divided
 * depends on nothing but the number of trials, since the stopping rule is judged at the end of each chunk.
 */
export function* chunksOf(trials: number): Generator<Chunk, void> {
  let size = SMALLEST
  for (let first = 0, n = 1; first < trials; n++) {
    const count = Math.min(size, trials - first)
    yield { first, count }
    first += count
    if (n % ALIKE === 0) size = Math.min(LARGEST, size * 2)
  }
}

/** The most looks that anybody asks for. */
const MOST_LOOKS = 400

/** After how many trials the stopping rule is judged, the first ones. */
export function looksOf(trials: number): number[] {
  const looks: number[] = []
  for (const { first, count } of chunksOf(trials)) {
    looks.push(first + count)
    if (looks.length === MOST_LOOKS) break
  }
  return looks
}
