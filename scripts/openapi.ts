/**
 * Writes packages/server/src/http/answer-schemas.ts: the types of what is answered over HTTP as JSON Schemas, for /api/openapi.json.
 * `--check` writes nothing and fails where the file is stale.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { installBeside } from './install-beside.ts'
import { unlessUnchanged } from './unchanged.ts'

const root = join(import.meta.dirname, '..')
const beside = join(import.meta.dirname, 'api/typedoc')
const file = 'packages/server/src/http/answer-schemas.ts'

interface Schemas {
  readonly schemas: Readonly<Record<string, object>>
  readonly values: Readonly<Record<string, object>>
}

/** A table of schemas, one a line. */
const lines = (name: string, what: string, schemas: Readonly<Record<string, object>>): string => {
  const entries = Object.entries(schemas).map(
    ([key, schema]) => `  ${JSON.stringify(key)}: ${JSON.stringify(schema)},\n`,
  )
  return `/** ${what} */\nexport const ${name}: Readonly<Record<string, object>> = {\n${entries.join('')}}\n`
}

/** What is said first of a type or field: the rest stands in the API pages. */
const inShort = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string'
    ? value.split(/(?<=\.) |; |(?<=.{25})(?:: | \()|(?<=.{60}), /)[0]
    : value

/** The whole file, as the types say. */
async function made(): Promise<string> {
  await installBeside(beside, 'What the schemas of answers are made with (TypeScript 5.9)')
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(beside, 'schemas.mjs')], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  if (status !== 0) throw new Error(`The types of what is answered could not be read:\n${stderr}`)
  const { schemas, values } = JSON.parse(stdout, inShort) as Schemas
  return [
    '// Written by scripts/openapi.ts (npm run generate) from answers.ts.\n',
    lines('ANSWER_SCHEMAS', 'Answers and what they are made of, by name.', schemas),
    lines('VALUE_SCHEMAS', 'Values of results, by the word that asks for them.', values),
  ].join('\n')
}

const path = join(root, file)
const isRight = async () => existsSync(path) && readFileSync(path, 'utf8') === (await made())
if (!process.argv.includes('--check')) writeFileSync(path, await made())
else if (!(await unlessUnchanged('openapi', isRight))) {
  process.stderr.write(`${file} is not up to date: run node scripts/openapi.ts\n`)
  process.exitCode = 1
}
