/**
 * What each language lacks of the English texts, and which of its texts have no English any more: the key of every text is the English
 * one, so that what has been changed in English is found as one that lacks and one that is left over.
 *
 *   node scripts/languages.ts              every language, how much of each file it has
 *   node scripts/languages.ts de zones     what the German files of a ruleset lack, line by line
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { nearest, piecesOf } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { spelledOut } from '@fray/rulesets/kinds/form'
import { editorSchema } from '@fray/rulesets/loading/editor-schema'
import { MessageFormat } from 'messageformat'
import { parse } from 'yaml'
import { root } from './catalogue.ts'
import { helpTexts } from './help-texts.ts'
import { type Node, walk } from './nodes.ts'
import { programIn, templatesOf } from './templates.ts'

const HOME = join(root, 'packages', 'seat', 'language')

/** A file of a language as it stands there. */
export interface LanguageFile {
  readonly language: string
  readonly file: string
  readonly messages: Readonly<Record<string, string>>
  readonly things: Readonly<Record<string, unknown>>
  readonly places: Readonly<Record<string, unknown>>
  /** What Fray proposes where people write. */
  readonly proposed?: Readonly<Record<string, unknown>>
}

/** All files of all languages. */
export function languageFiles(): LanguageFile[] {
  return globSync('*/*.json', { cwd: HOME }).map((path) => {
    const [language = '', name = ''] = path.replaceAll('\\', '/').split('/')
    const {
      messages = {},
      things = {},
      places = {},
      proposed = {},
    } = JSON.parse(readFileSync(join(HOME, path), 'utf8'))
    return { language, file: name.replace(/\.json$/, ''), messages, things, places, proposed }
  })
}

/** Where words stand that nobody reads at a table: forms of files, tables of the state, notations. */
const NOT_SHOWN =
  /\/(kinds|loading|encounter|battlefield)\/|tables\.ts|table\/cards\.ts|log\/(common|field|kept-back)|dice\/notation|packs\//

/** Words without slots that are no sentence: in declarations of events they say what a field is. */
const isBare = (key: string): boolean => /^\p{Ll}[^{}]*$/u.test(key)

/** Ids as they stand in files, in the letters of a title. */
const isId = (key: string): boolean =>
  /^[A-Z]+(-[A-Z]+)+$|^[A-Z]{3,}[a-z]{3,}$|-\w+ | \w+-\w+$|^reaction-/.test(key) && !/[.{]/.test(key)

type Yaml = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Yaml => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All texts below a value that stand in one of those fields. */
function textsIn(value: unknown, fields: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, fields))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([name, inside]) => {
    if (fields.includes(name)) return [inside].flat().filter((one) => typeof one === 'string')
    return textsIn(inside, fields)
  })
}

