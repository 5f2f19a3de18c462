import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'

/* What somebody is about to press on the first page stays where it is: a press that began on a button and ends beside it is lost. */

let site: Site
let server: RealServer

beforeAll(async () => {
  site = await openSite()
  server = await serveForReal(site.folder)
})

afterAll(async () => {
  await server.end()
  await site.end()
})

/** Notes where each button is when it is first drawn, and each that is drawn elsewhere later. */
const WATCH = `(() => {
  const first = new Map()
  window.moved = new Set()
  const look = () => {
    for (const button of document.querySelectorAll('button')) {
      const { x, y } = button.getBoundingClientRect()
      const [wasX, wasY] = first.get(button) ?? [x, y + scrollY]
      first.set(button, [wasX, wasY])
      if (Math.abs(x - wasX) > 2 || Math.abs(y + scrollY - wasY) > 2)
        moved.add((button.ariaLabel ?? button.textContent) + ': ' + [wasX, wasY, 'to', x, y + scrollY].map((n) => isNaN(n) ? n : Math.round(n)).join(' '))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** Opens the first page where its pictures are late, and says which buttons have moved once all is there. */
async function movedAt(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(WATCH)
  const { promise: isRead, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/ready-boards/, async (route) => {
    await isRead
    await route.continue()
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  letThrough()
  await page.locator('[class*=_picture_] svg').first().waitFor()
  await page.waitForTimeout(300)
  return page.evaluate<string[]>('[...moved]')
}

test.each([
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('nothing on the first page moves once it is there, on %s', async (_, size) => {
  const { page, problems, close } = await site.openPage(size)
  expect(await movedAt(page, site.url)).toEqual([])
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  const again = await page.context().newPage()
  expect(await movedAt(again, site.url)).toEqual([])
  await again.getByRole('button', { name: /^Continue / }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('nor does it where a server hands it out', async () => {
  const { page, problems, close } = await site.openPage()
  expect(await movedAt(page, server.url)).toEqual([])
  expect(problems).toEqual([])
  await close()
})
