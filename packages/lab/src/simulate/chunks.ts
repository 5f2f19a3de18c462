/** Consecutive trials that are played as one unit: those from `first` on. */
export interface Chunk {
  readonly first: number
  readonly count: number
}

/** The number of trials in the first chunks, and in the largest ones. */
const SMALLEST = 1
const LARGEST = 256
/** Chunks of one size before the size is doubled. */
const ALIKE = 8

/**
 * The trials divided into chunks: small ones first, so that there is a result soon; then larger ones. The division
 * depends only on the number of trials, because the stopping rule is applied at the end of each chunk.
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

/** The most looks that are ever needed. */
const MOST_LOOKS = 400

/** The numbers of trials after which the stopping rule is applied, up to the limit. */
export function looksOf(trials: number): number[] {
  const looks: number[] = []
  for (const { first, count } of chunksOf(trials)) {
    looks.push(first + count)
    if (looks.length === MOST_LOOKS) break
  }
  return looks
}
