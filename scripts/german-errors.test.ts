import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem, readEncounterText } from '@fray/files'
import { rulesets } from '@fray/rulesets'
import { editorSchema } from '@fray/rulesets/loading/editor-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inSentences, speak } from '../packages/cli/src/io/help-language.ts'
import { readyEncounters } from '../packages/seat/test/tables.ts'
import { root } from './catalogue.ts'
import { someOf } from './tests/effort.ts'
import { ENGLISH, wordsOf } from './tests/english-words.ts'

const GAMES = ['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed']

/** What somebody may have written where something else belongs. */
const WRONG = [-3, 'nonsens', [], { nonsens: 1 }]

/** So many fields are tried in every run. */
const FIELDS = 15

type Plain = Record<string, unknown>

const isMap = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of all fields that stand anywhere in a schema. */
function fieldsOf(schema: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isMap(value)) return
    if (isMap(value.properties)) for (const name of Object.keys(value.properties)) found.add(name)
    Object.values(value).forEach(look)
  }
  look(schema)
  return [...found]
}

/** The encounter with one thing wrong, in many ways. */
function* broken(encounter: Plain, game: Parameters<typeof editorSchema>[0]): Iterable<Plain> {
  const schema = editorSchema(game) as unknown as { readonly properties: Plain }
  for (const name of Object.keys(encounter)) {
    const { [name]: value, ...rest } = encounter
    yield rest
    yield { ...rest, [`${name}s`]: value }
    for (const wrong of WRONG) yield { ...rest, [name]: wrong }
  }
  for (const name of Object.keys(schema.properties))
    if (!Object.hasOwn(encounter, name)) for (const wrong of WRONG) yield { ...encounter, [name]: wrong }
  const [who] = isMap(encounter.combatants) ? Object.keys(encounter.combatants) : []
  if (who === undefined) return
  const all = encounter.combatants as Plain
  const own = isMap(all[who]) ? (all[who] as Plain) : {}
  for (const field of someOf(fieldsOf(schema), FIELDS))
    for (const wrong of WRONG) yield { ...encounter, combatants: { ...all, [who]: { ...own, [field]: wrong } } }
  for (const name of ['A, B', '7', 'all', 'somebody', '', 'x'.repeat(200), who.toUpperCase()])
    yield { ...encounter, combatants: { ...all, [name]: own } }
}

/** Errors without what somebody has written: what is quoted, and what follows a value as it stands. */
const unquoted = (line: string): string =>
  line.replace(/"[^"]*"|„[^“]*“|\[[^\]]*\]|\{[^}]*\}|(?<=Bekannt: |richtig wäre |Es gibt: )[^.]*/g, ' ')

beforeAll(() => speak('de'))
afterAll(() => speak(null))

test('an error in English words is found', () => {
  expect(wordsOf(unquoted('This weapon has no damage.')).some((word) => ENGLISH.has(word))).toBe(true)
})

test.each(GAMES)('what is wrong with an encounter of %s is said in German', async (id) => {
  const game = await rulesets[id]?.()
  if (game === undefined) throw new Error(`There is no ${id}.`)
  const left = new Map<string, string>()
  let read = 0
  for (const file of readyEncounters(id).slice(0, 1)) {
    const encounter = parse(readFileSync(join(root, file), 'utf8')) as Plain
    const names = isMap(encounter.combatants) ? Object.keys(encounter.combatants) : []
    for (const one of broken(encounter, game)) {
      const reading = await readEncounterText(JSON.stringify(one), 'f')
      if (!('problems' in reading)) continue
      for (const problem of reading.problems) {
        const said = names.reduce((text, name) => text.replaceAll(name, ' '), inSentences(formatProblem(problem)))
        read++
        if (wordsOf(unquoted(said)).some((word) => ENGLISH.has(word)))
          left.set(problem.message.replace(/"[^"]*"|-?\d+/g, '_'), said)
      }
    }
  }
  expect(read).toBeGreaterThan(100)
  expect([...left.values()]).toEqual([])
})
