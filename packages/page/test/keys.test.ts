import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { focused, heard, listen } from './hearing.ts'
import { thenLogged, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

const actions = (page: Page) => page.locator('[data-region=action]')

/** The digit of the first action or answer that reads so. */
const digitOf = (page: Page, words: RegExp) =>
  actions(page).locator('[data-number]', { hasText: words }).first().getAttribute('data-number')

test('what an action asks is typed, or chosen on the board by keys; undo works where nothing is typed', async () => {
  const { page, problems, close } = await site.openPage()
  await listen(page)
  await page.goto(`${site.url}#/play/free-hits/heel.yaml/seven`)
  await untilWanted(page)
  const move = /^\d\s*Move\s+…/
  await page.keyboard.press('a')
  const boost = (await digitOf(page, /Boost/)) ?? ''
  await thenLogged(page, () => page.keyboard.press(boost))
  await untilWanted(page)
  await page.keyboard.press((await digitOf(page, move)) ?? '')
  await expect.poll(() => focused(page)).toContain('textbox "where to?"')
  // Nothing is typed yet: it is the last action that is taken back.
  await page.keyboard.press('Control+z')
  await page.locator('[data-region=log]').getByText('Taken back, with all that followed').waitFor()
  await untilWanted(page)
  await page.keyboard.press((await digitOf(page, move)) ?? '')
  await expect.poll(() => focused(page)).toContain('textbox "where to?"')
  // The way to the board stands before the field.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain('application "Board')
  await page.keyboard.press('ArrowRight')
  await thenLogged(page, () => page.keyboard.press('Enter'))
  await page.locator('[data-region=log]').getByText('Ilse moves to 4,3').waitFor()
  // What can be done with what is chosen on the board is said.
  await heard(page)
  await page.keyboard.press('b')
  await page.keyboard.press('0')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await heard(page)).join(' ')).toMatch(/With |Nothing can be done there now/)
  expect(problems).toEqual([])
  await close()
})

test('after the others have acted the focus is at the first action, and the log leads to the last numbers', async () => {
  const { page, problems, close } = await site.openPage()
  await page.clock.install()
  await listen(page)
  await page.goto(`${site.url}#/play/shock/gap-in-the-hedge.yaml/seven`)
  await untilWanted(page)
  await page.keyboard.press('a')
  await thenLogged(page, () => page.keyboard.press('e'))
  await expect.poll(() => actions(page).locator('h2').first().textContent()).toBe('Gunda')
  await untilWanted(page)
  await thenLogged(page, () => page.keyboard.press('e'))
  await untilWanted(page)
  while ((await actions(page).locator('[data-usual=true]').count()) > 0) {
    await thenLogged(page, () => page.keyboard.press('1'))
    await untilWanted(page)
  }
  await expect.poll(() => actions(page).locator('fieldset button').count()).toBeGreaterThan(1)
  await expect.poll(() => page.locator(':focus').getAttribute('data-number')).toBe('1')
  await page.keyboard.press('l')
  const isLast = "document.activeElement === [...document.querySelectorAll('[data-region=log] summary')].at(-1)"
  await expect.poll(() => page.evaluate(isLast)).toBe(true)
  // Looking back says the step, and nothing of what would be wanted.
  await heard(page)
  await page.keyboard.press('m')
  await page.getByRole('slider').first().waitFor()
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000)
  await page.keyboard.press('ArrowLeft')
  await page.getByText('This is how it stood.').waitFor()
  // What is wanted would be said a quarter of a second after the fight stands still.
  await page.clock.runFor(400)
  expect((await heard(page)).join(' ')).not.toContain('Working')
  expect(problems).toEqual([])
  await close()
})

test('one who plays alone declares again after an undo, and so do those who share a screen', async () => {
  const { page, problems, close } = await site.openPage()
  const question = page.getByRole('heading', { name: /^What does \w+ declare\?$/ })
  /** Answers as is usual until somebody's turn is there. */
  const declared = async () => {
    await untilWanted(page)
    while ((await actions(page).locator('[data-usual=true]').count()) > 0) {
      await thenLogged(page, () => page.keyboard.press('1'))
      await untilWanted(page)
    }
  }
  await page.goto(`${site.url}#/play/weapon-speed/clock-yard.yaml/seven`)
  await question.waitFor()
  await declared()
  await thenLogged(page, () => page.keyboard.press('Control+z'))
  await question.waitFor()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Weapon speed 10 fights' }).click()
  await page.getByRole('button', { name: 'Other ways to play The clock yard' }).click()
  await page.getByRole('menuitem', { name: 'Play everyone, on this screen' }).click()
  await question.waitFor()
  await declared()
  await thenLogged(page, () => page.keyboard.press('Control+z'))
  await question.waitFor()
  expect(problems).toEqual([])
  await close()
})

test('where much was told at once, it is said how much of it is in the log alone', async () => {
  const { page, problems, close } = await site.openPage()
  await listen(page)
  await page.goto(`${site.url}#/play/weapon-speed/two-doors.yaml/seven`)
  await untilWanted(page)
  for (const who of ['Ulf', 'Brida']) {
    await page.getByRole('heading', { name: `What does ${who} declare?` }).waitFor()
    await thenLogged(page, () => page.keyboard.press('2'))
  }
  await expect.poll(async () => (await heard(page)).join(' ')).toMatch(/\d+ earlier lines are in the log/)
  expect(problems).toEqual([])
  await close()
})

test('the numbers of rows stay in sight where the edge of the map is not', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/free-hits/washing-line.yaml/seven`)
  await untilWanted(page)
  await page.locator('nav button[data-of=board]').click()
  const box = await page.locator('[data-region=board] [role=application]').boundingBox()
  for (let i = 0; i < 3; i++) {
    const numbers = page.locator('[data-region=board] [data-ruler] text')
    for (const ruler of ['end', 'middle']) {
      const one = await page.locator(`[data-region=board] [data-ruler=${ruler}] text`).nth(2).boundingBox()
      expect(one?.x ?? -1, ruler).toBeGreaterThanOrEqual(ruler === 'end' ? (box?.x ?? 0) : -1000)
      expect((one?.y ?? 1e4) + (one?.height ?? 0), ruler).toBeLessThanOrEqual(
        ruler === 'middle' ? (box?.y ?? 0) + (box?.height ?? 0) : 1e4,
      )
    }
    expect(await numbers.count()).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  }
  expect(problems).toEqual([])
  await close()
})
