import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { add, part, start } from '../packages/page/test/building.ts'
import { isOver, pressFirst, thenLogged } from '../packages/page/test/playing.ts'
import { serving } from '../packages/page/test/serving.ts'
import { sitDown, somebody } from '../packages/page/test/somebody.ts'
import { type AtTerminal, atTerminal } from './tests/at-terminal.ts'

/*
 * An evening: a referee prepares a fight with somebody hidden, and plays it twice with two people at browsers, one of them at a phone,
 * and one at a terminal. FRAY_EVENING=FOLDER keeps pictures of each step.
 */

const HIDDEN = 'Lurkmaw'
const pictures = process.env.FRAY_EVENING

const at = serving()

const action = (page: Page) => page.locator('[data-region=action]')
const people = (page: Page) => page.locator('[data-region=people] [aria-expanded]')

/** Takes pictures of all pages, where they are wanted. */
async function look(step: string, all: Readonly<Record<string, Page>>): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  for (const [name, page] of Object.entries(all)) await page.screenshot({ path: join(pictures, `${step}-${name}.png`) })
}

/** In the builder: three heroes, a ruffian and somebody hidden, in two Zones. */
async function prepare(page: Page): Promise<void> {
  await page.goto(at.server.url)
  await page.getByText('With others', { exact: true }).click()
  await start(page, at.server.url, 'Zones', 'The mill at night')
  await part(page, 'People')
  for (const hero of ['ada', 'isolde', 'wren', 'toll ruffian']) await add(page, hero)
  await add(page, 'toll ruffian')
  await page.getByRole('list', { name: 'Everyone who fights' }).getByRole('button').last().click()
  await page.getByLabel('Name', { exact: true }).fill(HIDDEN)
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await page.getByRole('heading', { name: HIDDEN }).waitFor()
  await page.getByLabel('Show more fields').selectOption('hidden')
  await page.getByText('Hidden', { exact: true }).waitFor()
  await part(page, 'Battlefield')
  for (const zone of ['The yard', 'The mill']) {
    await page.getByLabel('Name of a new Zone').fill(zone)
    await page.getByRole('button', { name: 'Add the Zone' }).click()
  }
}

/** The links of the players' seats, from the list of seats. */
async function invitations(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Seats/ }).click()
  const links: string[] = []
  for (const seat of ['Player 1', 'Player 2', 'Player 3']) {
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: seat, exact: true }) })
    await item.getByRole('button', { name: 'Invite' }).click()
    links.push(await page.getByRole('textbox', { name: `Link to ${seat}` }).inputValue())
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return links
}

/**
 * What somebody at a page does who strikes where there is somebody to strike, goes to the other Zone where there is not if
 * it is one that `comes`, and answers as is usual. What others do may take away what was about to be pressed: then it is looked at again.
 */
async function step(page: Page, comes: boolean): Promise<boolean> {
  if ((await page.locator('nav [data-wanted=true]').count()) === 0) return false
  const numbered = action(page).locator('[data-number]:enabled:not([aria-expanded])')
  const options = [
    action(page).locator('[data-usual=true]:enabled'),
    numbered.filter({ hasText: /attack/i }),
    ...(comes ? [numbered.filter({ hasText: /move to/i })] : []),
    action(page).getByTestId('end'),
    numbered,
  ]
  let isPressed = false
  await thenLogged(page, async () => {
    isPressed = await pressFirst(page, async () => options)
    // On a phone the first tap shows what would be done, and the second does it.
    await pressFirst(page, async () => [action(page).locator('[data-chosen] [data-kind=main]')])
    return isPressed
  })
  return isPressed
}

/** The same at the terminal: what does not stand in its list is only told. */
function type(terminal: AtTerminal, steps: { n: number }): boolean {
  const prompt = terminal.asked()
  if (['', '... ', '> '].includes(prompt)) return false
  terminal.type(prompt.endsWith('> ') ? (['a1', 'ma1', 'end'][steps.n++ % 3] ?? '') : '')
  return true
}

