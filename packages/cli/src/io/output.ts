import { visible } from '@fray/kernel'
import { codeOf } from './colours.ts'

const MARKS = /([\ufdd0-\ufdef])/

/**
 * The text as it goes to a terminal: colours become its codes, and everything else that would steer it, no matter who wrote it,
 * is made visible. All that the command writes to its outputs goes through here.
 */
export function clean(text: string): string {
  return text
    .split(MARKS)
    .map((piece, i) => (i % 2 === 1 ? codeOf(piece) : visible(piece)))
    .join('')
}

/** Writes on standard output. */
export const writeOut = (text: string): void => void process.stdout.write(clean(text))

/** Writes on standard error. */
export const writeErr = (text: string): void => void process.stderr.write(clean(text))

/** Whether lines may be drawn over each other on standard error. */
export const canDrawOver = (): boolean => process.stderr.isTTY === true && process.env.TERM !== 'dumb'

/**
 * Draws the text over the present line of standard error, cut to the screen; an empty text takes the line away. A terminal that does not know
 * how wide it is says 0.
 */
export const drawOver = (text: string): void =>
  void process.stderr.write(`\r\u001b[K${clean(text).slice(0, (process.stderr.columns || 80) - 1)}`)

/** Takes everything off the screen, and out of what can be scrolled back to where the terminal allows it. */
export const clearScreen = (): void => void process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
