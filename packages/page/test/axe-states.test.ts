import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringTo } from '../scripts/states.ts'
import { findings } from './axe.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Reader, type Site } from './site.ts'

let site: Site
let live: RealServer

beforeAll(async () => {
  site = await openSite()
  live = await serveForReal(site.folder)
})

afterAll(async () => {
  await site.end()
  await live.end()
})

const PHONE = { width: 320, height: 640 }
const GERMAN = { locale: 'de' }
const FORCED = { forcedColors: 'active' } as const

/** States of the page, and in whose browser. What the first axe test looks at is not looked at again. */
const LOOKED: readonly (readonly [string, Reader])[] = [
  ['home', GERMAN],
  ['home', { ...PHONE, ...FORCED }],
  ['broken', GERMAN],
  ['served', GERMAN],
  ['join', PHONE],
  ['gone', {}],
  ['seats', { ...GERMAN, ...PHONE }],
  ['referee', GERMAN],
  ['referee', FORCED],
  ['zones/bridge', { ...GERMAN, ...FORCED }],
  ['zones/bridge:settings', GERMAN],
  ['zones/bridge:keys', { ...GERMAN, ...PHONE }],
  ['zones/bridge:about', GERMAN],
  ['zones/bridge:card', { width: 1024, height: 768 }],
  ['shock/gatehouse:threat', { ...GERMAN, ...PHONE }],
  ['shock/gatehouse:text', FORCED],
  ['escalation/witness:text', { ...GERMAN, ...PHONE }],
  ['shock/gatehouse:refused', GERMAN],
  ['free-hits/reed-bed:card', PHONE],
  ['free-hits/reed-bed:text', GERMAN],
  ['weapon-speed/two-wells', { ...GERMAN, ...FORCED }],
  ['weapon-speed/two-wells:text', GERMAN],
]

describe('axe finds nothing, and nothing is wider than the screen', () => {
  test.for(LOOKED.map(([state, reader]) => [`${state} ${JSON.stringify(reader)}`, state, reader] as const))(
    '%s',
    async ([, state, reader]) => {
      const { page, problems, close } = await site.openPage(reader)
      await bringTo(page, state, { site: site.url, live })
      expect(await findings(page)).toEqual([])
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      await expect.poll(() => page.evaluate(wide)).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
      await close()
    },
  )
})
