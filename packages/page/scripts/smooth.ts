/*
 * How smooth the built page is: npx node packages/page/scripts/smooth.ts. In the tests' Chromium, the page handed out on loopback:
 * frames while a board of 100 x 100 squares with 200 tokens is moved, zoomed and a token dragged over it, beside an empty page
 * under the same gestures; what a command needs from its acknowledgement until its effect is painted; a step of the past by its
 * address; the first action after the page's load.
 */
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { serveFolder } from '../test/static-server.ts'

const SIZE = 100
const EACH = 100

/** A field of that size with two hundred people at the edges of it. */
function crowd(): string {
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (_, x) => ((x * 7 + y * 13) % 53 === 0 ? '#' : '.')).join(''),
  )
  const side = (name: string, from: string, rowOf: number) =>
    Array.from({ length: EACH }, (_, i) => {
      const [x, y] = [1 + (i % 50) * 2, rowOf + Math.floor(i / 50)]
      const isRock = (x * 7 + (SIZE - 1 - y) * 13) % 53 === 0
      return `  ${name} ${i + 1}: { from: ${from}, at: "${isRock ? x - 1 : x},${y}" }`
    }).join('\n')
  return `ruleset: shock
title: A crowd
surprised: nobody
battlefield:
  text: |
${rows.map((row) => `    ${row}`).join('\n')}
combatants:
${side('Guard', 'bren-hearthwall', 1)}
${side('Rudd', 'gate-guard', 97)}
`
}

/** Milliseconds of the values: half are below the first, 95 of 100 below the second. */
function spread(values: readonly number[]): string {
  if (values.length === 0) throw new Error('Nothing was measured.')
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return `${at(0.5).toFixed(1)} ms, 95 of 100 within ${at(0.95).toFixed(1)} ms (${values.length})`
}

const say = (what: string, values: readonly number[]): void => console.log(`${what.padEnd(58)} ${spread(values)}`)

/** Milliseconds from frame to frame while something is done. */
async function frames(page: Page, gesture: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`(() => {
    window.frames_ = []
    let last = performance.now()
    window.counting = true
    const step = (now) => { window.frames_.push(now - last); last = now; if (window.counting) requestAnimationFrame(step) }
    requestAnimationFrame(step)
  })()`)
  await gesture()
  return page.evaluate('window.counting = false, window.frames_.slice(2)') as Promise<number[]>
}

type Point = readonly [x: number, y: number]

/** Presses, moves in small steps, lets go. */
async function dragged(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 60 })
  await page.mouse.up()
}

/** The gestures: back and forth over the middle of the page. */
const pan = async (page: Page, [x, y]: Point) => {
  for (let i = 0; i < 2; i++) {
    await dragged(page, [x, y], [x - 200, y - 120])
    await dragged(page, [x - 200, y - 120], [x, y])
  }
}
const zoom = async (page: Page, [x, y]: Point) => {
  await page.mouse.move(x, y)
  for (let i = 0; i < 80; i++) await page.mouse.wheel(0, i % 40 < 20 ? -60 : 60)
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function smoothness(browser: Browser, url: string): Promise<void> {
  const empty = await open(browser, 'data:text/html,<title>empty</title><body style="height:100vh">')
  say('frames, an empty page, moved over', await frames(empty, () => pan(empty, [700, 450])))
  say('frames, an empty page, wheel', await frames(empty, () => zoom(empty, [700, 450])))
  await empty.context().close()

  const page = await open(browser, url)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'crowd.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(crowd()),
    })
  await page.locator('[data-region=board] [data-who]').first().waitFor({ timeout: 120_000 })
  await page.locator('[data-region=action] [data-number="1"]').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(3_000)
  const tokens = await page.locator('[data-region=board] [data-who]').count()
  console.log(`a board of ${SIZE} x ${SIZE} squares, ${tokens} tokens`)
  const board = await page.locator('#board').boundingBox()
  if (board === null) throw new Error('There is no board.')
  const middle: Point = [board.x + board.width / 2, board.y + board.height / 2]
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
  say('frames, moved', await frames(page, () => pan(page, middle)))
  await page.keyboard.press('Escape')
  say('frames, zoomed with the wheel', await frames(page, () => zoom(page, middle)))
  await page.getByRole('button', { name: 'Show everything' }).click()
  const who = await page.locator('[data-region=action] h2').first().textContent()
  const token = await page.locator(`[data-region=board] [data-who="${who}"]`).first().boundingBox()
  if (token === null) throw new Error(`${who} is not drawn.`)
  const from: Point = [token.x + token.width / 2, token.y + token.height / 2]
  say(
    'frames, a token dragged over it and let go',
    await frames(page, async () => {
      for (let i = 0; i < 3; i++) {
        await page.mouse.move(...from)
        await page.mouse.down()
        await page.mouse.move(from[0] + 80, from[1] - 120, { steps: 60 })
        await page.mouse.move(...middle, { steps: 30 })
        await page.evaluate('window.dispatchEvent(new Event("blur"))')
        await page.mouse.up()
      }
    }),
  )
  await page.context().close()
}

