/**
 * Writes packages/page/src/signs: the signs of lucide-react that the page imports from there, a file each, so that a browser loads
 * only those of what it shows. The package itself is 51 MB, which nobody who plays needs to install. A new sign is imported first
 * and written then; one that nothing imports any more goes. `--check` writes nothing and fails where the files are stale.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const page = join(root, 'packages/page/src')
const folder = join(page, 'signs')
const lucide = join(root, 'node_modules/lucide-react')

/** What stands in the folder and is written by hand. */
const OWN = 'sign.ts'

/** The names that the page imports from the signs. */
function imported(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: page }).flatMap((file) => {
    const text = readFileSync(join(page, file), 'utf8')
    return [...text.matchAll(/import \{([^}]*)\} from '[./]+signs\/index\.ts'/g)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim().replace(/ as .*/, '')),
    )
  })
  return [...new Set(names)].filter((name) => name !== '').sort()
}

type Node = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The file of a sign's name: `eye-off` of `EyeOff`, `redo-2` of `Redo2`, `map` of `MapIcon`, which is no `Map`. */
const fileOf = (name: string): string =>
  name
    .replace(/Icon$/, '')
    .replace(/([a-z])(?=[A-Z\d])/g, '$1-')
    .toLowerCase()

async function textOf(name: string): Promise<string> {
  const path = join(lucide, 'dist/esm/icons', `${fileOf(name)}.mjs`)
  const { __iconData } = await import(path).catch(() => ({}))
  if (__iconData === undefined)
    throw new Error(
      `lucide-react draws no sign "${name}" in ${fileOf(name)}.mjs (or that is an old name of another sign).`,
    )
  const shapes = (__iconData.node as Node).map(([tag, { key: _, ...attributes }]) => {
    const words = Object.entries(attributes).map(([key, value]) => `${key}: '${value}'`)
    const line = `  ['${tag}', { ${words.join(', ')} }],`
    if (line.length <= 120) return line
    return `  [\n    '${tag}',\n    {\n${words.map((word) => `      ${word},\n`).join('')}    },\n  ],`
  })
  const line = `export const ${name} = /* @__PURE__ */ sign([${shapes.map((shape) => shape.trim().slice(0, -1))}])`
  const isShort = shapes.length === 1 && line.length <= 120
  const body = isShort ? line : `export const ${name} = /* @__PURE__ */ sign([\n${shapes.join('\n')}\n])`
  return `${HEAD}import { sign } from './${OWN}'\n\n${body}\n`
}

const { version } = JSON.parse(readFileSync(join(lucide, 'package.json'), 'utf8'))
const HEAD = `// Written by scripts/signs.ts (npm run generate) from lucide-react ${version}: see LICENSE in this folder.\n\n`

const names = imported()
const wanted = new Map([
  ['LICENSE', readFileSync(join(lucide, 'LICENSE'), 'utf8')],
  ['index.ts', `${HEAD}${names.map((name) => `export { ${name} } from './${fileOf(name)}.ts'\n`).join('')}`],
  ...(await Promise.all(names.map(async (name) => [`${fileOf(name)}.ts`, await textOf(name)] as const))),
])
mkdirSync(folder, { recursive: true })
const there = readdirSync(folder).filter((file) => file !== OWN)
const gone = there.filter((file) => !wanted.has(file))
const stale = [...wanted].filter(
  ([file, text]) => !there.includes(file) || readFileSync(join(folder, file), 'utf8') !== text,
)
if (process.argv.includes('--check')) {
  if (gone.length + stale.length > 0) {
    console.error(
      `packages/page/src/signs is stale (${[...gone, ...stale.map(([file]) => file)].join(', ')}). Run: npm run generate`,
    )
    process.exitCode = 1
  }
} else {
  for (const file of gone) rmSync(join(folder, file))
  for (const [file, text] of stale) writeFileSync(join(folder, file), text)
}
