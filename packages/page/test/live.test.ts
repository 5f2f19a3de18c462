import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { isOver, playTogether, untilWanted } from './playing.ts'
import { serving } from './serving.ts'
import { type Somebody, sitDown, somebody } from './somebody.ts'
import { YARD } from './yard.ts'

const at = serving()

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** What the console says where the network breaks. */
const BROKEN = /ERR_CONNECTION_REFUSED|WebSocket connection/

const newcomer = (size: { width: number; height: number }): Promise<Somebody> =>
  somebody(at.browser, { viewport: size, hasTouch: size.width < 500, ignored: BROKEN })

const action = (page: Page) => page.locator('[data-region=action]')
const toldOf = (page: Page) => page.locator('[data-told]').getAttribute('data-told')

/** Everybody answers as is usual and goes for the others when it is their turn, until the fight is over; returns how it ended. */
async function playToTheEnd(pages: readonly Page[]): Promise<string> {
  let over: string | null = null
  const isEnded = async () => {
    for (const page of pages) over ??= await isOver(page)
    return over !== null
  }
  await playTogether(pages, isEnded, (panel) => [
    panel.locator('[data-usual=true]'),
    panel.locator('[data-number]', { hasText: /attack/i }),
    // Only there while nothing was done and nobody is near enough to be struck.
    panel.locator('[data-number]', { hasText: /Move with the Action/ }),
    panel.getByTestId('end'),
  ])
  return over ?? ''
}

test('on a phone it is said for whom the table waits', async () => {
  const links = await at.server.start(YARD.replace('surprised: nobody\n', ''), 'seven')
  const [referee, player] = [await newcomer(LAPTOP), await newcomer(PHONE)]
  await sitDown(player.page, links.players ?? '', 'Wanda')
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  const waits = player.page.locator('[data-region=log]').getByText('Waiting for Rolf')
  await waits.waitFor()
  // Beside what is told it would be said twice.
  await player.page.setViewportSize(LAPTOP)
  await expect.poll(() => waits.isVisible()).toBe(false)
  expect(player.problems).toEqual([])
  await player.close()
  await referee.close()
})

test('a referee and a player on a phone: a reaction across seats, a reload and a lost server in the middle of it, undo, and nothing hidden on the wire', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await newcomer(LAPTOP)
  const player = await newcomer(PHONE)
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await sitDown(player.page, links.players ?? '', 'Mira')
  await untilWanted(player.page)
  // The key is gone from the address, and the way back does not lead to it.
  expect(player.page.url()).toMatch(/#\/fight\/seat-\w+$/)
  expect(player.page.url()).not.toContain((links.players ?? '').split('/').at(-1))
  await referee.page.getByText('Waiting for Mira').first().waitFor()
  const text = await referee.context.newPage()
  await text.goto(`${referee.page.url()}/text`)
  await text.getByRole('heading', { name: 'Waiting for Mira' }).waitFor()
  await text.close()

  // Walking away lets the other seat strike: everybody sees who decides.
  await action(player.page)
    .locator('[data-number]', { hasText: /^\d?\s*Move/ })
    .first()
    .click()
  const asked = referee.page.getByRole('heading', { name: 'does Corwin strike?' })
  await asked.waitFor()
  await player.page.getByText('Waiting for Rolf').first().waitFor({ state: 'attached' })
  await referee.page.reload()
  await asked.waitFor()

  // The server is gone: nothing is pretended, and what was answered is done once it is back.
  await at.server.kill()
  const lost = referee.page.getByText('The connection is lost')
  await lost.waitFor()
  await player.page.getByText('The connection is lost').waitFor()
  await action(referee.page).locator('[data-number]', { hasText: 'let it go' }).click()
  await referee.page.getByText(/Not confirmed yet: .*your answer/).waitFor()
  await expect.poll(() => asked.isVisible()).toBe(true)
  await at.server.restart()
  await lost.waitFor({ state: 'detached' })
  await asked.waitFor({ state: 'detached' })
  await player.page.getByText('The connection is lost').waitFor({ state: 'detached' })
  await player.page.getByRole('button', { name: 'Log', exact: true }).click()
  const moved = player.page.locator('[data-region=log]').getByText(/lane/)
  await moved.first().waitFor()
  await expect.poll(() => moved.count()).toBe(1)

  // The referee takes back more than a player may, and both see it.
  await referee.page.getByRole('button', { name: /^Undo: / }).click()
  await player.page
    .getByText(/^Taken back/)
    .first()
    .waitFor()
  await referee.page.getByRole('button', { name: /^Redo: / }).click()

  // A second tab of the same seat shows the same, as does the text table.
  const second = await player.context.newPage()
  await second.goto(`${player.page.url()}/text`)
  await second.getByRole('textbox', { name: 'Command' }).waitFor()
  await second.getByText('Ada').first().waitFor()
  await second.close()

  // Hidden hit points are on no frame of the player; the referee sees and changes them on the card.
  await referee.page.locator('[data-region=people] [aria-expanded]', { hasText: 'Corwin' }).click()
  const points = referee.page.getByRole('spinbutton', { name: /of Corwin$/ })
  await expect.poll(() => points.inputValue()).toBe('777')
  expect(player.frames.join()).toContain('Corwin')
  expect(player.frames.join()).not.toMatch(/\b777\b/)
  await points.fill('1')
  await points.press('Enter')
  await expect.poll(() => points.inputValue()).toBe('1')
  expect(referee.frames.join()).toMatch(/\b777\b/)
  await player.page.getByRole('button', { name: 'Actions', exact: true }).click()
  expect(await playToTheEnd([referee.page, player.page])).toMatch(/ win$/)
  await expect.poll(() => isOver(player.page)).toBe(await isOver(referee.page))
  expect([...referee.problems, ...player.problems]).toEqual([])
  await referee.context.close()
  await player.context.close()
})

