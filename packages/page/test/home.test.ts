import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { mouse, playOut, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

const PHONE = { width: 390, height: 844 }
const START = {
  Zones: 'A quarrel at the mill',
  Shock: 'Eggs',
  Escalation: 'Whose anvil it is',
  'Free hits': 'The heel',
  'Weapon speed': 'The clock yard',
}

test('each of the five games has a fight to start with, and its first decision is one click away', async () => {
  const { page, problems, close } = await site.openPage()
  for (const [game, title] of Object.entries(START)) {
    await page.goto(site.url)
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game, exact: true }) })
    await tile.getByRole('button', { name: `Play ${title}`, exact: true }).click()
    await untilWanted(page)
    await expect.poll(() => page.title()).toContain(title)
  }
  expect(problems).toEqual([])
  await close()
})

test('on a phone everything is within three screens, also with fights under way and finished', async () => {
  const { page, problems, close } = await site.openPage(PHONE)
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await playOut(page, mouse)
  await page.goto(`${site.url}#/play/shock/eggs.yaml/seven`)
  await untilWanted(page)
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Continue Eggs' }).waitFor()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.getByRole('radio', { name: 'Deutsch' }).waitFor({ state: 'attached' })
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3 * PHONE.height)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width)
  // What comes first is on the first screen, with its button.
  const start = page.getByRole('button', { name: 'Play A quarrel at the mill', exact: true }).first()
  const { y = 0, height = 0 } = (await start.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(PHONE.height)
  expect(problems).toEqual([])
  await close()
})

test('what goes on is continued, what is over is looked at; both are deleted only when that is said twice', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await playOut(page, mouse)
  await page.goto(`${site.url}#/play/shock/eggs.yaml/seven`)
  await untilWanted(page)
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Finished fights 1' }).click()
  await page.getByRole('button', { name: 'Look at A quarrel at the mill' }).waitFor()
  expect(await page.getByRole('button', { name: 'Continue A quarrel at the mill' }).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  // The harmless answer has the focus.
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Keep it')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: /^Finished fights/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue Eggs' }).click()
  await untilWanted(page)
  await expect.poll(() => page.title()).toContain('Eggs')
  expect(problems).toEqual([])
  await close()
})

test('a game opens its fights, and fights are found by size and length', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const shock = page.getByRole('button', { name: 'Shock 9 fights' })
  await shock.waitFor()
  await page.getByRole('button', { name: '9 fights of Shock' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('game-shock')
  expect(await shock.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('button', { name: 'Play The hay wagon', exact: true }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Size').selectOption({ label: 'Up to 4' })
  await page.getByLabel('Length').selectOption({ label: 'Short' })
  await page.getByRole('button', { name: 'Weapon speed 2 of 10' }).waitFor()
  await page.getByRole('button', { name: 'Play At the stroke of the bell', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Play The hay wagon', exact: true }).count()).toBe(0)
  await page.getByLabel('Length').selectOption({ label: 'An evening' })
  await page.getByRole('button', { name: 'Weapon speed 0 of 10' }).waitFor()
  expect(problems).toEqual([])
  await close()
})
