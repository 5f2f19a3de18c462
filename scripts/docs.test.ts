/**
 * Holds the documentation to what the command really prints, and its links and the tests it names to what is there. In the pages:
 * - a `console` block: each `$ command` is run in a folder of the page's own, or where `$ cd` has led; what follows must be its output;
 * - `<!-- file: NAME -->` before a block: the block is written there as NAME;
 * - `<!-- from: PATH -->` before a block: its pieces (apart from lines `...`) stand in that file of the repository, in order;
 * - `<!-- run: COMMAND | line | line -->` before a block: the command gets the lines typed, and the block's pieces (apart
 *   from lines `...`) stand in its output, in order;
 * - `npx fray ...` in a sentence of the README or of a tutorial: it ends well.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Place } from '../packages/cli/test/fray.ts'
import { isWhole } from './tests/effort.ts'

const root = join(import.meta.dirname, '..')
const pages = [...readdirSync(root).filter((name) => name.endsWith('.md')), ...pagesBelow('docs')]

function pagesBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  // The API pages are built, and may be older than what they are of.
  return names.filter((name) => name.endsWith('.md') && !/^api[\\/]/.test(name)).map((name) => join(folder, name))
}

interface Block {
  readonly mark: string
  readonly argument: string
  readonly language: string
  readonly body: string
}

function blocksOf(text: string): Block[] {
  const form = /^(?:<!-- (\w+): (.*) -->\n)?```(\w*)\n([\s\S]*?)^```$/gm
  return [...text.matchAll(form)].map(([, mark = '', argument = '', language = '', body = '']) => {
    return { mark, argument, language, body }
  })
}

const bare = (text: string): string => text.replace(/[ \t]+$/gm, '').replace(/\n+$/, '')

/** Runs a line of shell with `fray` (or `npx fray`) and the installed Node on the path; what it prints, errors included. */
function shell(line: string, cwd: string, input: string): string {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  // What npm says to what it runs is not there where somebody types the line.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const env = { ...own, PATH: path, NO_COLOR: '1', COLUMNS: '80', FRAY_DATA: join(cwd, 'data') }
  const { stdout } = spawnSync('sh', ['-c', `{ ${line.replace(/\bnpx fray /g, 'fray ')}\n} 2>&1`], {
    cwd,
    env,
    input,
    encoding: 'utf8',
  })
  return bare(stdout)
}

