import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HEARD, transcript, transcriptOf } from '../scripts/spoken.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

// A change here is meant to be read as somebody hears it; then `npx node packages/page/scripts/spoken.ts` keeps it.
describe('what a screen reader says of a turn is what docs/spoken says', () => {
  test.for(HEARD)('$game', async (one) => {
    expect(await transcript(site.browser, site.url, one)).toBe(readFileSync(transcriptOf(one.game), 'utf8'))
  })
})