test('a fight prepared with somebody hidden is played twice by a referee, a laptop, a phone and a terminal', async () => {
  const referee = await somebody(at.browser)
  const laptop = await somebody(at.browser)
  const phone = await somebody(at.browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const pages = { referee: referee.page, laptop: laptop.page, phone: phone.page }
  await prepare(referee.page)
  await look('1-builder', { referee: referee.page })
  await referee.page.getByRole('button', { name: 'Open a table', exact: true }).click()
  await referee.page.locator('[data-told]').waitFor()
  const [first = '', second = '', third = ''] = await invitations(referee.page)
  await sitDown(laptop.page, first, 'Mira')
  await sitDown(phone.page, second, 'Jo')
  const terminal = atTerminal(third, 'Tess')
  for (const { page } of [laptop, phone]) await page.locator('[data-told]').waitFor()
  await referee.page.getByRole('button', { name: /^Seats, 4 / }).click()
  await referee.page.getByRole('heading', { name: 'Tess' }).waitFor()
  await referee.page.getByText('Share out the party').click()
  for (const button of ['Deal among the players who are here', 'Give out'])
    await referee.page.getByRole('button', { name: button }).click()
  await look('2-seats', pages)
  for (const { page } of [laptop, phone]) await page.locator('[data-mine]').first().waitFor({ state: 'attached' })
  await referee.page.keyboard.press('Escape')
  await referee.page.getByRole('dialog').waitFor({ state: 'detached' })

  /** Plays until the fight is over; somebody hidden is revealed after so many steps. */
  const playUntilOver = async (revealAfter: number, fight: string): Promise<void> => {
    const from = [laptop, phone].map(({ frames }) => frames.length)
    const typedFrom = terminal.on.said.length
    const known = () =>
      [
        ...[laptop, phone].flatMap(({ frames }, i) => frames.slice(from[i])),
        ...terminal.on.said.slice(typedFrom),
      ].filter((one) => one.includes(HIDDEN)).length
    const typing = { n: 0 }
    let isRevealed = false
    for (let done = 0, idle = 0; idle < 600; ) {
      if ((await isOver(referee.page)) !== null) return
      let moved = type(terminal, typing)
      for (const { page } of [referee, laptop, phone])
        if ((await isOver(page)) === null) moved = (await step(page, page !== referee.page)) || moved
      if (moved) done++
      idle = moved ? 0 : idle + 1
      if (!moved) await referee.page.waitForTimeout(50)
      if (done === 4) await look(`${fight}-begun`, pages)
      if (isRevealed || done < revealAfter) continue
      // Nobody has heard of it so far, whatever it has done; a look at the past does not tell it either.
      await laptop.page.keyboard.press('m')
      await laptop.page.getByRole('slider').first().press('Home')
      await laptop.page.getByRole('heading', { name: 'The past' }).waitFor()
      await laptop.page.getByRole('slider').first().press('End')
      await laptop.page.getByRole('heading', { name: 'The past' }).waitFor({ state: 'detached' })
      expect(known()).toBe(0)
      await referee.page.keyboard.press('g')
      await referee.page.getByRole('checkbox', { name: `Choose ${HIDDEN}` }).check()
      await referee.page.getByRole('button', { name: /^Reveal/ }).click()
      await people(laptop.page).filter({ hasText: HIDDEN }).waitFor()
      await referee.page.keyboard.press('g')
      await look(`${fight}-revealed`, pages)
      isRevealed = true
    }
    await look('standstill', pages)
    throw new Error(
      `The fight came to a standstill; at the terminal: ${terminal.on.said.slice(-12).join('\n')} ${terminal.asked()}`,
    )
  }

  const ended = async () => {
    const [words, ...others] = await Promise.all(
      [referee, laptop, phone].map(async ({ page }) => {
        await expect.poll(() => isOver(page)).not.toBeNull()
        return isOver(page)
      }),
    )
    expect(others).toEqual([words, words])
    await expect.poll(() => terminal.on.text()).toMatch(/The fight is over: .* wins?\./)
  }

  await playUntilOver(8, '3-first')
  await ended()
  await look('4-first-over', pages)
  await referee.page.getByRole('button', { name: 'Play again' }).click()
  for (const { page } of [laptop, phone]) await page.getByRole('button', { name: 'Come along' }).click()
  for (const { page } of [referee, laptop, phone]) await expect.poll(() => isOver(page)).toBeNull()
  await playUntilOver(8, '5-second')
  await ended()
  await look('6-second-over', pages)
  terminal.type('')
  await terminal.left
  for (const one of [referee, laptop, phone]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})
