import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { playTogether, untilWanted } from './playing.ts'
import { serving } from './serving.ts'
import { sitDown, somebody } from './somebody.ts'
import { YARD } from './yard.ts'

const at = serving()

/** A yard in which somebody hides of whom the screen must not know. */
const FIRST = `${YARD}  Nettle: { from: toll-ruffian, zone: lane, hidden: true }\n`
const SECOND = FIRST.replace('The yard', 'The yard by night').replace('Nettle', 'Thistle')

/** A campaign with two fights prepared, and how its referee says something to it. */
async function startEvening() {
  const post = async (path: string, body: object, key = '') => {
    const answer = await fetch(`${at.server.url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return (await answer.json()) as { campaign: string; links: Record<string, string> }
  }
  const { campaign, links } = await post('campaigns', { title: 'The long winter' })
  const key = (links.referee ?? '').split('/').at(-1)
  let id = 0
  const say = (word: string, body: object = {}) =>
    post(`campaigns/${campaign}/${word}`, { ...body, id: `t${++id}` }, key)
  for (const encounter of [FIRST, SECOND]) await say('prepare', { encounter })
  return { links, say }
}

/** What the screen says in its order, in words. */
const order = (page: Page) => page.getByRole('list', { name: 'Order' })

/** Whoever is waited for answers as is usual, strikes, or does what stands first, until the screen shows a roll. */
async function untilRolled(pages: readonly Page[], screen: Page): Promise<void> {
  const hasRolled = async () => (await screen.locator('[data-result] svg').count()) > 0
  await playTogether(pages, hasRolled, (panel) => [
    panel.locator('[data-usual=true]'),
    panel.locator('[data-number]', { hasText: /attack/i }),
    panel.locator('[data-number]'),
  ])
}

test('the screen for the middle of the table follows two fights, knows nothing secret and has nothing to do', async () => {
  const { links, say } = await startEvening()
  const referee = await somebody(at.browser)
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await referee.page.getByRole('button', { name: 'Set up a screen' }).click()
  const link = await referee.page.getByLabel('Link to A screen for the middle of the table').inputValue()
  expect(await findings(referee.page)).toEqual([])

  const screen = await somebody(at.browser, { viewport: { width: 1920, height: 1080 } })
  const { page } = screen
  await page.goto(link)
  await page.getByRole('heading', { name: 'The long winter' }).waitFor()
  await page.getByText('Between fights').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Referee' }).waitFor()
  const player = await somebody(at.browser)
  await sitDown(player.page, links.anybody ?? '', 'Mira')
  await page.getByRole('listitem').filter({ hasText: 'Mira' }).waitFor()
  // The key is gone from the address.
  expect(page.url()).toMatch(/#\/show\/seat-\w+$/)
  expect(await findings(page)).toEqual([])

  await say('open-next')
  await page.getByRole('heading', { name: 'The yard' }).waitFor()
  for (const name of ['Ada', 'Corwin']) await order(page).getByText(name, { exact: true }).waitFor()
  await expect.poll(() => page.locator('[data-waits]').textContent()).toMatch(/^Waiting for (Mira|Rolf)/)
  const told = await page.locator('[data-told]').getAttribute('data-told')
  await untilRolled([player.page, referee.page], page)
  await expect.poll(() => page.locator('[data-told]').getAttribute('data-told')).not.toBe(told)
  // It is said to those who do not see it.
  await expect.poll(() => page.locator('[aria-live=polite] p').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-region], [data-number], input, textarea').count()).toBe(0)
  expect(await findings(page)).toEqual([])
  // Letters of a name are at least as high as a fiftieth of the screen.
  const letters = await order(page).getByText('Ada', { exact: true }).boundingBox()
  expect(letters?.height).toBeGreaterThanOrEqual(1080 / 50)
  await page.getByRole('button', { name: 'Full screen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave full screen' }).waitFor()

  // The curtain covers the fight until the referee raises it.
  await referee.page.getByRole('button', { name: /^Seats/ }).click()
  await referee.page.getByRole('button', { name: 'Lower the curtain' }).click()
  await page.getByText('The curtain is down.').waitFor()
  expect(await page.getByText('Ada').count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await referee.page.getByRole('button', { name: 'Raise the curtain' }).click()
  await order(page).getByText('Ada', { exact: true }).waitFor()

  await say('leave-fight')
  await page.getByText('Between fights').waitFor()
  await say('open-next')
  await page.getByRole('heading', { name: 'The yard by night' }).waitFor()
  await page.reload()
  await order(page).getByText('Ada', { exact: true }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 800, height: 1280 })
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(800)

  const heard = screen.frames.join()
  expect(heard).toContain('Corwin')
  expect(heard).not.toMatch(/Nettle|Thistle|\b777\b|"prepared"/)

  // A link to a person's seat shows nothing of it here.
  await page.goto(`${at.server.url}#/show/${(links.referee ?? '').split('/').at(-1)}`)
  await page.getByText('This link is not for a screen').waitFor()
  expect(screen.problems).toEqual([])
  expect(referee.problems).toEqual([])
  await screen.close()
  await player.close()
  await referee.close()
})

test('at a table of one fight the screen says how it ended, and comes along when it is played again', async () => {
  const links = await at.server.start(YARD, 'seven')
  const [referee, screen] = [await somebody(at.browser), await somebody(at.browser)]
  const { page } = screen
  await page.goto(`${at.server.url}#/show/${(links.spectators ?? '').split('/').at(-1)}`)
  await order(page).getByText('Ada', { exact: true }).waitFor()
  const first = page.url()
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await untilWanted(referee.page)
  await referee.page.keyboard.press('g')
  const panel = referee.page.locator('[data-referee]')
  await panel.locator('[data-order=end-combat]').click()
  await panel.getByRole('button', { name: 'Do it' }).click()
  await panel.getByRole('button', { name: 'Yes, do it' }).click()
  await expect.poll(() => page.locator('[data-waits]').textContent()).toMatch(/is over| win$/)
  await referee.page.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => page.url()).not.toBe(first)
  await expect.poll(() => page.locator('[data-waits]').textContent()).toMatch(/^Waiting for /)
  expect(page.url()).toMatch(/#\/show\/seat-\w+$/)
  expect(screen.frames.join()).not.toMatch(/\b777\b/)
  expect(screen.problems).toEqual([])
  await screen.close()
  await referee.close()
})

test('the first page has the address for phones as a code, or says how there will be one', async () => {
  const one = await somebody(at.browser)
  const { page } = one
  await page.goto(at.server.url)
  await page.getByRole('button', { name: 'The address for phones' }).click()
  await page.getByText('npm start -- --host').waitFor()
  expect(await page.getByRole('img', { name: /camera of a phone/ }).count()).toBe(0)
  await one.close()

  // The same page, as the network reaches it.
  const other = await somebody(at.browser, { viewport: { width: 390, height: 844 } })
  const there = 'http://192.168.1.20:3729/'
  await other.context.route(`${there}**`, async (route) => {
    // The server takes what is said under its own address alone.
    const response = await route.fetch({ url: route.request().url().replace(there, at.server.url), headers: {} })
    await route.fulfill({ response })
  })
  await other.page.goto(there)
  await other.page.getByRole('button', { name: 'The address for phones' }).click()
  await other.page.getByRole('img', { name: /camera of a phone/ }).waitFor()
  await other.page.getByText(there, { exact: true }).waitFor()
  await other.page.getByText(/not encrypted: use it at home/).waitFor()
  expect(await findings(other.page)).toEqual([])
  await other.close()
})
