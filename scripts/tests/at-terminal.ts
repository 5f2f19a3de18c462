import { joinBy } from '../../packages/cli/src/commands/join.ts'
import type { Lines } from '../../packages/cli/src/io/lines.ts'
import { type Screen, screen } from '../../packages/cli/test/screen.ts'

/** Somebody at a terminal: what the screen shows, what is asked, and a way to type. */
export interface AtTerminal {
  readonly on: Screen
  /** What stands before the place where one types; '' where nothing is asked. */
  asked(): string
  type(line: string): void
  readonly left: Promise<void>
}

/** Joins by a link, as `fray join` does. */
export function atTerminal(link: string, name: string | undefined): AtTerminal {
  const on = screen(80, { interactive: true })
  const lines: string[] = []
  let prompt = ''
  let wake: () => void = () => undefined
  const stub = {
    above(now: string, draw: () => void) {
      prompt = now
      draw()
    },
    async listen() {
      while (lines.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return lines.shift() ?? null
    },
    close: () => undefined,
  }
  return {
    on,
    asked: () => (lines.length > 0 ? '' : prompt),
    type: (line) => {
      prompt = ''
      lines.push(line)
      wake()
    },
    left: joinBy(on, stub as unknown as Lines, link, name),
  }
}
