/**
 * Runs the programs of a folder, each in turn: `node run-examples.ts FOLDER`. Prints what each has printed as JSON, by the name of
 * its file.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

const folder = process.argv[2] as string
const outcomes: Record<string, { printed: string[]; error: string | null }> = {}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const printed: string[] = []
  console.log = (...words: unknown[]) => void printed.push(...format(...words).split('\n'))
  let error: string | null = null
  try {
    await import(pathToFileURL(join(folder, file)).href)
  } catch (thrown) {
    error = String(thrown)
  }
  outcomes[file] = { printed, error }
}
writeFileSync(join(folder, 'outcomes.json'), JSON.stringify(outcomes))
// An example may leave something open that would wait for others.
process.exit(0)
