import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { Place, type Said, SCUFFLE } from './fray.ts'

/** Command lines that are tried, and the seed by which they are made. */
const LINES = effort(60, 200, 'FRAY_LINES')
const SEED = Number(process.env.FRAY_FIRST ?? 1)

const place = new Place()
afterAll(() => place.remove())

/** Runs the command lines in the place's folder, one after the other. */
const runAll = (lines: readonly (readonly string[])[]): Promise<Said[]> =>
  Promise.all(lines.map((line) => place.fray(line)))

/** An option as the help has it: `takes` says whether a word follows. */
interface Option {
  readonly name: string
  readonly takes: boolean
}

/** What a command takes, by its own help. */
function optionsIn(help: string): Option[] {
  const found = help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)( [<[])?/gm)
  const options = [...found].map(([, name = '', takes]) => ({ name, takes: takes !== undefined }))
  return options.length === 0 ? [{ name: '--help', takes: false }] : options
}

/** What is there to be named: files of every kind, good and bad, and a folder. */
async function furnish(): Promise<void> {
  place.write('fight.yaml', SCUFFLE)
  place.write('broken.yaml', 'ruleset: zones\ncombatants: [')
  place.write('empty.yaml', '')
  place.write('script.txt', 'Ada attack Gob longsword\ndice: 12 4\nanswer: no\n')
  place.write('cases.yaml', 'ruleset: zones\ncases:\n  - { id: one, title: One, rules: [default-dr], steps: [] }\n')
  writeFileSync(
    join(place.folder, 'binary.yaml'),
    Uint8Array.from({ length: 300 }, (_, i) => (i * 7) % 256),
  )
  mkdirSync(join(place.folder, 'folder'))
  await place.fray(['run', 'fight.yaml', '--seed', 'seven', '--journal', 'fight.jsonl'])
  place.write('cut.jsonl', place.read('fight.jsonl').slice(0, -40))
}

/** Words for anything: names that there are and are not, numbers in and out of range, what no screen shows. */
const WORDS =
  'fight.yaml fight.yaml fight.yaml duel zones/duel shock/mirror free-hits/mirror broken.yaml empty.yaml binary.yaml cases.yaml script.txt fight.jsonl cut.jsonl missing.yaml folder . no/such/folder/x new.html new.csv new.jsonl /dev/null zones shock nowhere default-dr encounter case Ada Gob characters enemies party attack Ada=random enemies=greedy random aggressive first-legal search:1 search:0 greedy:x all mine ask auto never always nobody sensible best range median=a.jsonl worst=/ 0 1 2 -1 1.5 1e3 0x10 99% 50% 0% -5% x% Ada.hp=5 Ada.hp=5..7 Gob.hp=x *=1 **.hp=1 a=b=c = , free-attacks=off Gob:2 Gob:-1 goblin=1..2 d6 2d6+3 4d6kh9 d0 d% 1d 20d20!!! __proto__ constructor toString hasOwnProperty -- - -x --nothing --json --help --version -h --seed=7 help'.split(
    ' ',
  )
const ODD = [
  '',
  ' ',
  '\u001b[2J',
  '\u202e',
  'a\nb',
  '\u0007',
  '\ud83c\udfb2',
  "'",
  '"',
  '`ls`',
  '$HOME',
  '%s',
  '\\',
  '\u0000',
  '\ufeff',
  '\ud800',
]

/** Options by which a command would work for minutes, with words that end it soon. */
const BRIEF: Readonly<Record<string, readonly string[]>> = {
  '--trials': ['3', '0', '-1', 'x', '1.5', ''],
  '--fights': ['2', '3', '0', 'x'],
  '--limit': ['20', '0', '-3', 'x'],
  '--branches': ['30', '0', 'x'],
  '--samples': ['10', '0', 'x'],
  '--threads': ['1', '0', 'x', '1.5'],
  '--precision': ['50%', '0%', 'x', '-1'],
  '--times': ['2', '0', 'x', '-1'],
  '--policies': ['random,first-legal', 'random', 'random,,', 'nobody,random', ','],
  '--over': ['Gob.hp=5..6', 'Gob.hp=', '=', 'x'],
  '--by': ['Gob.hp=3..6', 'Gob=1..2', 'x=1..2', 'Gob.hp=9..1', ''],
}
/** What keeps a command short that may be given it, whatever else is said. */
const SHORT = ['--trials', '--fights', '--limit', '--branches', '--samples', '--threads', '--policies']

const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constant('y'.repeat(10_050)) },
)

function lineOf(command: string, options: readonly Option[]): fc.Arbitrary<string[]> {
  const short = options.flatMap(({ name }) => (SHORT.includes(name) ? [name, BRIEF[name]?.[0] ?? ''] : []))
  const option = fc.constantFrom(...options).chain(({ name, takes }) => {
    const value = BRIEF[name] === undefined ? word : fc.constantFrom(...BRIEF[name])
    return takes
      ? fc.oneof({ weight: 9, arbitrary: value.map((one) => [name, one]) }, fc.constant([name]))
      : fc.constant([name])
  })
  const given = fc.oneof({ weight: 2, arbitrary: word.map((one) => [one]) }, option)
  return fc.array(given, { maxLength: 5 }).map((parts) => [command, ...short, ...parts.flat()])
}

it('whatever is said on the command line is done or answered with a sentence', { timeout: 3_600_000 }, async () => {
  await furnish()
  const [{ out: list = '' } = {}] = await runAll([['--help']])
  const commands = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(15)
  const helps = await runAll(commands.map((name) => ['help', name]))
  const lines = commands.map((name, i) => lineOf(name, optionsIn(helps[i]?.out ?? '')))
  const all = fc.sample(fc.oneof(...lines, fc.array(word, { maxLength: 3 })), { numRuns: LINES, seed: SEED })
  const said = await runAll(all)
  const wrong = all.flatMap((args, i) => {
    const { code, out, err } = said[i] as Said
    const what = whatIsWrong(code, out, err)
    return what === null ? [] : [`${JSON.stringify(args).slice(0, 300)}: ${what}`]
  })
  expect(wrong).toEqual([])
  // Otherwise nothing is tried but how words are refused.
  expect(said.filter(({ code }) => code === 0).length).toBeGreaterThan(LINES / 20)
})

/** What nobody should get from a command, or null. */
function whatIsWrong(code: number | null, out: string, err: string): string | null {
  if (code === null || code < 0 || code > 2) return `it ended with ${code}: ${err.slice(0, 300)}`
  if (code !== 0 && `${out}${err}`.trim() === '') return `it ended with ${code}, and nothing was said`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  const raw = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.exec(`${out}${err}`)
  if (raw !== null) return `it printed the control character ${raw[0].charCodeAt(0).toString(16)}`
  const hole = /.*(?:\bundefined\b|\[object |\bNaN\b|^\s+at \S+ \(|error in Fray|Warning:).*/m.exec(`${out}\n${err}`)
  return hole === null ? null : hole[0].slice(0, 300)
}
