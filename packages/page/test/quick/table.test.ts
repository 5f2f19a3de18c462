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

const act = (page: Page) => page.locator('[data-region=act]')
const toldOf = (page: Page) => page.locator('[data-told]').getAttribute('data-told')

test('a step of the referee’s side asks the player, undo takes the step and the answer back, nothing hidden is sent', async () => {
  const links = await server.start(YARD, 'seven')
  const [referee, player] = [await site.openPage(), await site.openPage()]
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await sitDown(player.page, links.players ?? '', 'Mira')
  await untilWanted(player.page)
  await act(player.page).getByTestId('end').click()
  await act(referee.page)
    .locator('[data-number]', { hasText: /^\d?\s*Move/ })
    .first()
    .click()
  await act(player.page).locator('[data-usual]').first().waitFor()
  await act(referee.page).getByText('Waiting for Mira').waitFor()
  const before = await toldOf(player.page)
  await act(player.page).locator('[data-number="1"]').click()
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
