import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import type { Mutant } from './find.ts'
import { mutated } from './instrument.ts'
import type { RuleCode } from './sample.ts'

/** How to compile the code of a ruleset: in a copy that is deleted afterwards. */
export interface Compiler {
  /** The path of the `tsc` command. */
  readonly tsc: string
  /** The folder to copy: the ruleset's own, or a parent whose other files it imports by path. */
  readonly copied: string
  /** A folder for the copy, from which the packages that the code imports can be resolved. */
  readonly cache: string
  /** The settings, as in `tsconfig.json`. */
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * Which mutants the compiler accepts. Each becomes a file of its own beside the original, in a copy that is deleted,
 * so that one compiler run judges all. Errors of the unchanged copy, and of unused names, are ignored.
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
    // Entry by entry, because the copy may be inside a copied folder.
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
    // Removes folders that were made only for the copy.
    for (const made of [cache, dirname(cache)]) {
      try {
        rmdirSync(made)
      } catch {
        break
      }
    }
  }
}

/** Whether a file or folder is copied: installed packages and tests are not. */
const isCode = (path: string): boolean => !/^(node_modules|\.git)$|\.test\.ts$/.test(basename(path))

/** Runs the compiler; returns its messages by file and number of the mutant. */
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
