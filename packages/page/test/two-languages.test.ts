import { expect, test } from 'vitest'
import { serving } from './serving.ts'
import { sitDown, somebody } from './somebody.ts'
import { YARD } from './yard.ts'

const at = serving()

test('two seats at one table read two languages, and who reads English is sent nothing more', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await somebody(at.browser)
  const player = await somebody(at.browser, { locale: 'de-DE' })
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  const { page } = player
  await page.goto(links.players ?? '')
  await page.getByRole('textbox').fill('Mira')
  await page.getByRole('button', { name: 'Hinsetzen' }).click()

  const german = page.locator('[data-region=log]')
  const english = referee.page.locator('[data-region=log]')
  await german.getByText('Ada ist am Zug.').first().waitFor({ state: 'attached' })
  await english.getByText("Ada's Turn.").first().waitFor({ state: 'attached' })
  expect(await english.textContent()).not.toContain('am Zug')
  expect(await german.textContent()).not.toContain("'s Turn")

  const actions = page.locator('[data-region=action]')
  await actions.locator('[data-number="1"]').click()
  // What is done is told to both, each in their own language.
  await german
    .getByText(/^Ada (trifft|verfehlt) Corwin mit dem Langschwert: /)
    .first()
    .waitFor({ state: 'attached' })
  await english
    .getByText(/^Ada (hits|misses) Corwin with the Longsword: /i)
    .first()
    .waitFor({ state: 'attached' })

  expect(player.frames.some((frame) => frame.startsWith('{"type":"messages"'))).toBe(true)
  expect(referee.frames.some((frame) => frame.startsWith('{"type":"messages"'))).toBe(false)
  expect([...player.problems, ...referee.problems]).toEqual([])
  await player.close()
  await referee.close()
})
