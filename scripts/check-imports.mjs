// Holds the imports of the packages to the arrows cli -> seat -> files, lab -> rulesets -> kernel, each package to its API of the
// kernel, and keeps circles of imports out. Prints every import that breaks them with what would be right, and exits 1 when there is one.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Which packages each package may import. In this order each stands after those that it needs. A folder with an entry point that stands
 * for itself (`live/client`, which is `@fray/live/client`) is treated as a package of its own.
 */
export const arrows = /** @type {Record<string, string[]>} */ ({
  kernel: [],
  rulesets: ['kernel'],
  files: ['kernel', 'rulesets'],
  lab: ['kernel', 'rulesets'],
  // The contract is for tests alone: of seat, host and mcp.
  seat: ['kernel', 'rulesets', 'files', 'lab', 'kit/contract'],
  'seat/play': ['kernel', 'files', 'lab', 'seat'],
  'seat/language': ['kernel', 'seat'],
  drawing: ['kernel', 'seat'],
  'live/protocol': ['kernel', 'seat'],
  'live/client': ['kernel', 'seat', 'live/protocol'],
  'live/host': ['kernel', 'rulesets', 'files', 'lab', 'seat', 'kit/contract', 'live/protocol', 'live/client'],
  // For tests alone: the server, which they bring with its database, and play.
  page: [
    'kernel',
    'rulesets',
    'files',
    'lab',
    'seat',
    'seat/play',
    'seat/language',
    'drawing',
    'live/protocol',
    'live/host',
    'live/client',
    'server',
  ],
  'kit/catalogue': ['kernel'],
  'kit/contract': ['kernel', 'rulesets', 'files', 'lab', 'seat'],
  'kit/own-rulesets': ['kernel', 'rulesets', 'lab'],
  'kit/mutants': ['files', 'kit/own-rulesets'],
  server: [
    'kernel',
    'rulesets',
    'files',
    'lab',
    'seat',
    'drawing',
    'live/protocol',
    'live/host',
    'live/client',
    'kit/own-rulesets',
  ],
  mcp: ['kernel', 'files', 'seat', 'kit/contract', 'live/protocol', 'live/host', 'live/client'],
  cli: [
    'kernel',
    'rulesets',
    'files',
    'lab',
    'seat',
    'seat/language',
    'kit/catalogue',
    'kit/contract',
    'drawing',
    'live/protocol',
    'live/host',
    'live/client',
    'kit/own-rulesets',
    'kit/mutants',
    'server',
    'mcp',
  ],
})

/** The folders of `packages`, in the order of the arrows. */
export const packageFolders = [...new Set(Object.keys(arrows).map(packageOf))]

/** The npm packages that such a folder may import of those that its package depends on. Folders that are not listed import none. */
const libraries = /** @type {Record<string, string[]>} */ ({
  'seat/language': ['messageformat'],
  'live/protocol': ['zod'],
  'kit/catalogue': ['yaml'],
  'kit/own-rulesets': ['es-module-lexer'],
  'kit/mutants': ['oxc-parser', 'yaml', 'zod'],
})

/** @param {string} home a package, or a folder of one that has arrows of its own */
function packageOf(home) {
  return home.split('/')[0] ?? ''
}

/**
 * What a path belongs to, from the packages folder or behind `@fray/`: a folder that has arrows of its own, else the package.
 * @param {string} path
 */
function homeOf(path) {
  const nearest = path.split('/', 2).join('/')
  return Object.hasOwn(arrows, nearest) ? nearest : packageOf(path)
}

/**
 * The API of the kernel that a package looks at: what rules need, or what hosts need. Tests may look at both.
 * @param {string} home
 */
const apiFor = (home) => (home === 'rulesets' ? '@fray/kernel/rules' : '@fray/kernel')

/** The folders of the rulesets package that every ruleset may use. */
const shared = ['loading', 'kinds', 'lasting', 'on-grid', 'plain', 'referee', 'presentation']

/** How much of its work a test does, which is said to all of them in one place. */
const EFFORT = '../scripts/tests/effort.ts'

/** Packages that run outside of Node too: those whose types are checked without it. Their tests may use Node. */
const portable = JSON.parse(readFileSync(new URL('../tsconfig.portable.json', import.meta.url), 'utf8')).include.map(
  (/** @type {string} */ files) => files.slice('packages/'.length, -'/**/*.ts'.length),
)

