/** The density of the standard normal distribution. */
export const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/**
 * The probability that a standard normal number exceeds x, for x from 0 on, to within 1e-7 (Abramowitz and Stegun
 * 26.2.17).
 */
export function normalBeyond(x: number): number {
  const t = 1 / (1 + 0.2316419 * x)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return density(x) * series
}

/** The standard deviations that a normal number exceeds with this probability (at most a half). */
export function deviationsFor(chance: number): number {
  let [low, high] = [0, 40]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (normalBeyond(middle) > chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}
