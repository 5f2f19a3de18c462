import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'
import { type Somebody, sitDown, somebody } from './somebody.ts'
import { YARD } from './yard.ts'

/* What is wanted of a person at a table of a server: that it is seen, that it is heard, and that what came of it is said. */

let site: Site
let server: RealServer

beforeAll(async () => {
  site = await openSite()
  server = await serveForReal(site.folder)
})

afterAll(async () => {
  await server.end()
  await site.end()
})

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const action = (page: Page) => page.locator('[data-region=action]')

async function seated(link: string | undefined, name: string, viewport = LAPTOP): Promise<Somebody> {
  const one = await somebody(site.browser, {
    viewport,
    hasTouch: viewport === PHONE,
    ignored: /ERR_INTERNET_DISCONNECTED|WebSocket/,
  })
  await sitDown(one.page, link ?? '', name)
  await one.page.locator('[data-told]').waitFor()
  return one
}

/** Whether all of it stands on the screen. */
async function isInSight(height: number, what: ReturnType<Page['locator']>): Promise<boolean> {
  const box = await what.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

test.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])('on %s a question to the referee is in sight above the tools, and has the focus', async (_, size) => {
  const links = await server.start(YARD, 'seven')
  const referee = await seated(links.referee, 'Rolf', size)
  const player = await seated(links.players, 'Mira')
  await untilWanted(player.page)
  await referee.page.keyboard.press('g')
  await referee.page.locator('[data-referee] [data-order]').first().waitFor({ state: 'attached' })
  // Walking away lets the referee's ruffian strike.
  await action(player.page)
    .locator('[data-number]', { hasText: /^\d?\s*Move/ })
    .first()
    .click()
  const asked = referee.page.getByRole('heading', { name: 'does Corwin strike?' })
  await asked.waitFor()
  for (const what of [asked, ...(await action(referee.page).locator('[data-usual]').all())])
    await expect.poll(() => isInSight(size.height, what)).toBe(true)
  const isFocused = "document.querySelector('[data-region=action]')?.contains(document.activeElement)"
  await expect.poll(() => referee.page.evaluate(isFocused)).toBe(true)
  expect([...referee.problems, ...player.problems]).toEqual([])
  await Promise.all([referee.close(), player.close()])
})

test('an answer that comes too late is refused in words wherever the person is by then', async () => {
  const links = await server.start(YARD, 'seven')
  const referee = await seated(links.referee, 'Rolf')
  const player = await seated(links.players, 'Mira')
  await untilWanted(player.page)
  await action(player.page).getByTestId('end').click()
  await action(referee.page)
    .locator('[data-number]', { hasText: /^\d?\s*Move/ })
    .first()
    .click()
  await action(player.page).locator('[data-usual]').first().waitFor()
  await player.context.setOffline(true)
  await action(player.page).locator('[data-number="1"]').click()
  // Meanwhile the step that it is about is taken back.
  await referee.page.getByRole('button', { name: /^Undo: / }).click()
  await action(referee.page).locator('[data-number="1"]').waitFor()
  await player.context.setOffline(false)
  const late = player.page.getByRole('alert').filter({ hasText: 'was refused' })
  await late.waitFor()
  await late.getByRole('button').click()
  await late.waitFor({ state: 'detached' })
  expect(referee.problems).toEqual([])
  await Promise.all([referee.close(), player.close()])
})

test('what was declared in secret is shown to its own seat, changed there, and told to nobody', async () => {
  const links = await server.start(DECLARED, 'seven')
  const [ann, bert] = [await seated(links.ann, 'Ann'), await seated(links.bert, 'Bert')]
  await untilWanted(ann.page)
  await action(ann.page).locator('[data-usual]').first().waitFor()
  await action(ann.page).locator('[data-number="1"]').click()
  const own = ann.page.locator('[data-declared]')
  await own.getByText('Hanne').waitFor()
  await own.getByText(/^Declared so far: Ann/).waitFor()
  await bert.page
    .locator('[data-region=action]')
    .getByText(/Declared so far/)
    .waitFor({ state: 'detached' })
  const said = (await own.locator('li').textContent()) ?? ''
  expect(bert.frames.join()).not.toContain(said.replace('Hanne ', ''))
  await own.getByRole('button', { name: 'Change the last one' }).click()
  await action(ann.page).locator('[data-usual]').first().waitFor()
  await own.waitFor({ state: 'detached' })
  expect([...ann.problems, ...bert.problems]).toEqual([])
  await Promise.all([ann.close(), bert.close()])
})

const DECLARED = `
ruleset: weapon-speed
title: Two who declare
combatants:
  Hanne: { from: hanne-quickhand, at: '2,2' }
  Goff: { from: gorm-boardwall, at: '3,2' }
  Gob: { from: orc-breaker, at: '6,2' }
battlefield: '10x6'
seats: { ann: { plays: [Hanne] }, bert: { plays: [Goff] } }
`
