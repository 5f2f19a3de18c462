/*
 * Pictures of the built page, to be looked at: npx node packages/page/scripts/shots.ts FOLDER [home|seats|GAME/FILE|GAME/FILE:STATE ...]
 * [--sizes 1440x900,390x844] [--schemes light,dark] [--zoom 2] [--forced] [--locale de] [--full]. It says what is wider than the screen.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBrowser } from '../test/browser.ts'
import { serveForReal } from '../test/real-server.ts'
import { serveFolder } from '../test/static-server.ts'
import { bringTo } from './states.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1440x900,390x844' },
    schemes: { type: 'string', default: 'light,dark' },
    zoom: { type: 'string', default: '1' },
    forced: { type: 'boolean', default: false },
    locale: { type: 'string', default: 'en' },
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
const zoom = Number(values.zoom)
/** Heights of screens that are named by their widths alone. */
const HEIGHTS: Readonly<Record<string, string>> = { 1440: '900', 1024: '768', 390: '844', 320: '640' }

const [browser, site, live] = await Promise.all([openBrowser(), serveFolder(dist), serveForReal(dist)])
try {
  for (const size of values.sizes.split(',')) {
    const [width = '1440', height = HEIGHTS[width] ?? '800'] = size.split('x')
    for (const scheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      for (const what of wanted) {
        // Zoomed in, a page has less room, and every point of it is drawn larger.
        const context = await browser.newContext({
          viewport: { width: Math.round(Number(width) / zoom), height: Math.round(Number(height) / zoom) },
          deviceScaleFactor: zoom,
          colorScheme: scheme,
          locale: values.locale,
          reducedMotion: 'reduce',
          hasTouch: Number(width) < 700,
          ...(values.forced ? { forcedColors: 'active' } : {}),
        })
        const page = await context.newPage()
        const name = `${what.replaceAll(/[/:]/g, '-')}-${width}-${scheme}`
        page.on('pageerror', (error) => console.log(name, 'page error', error.message))
        page.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          console.log(name, message.type(), message.text())
        })
        await bringTo(page, what, { site: site.url, live })
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: values.full })
        const [wide, room] = (await page.evaluate(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
        )) as [number, number]
        console.log(wide > room ? `${name}: ${wide} wide in ${room}` : name)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await site.close()
  await live.end()
}
