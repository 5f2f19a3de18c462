import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from './somebody.ts'

/** What stands on the table's panel of actions. */
const panel = (page: Page) => page.locator('[data-region=action]')

/** Waits until something is wanted of the person, or the fight is over. */
export async function untilWanted(page: Page): Promise<void> {
  await panel(page).locator('[data-number="1"], [data-over]').first().waitFor()
}

/** What tells that something has happened: more is told of the fight, or something else is wanted. Chances come later by themselves. */
const STANDING = `(() => {
  const panel = document.querySelector('[data-region=action]')?.cloneNode(true)
  panel?.querySelectorAll('[data-chances]').forEach((one) => one.remove())
  return [document.querySelector('[data-told]')?.getAttribute('data-told'), panel?.textContent].join()
})()`

/** Does something, and waits until it has happened: what was there to press is gone then. */
export async function andTold(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(STANDING)
  await work()
  // Asked from here: a page whose policy forbids evaluated code is not asked to wait for words of ours.
  for (const since = Date.now(); (await page.evaluate(STANDING)) === before; await page.waitForTimeout(30))
    if (Date.now() - since > PATIENCE) throw new Error('Nothing has come of it.')
}

/** Whether the fight is over, with the words that say so. */
export async function isOver(page: Page): Promise<string | null> {
  const over = panel(page).locator('[data-over] h2')
  return (await over.count()) > 0 ? ((await over.first().textContent()) ?? '') : null
}

/** How somebody does something: by mouse, or by keys alone. */
export interface Hand {
  /** Presses what was found in the list of actions or answers. */
  press(page: Page, what: Locator): Promise<void>
  end(page: Page): Promise<void>
}

/** What has that number in the list. */
export const numbered = (page: Page, n: number): Locator => panel(page).locator(`[data-number="${n}"]`)

/** Clicks. */
export const mouse: Hand = {
  press: (_, what) => what.click({ timeout: 5_000 }),
  end: (page) => panel(page).getByTestId('end').click(),
}

/** Types. */
export const keys: Hand = {
  async press(page, what) {
    await page.keyboard.press((await what.getAttribute('data-number')) ?? '')
  },
  end: (page) => page.keyboard.press('e'),
}

/**
 * Plays a fight to its end as a simple person does: answers as is usual, strikes where there is somebody to strike, and
 * lets the others come where there is not. Returns who has won, in the page's words.
 */
export async function playOut(page: Page, hand: Hand, most = 250): Promise<string> {
  for (let i = 0; i < most; i++) {
    await untilWanted(page)
    const over = await isOver(page)
    if (over !== null) return over
    await andTold(page, () => oneStep(page, hand))
  }
  throw new Error(`After ${most} steps the fight was not over.`)
}

/** Does the next thing that a simple person does; looks again where the list has changed before it was pressed. */
export async function oneStep(page: Page, hand: Hand): Promise<void> {
  await tryStep(page, hand).catch(() => tryStep(page, hand))
}

async function tryStep(page: Page, hand: Hand): Promise<void> {
  const usual = panel(page).locator('[data-usual=true]')
  if ((await usual.count()) > 0) {
    const attack = panel(page).locator('[data-number]:not([aria-disabled=true])', { hasText: /^\d?\s*attack/i })
    const option = (await attack.count()) > 0 ? attack.first() : usual.first()
    return hand.press(page, option)
  }
  const blow = panel(page).locator('[data-number]', { hasText: /attack|use an ability|hit /i })
  return (await blow.count()) === 0 ? hand.end(page) : hand.press(page, blow.first())
}
