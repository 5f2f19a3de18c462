/*
 * How much script the built page needs up to the first table: npx node packages/page/scripts/size.ts prints it, and fails above
 * the budget. The rules are not among it: they come with the worker, and only where a fight is held in the browser.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Bytes, gzipped. */
export const BUDGET = 200 * 1024

const dist = new URL('../dist/', import.meta.url)

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly src?: string
}

/** Where the page begins, and what a table loads as well. */
const BEGINS = ['index.html', 'src/table/fight.tsx', 'src/local/here.ts']

/** The scripts that are loaded up to the first table with their gzipped sizes. */
export function firstLoad(): {
  readonly total: number
  readonly parts: readonly { readonly file: string; readonly bytes: number }[]
} {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as Record<string, Chunk>
  const files = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}: has it been renamed?`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(take)
  }
  BEGINS.forEach(take)
  const parts = [...files].map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, dist))).length }))
  return { total: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { total, parts } = firstLoad()
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`
  for (const { file, bytes } of parts) console.log(`${kilobytes(bytes).padStart(9)}  ${file}`)
  console.log(`${kilobytes(total).padStart(9)}  of ${kilobytes(BUDGET)}`)
  process.exitCode = total <= BUDGET ? 0 : 1
}
