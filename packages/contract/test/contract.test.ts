import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { contract } from '../src/index.ts'

const root = join(import.meta.dirname, '../../..')
/** Fights of each ruleset; `fray contract` plays more. */
const FIGHTS = 4

it.each(Object.entries(rulesets))('%s holds to the contract', { timeout: 600_000 }, async (id, load) => {
  const game = await load()
  const files = encounterFiles(id).slice(0, 3)
  const encounters = files.map((file) => parse(readFileSync(join(root, file), 'utf8')))
  const report = await contract(game, {
    encounters,
    fights: FIGHTS,
    seconds: null,
    first: 0,
    now: () => performance.now(),
  })
  expect(report.failed.map(({ check, says }) => `${check}: ${says}`)).toEqual([])
  expect(report.fights).toBe(FIGHTS)
  expect(report.commands).toBeGreaterThan(10)
})