test('a table opened on the first page: an open invitation, a guest let in, seen through other eyes, shown out', async () => {
  const referee = await newcomer(LAPTOP)
  const guest = await newcomer(PHONE)
  const { page } = referee
  await page.goto(at.server.url)
  await page.getByText('With others', { exact: true }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Open a table for A quarrel at the mill' }).first().click()
  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to Open invitation' }).inputValue()
  // The server of the tests listens to this machine alone: no camera of a phone is offered what it could not open.
  await page.getByText('This link opens only on this computer').waitFor()
  expect(await page.getByRole('img', { name: /camera of a phone/ }).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await sitDown(guest.page, link, 'Mira')
  await guest.page.getByText('The referee has been asked to let you in').waitFor()
  await page.getByText('Mira asks to be let in').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Let in' }).click()
  await guest.page.locator('[data-told]').waitFor()
  // Who was let in has a key of its own: loading again asks nobody.
  await guest.page.reload()
  await guest.page.locator('[data-told]').waitFor()

  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('heading', { name: 'Mira' }).waitFor()
  await page.getByRole('button', { name: 'View as Mira' }).click()
  await page.getByText('You see what Mira sees').waitFor()
  await page.locator('[data-region=people] [aria-expanded]', { hasText: 'Corwin' }).click()
  await expect.poll(() => page.getByRole('spinbutton').count()).toBe(0)
  await expect.poll(() => toldOf(page)).toBe(await toldOf(guest.page))
  await page.getByRole('button', { name: 'Back to my seat' }).click()

  await page.getByRole('button', { name: /^Seats/ }).click()
  const seat = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mira' }) })
  await seat.getByText('More').click()
  await seat.getByLabel('Who plays it').selectOption('aggressive')
  await seat.getByText('played by the computer').waitFor()
  await seat.getByRole('button', { name: 'Revoke all links' }).click()
  await seat.getByRole('button', { name: 'Revoke them' }).click()
  await guest.page.getByText('You are not at this table any more').waitFor()
  expect([...referee.problems, ...guest.problems]).toEqual([])
  await referee.context.close()
  await guest.context.close()
})

test('a table of an encounter that says who sits where has those seats, and no empty ones besides', async () => {
  const referee = await newcomer(LAPTOP)
  const { page } = referee
  const seats = async (text: string) => {
    await page.goto(at.server.url)
    await page.getByText('With others', { exact: true }).click()
    const file = { name: 'yard.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: /^Seats/ }).click()
    const names = page.getByRole('dialog').getByRole('heading', { level: 3 })
    await names.filter({ hasText: 'Referee' }).waitFor()
    return (await names.allTextContents()).join()
  }
  expect(await seats(YARD)).toContain('Player 1')
  const own = await seats(`${YARD}seats: { ann: { plays: [Ada] }, bert: { plays: [Corwin] } }\n`)
  expect(own).toContain('Ann')
  expect(own).not.toContain('Player 1')
  expect(referee.problems).toEqual([])
  await referee.context.close()
})
