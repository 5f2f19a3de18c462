import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { somebody } from './somebody.ts'

const MAP = fileURLToPath(new URL('../../files/test/exchange/samples/well-house.dd2vtt', import.meta.url))

/** The same map with a pillar in it. */
function withPillar() {
  const map = JSON.parse(readFileSync(MAP, 'utf8')) as object
  const around = [
    [5.1, 4.1],
    [5.9, 4.1],
    [5.9, 4.9],
    [5.1, 4.9],
    [5.1, 4.1],
  ]
  const pillar = around.map(([x, y]) => ({ x, y }))
  const buffer = Buffer.from(JSON.stringify({ ...map, objects_line_of_sight: [pillar] }))
  return { name: 'pillar.dd2vtt', mimeType: 'application/json', buffer }
}

let browser: Browser
let server: RealServer

beforeAll(async () => {
  const [dist, opened] = await Promise.all([builtPage(), openBrowser()])
  browser = opened
  server = await serveForReal(dist)
})

afterAll(async () => {
  await browser.close()
  await server.end()
})

const newcomer = () => somebody(browser, { reducedMotion: 'no-preference' })

/** Says of a map what becomes of its pillars and of portals that stand open. */
async function sayOfMap(page: Page): Promise<void> {
  await page.getByLabel('Pillars and furniture as solid squares').check()
  await page.getByLabel('Portals that stand open are').selectOption('windows')
}

/** Brings the map in as an encounter of a game; its draft is open then. */
async function bringIn(
  page: Page,
  game: string,
  before = async (_: Page): Promise<void> => undefined,
  file: Parameters<Locator['setInputFiles']>[0] = MAP,
): Promise<void> {
  await page.goto(`${server.url}#/new`)
  await page.getByTestId('builder-file').setInputFiles(file)
  await before(page)
  await page.getByRole('button', { name: game, exact: true }).click()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByText('Ready to play', { exact: true }).waitFor()
}

const under = (page: Page, where: string) => page.locator(`${where} image`)

/** Where the picture lies, in squares of the map from its north-west corner, and whether it could be read. */
async function placeOf(page: Page, where: string) {
  const image = under(page, where).first()
  await image.waitFor({ state: 'attached' })
  const [width, height] = await Promise.all(['width', 'height'].map((name) => image.getAttribute(name)))
  const isRead = await page.evaluate(`document.querySelector('${where} image').decode().then(() => true)`)
  return { squares: [Number(width) / 40, Number(height) / 40], isRead }
}

test('a map that is brought in has its picture under it, in the builder and at the table', async () => {
  const { page, problems, close } = await newcomer()
  await bringIn(page, 'Shock')
  const seen = { squares: [10, 8], isRead: true }
  expect(await placeOf(page, 'aside')).toEqual(seen)
  await page.locator('nav').getByRole('button', { name: 'Battlefield' }).click()
  expect(await placeOf(page, 'main')).toEqual(seen)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await untilWanted(page)
  expect(await placeOf(page, '#board')).toEqual(seen)
  // Away from the button that was pressed, or its hint is over the table.
  await page.mouse.move(640, 790)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await findings(page)).toEqual([])
  // It is kept in this browser, as the fight is.
  await page.reload()
  expect(await placeOf(page, '#board')).toEqual(seen)
  expect(problems).toEqual([])
  await close()
})

test('pillars and open portals become what one says', async () => {
  const { page, problems, close } = await newcomer()
  const source = async () => {
    await page.locator('nav').getByRole('button', { name: 'Source' }).click()
    return page.locator('main textarea').inputValue()
  }
  await bringIn(page, 'Shock', undefined, withPillar())
  const plain = await source()
  expect(plain).toContain('open: true')
  expect(plain).not.toContain('boxes:')
  await bringIn(page, 'Shock', sayOfMap, withPillar())
  const wanted = await source()
  expect(wanted).toContain('boxes:')
  expect(wanted).toContain('kind: window')
  expect(wanted).not.toContain('open: true')
  expect(problems).toEqual([])
  await close()
})

test('at a table of the server everybody fetches it once, and no frame holds it', async () => {
  const referee = await newcomer()
  const { page } = referee
  const frames: string[] = []
  const fetched: string[] = []
  await page.goto(server.url)
  await page.getByText('With others').click()
  await page.getByRole('button', { name: 'New fight' }).click()
  await page.getByTestId('builder-file').setInputFiles(MAP)
  await page.getByRole('button', { name: 'Shock', exact: true }).click()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByText('Ready to play', { exact: true }).waitFor()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      frames.push(String(payload))
    }),
  )
  page.on('response', (response) => {
    if (/\/ground$/.test(response.url())) fetched.push(`${response.request().method()} ${response.status()}`)
  })
  await page.getByRole('button', { name: 'Open a table' }).click()
  expect(await placeOf(page, '#board')).toEqual({ squares: [10, 8], isRead: true })
  expect(fetched).toEqual(['PUT 204', 'GET 200'])
  const { image } = JSON.parse(readFileSync(MAP, 'utf8')) as { image: string }
  expect(frames.join()).toContain('"mark"')
  expect(frames.join()).not.toContain(image.slice(0, 60))
  expect(referee.problems).toEqual([])
  await referee.close()
})
