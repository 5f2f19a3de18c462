import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Fault } from './compile.ts'
import { publicDeclarations } from './declarations.ts'
import { layOutDocuments } from './documents.ts'
import { linksOf } from './links.ts'
import { entryPointsOf, type Manifest, manifestOf, PUBLISH_CONFIG } from './packages.ts'

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
 * The command needs neither sources nor declarations, and brings the page, the encounters and the ruleset that a new
 * one begins as.
 * @throws where a published declaration is not whole
 */
export function stage(folder: string, { root, compiled, staged }: Places, faults: readonly Fault[]): string {
  const manifest = manifestOf(root, folder)
  const from = join(compiled, folder)
  const into = join(staged, folder)
  const isCommand = manifest.bin !== undefined
  const ids = folder === 'rulesets' ? gameFolders(join(root, 'packages/rulesets')) : []
  const entryPoints = filesBehind(entryPointsOf(manifest, ids), from, '.js')
  const declarations = publicDeclarations(
    from,
    entryPoints.map(([, file]) => file),
  )
  const broken = faults.find(({ file }) =>
    declarations.has(file.replace(`packages/${folder}/`, '').replace(/\.ts$/, '.d.ts')),
  )
  if (broken !== undefined) throw new Error(`A published declaration is not whole: ${broken.text}`)
  const missing = isCommand ? undefined : [...declarations].find((file) => !existsSync(join(from, file)))
  if (missing !== undefined) {
    const why = faults.find(({ file }) => file === `packages/${folder}/${missing.replace(/\.d\.ts$/, '.ts')}`)
    throw new Error(`A published declaration is missing: ${why?.text ?? join(folder, missing)}`)
  }
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
    cpSync(join(root, 'examples/scrap'), join(into, 'template'), { recursive: true })
    layOutDocuments(root, into)
  }
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  return into

  /** Puts a compiled file into the package, with its map and the source that this leads to. */
  function put(file: string): void {
    const target = join(into, at(file))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(from, file), target)
    if (file.endsWith('.js')) putData(file, target)
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

  /** Puts the data beside a compiled file that it imports: the compiler leaves JSON where it was. */
  function putData(file: string, target: string): void {
    for (const [, data = ''] of readFileSync(target, 'utf8').matchAll(/import\(?\s*['"](\.[^'"]+\.json)['"]/g)) {
      const copy = join(dirname(target), data)
      mkdirSync(dirname(copy), { recursive: true })
      cpSync(join(root, 'packages', folder, dirname(file), data), copy)
    }
  }

  function published(manifest: Manifest) {
    const { name, version, description, license, keywords, engines, bin, dependencies = {}, sideEffects } = manifest
    const needs = Object.entries(dependencies).map(([id, range]) => [id, range === '*' ? version : range])
    return {
      name,
      version,
      description,
      license,
      keywords,
      ...linksOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), folder),
      publishConfig: PUBLISH_CONFIG,
      type: 'module',
      engines,
      sideEffects: sideEffects ?? false,
      ...(isCommand
        ? { bin }
        : { exports: Object.fromEntries(entryPoints.map(([entryPoint, file]) => [entryPoint, entry(file)])) }),
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
export const gameFolders = (folder: string): string[] =>
  globSync('*/game.ts', { cwd: folder })
    .map((file) => dirname(file))
    .sort()

/**
 * Entry points with a star become one for each file behind it.
 * @param ending how files end in the folder that is looked into: `.js` where they have been compiled
 */
export const filesBehind = (
  entryPoints: [string, string][],
  folder: string,
  ending: '.js' | '.ts',
): [string, string][] =>
  entryPoints.flatMap(([entryPoint, file]): [string, string][] => {
    if (!entryPoint.includes('*')) return [[entryPoint, file]]
    const [before = '', after = ''] = posix.normalize(file).split('*')
    const names = globSync(`${before}*${ending}`, { cwd: folder }).map((found) =>
      found.slice(before.length, -ending.length),
    )
    return names
      .filter((name) => !name.endsWith('.test'))
      .sort()
      .map((name) => [entryPoint.replace('*', name), `./${before}${name}${after}`])
  })
