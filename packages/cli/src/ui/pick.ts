import { it, put } from '../io/language.ts'
import type { Lines } from '../io/lines.ts'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from './width.ts'

/** Something to choose, under a heading. */
export interface Choice {
  readonly group: string
  readonly text: string
  readonly names: readonly string[]
}

/**
 * Asks for one of several, by its number or, where they have some, by a name that only one of them has; Enter takes the
 * `usual` one, the first where nothing else is said. Null where the person leaves.
 */
export async function pick(
  terminal: Terminal,
  lines: Lines,
  choices: readonly Choice[],
  usual = 0,
): Promise<number | null> {
  let heading = ''
  choices.forEach(({ group, text }, i) => {
    if (group !== heading) terminal.tell(terminal.colours.strong(group))
    heading = group
    const line = `${String(i + 1).padStart(3)}  ${text}${i === usual ? ' (Enter)' : ''}`
    for (const part of wrap(line, terminal.width, '     ')) terminal.say(part)
  })
  for (;;) {
    const line = await lines.ask('> ')
    if (line === null) return null
    const text = line.trim().toLowerCase()
    if (text === 'quit' || text === 'exit' || text === 'q') return null
    const n = text === '' ? usual + 1 : Number(text)
    if (Number.isInteger(n) && n >= 1 && n <= choices.length) return n - 1
    const called = choices.flatMap(({ names }, i) => (names.some((name) => name.toLowerCase() === text) ? [i] : []))
    if (called.length === 1) return called[0]
    terminal.tell(
      called.length > 1
        ? put('Several are called "{name}": {numbers}. Type the number.', {
            name: it(text),
            numbers: it(called.map((i) => i + 1).join(', ')),
          })
        : put('Type a number from 1 to {n}, or quit.', { n: it(choices.length) }),
    )
  }
}
