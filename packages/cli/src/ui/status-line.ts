import { canDrawOver, drawOver } from '../io/output.ts'

/** Milliseconds between two drawings. */
const INTERVAL = 100

/** A line on standard error that says what is going on; nothing where standard error is no terminal. */
export class StatusLine {
  private drawn = 0
  private readonly isShown = canDrawOver()

  show(text: string): void {
    const now = performance.now()
    if (!this.isShown || now - this.drawn < INTERVAL) return
    this.drawn = now
    drawOver(text)
  }

  /** Takes the line away. */
  clear(): void {
    if (this.drawn > 0) drawOver('')
  }
}
