import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effort } from '../../../../scripts/tests/effort.ts'
import { readEncounterText } from '../../src/encounter.ts'
import { bringIn, ForeignProblem } from '../../src/exchange/index.ts'

const GAMES = ['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation']
const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8')
const [house, ambush, company] = ['well-house.dd2vtt', 'ambush.json', 'company.csv'].map(sample) as [
  string,
  string,
  string,
]

const RUNS = effort(15, 60, 'FRAY_RUNS')

/** Why a text is refused. */
async function refusal(text: string, game = 'shock'): Promise<string> {
  try {
    await bringIn({ text, fileName: 'it', game })
  } catch (error) {
    if (error instanceof ForeignProblem) return error.message
    throw error
  }
  return ''
}

/** A text either becomes an encounter that can be played, or is refused in a sentence. */
async function isHandled(text: string, game: string): Promise<void> {
  try {
    const found = await bringIn({ text, fileName: 'it', game, pillars: true })
    const reading = await readEncounterText(found.text, 'it.yaml')
    expect('problems' in reading ? reading.problems : []).toEqual([])
  } catch (error) {
    if (!(error instanceof ForeignProblem)) throw error
    expect(error.message).toMatch(/\S.*[.:]/s)
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}

/** The sample with one value of it put instead of another. */
function changedAt(value: unknown, path: number[], to: unknown): unknown {
  const [step = 0, ...rest] = path
  if (typeof value !== 'object' || value === null) return to
  const keys = Object.keys(value)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined || path.length === 0) return to
  const within = changedAt((value as Record<string, unknown>)[key], rest, to)
  return Array.isArray(value)
    ? value.map((one: unknown, i) => (String(i) === key ? within : one))
    : { ...value, [key]: within }
}

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    1e308,
    -1,
    0,
    0.5,
    '',
    'x'.repeat(500),
    null,
    [],
    {},
    [[]],
    true,
    '1e999',
    '=1+1',
    'Gob, 12',
  ),
  fc.string({ unit: 'binary' }),
)

describe('what somebody made to do harm, or what was cut off', () => {
  it('in a map or an encounter is left out or refused, never thrown and never half brought in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(house, ambush),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
        nasty,
        fc.constantFrom(...GAMES),
        (text, path, to, game) => isHandled(JSON.stringify(changedAt(JSON.parse(text), path, to)), game),
      ),
      { numRuns: RUNS },
    )
  })

  it('in a table, too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(company.length),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('"', ',', '\n', ';', '__proto__', '\u202e', '99999999999'),
        ),
        fc.constantFrom(...GAMES),
        (at, text, game) => isHandled(company.slice(0, at) + text + company.slice(at), game),
      ),
      { numRuns: RUNS },
    )
  })

  it('cut off anywhere is refused in a sentence', async () => {
    for (const at of [1, 50, 500, house.length - 5])
      expect(await refusal(house.slice(0, at))).toMatch(/^It is no complete JSON|^It is nothing that is known/)
  })

  it('with keys that mean something to the machine does nothing to it', async () => {
    const text = `{"Name":"__proto__","HP":{"Value":5},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"Id":"__proto__"}`
    for (const game of GAMES) await isHandled(text, game)
    await isHandled(`name,hp,skills\n__proto__,4,__proto__ 4\nconstructor,3,toString 4\n`, 'shock')
  })

  it('too large, too deep or of another version is refused before it is looked at', async () => {
    const map = (more: object) => JSON.stringify({ ...JSON.parse(house), image: '', ...more })
    expect(await refusal(map({ format: 7 }))).toContain('format: 7 is no version')
    expect(await refusal(map({ format: 'x' }))).toContain('format: "x" is no version')
    expect(await refusal(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toContain('deeper than 50')
    expect(await refusal(map({ resolution: { map_size: { x: 500, y: 3 } } }))).toContain('500 x 3 squares')
    expect(await refusal(map({ resolution: {} }))).toContain('resolution.map_size')
    expect(await refusal(map({ line_of_sight: Array(20_001).fill([]) }))).toContain('20,001 entries')
    expect(await refusal(map({ line_of_sight: [Array(200_001).fill({ x: 1, y: 1 })] }))).toContain('200,001 entries')
    expect(await refusal('{"resolution":{"map_size":{"x":1e999,"y":3}}}')).toContain('resolution.map_size')
    expect(await refusal('[{"Name":"A","HP":{"Value":1}}'.padEnd(80, ' '))).toContain('no complete JSON')
    expect(await refusal(JSON.stringify(Array(1001).fill({ Name: 'A', HP: {} })))).toContain('1,001 entries')
    expect(await refusal(`name\n${'a\n'.repeat(1001)}`)).toContain('1,001 rows')
    expect(await refusal('name,hp\n"Ada,3')).toBe(
      'row 2: a quote is opened and never closed: write a quote within quotes twice.',
    )
    expect(await refusal('hp,ac\n3,4')).toContain('It is nothing that is known here')
    expect(await refusal('PK\u0003\u0004')).toContain('It is nothing that is known here')
  })

  it('in a picture is left out with the reason, and the map comes in without it', async () => {
    const told = async (image: unknown): Promise<string> => {
      const { account, picture } = await bringIn({
        text: JSON.stringify({ ...JSON.parse(house), image }),
        fileName: 'it',
        game: 'shock',
      })
      expect(picture).toBeNull()
      return account.lost.flatMap(({ path, words }) => (path === 'image' ? [words] : [])).join()
    }
    const { image } = JSON.parse(house)
    const bytes = Buffer.from(image, 'base64')
    const sized = (width: number, height: number) => {
      const other = Buffer.from(bytes)
      other.writeUInt32BE(width, 16)
      other.writeUInt32BE(height, 20)
      return other.toString('base64')
    }
    expect(await told(image.slice(0, -3))).toContain('no complete base64')
    expect(await told(image.slice(0, 40))).toContain('cut off')
    expect(await told('!!!!')).toContain('no complete base64')
    expect(await told(Buffer.from('<svg/>').toString('base64'))).toContain('neither PNG, WebP nor JPEG')
    expect(await told(sized(60_000, 60_000))).toContain('60,000 x 60,000 pixels')
    expect(await told(sized(0, 5))).toContain('no size')
    expect(await told([])).toBe('this should be a text; it was left out')
  })
})
