/** How long things took, in buckets; the sum and the number follow from it. */
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

/** Figures that are asked for when somebody looks. */
export interface Gauge {
  readonly help: string
  /** Null while nobody knows it: it is then left out, for a count that falls to 0 would be taken for one that begins again. */
  readonly value: () => number | null
}

/** What a server counts while it runs, for Prometheus. No name of anybody, no fight and no link is among it. */
export class Metrics {
  private readonly counters = new Map<string, { readonly help: string; readonly by: Map<string, number> }>()
  private readonly gauges = new Map<string, Gauge>()
  private readonly histograms = new Map<string, { readonly help: string; readonly histogram: Histogram }>()
  /** Seconds from the arrival of a command to its acknowledgement, durable. */
  readonly acknowledged = this.histogram(
    'fray_acknowledged_seconds',
    'From the arrival of a command to its durable acknowledgement.',
  )

  /** Makes a counter known; `label` names what it is split by. */
  counter(name: string, help: string): (label?: string) => void {
    const by = new Map<string, number>([['', 0]])
    this.counters.set(name, { help, by })
    return (label = '') => void by.set(label, (by.get(label) ?? 0) + 1)
  }

  gauge(name: string, help: string, value: () => number | null): void {
    this.gauges.set(name, { help, value })
  }

  /** Makes a distribution of seconds known. */
  histogram(name: string, help: string): Histogram {
    const histogram = new Histogram([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5])
    this.histograms.set(name, { help, histogram })
    return histogram
  }

  /** Everything, as Prometheus reads it. */
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
      // What only grows is a counter to Prometheus, no matter who counts it.
      const type = name.endsWith('_total') ? 'counter' : 'gauge'
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${now}`)
    }
    for (const [name, { help, histogram }] of this.histograms) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...histogram.lines(name))
    }
    return `${lines.join('\n')}\n`
  }
}
