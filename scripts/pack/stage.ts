import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Fault } from './compile.ts'
import { publicDeclarations } from './declarations.ts'
import { doorsOf, type Manifest, manifestOf } from './packages.ts'

/** Where things are while packages are made. */
export interface Places {
  readonly root: string
  /** What the compiler made, a folder a package. */
  readonly compiled: string
  /** Where the packages are laid out, a folder each. */
  readonly staged: string
}

/**
 * Lays out a package as it is published: JavaScript and declarations in `dist`, the sources to which their maps lead in `src`.
 * The command needs neither sources nor declarations, and brings the page and the encounters.
 * @throws where a published declaration is not whole
 */
export function stage(folder: string, { root, compiled, staged }: Places, faults: readonly Fault[]): string {
  const manifest = manifestOf(root, folder)
  const from = join(compiled, folder)
  const into = join(staged, folder)
  const isCommand = manifest.bin !== undefined
  const ids = folder === 'rulesets' ? rulesetsIn(join(root, 'packages/rulesets')) : []
  const doors = expanded(from, doorsOf(manifest, ids))
  const declarations = publicDeclarations(
    from,
    doors.map(([, file]) => file),
  )
  const broken = faults.find(({ file }) =>
    declarations.has(file.replace(`packages/${folder}/`, '').replace(/\.ts$/, '.d.ts')),
  )
  if (broken !== undefined) throw new Error(`A published declaration is not whole: ${broken.text}`)
  const at = (file: string): string => (isCommand ? file : posix.join('dist', file.replace(/^src\//, '')))
  for (const file of globSync('**/*.js', { cwd: from })) put(file)
  if (!isCommand) for (const file of declarations) put(file)
  for (const name of ['README.md', 'LICENSE']) {
    const own = join(root, 'packages', folder, name)
    cpSync(existsSync(own) ? own : join(root, name), join(into, name))
  }
  if (isCommand) {
    cpSync(join(root, 'encounters'), join(into, 'encounters'), { recursive: true })
    cpSync(join(root, 'packages/page/dist'), join(into, 'page'), { recursive: true })
  }
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  return into

  /** Puts a compiled file into the package, with its map and the source that this leads to. */
  function put(file: string): void {
    const target = join(into, at(file))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(from, file), target)
    if (isCommand) {
      writeFileSync(target, withoutMap(readFileSync(target, 'utf8')))
      return
    }
    const source = file.replace(/\.(d\.ts|js)$/, '.ts')
    const map = JSON.parse(readFileSync(join(from, `${file}.map`), 'utf8'))
    const kept = posix.join('src', source.replace(/^src\//, ''))
    map.sources = [posix.relative(posix.dirname(at(file)), kept)]
    writeFileSync(`${target}.map`, JSON.stringify(map))
    mkdirSync(dirname(join(into, kept)), { recursive: true })
    cpSync(join(root, 'packages', folder, source), join(into, kept))
  }

  function published({ name, version, description, license, engines, bin, dependencies = {}, sideEffects }: Manifest) {
    const needs = Object.entries(dependencies).map(([id, range]) => [id, range === '*' ? version : range])
    return {
      name,
      version,
      description,
      license,
      type: 'module',
      engines,
      sideEffects: sideEffects ?? false,
      ...(isCommand ? { bin } : { exports: Object.fromEntries(doors.map(([door, file]) => [door, entry(file)])) }),
      dependencies: Object.fromEntries(needs),
    }
  }

  function entry(file: string) {
    const path = `./${at(posix.normalize(file)).replace(/\.ts$/, '')}`
    return { types: `${path}.d.ts`, default: `${path}.js` }
  }
}

const withoutMap = (text: string): string => text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')

/** The folders that hold a ruleset. */
const rulesetsIn = (folder: string): string[] =>
  globSync('*/game.ts', { cwd: folder })
    .map((file) => dirname(file))
    .sort()

/** Doors with a star become one for each file behind it. */
const expanded = (from: string, doors: [string, string][]): [string, string][] =>
  doors.flatMap(([door, file]): [string, string][] => {
    if (!door.includes('*')) return [[door, file]]
    const [before = '', after = ''] = posix.normalize(file).split('*')
    return globSync(`${before}*.js`, { cwd: from }).map((found) => {
      const name = found.slice(before.length, -'.js'.length)
      return [door.replace('*', name), `./${before}${name}${after}`]
    })
  })
