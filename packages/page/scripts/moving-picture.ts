/*
 * The moving picture of a fight in the README: npx node packages/page/scripts/moving-picture.ts, of the built page into docs/pictures,
 * as fight.webp and fight-still.png, for those who want nothing to move. The dice are the same each time; look at it before you commit it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../test/browser.ts'
import { isOver, mouse, oneStep, untilWanted } from '../test/playing.ts'
import { serveForReal } from '../test/real-server.ts'
import { serveFolder } from '../test/static-server.ts'
import { framesOf, type Shot } from './moving/encode.ts'
import { movingWebp } from './moving/webp.ts'
import { bringTo } from './states.ts'

const FIGHT = 'zones/bridge'
const SIZE = { width: 1280, height: 760 }
const SCALE = 0.75
/** How many actions are taken, and how long each one is looked at, in milliseconds. */
const ACTIONS = 8
const LOOK = 1400
const QUALITY = 0.5
/** The most that the file may have, in bytes. */
const MOST = 600_000

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url))
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const [browser, site, live] = await Promise.all([openBrowser(), serveFolder(dist), serveForReal(dist)])
try {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', locale: 'en' })
  const page = await context.newPage()
  await bringTo(page, FIGHT, { site: site.url, live })
  const shots: Shot[] = []
  const start = performance.now()
  let running = true
  const watching = (async () => {
    while (running) shots.push({ at: performance.now() - start, png: await page.screenshot() })
  })()
  for (let i = 0; i < ACTIONS && (await isOver(page)) === null; i++) {
    await page.waitForTimeout(LOOK)
    await untilWanted(page)
    await oneStep(page, mouse)
  }
  await page.waitForTimeout(LOOK)
  running = false
  await watching
  writeFileSync(join(folder, 'fight-still.png'), shots.at(-1)!.png)
  const frames = await framesOf(await context.newPage(), shots, { scale: SCALE, quality: QUALITY, rest: 3000 })
  const moving = movingWebp(SIZE.width * SCALE, SIZE.height * SCALE, frames)
  if (moving.length > MOST)
    throw new Error(`${moving.length} bytes are more than ${MOST}: fewer actions, or less quality.`)
  writeFileSync(join(folder, 'fight.webp'), moving)
  console.log(`fight.webp: ${frames.length} frames, ${moving.length} bytes`)
} finally {
  await browser.close()
  await site.close()
  await live.end()
}