/** A command by itself, with nothing for the shell to do but take words apart; one that lays out a folder says by what it was called. */
const PLAIN = /^(?:npx )?fray(?! new\b)((?: (?:'[^'\n]*'|[\w./=:,%+-]+))+)$/

/**
 * What a line prints. A command by itself is run in the process that is there for them, which spares its start; where a ruleset of one's own
 * may lie around, in a process of its own, which looks for it.
 */
async function printed(line: string, cwd: string, input: readonly string[] = []): Promise<string> {
  const [, words] = PLAIN.exec(line) ?? []
  const isAlone = cwd === root || globSync('{,*/}package.json', { cwd }).length > 0
  if (words === undefined || isAlone) return shell(line, cwd, input.map((one) => `${one}\n`).join(''))
  const args = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  return bare((await new Place(cwd).frayMerged(args, input, { NO_COLOR: '1', COLUMNS: '80' })).out)
}

/** What ends only when somebody ends it, or asks in a terminal; `packages/cli/test` has tests of each. */
const NEEDS_SOMEBODY = /^fray (new|serve|start)\b/

/** Commands that stand in the sentences of the README and of tutorials: newcomers type them, so each is run. */
const inSentences = (page: string, text: string): string[] =>
  /^(README\.md|docs.tutorials)/.test(page)
    ? [...text.matchAll(/`npx (fray [^`]+)`/g)]
        .map(([, command = '']) => command)
        .filter((command) => !NEEDS_SOMEBODY.test(command))
    : []

/** The pieces that do not stand in the output in this order. */
function missing(output: string, shown: string): string[] {
  let at = 0
  return shown.split(/^\.\.\.\n/m).flatMap((piece) => {
    const found = output.indexOf(bare(piece), at)
    if (found < 0) return [bare(piece)]
    at = found + bare(piece).length
    return []
  })
}

/** Runs what a block says, and returns the folder in which the next block of the page finds itself. */
async function runBlock({ mark, argument, language, body }: Block, folder: string): Promise<string> {
  if (mark === 'file') writeFileSync(join(folder, argument), body)
  if (mark === 'from') expect(missing(readFileSync(join(root, argument), 'utf8'), body)).toEqual([])
  if (mark === 'run') {
    const [command = '', ...lines] = argument.split(' | ')
    for (const name of globSync('{data,*.journal.jsonl}', { cwd: folder }))
      rmSync(join(folder, name), { recursive: true })
    const output = await printed(command, folder, lines)
    expect(missing(output, body), output).toEqual([])
  }
  if (language !== 'console') return folder
  let here = folder
  for (const example of body.split(/^\$ /m).slice(1)) {
    const [command = '', ...shown] = example.split('\n')
    const output = await printed(command, command.startsWith('grep -r') ? root : here)
    expect(output, command).toBe(bare(shown.join('\n')))
    const [, into] = /^cd ([\w.-]+)$/.exec(command) ?? []
    if (into !== undefined) here = join(here, into)
  }
  return here
}

/** The anchors that GitHub makes of a page's headings, and those that the page sets itself. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(/^```[\s\S]*?^```$/gm, '').match(/^#+ .*$/gm) ?? []
  const anchor = (heading: string) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
  const own = [...text.matchAll(/^<a id="([^"]+)"><\/a>$/gm)].map(([, id = '']) => id)
  return new Set([...headings.map((heading) => anchor(heading).replaceAll(' ', '-')), ...own])
}

function deadLinks(page: string, text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  )
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? join(root, page) : resolve(root, dirname(page), path)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).has(anchor)
  })
}

const tests = ['packages', 'scripts', 'examples', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
)

/** Tests that the page names, by the end of their paths, and that there are not. */
const lostTests = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('NAME') && !tests.some((path) => path.endsWith(`/${name}`)))

describe.skipIf(process.platform === 'win32').each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  test('every link leads somewhere', () => {
    expect(deadLinks(page, text)).toEqual([])
  })
  test('every test that it names is there', () => {
    expect(lostTests(text)).toEqual([])
  })
  // More than a hundred commands; those in sentences, and all that the shell has a part in, each in a process of its own.
  if (!isWhole) return
  test('every example is what the command prints', { timeout: 240_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fray-docs-'))
    try {
      let here = folder
      for (const block of blocksOf(text)) here = await runBlock(block, here)
      for (const command of inSentences(page, text)) {
        const output = shell(`${command}\necho "ended with $?"`, here, 'quit\n')
        expect(output, command).toMatch(/ended with 0$/)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** Words that somebody has written: without what scripts write, and without code, which is run. */
function writtenWords(page: string, text: string): number {
  if (/^docs.reference.(events|pairs)\.md$/.test(page)) return 0
  const written = text
    .replace(/<!-- (?!end|file|from|run)[a-z]+(?:: [\w -]+)? -->\n[\s\S]*?<!-- end[^>]*-->/g, '')
    .replace(/^```[\s\S]*?^```/gm, '')
  return written.match(/\S+/g)?.length ?? 0
}

describe('the documents stay small', () => {
  const written = pagesBelow('docs').filter((page) => writtenWords(page, readFileSync(join(root, page), 'utf8')) > 0)
  const records = written.filter((page) => /decisions/.test(page))

  test('README.md: 120 lines and eight links at most', () => {
    const text = readFileSync(join(root, 'README.md'), 'utf8')
    expect(text.split('\n').length).toBeLessThanOrEqual(120)
    expect(text.match(/\]\(/g)?.length).toBeLessThanOrEqual(8)
  })
  test('40 pages at most, apart from the records of decisions, and 70,000 words', () => {
    const pages = written.filter((page) => !records.includes(page))
    expect(pages.length).toBeLessThanOrEqual(40)
    const words = pages.map((page) => writtenWords(page, readFileSync(join(root, page), 'utf8')))
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(70_000)
  })
  test.each(records)('%s has 300 words at most', (page) => {
    expect(writtenWords(page, readFileSync(join(root, page), 'utf8'))).toBeLessThanOrEqual(300)
  })
})