/** @param {string} home */
const isPortable = (home) => portable.includes(home) || portable.includes(packageOf(home))

/**
 * Everything wrong with the imports of one file.
 * @param {string} file its path from the packages folder, with forward slashes: `rulesets/zones/index.ts`
 * @param {string} text
 * @param {{ exists: (file: string) => boolean, dependencies: (package_: string) => string[] }} repository
 *   `exists` takes a path as above; `dependencies` lists the npm packages that a package may import in its tests or code
 * @returns {string[]} sentences
 */
export function findProblems(file, text, repository) {
  const home = homeOf(file)
  const package_ = packageOf(home)
  const allowed = arrows[home]
  if (allowed === undefined)
    return [`${file}: the package ${home} has no arrows yet; add it to scripts/check-imports.mjs.`]
  const isTest = /\.test\.ts$|\/test\//.test(file)
  const problems = []
  for (const { specifier, line } of findImports(text)) {
    const reason = judge(specifier)
    if (reason !== null) problems.push(`${file}:${line}: imports '${specifier}', ${reason}`)
  }
  return problems

  /** @param {string} specifier */
  function judge(specifier) {
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file), specifier)
      if (isTest && target === EFFORT) return null
      if (homeOf(target) !== home) return 'which is in another package; import that by its name, @fray/...'
      if (!repository.exists(target)) return 'which is no file; write the whole name with its ending, .ts'
      return judgeRuleset(target)
    }
    if (specifier.startsWith('@fray/')) {
      const path = specifier.slice('@fray/'.length)
      const name = homeOf(path)
      if (name === home) return judgeRuleset(path)
      if (name === 'kernel' && !isTest && specifier !== apiFor(home))
        return `but ${home} looks at the kernel through '${apiFor(home)}'`
      if (allowed?.includes(name)) {
        const needed = packageOf(name)
        const isListed = isTest || needed === package_ || repository.dependencies(package_).includes(`@fray/${needed}`)
        return isListed ? null : `which is not among the dependencies in packages/${package_}/package.json`
      }
      const may = allowed?.length === 0 ? 'no other package' : `only ${allowed?.join(', ')}`
      return `against the arrows: ${home} may import ${may}`
    }
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
    if (specifier.startsWith('node:') || builtinModules.includes(name)) {
      return isPortable(home) && !isTest ? `but ${home} must run without Node: leave this to the caller` : null
    }
    if (isTest && repository.dependencies('').includes(name)) return null
    if (!repository.dependencies(package_).includes(name))
      return `which is not among the dependencies in packages/${package_}/package.json`
    if (home === package_ || libraries[home]?.includes(name)) return null
    return `which is not among the libraries of ${home} in scripts/check-imports.mjs`
  }

  /** No ruleset knows another one; their tests share what stands in rulesets/test. @param {string} target */
  function judgeRuleset(target) {
    const from = rulesetOf(file)
    const to = rulesetOf(target)
    if (from === null || from === to || (to !== null && shared.includes(to))) return null
    if (isTest && /^rulesets\/test\/[^/]+$/.test(target)) return null
    if (shared.includes(from)) return `but ${from} is for all rulesets and knows none of them`
    return `which is outside of the ruleset ${from}: a ruleset imports itself, ${shared.join(', ')} and the kernel only`
  }
}

/** The examples that are no rulesets, and what they import of published packages. */
const PROGRAMS = /** @type {Record<string, { may: RegExp, says: string }>} */ ({
  'examples/chat-bot': {
    may: /^(node:.+|@fray\/(live\/client|drawing|drawing\/png))$/,
    says: "the chat bot imports itself, Node, '@fray/live/client' and '@fray/drawing' only",
  },
  'examples/policies': { may: /^@fray\/(lab|kernel)$/, says: "a policy imports '@fray/lab' and '@fray/kernel' only" },
})

/**
 * Everything wrong with the imports of a file of a ruleset in `examples`: it stands by itself, as one from elsewhere would. So do the
 * programs there, on packages of their own.
 * @param {string} file its path from the root, with forward slashes: `examples/breath/index.ts`
 * @param {string} text
 * @returns {string[]} sentences
 */
