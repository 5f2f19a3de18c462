/**
 * Writes the JSON Schemas of encounter, case and pack files into `schemas/`, so that editors complete and check them.
 * `--check` writes nothing and fails when one of them is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { rulesets } from '@fray/rulesets'
import { caseJsonSchema, encounterJsonSchema, packJsonSchema } from '../packages/files/src/index.ts'

const folder = join(import.meta.dirname, '../schemas')

const files: (readonly [name: string, schema: unknown])[] = [['case.schema.json', caseJsonSchema()]]
for (const id of Object.keys(rulesets)) {
  files.push([`encounter.${id}.schema.json`, await encounterJsonSchema(id)])
  files.push([`pack.${id}.schema.json`, await packJsonSchema(id)])
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

let stale = 0
for (const [name, schema] of files) {
  const path = join(folder, name)
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (read(path) === text) continue
  stale++
  if (process.argv.includes('--check')) console.error(`schemas/${name} is stale: run npm run generate.`)
  else {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote schemas/${name}`)
  }
}
process.exitCode = process.argv.includes('--check') && stale > 0 ? 1 : 0
