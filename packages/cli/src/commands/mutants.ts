import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { asEntry, type Compiler, figuresLine, type Ground, hunt, survivorLine } from '@fray/kit/mutants'
import { ownRulesetsHere } from '@fray/kit/own-rulesets'
import { loadGame } from '../io/games.ts'
import { ROOT } from '../io/home.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readCount } from '../play/counts.ts'
import { ProgressLine } from '../ui/progress.ts'

/** What `fray mutants` is told. */
export interface MutantsOptions {
  readonly sample?: string
  readonly seed: string
  readonly all?: boolean
  readonly file?: readonly string[]
  readonly threads?: string
  readonly entries?: boolean
  readonly cases?: string
}

/**
 * `fray mutants RULESET`: changes its code, one small change at a time, and tells which changes no case notices (docs/explanation/testing.md). Returns
 * the exit code. Throws a {@link Stop} where code or cases are not to be had.
 */
export async function mutants(terminal: Terminal, name: string, options: MutantsOptions): Promise<number> {
  await loadGame(name)
  const ground = groundOf(name, options.cases)
  const files = options.file === undefined || options.file.length === 0 ? null : new Set(options.file)
  const line = new ProgressLine()
  const found = await hunt({
    ...ground,
    seed: options.seed,
    most: readCount('--sample', options.sample, Number.POSITIVE_INFINITY, 'mutants'),
    files,
    changedOnly: options.all !== true && options.sample === undefined && files === null,
    threads: readCount('--threads', options.threads, 1, 'threads'),
    onPlayed: (played, of) => line.show(() => `${played} of ${of} changes played`),
  }).finally(() => line.clear())
  if (typeof found === 'string') throw badInput(found)
  if (ground.compiler === null)
    terminal.complain(
      'TypeScript is not installed there: changes that are not valid code are played, too, and count as caught.',
    )
  const folder = relative(process.cwd(), ground.home)
  for (const { mutant, key, reachedBy } of found.fresh)
    terminal.say(options.entries === true ? asEntry(mutant, key) : survivorLine(folder, mutant, reachedBy))
  for (const message of found.stale) terminal.say(message)
  terminal.say(figuresLine(name, options.seed, found))
  return found.fresh.length === 0 ? EXIT.done : EXIT.failed
}

/** Where the code and the cases of a ruleset are: of one of somebody's own, or of ours where their code is there. */
function groundOf(ruleset: string, cases: string | undefined): Ground {
  const own = ownRulesetsHere().find(({ id }) => id === ruleset)
  if (own !== undefined) {
    const home = dirname(own.file)
    const compiler = compilerNear(own.folder, home)
    return checked({
      ...{ ruleset, home, compiler },
      cases: cases ?? join(own.folder, 'cases'),
      survivors: join(own.folder, 'survivors.yaml'),
    })
  }
  const home = join(ROOT, 'packages', 'rulesets', ruleset)
  if (!existsSync(join(home, 'index.ts')))
    throw badInput(
      `The source code of ${ruleset} is not here. In a clone of Fray this works: npm run mutants -- ${ruleset}.`,
    )
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const settings = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: { noUnusedLocals: false } }
  return checked({
    ...{ ruleset, home },
    cases: cases ?? join(ROOT, 'conformance', ruleset),
    survivors: join(home, 'catalogue', 'survivors.yaml'),
    compiler: { tsc, copied: dirname(home), cache: join(ROOT, 'node_modules', '.cache'), settings },
  })
}

function checked(ground: Ground): Ground {
  if (existsSync(ground.cases)) return ground
  throw badInput(
    `There are no cases in ${relative(process.cwd(), ground.cases)}. Say where they are with --cases FOLDER.`,
  )
}

/** The TypeScript that is installed with a ruleset; null where none is. */
function compilerNear(folder: string, home: string): Compiler | null {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve('typescript/package.json')
    const own = join(folder, 'tsconfig.json')
    const compilerOptions = {
      ...{ noEmit: true, composite: false, incremental: false, noUnusedLocals: false },
      ...{ strict: true, module: 'nodenext', target: 'es2024', allowImportingTsExtensions: true, skipLibCheck: true },
    }
    return {
      tsc: join(dirname(manifest), 'bin', 'tsc'),
      copied: home,
      cache: join(folder, 'node_modules', '.cache'),
      settings: { ...(existsSync(own) ? { extends: own } : {}), compilerOptions },
    }
  } catch {
    return null
  }
}
