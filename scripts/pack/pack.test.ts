import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../tests/effort.ts'
import { programsIn } from './examples.ts'
import { type Packed, packAll } from './pack.ts'
import { PUBLISH_CONFIG, PUBLISHED } from './packages.ts'
import { bundled, rightRows, rowsUnder, type WeightRow, weightOf, weightOfDoor } from './weights.ts'

const root = join(import.meta.dirname, '../..')
/** What a browser needs to play in a program of its own, in addition to a game. */
const HOST = "export { openFightServer, MemoryStore, MemoryAccessTokens } from '@fray/live/host'\n"
/**
 * Bytes, gzipped, of all chunks that a browser loads at once for each game and a host: see docs/reference/packages.md. `alone` where
 * the program has this game only, `ofFive` where it offers all of them and this one is played.
 */
const BROWSER_BUDGETS = [
  { game: 'zones', name: 'zones', alone: 179_000, ofFive: 185_700 },
  { game: 'weapon-speed', name: 'weaponSpeed', alone: 206_600, ofFive: 213_600 },
  { game: 'escalation', name: 'escalation', alone: 212_800, ofFive: 218_300 },
  { game: 'free-hits', name: 'freeHits', alone: 220_700, ofFive: 228_500 },
  { game: 'shock', name: 'shock', alone: 242_100, ofFive: 250_600 },
]

/** Entry points of a package for browsers that read files. */
const NOT_FOR_BROWSERS = ['@fray/kit/catalogue', '@fray/kit/mutants', '@fray/kit/own-rulesets']
/** What the page about packages says of weights, and how far from the truth: sizes of files change with every text in them. */
const PAGE = readFileSync(join(root, 'docs/reference/packages.md'), 'utf8')
const NEAR = { packed: 0.1, loaded: 0.04 }

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

/** A program that has to do with every entry point of every package. */
function everyEntryPoint(): string {
  const entryPoints = globSync('node_modules/@fray/*/package.json', { cwd: empty }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(empty, file), 'utf8'))
    return Object.entries<object | string>(exports).flatMap(([entryPoint, leads]) =>
      typeof leads === 'object' && 'types' in leads ? [`${name}${entryPoint.slice(1)}`] : [],
    )
  })
  return entryPoints.map((entryPoint, at) => `export * as door${at} from '${entryPoint}'\n`).join('')
}

/** The entry points that a browser may load, of rulesets the games alone. */
function doorsForBrowsers(): string[] {
  const files = globSync('node_modules/@fray/*/package.json', { cwd: empty })
  const doors = files.flatMap((file) => {
    const { name, exports = {}, engines = {} } = JSON.parse(readFileSync(join(empty, file), 'utf8'))
    return engines.node === '>=20' ? Object.keys(exports).map((entryPoint) => `${name}${entryPoint.slice(1)}`) : []
  })
  const games = BROWSER_BUDGETS.map(({ game }) => `@fray/rulesets/${game}`)
  const isPart = (door: string) => door.startsWith('@fray/rulesets/') && !games.includes(door)
  return doors.filter((door) => !isPart(door) && !NOT_FOR_BROWSERS.includes(door)).sort()
}

let packed: Packed[] = []

