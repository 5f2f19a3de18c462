import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { fromNothing } from '../building.ts'
import { openSite, type Site } from '../site.ts'

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'fray-builder-'))

beforeAll(async () => {
  site = await openSite()
})

afterAll(async () => {
  await site.end()
  rmSync(folder, { recursive: true })
})

// The other games stand in builder.test.ts: these two have the two kinds of battlefield.
describe('from nothing to a fight that the command line plays', () => {
  test.for(['Zones', 'Shock'] as const)('%s', (game) => fromNothing(site, game, folder))
})
