import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findMutants } from './find.ts'
import { keysOf } from './sample.ts'
import { asEntry, type Listed, listedKey, readSurvivors } from './survivors.ts'

const TEXT = `export function f(a: number) {
  if (a === 1) go(a - 1)
  stop(a - 1)
}`

test('an entry that is written for a survivor is found again by its key', () => {
  const { mutants } = findMutants('rules/f.ts', TEXT)
  const keys = keysOf(mutants)
  expect(new Set(keys.values()).size).toBe(mutants.length)
  for (const mutant of mutants) {
    const key = keys.get(mutant) as string
    const [entry] = parse(`${asEntry(mutant, key)}because it is so.`) as Listed[]
    expect(listedKey(entry as Listed)).toBe(key)
  }
})

test('a list is read with its reasons; one without them is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'survivors-'))
  try {
    const path = join(folder, 'survivors.yaml')
    expect(readSurvivors(path)).toEqual([])
    const entry = '  - { file: a.ts, in: f, text: "1", becomes: "2"'
    writeFileSync(path, `survivors:\n${entry}, reason: Nobody can see it. }\n`)
    expect(readSurvivors(path)).toHaveLength(1)
    writeFileSync(path, `survivors:\n${entry} }\n`)
    expect(() => readSurvivors(path)).toThrow('is no list of survivors')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
