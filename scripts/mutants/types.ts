import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { Mutant } from './find.ts'
import { mutated } from './instrument.ts'
import type { RuleCode } from './sample.ts'

/**
 * Which of the mutants the compiler takes. Each becomes a file of its own beside the one that it changes, in a copy of the
 * rulesets that is thrown away, so that one run of the compiler judges all. What the compiler says of an unchanged copy counts
 * for nothing, nor does what is merely unused.
 */
export function thatCompile(root: string, ruleset: string, code: RuleCode, mutants: readonly Mutant[]): Mutant[] {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'mutants-'))
  try {
    cpSync(join(root, 'packages', 'rulesets'), folder, {
      recursive: true,
      filter: (path) => !/node_modules|\.test\.ts$/.test(path.slice(root.length)),
    })
    const home = join(folder, ruleset)
    const write = (file: string, at: string, text: string) => {
      const name = file.replace(/\.ts$/, `.mutant-${at}.ts`)
      mkdirSync(dirname(join(home, name)), { recursive: true })
      writeFileSync(join(home, name), text)
    }
    for (const file of new Set(mutants.map((mutant) => mutant.file))) write(file, 'none', code.get(file)?.text ?? '')
    for (const [at, mutant] of mutants.entries()) {
      write(mutant.file, String(at), mutated(code.get(mutant.file)?.text ?? '', mutant))
    }
    const said = compile(root, folder, ruleset)
    return mutants.filter(({ file }, at) => {
      const usual = said.get(`${file.replace(/\.ts$/, '')} none`) ?? []
      return (said.get(`${file.replace(/\.ts$/, '')} ${at}`) ?? []).every((one) => usual.includes(one))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the compiler; what it says by file and number of the mutant. */
function compile(root: string, folder: string, ruleset: string): ReadonlyMap<string, readonly string[]> {
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { noUnusedLocals: false },
    include: [`${ruleset}/**/*.mutant-*.ts`],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { stdout, error, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (error !== undefined) throw error
  const said = new Map<string, string[]>()
  for (const line of stdout.split('\n')) {
    const [, file, at, message] = /^[^/]+\/(.*)\.mutant-(\w+)\.ts\(\d+,\d+\): (.*)$/.exec(line) ?? []
    if (file === undefined) {
      if (/error TS/.test(line)) throw new Error(`The compiler cannot judge the mutants: ${line}`)
      continue
    }
    const key = `${file} ${at}`
    said.set(key, [...(said.get(key) ?? []), message ?? ''])
  }
  if (status !== 0 && said.size === 0)
    throw new Error('The compiler cannot judge the mutants: it failed without a word.')
  return said
}