/** Installs the packages and what they need, as people do. */
function install(): void {
  const types = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies['@types/node']
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  const files = packed.map(({ file }) => file)
  const installed = spawnSync(
    'npm',
    ['install', ...quietly, ...files, `@types/node@${types}`, `typescript@${OLDER_COMPILER}`],
    { cwd: empty, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (installed.status !== 0) throw new Error(installed.stderr)
}

/** Unpacks the packages, and links from here what they say they need and nothing else: half a minute less than {@link install}. */
function layOut(): void {
  for (const { name, file } of packed) {
    const folder = join(empty, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', folder, '--strip-components', '1'], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const needed of Object.keys(dependencies).filter((one) => !packed.some((ours) => ours.name === one))) {
      const link = join(empty, 'node_modules', needed)
      mkdirSync(dirname(link), { recursive: true })
      if (!existsSync(link)) symlinkSync(join(root, 'node_modules', needed), link, 'junction')
    }
  }
}

beforeAll(async () => {
  // Other tests may be serving the page that is there: it is not made again under them.
  if (!existsSync(join(root, 'packages/page/dist/index.html')))
    spawnSync(process.execPath, [join(root, 'packages/page/scripts/build.ts'), '--if-needed'], { cwd: root })
  packed = await packAll(join(folder, 'packed'))
  mkdirSync(empty)
  writeFileSync(join(empty, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  if (isWhole) install()
  else layOut()
  for (const { name, program } of examples) writeFileSync(join(empty, `${name}.ts`), program)
  writeFileSync(join(empty, 'every-door.ts'), everyEntryPoint())
  const compilerOptions = {
    target: 'ES2023',
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: false,
    types: ['node'],
  }
  writeFileSync(
    join(empty, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, outDir: 'out' }, include: ['*.ts'] }),
  )
}, 1_200_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packages in an empty folder', () => {
  it('are as large as their page says', () => {
    const said = rowsUnder(PAGE, '## Which one')
    const sizes = packed.map(({ name, size }): WeightRow => [name, size / 1000])
    const inOrder = said.flatMap(([name]) => sizes.filter(([one]) => one === name))
    expect(inOrder).toHaveLength(packed.length)
    expect(said).toEqual(rightRows(inOrder, said, NEAR.packed))
  })

  it('hold no tests and nothing of this machine', () => {
    const files = globSync('node_modules/{fray,@fray/*}/**/*', { cwd: empty })
    expect(files.length).toBeGreaterThan(1000)
    // What is laid out for a ruleset of one's own has a test, which is its author's.
    const ours = files.filter((file) => !/\/fray\/template\//.test(file))
    expect(ours.filter((file) => /\.test\.|\/test\//.test(file))).toEqual([])
    for (const file of files.filter((name) => /\.(js|map|json)$/.test(name)))
      expect(readFileSync(join(empty, file), 'utf8').includes(root), file).toBe(false)
  })

  it('say what a registry shows, and carry their licence', () => {
    const manifests = globSync('node_modules/{fray,@fray/*}/package.json', { cwd: empty })
    expect(manifests.length).toBeGreaterThan(10)
    for (const file of manifests) {
      const { keywords, publishConfig, license, description } = JSON.parse(readFileSync(join(empty, file), 'utf8'))
      expect({ publishConfig, license }, file).toEqual({ publishConfig: PUBLISH_CONFIG, license: 'MIT' })
      expect(keywords.length, file).toBeGreaterThan(3)
      expect(description.length, file).toBeGreaterThan(20)
      expect(readFileSync(join(empty, file, '../LICENSE'), 'utf8')).toContain('MIT License')
    }
  })

  it('bring the command: encounters, threads, page', () => {
    const fray = join(empty, 'node_modules/fray/bin/fray.js')
    expect(run(fray, '--version').said.trim()).toBe('0.1.0')
    const simulated = run(fray, 'simulate', 'duel', '--trials', '300', '--seed', '7', '--json')
    expect(JSON.parse(simulated.said).trials).toBe(300)
    expect(readFileSync(join(empty, 'node_modules/fray/page/index.html'), 'utf8')).toContain('<title>')
    expect(readFileSync(join(empty, 'node_modules/fray/docs/how-to/write-content-packs.md'), 'utf8')).toContain(
      '# Write content packs',
    )
    const german = run(fray, 'play', 'duel', '--seed', '7', '--lang', 'de')
    expect({ status: german.status, complained: german.complained }).toEqual({ status: 0, complained: '' })
    const played = run(join(empty, 'node_modules/fray/examples/bot.mjs'), 'duel', '--seed', '7')
    expect(played.said).toContain('The fight is over')
  }, 120_000)
})

/** What a whole run asks of them as well: it compiles and bundles all of them. */
const throughAndThrough = () => {
  it.each([
    ['this TypeScript', root, ['--checkers', '1']],
    [`TypeScript ${OLDER_COMPILER}`, empty, []],
  ])(
    'compile with %s, declarations and all, as strict as one may ask, however modules are found',
    (_, home, thrifty) => {
      const compiler = join(home, 'node_modules/typescript/bin/tsc')
      const elsewhere = ['--noEmit', '--module']
      for (const ways of [[], [...elsewhere, 'node16'], [...elsewhere, 'esnext', '--moduleResolution', 'bundler']])
        expect(run(compiler, ...thrifty, ...ways).said, ways.join(' ')).toBe('')
    },
  )

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

  it('bring documents in which no link leads nowhere', () => {
    const fray = join(empty, 'node_modules/fray')
    for (const file of globSync('{docs,examples}/**/*.md', { cwd: fray })) {
      const text = readFileSync(join(fray, file), 'utf8')
      for (const [link, path = ''] of text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]*[./][^)#\s]*)[^)]*\)/g))
        expect(existsSync(join(fray, dirname(file), path)), `${file}: ${link}`).toBe(true)
    }
  })

  it('weigh in a browser what their page says, each entry point', async () => {
    const said = rowsUnder(PAGE, '### What a browser loads')
    const measured: WeightRow[] = []
    for (const door of doorsForBrowsers()) measured.push([door, (await weightOfDoor(empty, door)) / 1000])
    expect(said).toEqual(rightRows(measured, said, NEAR.loaded))
  })

  it.each(BROWSER_BUDGETS)(
    'make $game with a host no heavier for a browser than it may',
    async ({ game, name, alone }) => {
      const chunks = await bundled(empty, 'browser', `export { ${name} } from '@fray/rulesets/${game}'\n${HOST}`)
      const weight = weightOf(chunks, ({ isEntry }) => isEntry)
      expect(weight).toBeGreaterThan(alone / 2)
      expect(weight).toBeLessThanOrEqual(alone)
    },
  )

  it('make a program that offers all five no heavier, whichever is played', async () => {
    const chunks = await bundled(empty, 'five', `export { rulesets } from '@fray/rulesets'\n${HOST}`)
    for (const { game, alone, ofFive } of BROWSER_BUDGETS) {
      const isPlayed = ({ facadeModuleId }: OutputChunk) => facadeModuleId?.endsWith(join(game, 'game.js')) === true
      expect([...chunks.values()].filter(isPlayed), game).toHaveLength(1)
      const weight = weightOf(chunks, (chunk) => chunk.isEntry || isPlayed(chunk))
      expect(weight, game).toBeGreaterThan(alone * 0.9)
      expect(weight, game).toBeLessThanOrEqual(ofFive)
    }
  })
}
if (isWhole) describe('the packages, for whoever builds on them', throughAndThrough, 300_000)
