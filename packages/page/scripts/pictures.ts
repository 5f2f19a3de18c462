/*
 * The pictures of the page in the documents: npx node packages/page/scripts/pictures.ts [FOLDER] [NAME ...], of the built page into
 * docs/pictures unless another folder is named. Fights have the same dice each time, what the lab plays has new ones; look at each before it
 * is kept.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../test/browser.ts'
import { serveForReal } from '../test/real-server.ts'
import { serveFolder } from '../test/static-server.ts'
import { bringTo } from './states.ts'

/** What each shows, as `shots.ts` names it, and how large it is. */
const PICTURES: Readonly<Record<string, readonly [what: string, width: number, height: number]>> = {
  'page-home': ['home', 1440, 900],
  'page-table': ['zones/bridge', 1440, 900],
  'page-phone': ['zones/bridge', 390, 844],
  'page-lab': ['lab/shock/eggs:simulated', 1280, 900],
  'page-after': ['zones/duel:after', 1280, 900],
  'page-builder': ['edit/shock/gatehouse:3:hard', 1280, 800],
  'page-referee': ['zones/bridge:picked', 1440, 900],
}

const [folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url)), ...names] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const [browser, site, live] = await Promise.all([openBrowser(), serveFolder(dist), serveForReal(dist)])
try {
  for (const [name, [what, width, height]] of Object.entries(PICTURES)) {
    if (names.length > 0 && !names.includes(name)) continue
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: 'light',
      locale: 'en',
      reducedMotion: 'reduce',
      hasTouch: width < 700,
    })
    const page = await context.newPage()
    await bringTo(page, what, { site: site.url, live })
    await page.mouse.move(0, 0)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(name)
    await context.close()
  }
} finally {
  await browser.close()
  await site.close()
  await live.end()
}
