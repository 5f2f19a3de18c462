import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The one line of the text view, and the voice that answers it. */
export const line = (page: Page) => page.getByRole('textbox', { name: 'Command' })
export const voice = (page: Page) => page.locator('[aria-live=assertive]')

/** Waits until nothing is under way in the text view and what may be done now is listed, or it is over. */
export async function untilAsked(page: Page): Promise<void> {
  const answers = page.locator('ol, table').or(page.getByRole('button', { name: 'How it went' }))
  const wanted = page.locator('main[data-ready=true] section[aria-labelledby=wanted]')
  await wanted.filter({ has: answers }).waitFor()
}

/** Types a line. */
export async function typeLine(page: Page, typed: string): Promise<void> {
  await line(page).fill(typed)
  await line(page).press('Enter')
}

/** Types a line in a fight against computers; waits until something else is said, and something is wanted again. */
export async function command(page: Page, typed: string): Promise<void> {
  const before = await voice(page).textContent()
  await typeLine(page, typed)
  await expect.poll(() => voice(page).textContent(), { message: typed }).not.toBe(before)
  await untilAsked(page)
}

/** Whether an answer is wanted, and not an action. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('section[aria-labelledby=wanted] ol').count()) > 0