interface Wanted {
  readonly messages: ReadonlySet<string>
  readonly things: ReadonlySet<string>
  readonly places: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** What the files of each name should hold, in English. */
export async function wantedOf(file: string): Promise<Wanted> {
  const [, ruleset = file, part = ''] = /^(.+)-(rules|fights|texts)$/.exec(file) ?? []
  const shared = { kernel: 'packages/kernel', seat: 'packages/seat', rulesets: 'packages/rulesets' }[file]
  if (file === 'ready') {
    const titles = textsIn(readYaml('encounters/*/*.yaml'), ['title'])
    return {
      messages: new Set([...titles, ...lines(), ...shown()].filter((one) => one !== '')),
      things: NOTHING,
      places: NOTHING,
    }
  }
  if (file === 'builder') return { messages: await fieldTexts(), things: NOTHING, places: NOTHING }
  if (file === 'cli') return { messages: ownWords(), things: NOTHING, places: NOTHING }
  if (file === 'help') return { messages: helpTexts(), things: NOTHING, places: NOTHING }
  // Broken encounters show what is lacking: `german-errors.test.ts`.
  if (file === 'sentences') return { messages: NOTHING, things: NOTHING, places: NOTHING }
  const templates = [...templatesOf(shared === undefined ? ruleset : 'zones')]
  const within = (folder: string) => {
    const isShown = ([key, files]: readonly [string, ReadonlySet<string>]) =>
      [...files].some(
        (file) => file.startsWith(folder) && !NOT_SHOWN.test(file) && !(file.endsWith('/events.ts') && isBare(key)),
      )
    return new Set(templates.filter(isShown).map(([key]) => key))
  }
  if (shared !== undefined) {
    const found = within(`${shared}/`)
    const own = within(`packages/rulesets/zones/`)
    return {
      messages: file === 'rulesets' ? new Set([...found].filter((key) => !own.has(key))) : found,
      things: NOTHING,
      places: NOTHING,
    }
  }
  if (part === 'rules') {
    const game = await rulesets[ruleset]?.()
    const content = textsIn(readYaml(`packages/rulesets/${ruleset}/content/*.yaml`), ['about'])
    return {
      messages: new Set([...Object.values<string>(game?.rules.ruleTitles ?? {}), ...content]),
      things: NOTHING,
      places: NOTHING,
    }
  }
  if (part === 'texts') {
    const texts = (await (await rulesets[ruleset]?.())?.rules.ruleTexts()) ?? {}
    return { messages: new Set(Object.values(texts).map(({ text }) => text)), things: NOTHING, places: NOTHING }
  }
  if (part === 'fights') {
    const fights = readYaml(`encounters/${ruleset}/*.yaml`) as Yaml[]
    const fields = fights.map((one) => (isMap(one.battlefield) ? one.battlefield : {}))
    const places = fields.flatMap((one) => textsIn(one, ['name']))
    return {
      messages: new Set([
        ...textsIn(fights, ['notes', 'note', 'about']).filter((one) => one !== ''),
        ...fights.flatMap(({ sides }) => textsIn(sides, ['name'])),
      ]),
      things: NOTHING,
      places: new Set(places),
    }
  }
  const names = textsIn(readYaml(`packages/rulesets/${ruleset}/content/{items,spells,weapons,attacks}.yaml`), ['name'])
  return {
    messages: within(`packages/rulesets/${ruleset}/`),
    things: new Set([...names, ...thrownNames(ruleset)].map((one) => one.toLowerCase())),
    places: NOTHING,
  }
}

/** Attacks that are called after the item that is thrown: `thrown lamp flask`. */
const thrownNames = (ruleset: string): string[] =>
  readYaml(`packages/rulesets/${ruleset}/content/items.yaml`)
    .flatMap((items) => (isMap(items) ? Object.values(items) : []))
    .flatMap((item) => {
      const { name, throwable } = isMap(item) ? item : {}
      const attack = isMap(throwable) ? throwable.attack : undefined
      return isMap(attack) && attack.name === undefined ? [`thrown ${String(name)}`] : []
    })

const readYaml = (pattern: string): unknown[] =>
  globSync(pattern, { cwd: root }).map((file) => parse(readFileSync(join(root, file), 'utf8')) as unknown)

/** What is called by its name in the pictures of ready fights. */
const shown = (): string[] =>
  Object.values(
    JSON.parse(readFileSync(join(root, 'packages/page/src/home/ready-boards.json'), 'utf8')) as Yaml,
  ).flatMap((board) => (isMap(board) ? [...textsIn(board.zones, ['name']), ...textsIn(board.scenery, ['name'])] : []))

/** What the builder's forms say: names of fields and what they hold, in all games. */
async function fieldTexts(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isMap(value)) return
    if (typeof value.description === 'string') found.add(value.description)
    if (isMap(value.properties)) for (const field of Object.keys(value.properties)) found.add(spelledOut(field))
    for (const inside of Object.values(value)) look(inside)
  }
  // Tests may have named rulesets from elsewhere.
  for (const [id, open] of Object.entries(rulesets)) {
    if (!existsSync(join(root, 'packages/rulesets', id))) continue
    const game = await open()
    look(editorSchema(game))
    for (const { fields } of game.kinds ?? [])
      for (const { label, help } of fields)
        for (const text of [label, help]) if (typeof text === 'string') found.add(text)
    for (const { title } of game.rules.options) found.add(title)
  }
  return found
}

