import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programsIn } from './examples.ts'
import { type Packed, packAll } from './pack.ts'
import { PUBLISHED } from './packages.ts'

const root = join(import.meta.dirname, '../..')
/** Bytes, gzipped, that a browser loads for `zones` and a host. The aim is 150,000: docs/packages.md says what is in them. */
const BROWSER_BUDGET = 165_000

/** The version of TypeScript before the one that Fray is checked with. */
const OLDER_COMPILER = '5.9.3'

const folder = mkdtempSync(join(tmpdir(), 'fray-packed-'))
const empty = join(folder, 'empty')

/** Runs a program in the empty folder with this Node; what it prints and how it ends. */
function run(file: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], { cwd: empty, encoding: 'utf8' })
  return { said: stdout, complained: stderr, status }
}

const examples = PUBLISHED.flatMap((package_) =>
  programsIn(root, package_).map((program, at) => ({ name: `${package_}-${at + 1}`, program })),
)

let packed: Packed[] = []

beforeAll(() => {
  // Other tests may be serving the page that is there: it is not made anew under them.
  if (!existsSync(join(root, 'packages/page/dist/index.html')))
    spawnSync(process.execPath, [join(root, 'packages/page/scripts/build.ts'), '--if-needed'], { cwd: root })
  packed = packAll(join(folder, 'packed'))
  mkdirSync(empty)
  const types = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies['@types/node']
  writeFileSync(join(empty, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  const files = packed.map(({ file }) => file)
  const wishes = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  const installed = spawnSync(
    'npm',
    ['install', ...wishes, ...files, `@types/node@${types}`, `typescript@${OLDER_COMPILER}`],
    {
      cwd: empty,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (installed.status !== 0) throw new Error(installed.stderr)
  for (const { name, program } of examples) writeFileSync(join(empty, `${name}.ts`), program)
  const compilerOptions = { target: 'ES2023', module: 'NodeNext', strict: true, skipLibCheck: false, types: ['node'] }
  writeFileSync(
    join(empty, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, outDir: 'out' }, include: ['*.ts'] }),
  )
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

describe('the packages in an empty folder', () => {
  it('hold no tests and nothing of this machine', () => {
    const files = globSync('node_modules/{fray,@fray/*}/**/*', { cwd: empty })
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => /\.test\.|\/test\//.test(file))).toEqual([])
    for (const file of files.filter((name) => /\.(js|map|json)$/.test(name)))
      expect(readFileSync(join(empty, file), 'utf8').includes(root), file).toBe(false)
  })

  it.each([
    ['this TypeScript', root],
    [`TypeScript ${OLDER_COMPILER}`, empty],
  ])('compile with %s, declarations and all', (_, home) => {
    const { said } = run(join(home, 'node_modules/typescript/bin/tsc'))
    expect(said).toBe('')
  })

  it.each(examples.map(({ name }) => name))('run their example %s', (name) => {
    const { said, complained, status } = run(`out/${name}.js`)
    expect({ complained, status }).toEqual({ complained: '', status: 0 })
    expect(said.trim()).not.toBe('')
    expect(said).not.toContain('undefined')
  })

  it('have maps that lead to sources that are there', () => {
    const maps = globSync('node_modules/@fray/*/dist/**/*.map', { cwd: empty })
    for (const file of maps) {
      const [source] = JSON.parse(readFileSync(join(empty, file), 'utf8')).sources
      expect(globSync(join(file, '..', source), { cwd: empty }), file).toHaveLength(1)
    }
  })

  it('bring the command: encounters, threads, page', () => {
    const fray = join(empty, 'node_modules/fray/bin/fray.js')
    expect(run(fray, '--version').said.trim()).toBe('0.1.0')
    const simulated = run(fray, 'simulate', 'duel', '--trials', '300', '--seed', '7', '--json')
    expect(JSON.parse(simulated.said).trials).toBe(300)
    expect(readFileSync(join(empty, 'node_modules/fray/page/index.html'), 'utf8')).toContain('<title>')
  }, 120_000)

  it('make one ruleset with a host no heavier for a browser than it is', async () => {
    const entry = join(empty, 'browser.js')
    writeFileSync(
      entry,
      "export { zones } from '@fray/rulesets/zones'\nexport { openHouse, MemoryStore, MemoryPasses } from '@fray/host'\n",
    )
    const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    const first = output.find((part) => part.type === 'chunk' && part.isEntry)
    expect(first?.type === 'chunk' && gzipSync(first.code, { level: 9 }).length).toBeLessThan(BROWSER_BUDGET)
  })
}, 300_000)
