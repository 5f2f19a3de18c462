import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Case, Shared } from '@fray/files'
import { encounterOf, findGame, formatProblem, readText, wholeGiven } from '@fray/files'
import { readCatalogues } from '../catalogue.ts'
import { commandsOf, counted, type Level, levelOf } from './conformance-tables.ts'
import { type Manifest, PUBLISH_CONFIG } from './packages.ts'

/** What the package says of one ruleset. */
interface Listed {
  /** The version of the ruleset that the cases are about. */
  readonly version: string
  /** How many cases there are, and how many of each level. */
  readonly cases: number
  readonly levels: Readonly<Record<Level, number>>
  /** Names of its files, the same in `cases` and in `encounters`. */
  readonly files: readonly string[]
}

/** A file of cases as YAML reads it. */
interface CaseFile extends Shared {
  readonly ruleset: string
  readonly cases: readonly Case[]
}

/**
 * Lays out `@fray/conformance` in the folder: the cases of every ruleset as JSON, their encounters complete, the rules, the
 * ready-made content, the pages that explain them and the schema of a case file. It holds no code.
 * @returns the folder
 * @throws where a case file, or an encounter that it names, cannot be read
 */
export async function stageConformance(root: string, into: string): Promise<string> {
  const rulesets: Record<string, Listed> = {}
  for (const { ruleset, home, rules } of readCatalogues(root)) {
    if (!home.startsWith('packages/')) continue
    const game = await findGame(ruleset)
    if (typeof game === 'string') throw new Error(game)
    const { version } = game.rules
    const files: string[] = []
    const levels: Record<string, Level> = {}
    let commands: readonly object[] = []
    for (const path of globSync(`conformance/${ruleset}/**/*.yaml`, { cwd: root }).sort()) {
      const file = `${basename(path, '.yaml')}.json`
      const { cases, ...shared } = read(join(root, path)) as CaseFile
      const encounters: Record<string, unknown> = {}
      const whole = cases.map((one) => {
        const given = givenOf(one, ruleset, join(root, path))
        const encounter = encounterOf(given, shared, ruleset)
        encounters[one.id] = encounter
        if (commands.length === 0) {
          const { setup } = game.readEncounter(encounter)
          if (setup !== null) commands = commandsOf(game.rules, game.rules.open(setup))
        }
        // What somebody made from content can do stands in the encounter as it is read; the others say it themselves.
        const isWhole = !JSON.stringify(encounter).includes('"from"')
        levels[one.id] = levelOf(
          one,
          () => (isWhole ? null : game.readEncounter(encounter).setup)?.encounter ?? encounter,
        )
        return { ...one, given }
      })
      write(into, `cases/${ruleset}/${file}`, { ...shared, cases: whole })
      write(into, `encounters/${ruleset}/${file}`, { ruleset, version, encounters })
      files.push(file)
    }
    const content = globSync('content/*.yaml', { cwd: join(root, home) }).sort()
    write(into, `rules/${ruleset}.json`, { ruleset, version, rules })
    write(into, `content/${ruleset}.json`, {
      ruleset,
      version,
      content: Object.fromEntries(content.map((file) => [basename(file, '.yaml'), read(join(root, home, file))])),
    })
    write(into, `commands/${ruleset}.json`, { ruleset, version, commands })
    write(into, `levels/${ruleset}.json`, { ruleset, version, levels })
    rulesets[ruleset] = { version, cases: Object.keys(levels).length, levels: counted(Object.values(levels)), files }
  }
  const { version, license }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  write(into, 'index.json', { version, rulesets })
  write(into, 'package.json', {
    name: '@fray/conformance',
    version,
    description:
      'Worked examples of the combat rules of five tabletop RPGs as plain data, for programs in any language',
    license,
    keywords: ['ttrpg', 'tabletop', 'rpg', 'rules', 'test-cases'],
    publishConfig: PUBLISH_CONFIG,
    exports: { '.': './index.json', './*': './*' },
  })
  const page = readFileSync(join(root, 'docs/reference/cases.md'), 'utf8')
  const [, facts] = /^(### Rolls\n[\s\S]*?)^## Running/m.exec(page) ?? []
  if (facts === undefined)
    throw new Error('docs/reference/cases.md has no "### Rolls" before "## Running": facts.md is made of that.')
  writeFileSync(join(into, 'facts.md'), `# Rolls and facts\n\n${facts.replace(/^###/gm, '##').trimEnd()}\n`)
  cpSync(join(root, 'docs/reference/rulesets'), join(into, 'rulesets'), { recursive: true })
  cpSync(join(root, 'schemas/case.schema.json'), join(into, 'case.schema.json'))
  cpSync(join(import.meta.dirname, 'conformance/README.md'), join(into, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'))
  return into
}

/** What a case is given, with the encounter file put in that it may name. */
function givenOf({ id, given }: Case, ruleset: string, file: string): Readonly<Record<string, unknown>> {
  const whole = wholeGiven(given, ruleset, (path) => readFileSync(resolve(dirname(file), path), 'utf8'))
  if ('problem' in whole) throw new Error(`${file}: the case "${id}": ${whole.problem.message}`)
  return whole.given
}

function read(file: string): unknown {
  const { value, problems } = readText(readFileSync(file, 'utf8'), file)
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  return value
}

function write(into: string, file: string, data: unknown): void {
  mkdirSync(dirname(join(into, file)), { recursive: true })
  writeFileSync(join(into, file), `${JSON.stringify(data, null, 1)}\n`)
}
