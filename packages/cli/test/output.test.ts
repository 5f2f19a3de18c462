import { afterAll, describe, expect, it } from 'vitest'
import { coloursFor } from '../src/io/colours.ts'
import { clean } from '../src/io/output.ts'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

/** Everything that a terminal would not show but do: control characters but for line ends, and direction marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

describe('what goes to a terminal', () => {
  it('is made visible where it would steer it, whatever it is', () => {
    expect(clean('a\u001b[8mb\u001b]0;x\u0007\rc\u009b2J\u202ed\u200f')).toBe(
      'a\\u001b[8mb\\u001b]0;x\\u0007\\u000dc\\u009b2J\\u202ed\\u200f',
    )
    expect(clean('Zoë 竜 🐉\tand a line\n')).toBe('Zoë 竜 🐉\tand a line\n')
    for (let code = 0; code < 0xfffe; code++) {
      const text = clean(String.fromCharCode(code))
      if (code !== 9 && !(code >= 0xfdd0 && code <= 0xfdef)) expect(RAW.test(text)).toBe(false)
    }
  })

  it('has the colours that Fray gives, and no others', () => {
    const { strong, bad } = coloursFor(true)
    expect(clean(strong(`a${bad('b')}`))).toBe('\u001b[1ma\u001b[31mb\u001b[39m\u001b[22m')
    expect(clean('\ufdde\ufdef')).toBe('')
  })

  it('still is JSON with the same meaning', () => {
    const said = { name: 'Eve \u202e\u0085' }
    expect(JSON.parse(clean(JSON.stringify(said)))).toEqual(said)
  })
})

const EVIL = ['\u001b[2J', '\u001b[8m', '\u001b]0;title\u0007', '\u202e', '\u200f', '\r', '\u009b31m', '\n', '\ufdd0']

describe('the command line', () => {
  it.each(EVIL)('with %j in any word is refused in a sentence that shows it', async (evil) => {
    for (const args of [
      [`no${evil}such`],
      ['validate', `no${evil}.yaml`],
      ['roll', `1d6${evil}`],
      ['compare', 'duel', '--set', `Ada.hp${evil}=3`],
    ]) {
      const { code, out, err } = await place.fray(args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(
        /^The argument ".*" (holds the control character U\+[0-9A-F]{4}, which no screen shows|runs over several lines)/,
      )
      expect(RAW.test(err)).toBe(false)
    }
  })
})
