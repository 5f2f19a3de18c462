import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { Place } from './fray.ts'

/** Lines typed into each fight, and the seed of what is typed. */
const LINES = effort(40, 150, 'FRAY_TYPED')
const SEED = Number(process.env.FRAY_FIRST ?? 1)

const place = new Place()
afterAll(() => place.remove())

const words = fc.constantFrom(
  ...[
    'attack',
    'move',
    'end',
    'use',
    'cast',
    'declare',
    'begin',
    'why',
    'explain',
    'undo',
    'redo',
    'rule',
    'log',
    'order',
  ],
  ...[
    'referee',
    'pause',
    'field',
    'map',
    'status',
    'odds',
    'help',
    '?',
    'note',
    'Oswin',
    'Aeht',
    'Vey',
    'Thea',
    'Ulf',
    'nobody',
  ],
  ...[
    '1',
    '2',
    '0',
    '-1',
    '99',
    '1e9',
    '1,1',
    '400,400',
    'A',
    'B',
    'north',
    'd20=5',
    '=',
    '@',
    '*',
    '**',
    '"',
    "'",
    '[',
    '{',
    '`',
    '\\',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '-0',
    '0x10',
    '\u001b[2J',
    '\u202e',
    '\u0007',
    '\u200b',
    '\ufffd',
    '\ud83d\ude00',
  ],
)
const line = fc.oneof(
  { weight: 6, arbitrary: fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.tuple(words, fc.integer({ min: 50, max: 12_000 })).map(([word, n]) => word.repeat(n)) },
)
// What ends the conversation is typed at the end only; a line end would make two lines of one.
const typed = line
  .map((text) => text.replace(/[\r\n\u2028\u2029]/g, ' '))
  .filter((text) => !/^\s*(q|quit|exit|leave)?\s*$/i.test(text))

describe('whatever is typed into a fight of', () => {
  it.each(['zones/mirror', 'shock/mirror', 'free-hits/mirror', 'escalation/mirror', 'weapon-speed/mirror'])(
    '%s is answered with a sentence or played',
    async (fight) => {
      const lines = fc.sample(typed, { numRuns: LINES, seed: SEED })
      const journal = `${fight.replace('/', '-')}.jsonl`
      const all = ['--plain', 'play', fight, '--seed', 'typed', '--journal', journal]
      const { code, out, err } = await place.fray(all, [...lines, 'quit', 'quit'])
      expect(err).toBe('')
      expect(code).toBe(0)
      // What is told, without the echo of what was typed.
      const told = out.split('\n').filter((text) => !/^[^\n]*> /.test(text))
      expect(told.filter((text) => /\bundefined\b|\[object |\bNaN\b|^\s+at \S+ \(|error in Fray/.test(text))).toEqual(
        [],
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/)
      const { code: verified } = await place.fray(['verify', journal])
      expect(verified).toBe(0)
    },
  )

  it('a line that is too long is not taken', async () => {
    const { code, out } = await place.fray(
      ['play', 'zones/mirror', '--journal', 'long.jsonl'],
      ['x'.repeat(10_001), 'quit'],
    )
    expect(code).toBe(0)
    expect(out).toContain('This line is longer than 10,000 characters: type a shorter one.')
  })
})
