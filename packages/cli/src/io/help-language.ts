import { isSpoken, openHelp, openSentences, type Says, type Spoken } from '@fray/seat/language'
import { wantedLanguage } from './wanted-language.ts'

const english: Says = (text) => text

let help: Says = english
let sentences: Says = english

/** Says from now on help and errors in the language that the arguments, or FRAY_LANG, ask for; in English where there is none. */
export async function speakFor(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--lang')
  const given = at < 0 ? args.find((one) => one.startsWith('--lang='))?.slice('--lang='.length) : args[at + 1]
  const tag = wantedLanguage(given)
  await speak(isSpoken(tag) ? tag : null)
}

/** Says help and errors in a language; null for English. */
export async function speak(tag: Spoken | null): Promise<void> {
  const both = tag === null ? [english, english] : await Promise.all([openHelp(tag), openSentences(tag)])
  ;[help = english, sentences = english] = both
}

/** A text of a command's help. */
export const inHelp: Says = (text) => help(text)

/** A line of examples as what is typed, with the blanks behind it, and what stands there about it; any other line is said whole. */
export function typedAndSaid(line: string): readonly [typed: string, said: string] {
  const gap = /^ {2}\S/.test(line) ? line.indexOf('   ', 2) : -1
  const said = gap < 0 ? line : line.slice(gap).trimStart()
  return said === '' ? ['', line] : [line.slice(0, line.length - said.length), said]
}

/** What follows a command's help, line by line; what is typed stays, and what stands behind it is said. */
export const linesInHelp: Says = (text) =>
  text
    .split('\n')
    .map((line) => {
      const [typed, said] = typedAndSaid(line)
      return `${typed}${said.replace(said.trim(), inHelp)}`
    })
    .join('\n')

/** `file.yaml:3:1: ` before what is wrong, and `[rule]` behind it. */
const PLACED = /^((?:\S.*?:\d+:\d+: )?)(.*?)((?: \[[a-z-]+\])?)$/s

/** A sentence, with blanks around it where it has some. */
function saidIn(text: string): string {
  const said = sentences(text)
  return said !== text || text.trim() === '' ? said : text.replace(text.trim(), sentences)
}

/** Finished sentences, line by line; where something is wrong and which rule says so stay as they are. */
export const inSentences: Says = (text) =>
  text
    .split('\n')
    .map((line) => {
      const [, where = '', what = '', rule = ''] = PLACED.exec(line) ?? []
      return `${where}${saidIn(what)}${rule}`
    })
    .join('\n')
