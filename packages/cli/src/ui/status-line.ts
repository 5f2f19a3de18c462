/** Milliseconds between two drawings. */
const INTERVAL = 100

/** A line on standard error that says what is going on; nothing where standard error is no terminal. */
export class StatusLine {
  private drawn = 0
  private readonly isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb'

  show(text: string): void {
    const now = performance.now()
    if (!this.isShown || now - this.drawn < INTERVAL) return
    this.drawn = now
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`)
  }

  /** Takes the line away. */
  clear(): void {
    if (this.drawn > 0) process.stderr.write('\r\u001b[K')
  }
}
