/*
 * Pictures of the built page, to be looked at: npx node packages/page/scripts/shots.ts FOLDER [home|table|GAME/FILE ...]
 * [--sizes 1440x900,390x844] [--schemes light,dark]
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBrowser } from '../test/browser.ts'
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
const server = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)))
const browser = await openBrowser()
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
        if (what !== 'home') {
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
        if (width < 700 && what !== 'home' && !values.text) {
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
}
