import { basename } from 'node:path'
import { type Account, type BroughtIn, bringIn, ForeignProblem, together } from '@fray/files/exchange'
import { choiceText } from '@fray/kernel'
import { rulesetIds, unknown } from '../io/games.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { checkOutputs, replaceBytes, replaceFile, writeNewFile } from '../io/writing.ts'
import { count } from '../ui/words.ts'

/** What `fray import` is told. */
export interface ImportOptions {
  readonly game?: string
  readonly output?: string
  readonly into?: string
  readonly picture?: string
  readonly pillars?: boolean
  readonly openPortals?: string
  readonly encounter?: string
  readonly json?: boolean
}

/** `fray import FILE`: a file of another program as an encounter, with an account of what became of it. */
export async function importFile(terminal: Terminal, file: string, options: ImportOptions): Promise<void> {
  const { output, into, picture, json = false } = options
  if (output !== undefined && into !== undefined)
    throw badInput('--into and -o: give only one of them; --into writes to the encounter that it names.')
  checkOutputs(
    [
      { path: output, option: '-o', replaces: false },
      { path: into, option: '--into', replaces: true },
      { path: picture, option: '--picture', replaces: true },
    ],
    [file],
  )
  const before = into === undefined ? undefined : { text: readTextFile(into), fileName: into }
  const found = await broughtIn(file, gameOf(options, before?.text), options, before)
  writePicture(terminal, found, file, options)
  if (output !== undefined) writeNewFile(output, found.text)
  if (into !== undefined && found.isChanged) replaceFile(into, found.text)
  const target = output ?? into
  if (json) {
    const { picture: drawn, account, isChanged, text } = found
    const facts = drawn === null ? null : { type: drawn.type, width: drawn.width, height: drawn.height }
    terminal.say(JSON.stringify({ ...account, isChanged, picture: facts, ...(target === undefined && { text }) }))
    return
  }
  if (target === undefined) {
    terminal.say(found.text.trimEnd())
    sayAccount((line) => terminal.complain(line), found, 'here')
  } else sayAccount((line) => terminal.say(line), found, target)
}

/** The game that is wanted: by its name, or as the encounter says into which it comes. */
function gameOf({ game }: ImportOptions, into: string | undefined): string {
  const said = game ?? /^[ {]{0,9}"?ruleset"?: {0,9}"?([\w-]+)/m.exec(into ?? '')?.[1]
  const ids = rulesetIds()
  if (said === undefined) throw badInput(`Say which game with --game: ${choiceText(ids)}.`)
  if (!ids.includes(said)) throw badInput(`--game ${said}: ${unknown('game', said, ids)}`)
  return said
}

async function broughtIn(
  file: string,
  game: string,
  { pillars, openPortals = 'doors', encounter, picture }: ImportOptions,
  into: { readonly text: string; readonly fileName: string } | undefined,
): Promise<BroughtIn> {
  if (openPortals !== 'doors' && openPortals !== 'windows')
    throw badInput(`--open-portals ${openPortals}: say doors or windows.`)
  try {
    return await bringIn({
      text: readTextFile(file),
      fileName: file,
      game,
      openPortals,
      ...(pillars !== undefined && { pillars }),
      ...(picture !== undefined && { pictureFile: () => basename(picture) }),
      ...(encounter !== undefined && { encounter }),
      ...(into !== undefined && { into }),
    })
  } catch (error) {
    if (error instanceof ForeignProblem) throw badInput(`${file}: ${error.message}`)
    throw error
  }
}

function writePicture(
  terminal: Terminal,
  { picture }: BroughtIn,
  file: string,
  { picture: path }: ImportOptions,
): void {
  if (path === undefined) return
  if (picture === null) throw badInput(`--picture ${path}: ${file} contains no picture to write.`)
  const endings = picture.type === 'jpeg' ? ['jpg', 'jpeg'] : [picture.type]
  if (!endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`)))
    throw badInput(`--picture ${path}: the picture is ${picture.type}; end the name in .${endings[0]}.`)
  replaceBytes(path, picture.bytes)
  terminal.complain(`Written to ${path}: ${picture.width} x ${picture.height} pixels.`)
}

const KINDS = {
  map: 'a map',
  encounter: 'an encounter of Improved Initiative',
  table: 'a table',
} as const

/** What became of the file, for people: each thing once, with the first places where it is so. */
function sayAccount(say: (line: string) => void, { account, isChanged }: BroughtIn, target: string): void {
  const { file, kind, game, changed, lost, assumed } = account
  say(
    `${file}: ${KINDS[kind]}, for ${game}. ${isChanged ? said(account) : 'Nothing has changed since the last import.'}`,
  )
  const part = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return
    say(`${title}:`)
    for (const line of lines) say(`  ${line}`)
  }
  part('Changed', together(changed))
  part('Left out', together(lost))
  if (!isChanged) return
  part(
    'Assumed',
    together(
      assumed.map(({ to, value, why, line }) => ({
        path: `${target}:${line}`,
        words: `${lastOf(to)}${value.length > SHORT ? '' : ` = ${value}`}: ${why}`,
      })),
    ),
  )
}

const said = ({ carried }: Account): string => `${count(carried.length, 'thing')} carried over.`

/** Values that are longer are looked up at their line. */
const SHORT = 40

/** The field of a place in the encounter, or the one whose place it is. */
const lastOf = (to: string): string => to.split('.').at(-1) ?? to
