import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isWhole, someOf } from '../../../scripts/tests/effort.ts'
import { readEncounterText } from '../src/index.ts'

/*
 * Encounters and journals come from anywhere. Every value of an encounter is put in another's place: one that breaks code which asks a
 * map for its text, which looks a name up in a map, or which takes it that a number is one.
 */

const FOLDER = join(import.meta.dirname, '../../../encounters')

const STRANGE: readonly unknown[] = [
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
  'constructor',
  'toString',
  1e308,
]

/** What is put in the place of a value: each of them in turn, what breaks most with each in a whole run. */
const strangeFor = (n: number): readonly unknown[] =>
  isWhole ? [STRANGE[0], STRANGE[1 + (n % (STRANGE.length - 1))]] : [STRANGE[n % STRANGE.length]]

type Path = readonly string[]

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [[...at, key], ...pathsIn(one, [...at, key])])
}

/** The first path to each field of each kind of thing: what stands in a list is read like its first. */
const eachOnce = (paths: readonly Path[]): Path[] => [
  ...new Map(paths.map((path) => [path.slice(-2).join(' ').replace(/\d+/g, '#'), path] as const).reverse()).values(),
]

/** The value with one within it in another's place. */
function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  const within = changed((value as Record<string, unknown>)[step], rest, to)
  if (Array.isArray(value)) return value.map((one: unknown, i) => (String(i) === step ? within : one))
  return { ...(value as object), [step]: within }
}

const PROGRAM = /undefined|\[object|NaN|native code|is not a function|not iterable|Cannot (read|convert)/

describe.each(someOf(['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation'], 3))('in %s', (game) => {
  const [file = ''] = readdirSync(join(FOLDER, game)).filter((name) => name.endsWith('.yaml'))

  test('a strange value anywhere in an encounter is refused in a sentence, or taken', async () => {
    const short = parse(readFileSync(join(FOLDER, game, file), 'utf8')) as unknown
    const reading = await readEncounterText(JSON.stringify(short), file)
    if ('problems' in reading) throw new Error(reading.problems[0]?.message)
    let refused = 0
    const { encounter } = reading.setup
    for (const [n, path] of eachOnce(pathsIn(encounter)).entries()) {
      for (const strange of strangeFor(n)) {
        const text = JSON.stringify(changed(encounter, path, strange))
        const what = `${path.join('.')}: ${JSON.stringify(strange)}`
        const found = await readEncounterText(text, file).catch((error: Error) => {
          throw new Error(`${what}: ${error.stack}`)
        })
        if (!('problems' in found)) continue
        refused++
        for (const { message, rule } of found.problems) {
          expect(message, what).not.toMatch(PROGRAM)
          expect(typeof rule, what).toMatch(/string|undefined/)
        }
      }
    }
    expect(refused).toBeGreaterThan(isWhole ? 100 : 50)
  })
})

test('what an ability gives may be no map: it is refused in a sentence', async () => {
  const encounter = {
    ruleset: 'weapon-speed',
    combatants: { Ann: { side: 'party', stressMax: 9, abilities: [{ name: 'Oak', gives: 'constructor' }] } },
  }
  const reading = await readEncounterText(JSON.stringify(encounter), 'it')
  expect('problems' in reading && reading.problems.map(({ message }) => message).join()).toContain(
    '"gives" should be a map',
  )
})
