/** A rate limit per second, after a burst of five times as many. */
export class Bucket {
  private readonly rate: number
  private left: number
  private at: number

  constructor(rate: number, now: number) {
    this.rate = rate
    this.left = rate * BURST
    this.at = now
  }

  /** Takes one; false if too many came. `now` is in milliseconds. */
  take(now: number): boolean {
    this.fill(now)
    if (this.left < 1) return false
    this.left--
    return true
  }

  /** Whether nothing was taken for so long that it can be forgotten. */
  isFull(now: number): boolean {
    this.fill(now)
    return this.left >= this.rate * BURST
  }

  private fill(now: number): void {
    this.left = Math.min(this.rate * BURST, this.left + ((now - this.at) / 1000) * this.rate)
    this.at = now
  }
}

const BURST = 5

/** A bucket for each address, forgotten once it is full again. */
export class Buckets {
  private readonly rate: number
  private readonly buckets = new Map<string, Bucket>()

  constructor(rate: number) {
    this.rate = rate
  }

  take(address: string, now: number): boolean {
    let bucket = this.buckets.get(address)
    if (bucket === undefined) {
      if (this.buckets.size >= MOST_ADDRESSES) this.sweep(now)
      bucket = new Bucket(this.rate, now)
      this.buckets.set(address, bucket)
    }
    return bucket.take(now)
  }

  private sweep(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address)
    // A flood from very many addresses makes the server forget the others instead of running out of memory.
    if (this.buckets.size >= MOST_ADDRESSES) this.buckets.clear()
  }
}

const MOST_ADDRESSES = 10_000