/** What the list of ready fights says of each. */
function lines(): string[] {
  const ready = JSON.parse(readFileSync(join(root, 'packages/page/src/home/ready.json'), 'utf8')) as readonly {
    readonly fights: readonly { readonly line: string }[]
  }[]
  return ready.flatMap(({ fights }) => fights.map(({ line }) => line))
}

/** Where the terminal speaks to those who play, in whole sentences too. */
const AT_TABLE = /cli\/src\/(screen|ui)\/|commands\/(play|replay|run|export)\.ts$/

/** What the terminal says by itself: `put('{n} more', ...)` and `own('done')`, and at the table `terminal.tell('Taken back.')`. */
function ownWords(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const path of globSync('packages/cli/src/**/*.ts', { cwd: root })) {
    const file = path.replaceAll('\\', '/')
    if (file.endsWith('.test.ts')) continue
    const says = AT_TABLE.test(file) ? ['put', 'own', 'tell', 'say'] : ['put', 'own']
    walk(programIn(file), (node) => {
      if (node.type !== 'CallExpression') return
      const { name, property } = node.callee as Node & { readonly property?: { readonly name?: string } }
      if (!says.includes(String(name ?? property?.name))) return
      const [first] = node.arguments as readonly Node[]
      const either = first?.type === 'ConditionalExpression' ? [first.consequent, first.alternate] : [first]
      for (const one of either as readonly Node[]) {
        if (typeof one?.value !== 'string') continue
        // A whole line may have blanks around it: `  nothing differs from the book`.
        found.add(name === undefined ? one.value.trim() : one.value)
      }
    })
  }
  return found
}

let literals: ReadonlySet<string> | null = null

