/** Durations in buckets; the sum and the number follow from it. */
class Histogram {
  private readonly bounds: readonly number[]
  private readonly counts: number[]
  private sum = 0

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = new Array<number>(bounds.length + 1).fill(0)
  }

  add(seconds: number): void {
    let at = 0
    while (at < this.bounds.length && seconds > (this.bounds[at] as number)) at++
    this.counts[at]++
    this.sum += seconds
  }

  lines(name: string): string[] {
    let total = 0
    const buckets = this.counts.map((count, at) => {
      total += count
      return `${name}_bucket{le="${this.bounds[at] ?? '+Inf'}"} ${total}`
    })
    return [...buckets, `${name}_sum ${this.sum}`, `${name}_count ${total}`]
  }
}

/** A figure read on demand. */
export interface Gauge {
  readonly help: string
  /** Null while unknown: the line is then omitted, as a count that drops to 0 would look like a restart. */
  readonly value: () => number | null
}

/** What a server counts while it runs, for Prometheus. It holds no names, fights or links. */
export class Metrics {
  private readonly counters = new Map<string, { readonly help: string; readonly by: Map<string, number> }>()
  private readonly gauges = new Map<string, Gauge>()
  private readonly histograms = new Map<string, { readonly help: string; readonly histogram: Histogram }>()
  /** Seconds from the arrival of a command to its durable acknowledgement. */
  readonly acknowledged = this.histogram(
    'fray_acknowledged_seconds',
    'From the arrival of a command to its durable acknowledgement.',
  )

  /** Registers a counter; `label` is what it is split by. */
  counter(name: string, help: string): (label?: string) => void {
    const by = new Map<string, number>([['', 0]])
    this.counters.set(name, { help, by })
    return (label = '') => void by.set(label, (by.get(label) ?? 0) + 1)
  }

  gauge(name: string, help: string, value: () => number | null): void {
    this.gauges.set(name, { help, value })
  }

  /** Registers a distribution of seconds. */
  histogram(name: string, help: string): Histogram {
    const histogram = new Histogram([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5])
    this.histograms.set(name, { help, histogram })
    return histogram
  }

  /** Everything in Prometheus's format. */
  text(): string {
    const lines: string[] = []
    for (const [name, { help, by }] of this.counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
      for (const [label, count] of by) {
        if (label === '' && by.size > 1) continue
        lines.push(label === '' ? `${name} ${count}` : `${name}{kind="${label}"} ${count}`)
      }
    }
    for (const [name, { help, value }] of this.gauges) {
      const now = value()
      if (now === null) continue
      // To Prometheus a value that only grows is a counter, no matter who counts it.
      const type = name.endsWith('_total') ? 'counter' : 'gauge'
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${now}`)
    }
    for (const [name, { help, histogram }] of this.histograms) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...histogram.lines(name))
    }
    return `${lines.join('\n')}\n`
  }
}
