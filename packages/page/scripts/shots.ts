/*
 * Pictures of the built page, to be looked at: npx node packages/page/scripts/shots.ts FOLDER [home|seats|GAME/FILE ...]
 * [--sizes 1440x900,390x844] [--schemes light,dark]
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { type RealServer, serveForReal } from '../test/real-server.ts'
import { serveFolder } from '../test/static-server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1440x900,390x844' },
    schemes: { type: 'string', default: 'light,dark' },
    acts: { type: 'string', default: '0' },
    text: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
})
const [folder = 'shots', ...which] = positionals
mkdirSync(folder, { recursive: true })
const wanted =
  which.length > 0
    ? which
    : ['home', 'zones/bridge', 'shock/gatehouse', 'escalation/witness', 'free-hits/reed-bed', 'weapon-speed/tithe-day']
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const browser = await openBrowser()
const server = await serveFolder(dist)
const live: RealServer | null = wanted.includes('seats') ? await serveForReal(dist) : null

/** The dialog of the seats, as a referee sees it who invites somebody. */
async function openSeats(page: Page, { begin }: RealServer): Promise<void> {
  const { referee = '' } = await begin('zones/bridge', 'seven')
  await page.goto(referee)
  await page.getByLabel('What shall the others call you?').fill('Rolf')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.waitForTimeout(600)
}
try {
  for (const size of values.sizes.split(',')) {
    const [width = 1440, height = 900] = size.split('x').map(Number)
    for (const scheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: scheme,
        hasTouch: width < 700,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.log('page error', error.message))
      page.on('console', (message) => message.type() === 'error' && console.log('console', message.text()))
      for (const what of wanted) {
        await page.goto(`${server.url}`)
        await page.waitForSelector('main')
        if (what === 'seats' && live !== null) await openSeats(page, live)
        else if (what !== 'home') {
          await page.goto(`${server.url}#/play/${what}.yaml`)
          await page.waitForSelector('[data-region=act] h2', { timeout: 20_000, state: 'attached' })
          if (values.text) {
            await page.goto(`${page.url()}/text`)
            await page.waitForSelector('input')
          }
          for (let i = 0; i < Number(values.acts); i++) {
            await page.locator('[data-region=act] [data-number="1"]').first().click()
            await page.waitForTimeout(400)
          }
          await page.waitForTimeout(1200)
        }
        const name = `${what.replace('/', '-')}-${width}-${scheme}`
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: values.full })
        console.log(name)
        if (width < 700 && what.includes('/') && !values.text) {
          for (const region of ['board', 'people', 'log']) {
            await page
              .locator(`nav button`, { hasText: new RegExp(region, 'i') })
              .last()
              .click()
            await page.waitForTimeout(200)
            await page.screenshot({ path: `${folder}/${name}-${region}.png` })
          }
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
  await live?.end()
}