/** Everything that stands in quotes anywhere in the sources. */
export function everythingSaid(): ReadonlySet<string> {
  if (literals !== null) return literals
  const found = new Set<string>()
  for (const file of globSync('packages/{kernel,seat,rulesets,files,cli,lab,live,drawing}/**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|\/test\/|node_modules/.test(file)) continue
    walk(programIn(file.replaceAll('\\', '/')), (node) => {
      const { value, cooked } = node as { value?: unknown; cooked?: unknown }
      const text =
        node.type === 'Literal'
          ? value
          : node.type === 'TemplateElement'
            ? (value as { cooked?: unknown }).cooked
            : cooked
      // What is said stands between blanks at times: `  nothing differs from the book`.
      if (typeof text === 'string') found.add(text).add(text.trim())
      // Fields of what stands in files are shown by their names.
      if (node.type === 'Property' && file.replaceAll('\\', '/').includes('/kinds/')) {
        const { name } = node.key as unknown as { name?: string }
        if (name !== undefined) found.add(name)
      }
    })
  }
  literals = found
  return found
}

/**
 * Whether a piece of an error stands in the sources, whole or cut in few places: `There is no encounter` is put together of two. Some
 * errors are those of the package that reads the command line.
 */
function isWritten(piece: string): boolean {
  const words = piece.split(/\s+|["'()]|(?<=[.:;,])$/).filter((word) => word !== '')
  allWritten ??= [...everythingSaid(), readFileSync(join(root, 'node_modules/commander/lib/command.js'), 'utf8')]
    .join('\n')
    .replace(/["'()\s]+/g, ' ')
  let cuts = 0
  for (let from = 0; from < words.length; cuts++) {
    let to = words.length
    while (
      to > from &&
      !allWritten.includes(
        words
          .slice(from, to)
          .join(' ')
          .replace(/(?<![.:;,])[.:;,]+$/, ''),
      )
    )
      to--
    if (to === from) return false
    from = to
  }
  return cuts <= 2 + words.length / 4
}

let allWritten: string | null = null

/** What is wrong with the files of a language, a sentence each: slots that differ, and templates that cannot be read. */
export function problemsIn({ language, file, messages }: LanguageFile): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const where = `${language}/${file}.json: "${key}"`
    try {
      new MessageFormat(language, text)
    } catch (error) {
      return [`${where}: cannot be read as MessageFormat 2: ${(error as Error).message}`]
    }
    const slots = piecesOf(key).filter((_, at) => at % 2 === 1)
    const used = [...text.matchAll(/\$([\w-]+)/g)].map(([, name]) => name as string)
    const lacks = slots.filter((name) => !used.includes(name))
    const strange = used.filter((name) => !slots.includes(name))
    return [
      ...(lacks.length === 0 ? [] : [`${where}: lacks {$${[...new Set(lacks)].join('}, {$')}}.`]),
      ...(strange.length === 0
        ? []
        : [`${where}: has {$${[...new Set(strange)].join('}, {$')}}, which the English has not.`]),
    ]
  })
}

/** The game whose file it is; null for one that all games share. */
function gameOf(file: string): string | null {
  const game = file.replace(/-(rules|fights|texts)$/, '')
  return Object.hasOwn(rulesets, game) ? game : null
}

/** What a file lacks and what in it has no English any more. */
export async function stateOf(
  one: LanguageFile,
): Promise<{ readonly lacks: string[]; readonly old: string[]; readonly of: number }> {
  const wanted = await wantedOf(one.file)
  // What another game's files say is not loaded with this one's.
  const game = gameOf(one.file)
  const all = languageFiles().filter(
    ({ language, file }) => language === one.language && [null, game].includes(gameOf(file)),
  )
  const has = new Set(
    all.flatMap(({ messages, things, proposed = {} }) =>
      [messages, things, proposed].flatMap((one) => Object.keys(one)),
    ),
  )
  const lower = new Set([...has].map((key) => key.toLowerCase()))
  const isThere = (key: string) =>
    has.has(key) || lower.has(key.toLowerCase()) || !/\p{L}{2}/u.test(key.replace(/\{\w+\}/g, ''))
  const lacks = [
    ...[...wanted.messages].filter((key) => !isThere(key) && !isId(key)),
    ...[...wanted.things].filter((name) => !lower.has(name)).map((name) => `${name} (a thing)`),
    ...[...wanted.places].filter((name) => !Object.hasOwn(one.places, name)).map((name) => `${name} (a place)`),
  ]
  const said = everythingSaid()
  const known = new Set([...wanted.messages, ...templatesOf('zones').keys()])
  const own = game === null ? NOTHING : new Set(templatesOf(game).keys())
  // Fields are shown by their names in words: `needs action` for `needsAction`.
  const asField = (key: string) => key.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  const isKnown = (key: string) => known.has(key) || said.has(key) || own.has(key) || said.has(asField(key))
  // Errors are put together of pieces; words of commands stand in help with their brackets.
  const isPieces = (key: string) =>
    one.file === 'sentences' && piecesOf(key).every((piece, at) => at % 2 === 1 || isWritten(piece))
  const old = Object.keys(one.messages).filter((key) => !isKnown(key) && !isPieces(key))
  return { lacks, old, of: wanted.messages.size + wanted.things.size + wanted.places.size }
}

if (process.argv[1] === import.meta.filename) {
  const [language, ruleset] = process.argv.slice(2)
  const languages = readdirSync(HOME, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'src')
  for (const { name } of languages) {
    if (language !== undefined && language !== name) continue
    console.log(`${name}:`)
    for (const one of languageFiles().filter((each) => each.language === name)) {
      if (ruleset !== undefined && one.file !== ruleset && !one.file.startsWith(`${ruleset}-`)) continue
      const { lacks, old, of } = await stateOf(one)
      const problems = problemsIn(one)
      console.log(
        `  ${one.file}: ${of - lacks.length} of ${of}${old.length === 0 ? '' : `, ${old.length} without English`}`,
      )
      for (const problem of problems) console.log(`    ${problem}`)
      if (ruleset === undefined) continue
      for (const text of lacks) console.log(`    lacks: ${text}`)
      for (const text of old) {
        const like = nearest(text, lacks)
        console.log(`    no English any more: ${text}${like === null ? '' : `\n      was changed to: ${like}`}`)
      }
    }
  }
}
