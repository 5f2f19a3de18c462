/*
 * A fight as somebody sees it who never reads the log: npx node packages/page/scripts/trial.ts FOLDER [GAME/FILE ...] [--size 1440x900]
 * [--scheme light] [--forced] [--steps 6] [--at 300,1200]. It plays the built page, takes pictures so many milliseconds after each action, and writes
 * beside them what the log says, to be read after the pictures.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { serveFolder } from '../test/static-server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1440x900' },
    scheme: { type: 'string', default: 'light' },
    steps: { type: 'string', default: '6' },
    at: { type: 'string', default: '300,1200' },
    seed: { type: 'string', default: 'seven' },
    forced: { type: 'boolean', default: false },
  },
})
const [folder = 'trial', ...which] = positionals
const fights =
  which.length > 0
    ? which
    : ['zones/bridge', 'shock/gatehouse', 'escalation/witness', 'free-hits/reed-bed', 'weapon-speed/tithe-day']
const [width = 1440, height = 900] = values.size.split('x').map(Number)
const times = values.at.split(',').map(Number)

const told = (page: Page) => page.locator('[data-told]').first().getAttribute('data-told')
const words = (page: Page) =>
  page
    .locator('[data-region=log]')
    .textContent()
    .then((words) => words ?? '')

const isEnd = (label: string) => /^(End|Pass)/.test(label)

/** Does the next thing that a person would: a question's usual answer, a blow, a step of what is asked, else the turn's end. */
async function act(page: Page, used: Set<string>): Promise<string> {
  const panel = page.locator('[data-region=action]')
  const usual = panel.locator('[data-usual=true]').first()
  const cards = panel.locator('button[data-number]:not([aria-expanded]):not([disabled]):not([aria-disabled=true])')
  const said = (await cards.allTextContents()).map((one) => one.replaceAll(/\s+/g, ' '))
  const bare = (one: string) => one.replaceAll(/[\d.%≈]+/g, '')
  const fresh = [/attack|strike|shoot|cast|ability|hit|charge|blow/i, /./].flatMap((kind) => {
    const found = said.findIndex((one) => kind.test(one) && !/anything else/i.test(one) && !used.has(bare(one)))
    return found < 0 ? [] : [found]
  })[0]
  const end = panel.getByTestId('end')
  const strikes = said.findIndex((one) => /^\d?\s*attack/i.test(one))
  const isAsked = (await usual.count()) > 0
  const pick = isAsked ? (strikes < 0 ? usual : cards.nth(strikes)) : fresh !== undefined ? cards.nth(fresh) : end
  if ((await pick.count()) === 0) {
    await page.keyboard.press('Escape')
    return 'nothing'
  }
  const label = ((await pick.textContent()) ?? '').replaceAll(/\s+/g, ' ')
  used.add(bare(label))
  await pick.click()
  return label
}

mkdirSync(folder, { recursive: true })
const [browser, site] = await Promise.all([
  openBrowser(),
  serveFolder(fileURLToPath(new URL('../dist', import.meta.url))),
])
try {
  for (const fight of fights) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: values.scheme as 'light' | 'dark',
      forcedColors: values.forced ? 'active' : 'none',
      locale: 'en',
      hasTouch: width < 700,
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => console.log(fight, 'page error', error.message))
    await page.goto(`${site.url}#/play/${fight}.yaml/${values.seed}`)
    const wanted = page.locator('[data-region=action] [data-number="1"], [data-region=action] [data-over]').first()
    await wanted.waitFor({ state: 'attached' })
    await page.waitForTimeout(1500)
    const name = (rest: string) => join(folder, `${fight.replace('/', '-')}-${width}-${rest}`)
    writeFileSync(name('log.txt'), '')
    await page.screenshot({ path: name('00.png') })
    let used = new Set<string>()
    for (let step = 1, turns = 0; step <= Number(values.steps) && turns < 60; turns++) {
      await page.waitForTimeout(700)
      if ((await page.locator('[data-over]').count()) > 0) break
      const [before, log] = [await told(page), await words(page)]
      const label = await act(page, used)
      const since = Date.now()
      // What asks first, or only goes on, tells of nothing.
      while ((await told(page)) === before && Date.now() - since < 400) await page.waitForTimeout(15)
      if ((await told(page)) === before) continue
      const shown = Date.now()
      // What others do in their turns takes longer.
      for (const time of isEnd(label) ? [...times, 2200, 3200] : times) {
        await page.waitForTimeout(Math.max(0, shown + time - Date.now()))
        await page.screenshot({ path: name(`${String(step).padStart(2, '0')}-${time}.png`) })
      }
      const now = await words(page)
      appendFileSync(name('log.txt'), `## ${step}: ${label}\n${now.startsWith(log) ? now.slice(log.length) : now}\n\n`)
      if (isEnd(label)) used = new Set()
      step++
      await page.locator('[data-show][data-resting=false]').waitFor({ state: 'detached' })
    }
    await context.close()
    console.log(fight)
  }
} finally {
  await browser.close()
  await site.close()
}
