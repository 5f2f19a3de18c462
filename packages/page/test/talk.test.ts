import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { serving } from './serving.ts'
import { sitDown, somebody } from './somebody.ts'
import { YARD } from './yard.ts'

const at = serving()

const talk = (page: Page) => page.getByRole('region', { name: 'Table talk' })

test('people write to the table and to one, roll dice, and point at a place with a name', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await somebody(at.browser, { viewport: { width: 1280, height: 800 } })
  const player = await somebody(at.browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const watching = await somebody(at.browser, { viewport: { width: 1280, height: 800 } })
  const pages = [referee, player, watching].map(({ page }) => page)
  for (const page of pages) await page.clock.install()
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await sitDown(player.page, links.players ?? '', 'Mira')
  await sitDown(watching.page, links.spectators ?? '', 'Wim')
  await player.page.getByRole('button', { name: 'Log', exact: true }).click()

  const mine = talk(player.page)
  await mine.getByLabel('Write to the table').fill('Over <b>here</b>')
  await mine.getByLabel('Write to the table').press('Enter')
  await talk(referee.page).getByText('Over <b>here</b>').waitFor()
  await mine.getByRole('combobox').selectOption({ label: 'Rolf' })
  await mine.getByLabel('Write to the table').fill('I take the purse')
  await mine.getByRole('button', { name: 'Send' }).click()
  await talk(referee.page).getByText('I take the purse').waitFor()

  await talk(referee.page).getByLabel('Dice').fill('2d6+1')
  await talk(referee.page).getByRole('button', { name: 'Roll', exact: true }).click()
  await mine.getByText(/2d6 ?\+ ?1: \d \d = \d+/).waitFor()

  // By the keys of the board, so that nobody has to aim.
  await talk(referee.page).getByRole('button', { name: 'Point', exact: true }).click()
  await referee.page.locator('#board').focus()
  // The mark goes away after some seconds: none go by on these pages before all have been looked at.
  for (const page of pages) await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000)
  await referee.page.keyboard.press('ArrowRight')
  await referee.page.keyboard.press('Enter')
  for (const page of pages) {
    await talk(page)
      .getByText(/^Rolf points at /)
      .waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-pointed]').count()).toBe(1)
    await page.clock.runFor(5_900)
    expect(await page.locator('[data-pointed]').count()).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => page.locator('[data-pointed]').count()).toBe(0)
  }
  for (const page of pages) await page.clock.resume()
  // On a phone the board comes to the front.
  await mine.getByRole('button', { name: 'Point', exact: true }).click()
  await player.page.locator('#board').waitFor({ state: 'visible' })
  await player.page.keyboard.press('ArrowRight')
  await player.page.keyboard.press('Enter')
  await talk(referee.page)
    .getByText(/^Mira points at /)
    .waitFor({ state: 'attached' })
  await player.page.getByRole('button', { name: 'Log', exact: true }).click()
  expect(await findings(referee.page)).toEqual([])
  expect(await findings(player.page)).toEqual([])
  await expect.poll(() => referee.page.locator('[data-pointed]').count()).toBe(0)

  await talk(referee.page).getByRole('button', { name: 'Take back: Over <b>here</b>' }).click()
  await mine.getByText('Over <b>here</b>').waitFor({ state: 'detached' })
  // The text view has all of it, a place by its name.
  const text = await player.context.newPage()
  await text.goto(`${player.page.url()}/text`)
  await talk(text).getByLabel('Place').fill('the lane')
  await talk(text).getByRole('button', { name: 'Point', exact: true }).click()
  await talk(watching.page).getByText('Mira points at The lane').waitFor({ state: 'attached' })
  expect(await findings(text)).toEqual([])
  expect(watching.frames.join()).not.toContain('purse')
  for (const one of [referee, player, watching]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})
