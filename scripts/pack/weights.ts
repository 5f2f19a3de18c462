import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'

/** The chunks that a browser could load of a module, as a bundler cuts it. */
export type Chunks = ReadonlyMap<string, OutputChunk>

/** Bundles a program for browsers; it stands in the folder, in which the packages are installed. */
export async function bundled(folder: string, name: string, code: string): Promise<Chunks> {
  const entry = join(folder, `${name}.js`)
  writeFileSync(entry, code)
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
}

/** The chunk, and all that a browser loads with it at once. */
function loadedWith(name: string, chunks: Chunks, seen: Set<string>): OutputChunk[] {
  const chunk = chunks.get(name)
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  return [chunk, ...chunk.imports.flatMap((other) => loadedWith(other, chunks, seen))]
}

/** Bytes, gzipped, of these chunks and all that a browser loads with them at once. */
export function weightOf(chunks: Chunks, isWanted: (chunk: OutputChunk) => boolean): number {
  const seen = new Set<string>()
  const loaded = [...chunks.values()].filter(isWanted).flatMap(({ fileName }) => loadedWith(fileName, chunks, seen))
  return loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** What a browser loads at once that imports everything of an entry point, in bytes, gzipped. */
export async function weightOfDoor(folder: string, door: string): Promise<number> {
  const chunks = await bundled(folder, `door-${door.replace(/\W/g, '-')}`, `export * from '${door}'\n`)
  return weightOf(chunks, ({ isEntry }) => isEntry)
}

/** A row of a table about weights: what is weighed, and its kilobytes in the last column. */
export type WeightRow = readonly [name: string, kilobytes: number]

/** The rows of the tables of a part of a document, by its heading. */
export function rowsUnder(text: string, heading: string): WeightRow[] {
  const [, part = ''] = text.split(`\n${heading}\n`)
  const [table = ''] = part.split(/\n#+ /)
  return [...table.matchAll(/^\| `([^`]+)` \|(?:.*\|)? *(\d+) \|$/gm)].map(([, name = '', number]) => [
    name,
    Number(number),
  ])
}

/** The rows as they should be: the number that is said where it is near enough what was measured, else that. */
export const rightRows = (measured: readonly WeightRow[], said: readonly WeightRow[], near: number): WeightRow[] =>
  measured.map(([name, kilobytes]) => {
    const before = said.find(([one]) => one === name)?.[1] ?? Number.NaN
    const isNear = Math.abs(kilobytes - before) <= Math.max(1, near * kilobytes)
    return [name, isNear ? before : Math.round(kilobytes)]
  })
