import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWanted } from '../playing.ts'
import { type RealServer, serveForReal } from '../real-server.ts'
import { openSite, type Site } from '../site.ts'
import { sitDown } from '../somebody.ts'
import { YARD } from '../yard.ts'

let site: Site
let server: RealServer

beforeAll(async () => {
  site = await openSite()
  server = await serveForReal(site.folder)
})

afterAll(async () => {
  await site.end()
  await server.end()
})

const action = (page: Page) => page.locator('[data-region=action]')
const toldOf = (page: Page) => page.locator('[data-told]').getAttribute('data-told')

test('a step of the referee’s side asks the player, undo takes the step and the answer back, nothing hidden is sent', async () => {
  const links = await server.start(YARD, 'seven')
  const [referee, player] = [await site.openPage(), await site.openPage()]
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await sitDown(player.page, links.players ?? '', 'Mira')
  await untilWanted(player.page)
  await action(player.page).getByTestId('end').click()
  await action(referee.page)
    .locator('[data-number]', { hasText: /^\d?\s*Move/ })
    .first()
    .click()
  await action(player.page).locator('[data-usual]').first().waitFor()
  await action(referee.page).getByText('Waiting for Mira').waitFor()
  const before = await toldOf(player.page)
  await action(player.page).locator('[data-number="1"]').click()
  await expect.poll(() => toldOf(player.page)).not.toBe(before)
  await referee.page.getByRole('button', { name: /^Undo: Corwin: Move/ }).click()
  await player.page
    .getByText(/^Taken back/)
    .first()
    .waitFor()
  expect(player.frames.join()).toContain('Corwin')
  expect(player.frames.join()).not.toMatch(/\b777\b/)
  expect([...referee.problems, ...player.problems]).toEqual([])
  await referee.close()
  await player.close()
})
