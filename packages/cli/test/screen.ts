import { resolve } from 'node:path'
import { coloursFor } from '../src/io/colours.ts'
import type { Lines } from '../src/io/lines.ts'
import type { Terminal } from '../src/io/terminal.ts'
import { wrap } from '../src/ui/width.ts'

/** A terminal that remembers what was said, for commands that are tested without a process of their own. */
export interface Screen extends Terminal {
  readonly said: string[]
  /** Everything said so far. */
  text(): string
}

/** A screen of the given width, with what a test wants otherwise. */
export function screen(width = 80, options: Partial<Pick<Terminal, 'unicode' | 'plain' | 'interactive'>> = {}): Screen {
  const said: string[] = []
  const say = (line = '') => void said.push(line)
  return {
    interactive: false,
    colours: coloursFor(false),
    unicode: false,
    plain: false,
    ...options,
    width,
    height: Number.POSITIVE_INFINITY,
    said,
    text: () => said.join('\n'),
    say,
    tell: (text, indent = '') => wrap(text, width, indent).forEach((line) => void said.push(line)),
    write: (text) => void said.push(text),
    complain: say,
  }
}

/** Lines that have been typed beforehand; they show on the screen behind their prompts. */
export function typed(on: Screen, lines: readonly string[]): Lines {
  const left = [...lines]
  const stub = {
    completer: () => [[], ''],
    ask: (prompt: string) => {
      const line = left.shift() ?? null
      on.said.push(`${prompt}${line ?? ''}`)
      return Promise.resolve(line)
    },
    sayAbove: () => {},
    close: () => {},
  }
  return stub as unknown as Lines
}

/** A file of the repository. */
export const inRepository = (path: string): string => resolve(import.meta.dirname, '../../..', path)
