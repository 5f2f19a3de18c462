import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goOn, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

/** Gathers what moves in the part where people press, though nobody has pressed anything. */
const WATCH = `
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of hadRecentInput ? [] : sources) {
        const what = node?.nodeType === 3 ? node.parentElement : node
        if (what?.closest('[data-region=action]') != null)
          window.moved.push(what.textContent.slice(0, 60) + ' from ' + [from.x, from.y] + ' to ' + [to.x, to.y])
      }
  }).observe({ type: 'layout-shift', buffered: true })`

/** What has moved, once all is painted that there is. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.moved), 50)))')

/** A fight in each game, what is wanted first there, and the size of the screen. */
const FIGHTS = [
  ['zones/bridge', 1280, 'turn'],
  ['shock/gatehouse', 390, 'turn'],
  ['escalation/toll-house', 1280, 'turn'],
  ['free-hits/churchyard', 390, 'question'],
  ['weapon-speed/river-gate', 1280, 'question'],
] as const

test.for(FIGHTS)('nothing moves when chances arrive: %s at %i pixels', async ([fight, width, wanted]) => {
  const { page, close } = await site.openPage({ width })
  await page.addInitScript(WATCH)
  await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
  await untilWanted(page)
  if (wanted === 'question') {
    await page.locator('[data-region=action] [data-known=true]').waitFor()
    expect(await moved(page)).toEqual([])
    await goOn(page)
    // What comes of the answer takes its place; on a slow machine that is long after the press, and no input any more.
    await page.locator('[data-region=action][data-pending]').waitFor({ state: 'attached' })
    await moved(page)
    await page.evaluate('window.moved = []')
  }
  await page.locator('[data-region=action][data-pending=false]').waitFor({ state: 'attached' })
  expect(await moved(page)).toEqual([])
  await close()
})

/** Notes how high each action's card is when it is first drawn, and each that is another height later. */
const HEIGHTS = `(() => {
  const first = new Map()
  window.grown = new Set()
  const look = () => {
    for (const card of document.querySelectorAll('[data-region=action] button[data-late]')) {
      const high = Math.round(card.getBoundingClientRect().height)
      if (Math.abs(high - (first.get(card) ?? high)) > 2) grown.add(card.textContent + ': ' + first.get(card) + ' to ' + high)
      if (!first.has(card)) first.set(card, high)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

test.for([1440, 1024, 390])(
  'a card is as high with its chances as without, whatever they say: %i pixels',
  async (width) => {
    const { page, close } = await site.openPage({ width, height: 900 })
    await page.addInitScript(HEIGHTS)
    await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
    await untilWanted(page)
    // Where somebody may strike at those who leave, and they may go down by it.
    await page.locator('[data-region=action] [data-number="1"]').click()
    await page.locator('[data-region=action] [data-grave], [data-region=action] [data-late]').first().waitFor()
    await page.locator('[data-region=action][data-pending=false]').waitFor({ state: 'attached' })
    await untilWanted(page)
    expect(await page.evaluate('[...window.grown]')).toEqual([])
    await close()
  },
)

test.for([1440, 390])('the first thing that happens moves nothing that people press: %i pixels', async (width) => {
  const { page, close } = await site.openPage({ width, height: 900 })
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  const end = page.getByTestId('end')
  const before = (await end.boundingBox())?.y
  await page.locator('[data-region=action] [data-number="1"]').click()
  await page.locator('[data-strip][data-past]').waitFor()
  await untilWanted(page)
  expect((await end.boundingBox())?.y).toBe(before)
  await close()
})
