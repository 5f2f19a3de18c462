import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../../scripts/tests/effort.ts'
import { heard, isChange, isOperation, isSeating, MESSAGE_LIMITS, misfitOf, PROTOCOL, readHeard } from '../src/index.ts'
import { arbitraryOf } from './arbitraries.ts'

const RUNS = { numRuns: effort(40, 40, 'FRAY_FIGHTS') }

describe.each(heard.map((one) => [one.shape.do.def.values[0], one] as const))('%s', (word, declared) => {
  test('is read as it was said', () => {
    fc.assert(
      fc.property(arbitraryOf(declared), (message) => {
        const text = JSON.stringify(message)
        const found = readHeard(text)
        if ('problem' in found) expect(found.problem).toMatch(/A field cannot be called|A number is too large/)
        else expect(found).toEqual(JSON.parse(text))
      }),
      RUNS,
    )
  })

  test('with a field that nobody declared is not understood', () => {
    const found = readHeard(JSON.stringify({ do: word, whatever: 1 }))
    const fields = Object.keys(declared.shape).filter((name) => name !== 'do')
    const takes = fields.length === 0 ? 'nothing' : fields.join(', ')
    expect('places' in found && found.places[0]).toMatchObject({ place: 'whatever' })
    expect('problem' in found && found.problem).toContain(`${word} takes no "whatever"; it takes ${takes}.`)
  })
})

test('whatever comes is read, or a sentence says what is wrong', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc.json().map((json) => `{"do":"submit","action":${json}}`),
      ),
      (text) => {
        const found = readHeard(text)
        if ('problem' in found) expect(found.problem).toMatch(/^["A-Z].*\.$/s)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['{"do":"submit","id":"x","action":{"actor":"a","action":"b","__proto__":{"y":1}}}', '"__proto__"'],
  ['{"do":"submit","id":"x","action":{"actor":"a","action":"b","c":{"constructor":1}}}', '"constructor"'],
  [`{"do":"submit","action":{"actor":"a","action":"b","c":${'['.repeat(20)}${']'.repeat(20)}}}`, 'at most 12 deep'],
  [`{"do":"submit","action":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'at most 12 deep'],
  [`{"do":"about","kind":"x","name":"${'y'.repeat(MESSAGE_LIMITS.characters)}"}`, 'at most 65536 characters'],
  ['{"do":"submit","action":{"actor":"a","action":"b","c":1e999}}', 'too large'],
  ['{"do":"roll","faces":[1.5]}', '"faces.0" has to be a whole number'],
  ['{"do":"settings","reactions":"always"}', '"reactions" is one of ask, matters, auto, never'],
  ['{"do":"hello"}', '"protocol" is missing'],
  [
    '{"do":"submit","acton":"a1","at":-1}',
    'submit takes no "acton"; it takes id, seat, at, epoch, action, given. "at" has to be 0 at least. "action" is missing.',
  ],
  ['{"do":"submit","action":{"actor":"Ada"}}', '"submit": "action.action" is missing.'],
  [
    '{"do":"share-out","give":[{"who":"Ada","too":"b"}]}',
    '"give.0" takes no "too"; it takes who, to. "give.0.to" is missing.',
  ],
  [
    '{"do":"hello","protocol":1,"name":"A\\u001b[2J"}',
    '"name" holds the control character U+001B, which no screen shows',
  ],
  ['{"do":"hello","protocol":1,"name":"A\\u0000"}', '"name" holds the control character U+0000'],
  ['{"do":"hello","protocol":1,"name":"Ada\\u202egod"}', '"name" holds the control character U+202E'],
  [
    '{"do":"rename","id":1,"seat":"players","name":"Bo\\n  7. Ada goes down."}',
    '"name" runs over several lines: write it on one.',
  ],
  ...[' ', '\\u200b', '\\u00a0 ', '\\u3164'].map((name) => [
    `{"do":"rename","id":1,"seat":"players","name":"${name}"}`,
    '"name" has nothing that can be seen: use letters.',
  ]),
  ['{"do":"write","id":1,"words":" "}', '"words" has nothing that can be seen'],
  ['{"do":"rename","id":1,"seat":"players","name":"Bo\\u2028Ada"}', '"name" holds the control character U+2028'],
])('%.60s', (text, message) => {
  expect(readHeard(text)).toMatchObject({ problem: expect.stringContaining(message) })
})

test('an id finds its way back also where the rest is not understood', () => {
  expect(readHeard('{"do":"dance","id":"x7"}')).toMatchObject({ id: 'x7' })
  expect(readHeard('{"do":"roll","id":7}')).toMatchObject({ id: 7 })
})

test('every request is a look, a deed or about seats', () => {
  expect(
    ['table', 'submit', 'admit'].map((word) =>
      [isChange, isOperation, isSeating].map((is) => is({ do: word } as never)),
    ),
  ).toEqual([
    [false, false, false],
    [true, true, false],
    [true, false, true],
  ])
})

test('who does not fit is told which side is too old', () => {
  expect(misfitOf(PROTOCOL)).toBeNull()
  expect(misfitOf(0)).toMatchObject({ close: 'client-too-old', words: expect.stringContaining('too old') })
  expect(misfitOf(PROTOCOL + 1)).toMatchObject({ close: 'host-too-old', words: expect.stringContaining('too old') })
})
