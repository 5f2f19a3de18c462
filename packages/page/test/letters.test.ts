import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { thenLogged, untilShown, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

test('letters are changed where the list of keys shows them, change places, and stay changed', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  const letter = (what: string) => dialog.getByRole('textbox', { name: `Letter: ${what}`, exact: true })
  await page.keyboard.press('?')
  // By keys alone: to the field, and another letter.
  await letter('end the turn').focus()
  await page.keyboard.press('q')
  await dialog.getByText('Now Q: end the turn.').waitFor()
  await letter('to the board').focus()
  await page.keyboard.press('l')
  await dialog.getByText('Now L: to the board, and B: to the log.').waitFor()
  await expect.poll(() => letter('to the log').inputValue()).toBe('B')
  await page.keyboard.press('7')
  await dialog.getByText('That is not a letter').waitFor()
  await expect.poll(() => letter('to the board').inputValue()).toBe('L')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('board')

  await page.reload()
  await untilWanted(page)
  const told = () => page.locator('[data-told]').getAttribute('data-told')
  const before = await told()
  await page.keyboard.press('e')
  // What a key does is under way as soon as it is pressed.
  await untilShown(page)
  expect(await told()).toBe(before)
  await page.keyboard.press('q')
  await expect.poll(told).not.toBe(before)
  await page.keyboard.press('?')
  await expect.poll(() => letter('end the turn').inputValue()).toBe('Q')
  await dialog.getByRole('button', { name: 'Reset all letters' }).click()
  await expect.poll(() => letter('end the turn').inputValue()).toBe('E')
  expect(problems).toEqual([])
  await close()
})

test('letters are switched off in the settings, which lead to the list of keys', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Single letters are shortcuts').click()
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Keys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByText('Letters are switched off').waitFor()
  await expect.poll(() => dialog.getByRole('textbox').first().isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const told = () => page.locator('[data-told]').getAttribute('data-told')
  const before = await told()
  await page.keyboard.press('e')
  await untilShown(page)
  expect(await told()).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('a letter does what it does while a box that is ticked has the focus, and the box keeps its own keys', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<input type="checkbox" id="box">')`,
  )
  const box = page.locator('#box')
  await box.focus()
  await page.keyboard.press(' ')
  expect(await box.isChecked()).toBe(true)
  await thenLogged(page, () => page.keyboard.press('e'))
  expect(problems).toEqual([])
  await close()
})
