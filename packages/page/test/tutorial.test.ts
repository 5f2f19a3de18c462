import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOver, mouse, playOut, thenLogged, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

const tutorial = readFileSync(join(import.meta.dirname, '../../../docs/tutorials/first-fight.md'), 'utf8')

/** The names of what the tutorial says to press, in its order. */
const [play = '', move = '', attack = '', end = ''] = [...tutorial.matchAll(/\bPress \*\*([^*]+)\*\*/g)].map(
  ([, name = '']) => name,
)

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

test('docs/tutorials/first-fight.md: what it says to press is there, and does what it says', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'A quarrel at the mill' }).first().waitFor()
  await page
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${play}$`) })
    .first()
    .click()

  const panel = page.locator('[data-region=action]')
  const card = (name: string) => panel.locator('[data-number]', { hasText: new RegExp(name.split(' ').join('\\s*')) })
  await untilWanted(page)
  await thenLogged(page, () => card(move).first().click())
  // Where he has not come yet the turn is ended, until he has.
  for (let i = 0; i < 12 && (await card(attack).count()) === 0; i++) {
    await thenLogged(page, () => panel.getByRole('button', { name: end }).click())
    await untilWanted(page)
    if ((await isOver(page)) !== null) break
  }
  if ((await isOver(page)) === null) await thenLogged(page, () => card(attack).first().click())

  const log = page.locator('[data-region=log]')
  await log.locator('summary').last().click()
  await expect.poll(() => log.locator('details[open]').last().textContent()).toMatch(/roll|reach|dice|d\d/i)

  const undo = page.getByRole('button', { name: /^Undo:/ })
  await thenLogged(page, () => undo.click())
  await expect.poll(() => page.getByRole('button', { name: /^Redo:/ }).count()).toBe(1)

  if ((await isOver(page)) === null) await playOut(page, mouse)
  await page
    .getByRole('link', { name: 'How it went' })
    .or(page.getByRole('button', { name: 'How it went' }))
    .waitFor()
  await page
    .getByRole('button', { name: /^Play again/ })
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await close()
})
