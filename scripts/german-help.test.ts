import { afterAll, beforeAll, expect, test } from 'vitest'
import { speak } from '../packages/cli/src/io/help-language.ts'
import { allCommands, helpOf } from './help-texts.ts'
import { ENGLISH, wordsOf } from './tests/english-words.ts'

/** What is typed as it stands: commands, options, values, files, and words that mean a value. */
const TYPED =
  /(?<=^Aufruf: )fray [a-z -]+|^ {2}fray .*?(?= {3,}|$)|^ {2}[a-z][a-z-]+(?= |$)|--[a-z-]+|\bfray [a-z]+|\S*[=:/@.;]\S*\w\S*|"[^"]*"|'[^']*'|„[^“]*“|[A-Z_]{3,}|[\w-]+ \(|(?<=: )[a-z-]+,.*$/gm

beforeAll(() => speak('de'))
afterAll(() => speak(null))

const englishIn = (help: string): string[] =>
  help.split('\n').filter((line) => wordsOf(line.replace(TYPED, ' ')).some((word) => ENGLISH.has(word)))

test('an English line of help is found', () => {
  expect(englishIn('  --quiet  show only how it ended\n  --quiet  zeigt nur, wie es ausging')).toEqual([
    '  --quiet  show only how it ended',
  ])
})

test.each(allCommands().map((command) => [command.name(), command] as const))(
  'the help of %s has no English line in German',
  (_, command) => {
    const help = helpOf(command)
    expect(help).toContain('Aufruf:')
    expect(englishIn(help)).toEqual([])
  },
)