export function findExampleProblems(file, text) {
  const home = file.split('/').slice(0, 2).join('/')
  const program = PROGRAMS[home]
  const isOurs = (/** @type {string} */ specifier) => {
    if (program !== undefined && /\.test\.ts$/.test(file)) return true
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).startsWith(`${home}/`)
    if (/\.test\.ts$|\/test\//.test(file)) return true
    if (program !== undefined) return program.may.test(specifier)
    return specifier === '@fray/kernel/rules' || new RegExp(`^@fray/rulesets/(${shared.join('|')})/`).test(specifier)
  }
  return findImports(text)
    .filter(({ specifier }) => !isOurs(specifier))
    .map(({ specifier, line }) => {
      if (program !== undefined) return `${file}:${line}: imports '${specifier}', but ${program.says}`
      const may = `itself, '@fray/kernel/rules' and '@fray/rulesets/...' (${shared.join(', ')}) only`
      return `${file}:${line}: imports '${specifier}', but a ruleset imports ${may}`
    })
}

/**
 * Every circle of imports, types included, with the files on its way round.
 * @param {ReadonlyMap<string, string>} texts of all files, by their path as above
 * @returns {string[]} sentences
 */
export function findCircles(texts) {
  /** @type {string[]} */
  const circles = []
  /** @type {string[]} */
  const way = []
  const visited = new Set()
  for (const file of texts.keys()) visit(file)
  return circles

  /** @param {string} file */
  function visit(file) {
    if (way.includes(file)) {
      const round = [...way.slice(way.indexOf(file)), file].join(' -> ')
      circles.push(
        `${file}: is in a circle of imports (${round}): move what they share to a file that imports none of them`,
      )
    }
    if (visited.has(file)) return
    visited.add(file)
    way.push(file)
    for (const { specifier } of findImports(texts.get(file) ?? '')) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : specifier.replace(/^@fray\//, '')
      const found = ['', '.ts', '/index.ts', '/src/index.ts'].map((end) => target + end).find((one) => texts.has(one))
      if (found !== undefined) visit(found)
    }
    way.pop()
  }
}

/**
 * The ruleset that a path lies in, or a shared folder; null for the files that belong to all of them.
 * @param {string} file
 */
function rulesetOf(file) {
  const [package_, folder, ...rest] = file.split('/')
  if (package_ !== 'rulesets' || folder === undefined || folder === 'test') return null
  return rest.length > 0 || !folder.includes('.') ? folder : null
}

/**
 * The module names that a source text imports or re-exports, types included.
 * @param {string} text
 */
export function findImports(text) {
  const code = text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const forms = [
    /^[ \t]*(?:import|export)\b[^'"`]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
    /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm,
    /^(?![ \t]*(?:\/\/|\*)).*?\b(?:import|require)\(\s*['"]([^'"\n]+)['"]/gm,
  ]
  return forms
    .flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({
      specifier: match[1] ?? '',
      line: code.slice(0, match.index + match[0].length).split('\n').length,
    }))
    .sort((a, b) => a.line - b.line)
}

function main() {
  const packages = fileURLToPath(new URL('../packages', import.meta.url))
  const dependencies = (/** @type {string} */ package_) => {
    const manifest = JSON.parse(
      readFileSync(join(package_ === '' ? dirname(packages) : join(packages, package_), 'package.json'), 'utf8'),
    )
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  }
  const repository = { exists: (/** @type {string} */ file) => existsSync(join(packages, file)), dependencies }
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(tsx?|js|mjs)$/.test(file) && !/(node_modules|page\/dist)\//.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(join(packages, file), 'utf8')]))
  const problems = [...texts]
    .flatMap(([file, text]) => findProblems(file, text, repository))
    .concat(findCircles(texts))
    .map((problem) => `${relative(dirname(packages), packages)}/${problem}`)
  const root = dirname(packages)
  const examples = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .map((file) => `examples/${file.split(sep).join('/')}`)
    .filter((file) => /^examples\/[^/]+\/.*\.ts$/.test(file))
    .flatMap((file) => findExampleProblems(file, readFileSync(join(root, file), 'utf8')))
  const all = [...problems, ...examples]
  for (const problem of all) console.log(problem)
  process.exitCode = all.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
