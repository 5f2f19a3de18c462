/** A rate limit: a few times at once, and then no faster than that. */
export class Pacing {
  private readonly most: number
  private readonly span: number
  private readonly times = new Map<string, readonly number[]>()

  /** @param most the most times within `span` milliseconds */
  constructor(most: number, span: number) {
    this.most = most
    this.span = span
  }

  /** Whether it is too often under the key; if not, it counts as done now. */
  isTooFast(key: string, now: number): boolean {
    for (const [one, times] of this.times) if (now - (times.at(-1) ?? 0) >= this.span) this.times.delete(one)
    const recent = (this.times.get(key) ?? []).filter((at) => now - at < this.span)
    if (recent.length >= this.most) return true
    this.times.set(key, [...recent, now])
    return false
  }
}