/** Calls back when the frame that is being made has been painted. */
const PAINTED = `
  window.painted = (then) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = then; port2.postMessage(0) }
`

/** Notes when acknowledgements come through the port of the worker, and when the lines before them are painted. */
const WATCH = `
  window.effects = []
  const toldTo = new WeakMap()
  const hear = (port, data) => {
    if (typeof data?.text !== 'string') return
    const said = JSON.parse(data.text)
    if (said.type === 'news' && said.told.length > 0) toldTo.set(port, said.told.at(-1).n)
    if (said.type !== 'accepted') return
    const [at, wanted] = [performance.now(), toldTo.get(port) ?? 0]
    const look = () => {
      const drawn = Number(document.querySelector('[data-told]')?.getAttribute('data-told') ?? 0)
      if (drawn < wanted) requestAnimationFrame(look)
      else painted(() => window.effects.push(performance.now() - at))
    }
    requestAnimationFrame(look)
  }
  const { addEventListener } = MessagePort.prototype
  MessagePort.prototype.addEventListener = function (type, ...rest) {
    if (type === 'message') addEventListener.call(this, type, ({ data }) => hear(this, data))
    return addEventListener.call(this, type, ...rest)
  }
`

async function effects(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(PAINTED + WATCH)
  await page.goto(`${url}#/play/shock/gatehouse.yaml/seven`)
  const wanted = page.locator('[data-region=action] [data-number="1"], [data-over]').first()
  for (let i = 0; i < 60; i++) {
    await wanted.waitFor()
    if ((await page.locator('[data-over]').count()) > 0) break
    const usual = page.locator('[data-usual=true]')
    if ((await usual.count()) > 0) await usual.first().click()
    else await page.getByTestId('end').click()
    await page.waitForTimeout(250)
  }
  const idle = await open(browser, 'data:text/html,<title>empty</title>')
  await idle.evaluate(PAINTED)
  const bare = await idle.evaluate(`(async () => {
    const all = []
    for (let i = 0; i < 60; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const begun = performance.now()
      await new Promise((resolve) => requestAnimationFrame(() => painted(resolve)))
      all.push(performance.now() - begun)
    }
    return all
  })()`)
  await idle.context().close()
  say('a frame of an empty page, until it is painted', bare as number[])
  say('from the acknowledgement to the painted effect', (await page.evaluate('window.effects')) as number[])

  await page.getByRole('button', { name: 'Look back through the fight' }).click()
  await page.getByRole('slider').waitFor()
  const steps: number[] = []
  for (let n = 0; n < 20; n++) {
    const took = await page.evaluate(`new Promise((resolve) => {
      const begun = performance.now()
      location.hash = location.hash.replace(/\\/\\d+$/, '') + '/${n}'
      const look = () => {
        const shown = document.querySelector('[data-step="${n}"]')
        if (shown === null) requestAnimationFrame(look)
        else painted(() => resolve(performance.now() - begun))
      }
      requestAnimationFrame(look)
    })`)
    steps.push(took as number)
  }
  say('a step of the past by its address, until it is painted', steps)
  await context.close()
}

async function firstAction(browser: Browser, url: string): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const page = await open(browser, `${url}#/play/zones/duel.yaml/seven`)
    await page.locator('[data-region=action] [data-number="1"]').waitFor()
    times.push((await page.evaluate('performance.now()')) as number)
    await page.context().close()
  }
  say('from the load of the page to the first action', times)
}

/** What is measured: everything, or only what is named: `smooth.ts frames`. */
const PARTS = { frames: smoothness, effects, first: firstAction }
const wanted = process.argv.slice(2)

const browser = await openBrowser()
const server = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)))
try {
  for (const [name, measure] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await measure(browser, server.url)
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
} finally {
  await browser.close()
  await server.close()
}
