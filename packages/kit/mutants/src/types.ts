import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import type { Mutant } from './find.ts'
import { mutated } from './instrument.ts'
import type { RuleCode } from './sample.ts'

/** How the code of a ruleset is compiled: from a copy, which is thrown away. */
export interface Compiler {
  /** The file of the command `tsc`. */
  readonly tsc: string
  /** The folder that is copied: the ruleset's own, or one above it, whose other files it imports by their paths. */
  readonly copied: string
  /** A folder for the copy, below the one in which the packages that the code imports are found. */
  readonly cache: string
  /** The settings, as a `tsconfig.json` says them. */
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * Which of the mutants the compiler takes. Each becomes a file of its own beside the one that it changes, in a copy that is thrown away, so
 * that one run of the compiler judges all. What the compiler says of an unchanged copy counts for nothing, nor does what is merely unused.
 */
export function thatCompile(
  { tsc, copied, cache, settings }: Compiler,
  home: string,
  code: RuleCode,
  mutants: readonly Mutant[],
): Mutant[] {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'mutants-'))
  const within = relative(copied, home).replaceAll(sep, '/')
  try {
    // Entry by entry: the copy may lie in a folder of what is copied.
    for (const entry of readdirSync(copied).filter(isCode))
      cpSync(join(copied, entry), join(folder, entry), { recursive: true, filter: isCode })
    const write = (file: string, at: string, text: string) => {
      const name = join(folder, within, file.replace(/\.ts$/, `.mutant-${at}.ts`))
      mkdirSync(dirname(name), { recursive: true })
      writeFileSync(name, text)
    }
    for (const file of new Set(mutants.map((mutant) => mutant.file))) write(file, 'none', code.get(file)?.text ?? '')
    for (const [at, mutant] of mutants.entries()) {
      write(mutant.file, String(at), mutated(code.get(mutant.file)?.text ?? '', mutant))
    }
    const prefix = within === '' ? '' : `${within}/`
    const said = compile(tsc, folder, { ...settings, include: [`${prefix}**/*.mutant-*.ts`], exclude: [] }, prefix)
    return mutants.filter(({ file }, at) => {
      const usual = said.get(`${file.replace(/\.ts$/, '')} none`) ?? []
      return (said.get(`${file.replace(/\.ts$/, '')} ${at}`) ?? []).every((one) => usual.includes(one))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    // Folders that were made for it alone.
    for (const made of [cache, dirname(cache)]) {
      try {
        rmdirSync(made)
      } catch {
        break
      }
    }
  }
}

/** Whether a file or a folder is copied: what is installed and what only tests need are not. */
const isCode = (path: string): boolean => !/^(node_modules|\.git)$|\.test\.ts$/.test(basename(path))

/** Runs the compiler; what it says by file and number of the mutant. */
function compile(
  tsc: string,
  folder: string,
  config: Readonly<Record<string, unknown>>,
  prefix: string,
): ReadonlyMap<string, readonly string[]> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout, error, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (error !== undefined) throw error
  const said = new Map<string, string[]>()
  for (const line of stdout.split('\n')) {
    const [, file = '', at, message] = /^(.*)\.mutant-(\w+)\.ts\(\d+,\d+\): (.*)$/.exec(line) ?? []
    if (at === undefined || !file.startsWith(prefix)) {
      if (/error TS/.test(line)) throw new Error(`The compiler cannot judge the mutants: ${line}`)
      continue
    }
    const key = `${file.slice(prefix.length)} ${at}`
    said.set(key, [...(said.get(key) ?? []), message ?? ''])
  }
  if (status !== 0 && said.size === 0)
    throw new Error('The compiler cannot judge the mutants: it failed without a word.')
  return said
}
