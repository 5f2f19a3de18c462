import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { goOn, thenLogged, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

const panel = (page: Page) => page.locator('[data-region=action]')
const preview = (page: Page) => page.locator('#board [data-preview]')
const figure = (page: Page, who: string) => page.locator(`#board [data-who="${who}"]`).first()

async function middleOf(page: Page, who: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await figure(page, who).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('what an action would do is drawn while it is pointed at, by mouse and by keys, and gone afterwards', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  const card = panel(page).locator('[data-number="1"]')
  await expect.poll(() => card.textContent()).toContain('Move to the bridge')
  await card.hover()
  await preview(page).waitFor({ state: 'attached' })
  // Its way, and whoever would be there.
  expect(await preview(page).locator('polyline').count()).toBe(2)
  expect(await preview(page).locator('[data-who=Isolde]').count()).toBe(1)
  expect(await findings(page)).toEqual([])
  await page.mouse.move(2, 2)
  await preview(page).waitFor({ state: 'detached' })
  await page.getByTestId('end').focus()
  await page.keyboard.press('Tab')
  await preview(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Shift+Tab')
  await preview(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('a press on somebody out of reach offers the way there; a press on a lit place goes there', async () => {
  const { page, problems, close } = await site.openPage({ width: 1440, height: 900 })
  await page.goto(`${site.url}#/play/shock/gatehouse.yaml/seven`)
  await untilWanted(page)
  const told = () => page.locator('[data-region=log]').textContent()
  const { x, y } = await middleOf(page, 'Hale')
  await page.mouse.click(x, y)
  await expect.poll(() => panel(page).locator('[data-number="1"]').textContent()).toMatch(/Run toward Hale, to attack/)
  await page.keyboard.press('1')
  await expect.poll(told).toMatch(/Bren runs for 9,7/)
  await panel(page)
    .getByRole('button', { name: /^Oskar/ })
    .click()
  await expect.poll(() => panel(page).locator('h2').first().textContent()).toBe('Oskar')
  await page.locator('#board path[class*=reachEdge]').waitFor({ state: 'attached' })
  const from = await middleOf(page, 'Oskar')
  const side = ((await figure(page, 'Pia').boundingBox())?.width ?? 30) * 1.2
  await page.mouse.click(from.x, from.y - side)
  await expect.poll(told).toMatch(/Oskar runs for 7,2/)
  expect(problems).toEqual([])
  await close()
})

test('a finger that rests on the board sees what a pointer above it would, and does nothing', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  const { x, y } = await middleOf(page, 'Crole')
  const touch = (type: string) =>
    page.locator('#board').dispatchEvent(type, {
      ...{ pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: x, clientY: y, bubbles: true },
    })
  await touch('pointerdown')
  await preview(page).waitFor({ state: 'attached' })
  await touch('pointerup')
  await touch('pointerleave')
  await preview(page).waitFor({ state: 'detached' })
  expect(await panel(page).textContent()).not.toContain('With Crole')
  expect(problems).toEqual([])
  await close()
})

test('on a phone who struck and whom are both in sight, also where the board was not when it happened', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/free-hits/reed-bed.yaml/nine`)
  await untilWanted(page)
  for (const who of ['Nadja', 'Pim']) {
    await expect.poll(() => panel(page).locator('h2').first().textContent()).toBe(who)
    await thenLogged(page, () => page.keyboard.press('e'))
    await untilWanted(page)
  }
  await expect.poll(() => page.locator('[data-strip]').textContent()).toContain('Kuno misses Jorun')
  const frame = (await page.locator('#board').boundingBox()) ?? { x: 0, width: 0 }
  for (const who of ['Kuno', 'Jorun']) {
    const { x, width } = (await figure(page, who).boundingBox()) ?? { x: -1, width: 0 }
    expect(x, who).toBeGreaterThanOrEqual(frame.x)
    expect(x + width, who).toBeLessThanOrEqual(frame.x + frame.width)
  }
  expect(problems).toEqual([])
  await close()
})

test('what is said of an action links to its rules by their titles', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  await panel(page).locator('li button + button').first().click()
  const links = page.getByRole('dialog').locator('button[class*=ruleLink]')
  await links.first().waitFor()
  for (const title of await links.allTextContents()) expect(title).toMatch(/^[A-Z][^-]*( |$)/)
  expect(problems).toEqual([])
  await close()
})

test('the first fight has hints, each dismissed for good; other fights have none', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await page.locator('section[aria-labelledby=start-here]').getByRole('button').first().click()
  await untilWanted(page)
  const hint = page.locator('aside[data-hint]')
  await expect.poll(() => hint.getAttribute('data-hint')).toBe('choose')
  expect(await findings(page)).toEqual([])
  await hint.getByRole('button', { name: 'Got it' }).click()
  await hint.waitFor({ state: 'detached' })
  await page.reload()
  await untilWanted(page)
  await page.getByTestId('end').click()
  await expect.poll(() => hint.getAttribute('data-hint')).toMatch(/others|happened|done/)
  await hint.getByRole('button', { name: 'No more hints' }).click()
  await hint.waitFor({ state: 'detached' })
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  expect(await hint.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('nobody steps in for the rest of a turn: whatever asks in it is let pass, and asked again in the next', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/shock/last-stand.yaml/seven`)
  await untilWanted(page)
  const question = panel(page).locator('[data-usual=true]')
  for (let i = 0; i < 8 && (await question.count()) === 0; i++) await goOn(page)
  const nobody = panel(page).getByRole('button', { name: 'Nobody for the rest of this turn' })
  for (let i = 0; i < 4 && (await nobody.count()) === 0; i++) {
    await thenLogged(page, () => question.first().click())
    await untilWanted(page)
  }
  await thenLogged(page, () => nobody.click())
  await panel(page).getByTestId('end').waitFor()
  await untilWanted(page)
  const log = await page.locator('[data-region=log]').textContent()
  expect(log).toMatch(/Round 2|Party's turn/)
  expect(problems).toEqual([])
  await close()
})
