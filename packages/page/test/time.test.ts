import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { goOn, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

const action = (page: Page) => page.locator('[data-region=action]')
const log = (page: Page) => page.locator('[data-region=log]')
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the fight' })
const token = (page: Page, who: string) => page.locator(`[data-region=board] [data-who="${who}"]`).first()

/** Begins a fight and lets some turns pass. */
async function started(page: Page, fight: string, steps: number): Promise<void> {
  await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
  await untilWanted(page)
  for (let i = 0; i < steps; i++) await goOn(page)
}

/** Where somebody stands in the drawing. */
const placeOf = async (page: Page, who: string): Promise<string> =>
  /transform: ([^;]*)/.exec((await token(page, who).getAttribute('style')) ?? '')?.[1] ?? ''

test('the past is looked at by keys, has an address, and is clearly past; then it is now again', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'shock/gatehouse', 5)
  const fight = page.url()
  const nowLines = await log(page).locator('[data-line]').count()
  const nowAt = await placeOf(page, 'Hale')
  await page.keyboard.press('m')
  await slider(page).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("type")')).toBe('range')

  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'The past' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${fight}/0`)
  // Of what is to come nothing is told or drawn, and nothing can be done.
  await expect.poll(() => log(page).locator('[data-line]').count()).toBe(0)
  await expect.poll(() => action(page).locator('[data-number]').count()).toBe(0)
  await expect.poll(() => placeOf(page, 'Hale')).not.toBe(nowAt)
  expect(await findings(page)).toEqual([])

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).toBe(`${fight}/2`)
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Step 2 of \d+/)
  await page.locator('[data-step="2"]').waitFor()
  const then = await log(page).locator('[data-line]').count()
  expect(then).toBeGreaterThan(0)
  expect(then).toBeLessThan(nowLines)

  await page.keyboard.press('End')
  await page.getByRole('heading', { name: 'The past' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(fight)
  await expect.poll(() => log(page).locator('[data-line]').count()).toBe(nowLines)
  await expect.poll(() => placeOf(page, 'Hale')).toBe(nowAt)
  await page.getByRole('button', { name: 'Hide the time line' }).click()
  await slider(page).waitFor({ state: 'detached' })

  // The address of a step, opened by itself.
  await page.goto('about:blank')
  await page.goto(`${fight}/2`)
  await page.getByRole('heading', { name: 'The past' }).waitFor()
  await expect.poll(() => log(page).locator('[data-line]').count()).toBe(then)
  // One that there is not leads to the latest, and says so.
  await page.goto(`${fight}/999`)
  await action(page).getByText('There is no step 999 in this fight any more').waitFor()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect.poll(() => page.url()).toBe(fight)
  expect(problems).toEqual([])
  await close()
})

test('it is played again at another speed, can be paused, and ends in the present', async () => {
  const { page, problems, close } = await site.openPage()
  await page.clock.install()
  await started(page, 'zones/duel', 2)
  await page.getByRole('button', { name: 'Look back through the fight' }).click()
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await speed.selectOption('half')
  // From here on time goes by in the page as is said here.
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000)
  await page.getByRole('button', { name: 'Play it again' }).click()
  await page.getByRole('heading', { name: 'The past' }).waitFor()
  for (const n of [0, 1, 2]) {
    await expect.poll(() => slider(page).inputValue()).toBe(String(n))
    await page.clock.runFor(2_300)
    expect(await slider(page).inputValue()).toBe(String(n))
    if (n < 2) await page.clock.runFor(100)
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Play it again' }).waitFor()
  await speed.selectOption('four')
  await page.clock.runFor(10_000)
  expect(await slider(page).inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Play it again' }).click()
  await page.clock.resume()
  await page.getByRole('heading', { name: 'The past' }).waitFor({ state: 'detached' })
  await action(page).locator('[data-number="1"]').waitFor()
  await page.getByRole('button', { name: 'Play it again' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a fight of its own begins from a step, and the one it came from stays', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'zones/duel', 2)
  const fight = page.url()
  const lines = await log(page).locator('[data-line]').allTextContents()
  await page.goto(`${fight}/3`)
  await page.getByRole('heading', { name: 'The past' }).waitFor()
  await page.locator('[data-step="3"]').waitFor()
  await expect.poll(() => log(page).locator('[data-line]').count()).toBeLessThan(lines.length)
  const then = await log(page).locator('[data-line]').allTextContents()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('heading', { name: 'The past' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).not.toContain(fight.slice(fight.lastIndexOf('/')))
  await untilWanted(page)
  // It has the same beginning, and goes on from there.
  const own = await log(page).locator('[data-line]:not([data-gone=true])').allTextContents()
  expect(own.slice(0, then.length)).toEqual(then)
  await page.goto(fight)
  await untilWanted(page)
  await expect.poll(() => log(page).locator('[data-line]').allTextContents()).toEqual(lines)
  expect(problems).toEqual([])
  await close()
})

test('a token is dragged: way and cost before, the way walked after; undo shows the ghost of what goes back', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'shock/gatehouse', 0)
  await page.locator('[data-region=board] rect[data-provokes]').first().waitFor()
  const was = await placeOf(page, 'Bren')
  const box = await token(page, 'Bren').boundingBox()
  if (box === null) throw new Error('Bren is not drawn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const square = (await page.locator('[data-region=board] rect[data-provokes]').first().boundingBox())?.width ?? 0
  const to = [x - 3 * square, y - 2 * square] as const

  // Taken hold of, and let go by leaving the window: it stays where it is.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await page.locator('[data-dragged="Bren"]').waitFor()
  await page.evaluate('window.dispatchEvent(new Event("blur"))')
  await page.locator('[data-dragged]').waitFor({ state: 'detached' })
  await page.mouse.up()
  await expect.poll(() => placeOf(page, 'Bren')).toBe(was)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await page.locator('[data-dragged="Bren"][data-reached=true] polyline').waitFor()
  await expect.poll(() => page.locator('[data-region=board]').textContent()).toMatch(/\d+,\d+ · \d+ feet/)
  await page.mouse.up()
  await page.locator('[data-walked="Bren"] polyline').waitFor()
  const moved = await placeOf(page, 'Bren')
  expect(moved).not.toBe(was)
  await expect.poll(() => log(page).textContent()).toMatch(/Bren runs for/)

  await page.keyboard.press('Control+z')
  // It goes away after some seconds: what it says is read at once.
  expect(await page.locator('[data-ghost="Bren"]').getAttribute('transform')).toBe(
    moved.replace(/^translate\((\S+)px, (\S+)px\)$/, 'translate($1 $2)'),
  )
  await expect.poll(() => placeOf(page, 'Bren')).toBe(was)
  await expect.poll(() => log(page).locator('[data-gone=true]').textContent()).toMatch(/Bren runs for/)
  expect(problems).toEqual([])
  await close()
})

test('two fingers zoom the board, also where one of them lies on somebody', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'shock/gatehouse', 0)
  const scale = async (): Promise<number> => {
    const transform = await page.locator('#board > g').first().getAttribute('transform')
    return Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1])
  }
  const before = await scale()
  const moved = await placeOf(page, 'Bren')
  const box = await token(page, 'Bren').boundingBox()
  if (box === null) throw new Error('Bren is not drawn.')
  const touch = (type: string, finger: number, x: number) =>
    page.evaluate(`document.querySelector('#board').dispatchEvent(new PointerEvent('${type}', {
      pointerId: ${finger}, pointerType: 'touch', clientX: ${x}, clientY: ${box.y + 10}, bubbles: true }))`)
  await touch('pointerdown', 11, box.x + 10)
  await touch('pointerdown', 12, box.x + 60)
  for (let i = 0; i <= 5; i++) await touch('pointermove', 12, box.x + 60 + i * 15)
  await touch('pointerup', 12, box.x + 135)
  await touch('pointerup', 11, box.x + 10)
  expect((await scale()) / before).toBeCloseTo(125 / 50, 0)
  await expect.poll(() => placeOf(page, 'Bren')).toBe(moved)
  await expect.poll(() => page.locator('[data-dragged]').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('whoever is asked says how the rule asks from then on, beside the question and in the settings', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'shock/gatehouse', 0)
  const wish = action(page).getByRole('combobox', { name: /^Next time for this/ })
  for (let i = 0; i < 20 && (await wish.count()) === 0; i++) await goOn(page)
  expect(await findings(page)).toEqual([])
  await wish.selectOption('never')
  const rule = await action(page).locator('section p button').last().textContent()
  // An answer that is under way yet when the page goes is not given: it would be asked again.
  await goOn(page)
  await page.reload()
  await untilWanted(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const kept = page.getByRole('dialog').getByRole('combobox', { name: rule ?? '' })
  await expect.poll(() => kept.inputValue()).toBe('never')
  expect(await findings(page)).toEqual([])
  await kept.selectOption('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('When a rule has asked you something').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('what was told is saved as JSON, line by line', async () => {
  const { page, problems, close } = await site.openPage()
  await started(page, 'zones/duel', 1)
  await page.getByRole('button', { name: 'Settings' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the log as JSON' }).click(),
  ])
  const told = JSON.parse(readFileSync(await download.path(), 'utf8')) as { lines: { n: number; words: string }[] }
  expect(told).toMatchObject({ fray: 'told', ruleset: 'zones', seat: 'players' })
  expect(told.lines.map(({ n }) => n)).toEqual(told.lines.map((_, i) => i + 1))
  const drawn = await log(page).locator('[data-line]').count()
  expect(told.lines.length).toBe(drawn)
  expect(problems).toEqual([])
  await close()
})
